"""Logs as JSON, one line per event; values come from `extra`, never from what people wrote."""

from __future__ import annotations

import json
import logging
import re
import sys

from caravanserai.server.times import iso

_PLAIN = set(vars(logging.LogRecord("", 0, "", 0, "", None, None))) | {"message", "asctime", "taskName"}


_DETAIL = re.compile(r"(DETAIL|CONTEXT):.*")  # where PostgreSQL quotes whole rows


class JsonLines(logging.Formatter):
    """Formats a log record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": iso(record.created), "level": record.levelname.lower(), "from": record.name}
        line["what"] = _DETAIL.sub(r"\1: …", record.getMessage())
        line.update({key: value for key, value in vars(record).items() if key not in _PLAIN})
        if record.exc_info:
            line["error"] = _DETAIL.sub(r"\1: …", self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def log_as_json(level: str = "INFO") -> None:
    """Send the server's own logs, and warnings from everything else, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel("WARNING")
    for name in ("caravanserai", "uvicorn.error", "litestar", "alembic", "asyncio", "sqlalchemy"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(level if name == "caravanserai" else "WARNING")
