"""Questions of a flow that polls the changes."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import Any, Dict, List, NamedTuple, Optional, cast
from urllib.parse import parse_qsl, urlsplit

import httpx

from . import models
from ._endpoint import body_of, retry_after_of


class PolledChanges(NamedTuple):
    """What is new since the last question."""

    changes: List[models.Change]
    """Newest first; empty where nothing is new."""
    next: str
    """What to ask next. Keep it: it is the place in the list of changes."""
    wait: float
    """Seconds to wait before the next question."""


def fields_of(kind: Optional[str], country: Optional[str], place: Optional[str]) -> Dict[str, Any]:
    """The fields of a question. A place has the filter in it."""
    return {"kind": kind, "country": country} if place is None else dict(parse_qsl(urlsplit(place).query))


def polled_changes(response: httpx.Response) -> PolledChanges:
    """The answer: status 202 where nothing is new, else a list without the usual envelope."""
    place = response.headers.get("location")
    if not response.is_success or place is None:
        return cast(PolledChanges, body_of(response))
    wait = retry_after_of(response.headers.get("retry-after"), datetime.now(timezone.utc))
    changes = [] if response.status_code == 202 else cast(List[models.Change], response.json())
    return PolledChanges(changes, place, wait or 0.0)
