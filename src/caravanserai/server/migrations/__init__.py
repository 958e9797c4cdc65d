"""The database's history: one file for each change, run by the server when it starts."""
