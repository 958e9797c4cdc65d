"""The command line: play, watch, prove and measure, in the terminal."""

from __future__ import annotations

from caravanserai.cli.command_line import main

__all__ = ["main"]
