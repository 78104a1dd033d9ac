"""When a request is sent again."""

from __future__ import annotations

from typing import Optional

from ._settings import FIRST_PAUSE, LONGEST_PAUSE
from .errors import FinanceError

_NOT_CARRIED_OUT = ("rate_limit_exceeded", "service_unavailable", "request_timeout")
"""Codes with which the service says that it did not carry out a request."""


def pause_before(
    attempt: int, error: FinanceError, reads: bool, longest_wait: float, chance: float
) -> Optional[float]:
    """The pause before a request is sent again, in seconds; None if that would not help.

    Args:
        attempt: 1 before the first retry.
        error: Why it failed.
        reads: Whether the request changes nothing.
        longest_wait: The longest `Retry-After` that is waited for.
        chance: From 0 to 1: adds up to a fifth, so that clients do not return together.
    """
    status = error.status
    may_help = error.code in _NOT_CARRIED_OUT or (reads and (status is None or status >= 500 or status == 429))
    # The service names no time where the plan never takes as many calls at once.
    never_helps = error.code == "rate_limit_exceeded" and error.retry_after is None
    asked = error.retry_after or 0.0
    if not may_help or never_helps or asked > longest_wait:
        return None
    back_off = min(FIRST_PAUSE * 2.0 ** (attempt - 1), LONGEST_PAUSE)
    return max(asked, back_off * (1 + chance / 5))
