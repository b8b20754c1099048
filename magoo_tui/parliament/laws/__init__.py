"""Laws at work: the chain of what follows from a line, and the facts that laws bring about."""
