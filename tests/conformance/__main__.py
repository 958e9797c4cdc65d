"""`python -m tests.conformance --write` rewrites the golden files: their diff is the review."""

from __future__ import annotations

import argparse

from tests.conformance.golden import write_golden

parser = argparse.ArgumentParser(description="The golden files of the conformance suite.")
parser.add_argument("--write", action="store_true", required=True, help="write them anew")
parser.parse_args()
write_golden()
