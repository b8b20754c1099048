"""The command line: the only place that wires everything together."""
