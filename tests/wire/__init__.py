"""Non-interference on the wire: an audience is sent the same bytes whatever it may not know.

A game is played through the real server, in one process and without a network. At a moment of it, and for
each audience in turn, everything that audience can be sent or can ask for is produced twice: as things are,
and in another world that agrees with this one only in what the audience is shown. The bytes must be the same.

`python -m tests.wire --comparisons 100000` is the long form.
"""
