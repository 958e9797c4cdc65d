"""A server process for tests: its port and its settings (as JSON) come on the command line."""

from __future__ import annotations

import sys


def main() -> None:
    # Imported here: the computers' processes load this module too, and need nothing of the server.
    import msgspec

    from caravanserai.server.app import run
    from caravanserai.server.settings import Settings

    settings = msgspec.json.decode(sys.argv[2], type=Settings, dec_hook=lambda kind, value: kind(value))
    run(settings, port=int(sys.argv[1]))


if __name__ == "__main__":
    main()
