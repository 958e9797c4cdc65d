"""The command line: play, watch, verify and benchmark in the terminal."""

from __future__ import annotations

from caravanserai.cli.command_line import main

__all__ = ["main"]
