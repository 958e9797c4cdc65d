"""Learning by self-play, with NumPy alone: see `docs/learning.md`."""
