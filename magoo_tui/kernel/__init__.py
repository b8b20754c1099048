"""Plain values that every game is made of: cards, seats, moves, events, refusals.

Seat: a place at the table.       Table: the only holder of a state, and the only door to it.
Move: what somebody wishes.       Event: a fact; nothing else changes a state.
Refusal: a no, with its clause.   Clause: a numbered rule, with parameters.
Law: a sentence that the people put in force.   Procedure: a piece of play that has the floor.
SeatView: what one seat, or a spectator, may know.   Record: header and lines of a game.
"""
