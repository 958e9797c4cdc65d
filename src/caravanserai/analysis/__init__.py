"""What decided a game: the price of every decision and the luck of every roll and draw."""

from __future__ import annotations

from caravanserai.analysis.sharpening import Analysis, analyse

__all__ = ["Analysis", "analyse"]
