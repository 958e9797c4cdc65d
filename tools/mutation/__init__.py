"""Whether the tests notice when a rule is broken: one change at a time, and the tests that should fail."""
