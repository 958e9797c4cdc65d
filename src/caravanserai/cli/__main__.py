"""`python -m caravanserai.cli`: the same as the installed command."""

from __future__ import annotations

import sys

from caravanserai.cli.command_line import main

if __name__ == "__main__":  # the worker processes of a tournament import this file again
    sys.exit(main())
