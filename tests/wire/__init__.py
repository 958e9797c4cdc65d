"""Non-interference on the wire: an audience is sent the same bytes whatever it may not know.

A game is played through the real server, in one process and without a network. At some of its moments, for
each audience in turn, everything that audience can be sent or can ask for is produced twice: in the real
world, and in another that agrees with it only in what the audience is shown. The bytes must be the same.

`python -m tests.wire --comparisons 100000` is the long form.
"""
