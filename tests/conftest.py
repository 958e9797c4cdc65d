"""Whatever test is asked for, the assertions of the suites that several share explain themselves."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.conformance")
