"""Every change to the database, in order."""
