"""What was written before must still be read: positions, records and the endings of seeded games.

The files in `tests/fixtures` were written by the code of their day and are never written anew: they stand for
what people have saved. `python -m tests.older` writes a file that is not there yet.
"""
