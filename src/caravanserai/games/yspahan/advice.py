"""What bots and hints know of Yspahan."""

from __future__ import annotations

from caravanserai.kernel.game import Advice


class YspahanAdvice(Advice):
    """To be written."""
