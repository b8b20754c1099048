"""Modal screens: each is built from a view, asks one thing, and returns a value.

What returns a ``str`` returns a command of the notation, ready to be submitted for the seat
it was built for; None always means that nobody wants anything.
"""
