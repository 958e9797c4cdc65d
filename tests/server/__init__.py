"""The server, tested from the outside: real processes, real sockets, a real disk."""
