"""The server, tested from outside: real processes, real sockets, a real disk."""
