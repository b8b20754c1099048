"""Games that bots play by the hundred, to tell what a change of the rules would do."""
