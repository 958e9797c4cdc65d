"""Database migrations: one file per change, run by the server on start-up."""
