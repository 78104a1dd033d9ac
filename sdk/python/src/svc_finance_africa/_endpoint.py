"""Where an operation is, how it is asked, and what its answer holds."""

from __future__ import annotations

import json
import re
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any, Dict, Mapping, NamedTuple, Optional
from urllib.parse import quote

import httpx

from ._settings import __version__
from .errors import FinanceError


class Endpoint(NamedTuple):
    """An operation."""

    verb: str
    path: str
    """Parameters in braces: `/api/v1/keys/{id}`."""
    sends_body: bool
    """True if the input is the body, False if it is the query."""
    reads: bool
    """True if nothing changes, so that it may be sent again whatever happened."""


class Request(NamedTuple):
    """A request that can be sent."""

    method: str
    url: str
    headers: Dict[str, str]
    content: Optional[bytes]


def request_of(endpoint: Endpoint, values: Mapping[str, Any], base_url: str, api_key: str) -> Request:
    """Puts values into path, query and body. None is left out."""
    rest = {name: value for name, value in values.items() if value is not None}
    path = re.sub(r"\{(\w+)\}", lambda match: quote(str(rest.pop(match.group(1))), safe=""), endpoint.path)
    url = base_url.rstrip("/") + path
    headers = {
        "accept": "application/json",
        "user-agent": f"svc-finance-africa-python/{__version__}",
        "x-api-key": api_key,
    }
    if endpoint.sends_body:
        headers["content-type"] = "application/json"
        return Request(endpoint.verb, url, headers, json.dumps(rest, allow_nan=False).encode())
    query = {name: str(value) for name, value in rest.items()}
    return Request(endpoint.verb, str(httpx.URL(url, params=query)) if query else url, headers, None)


def retry_after_of(header: Optional[str], now: datetime) -> Optional[float]:
    """`Retry-After` in seconds, which may be a number or a date; None where it is neither."""
    if header is None:
        return None
    if header.strip().isdigit():
        return float(header)
    try:
        return max(0.0, (parsedate_to_datetime(header) - now).total_seconds())
    except (TypeError, ValueError):
        return None


def body_of(response: httpx.Response) -> Dict[str, Any]:
    """The body of an answer that was read.

    Raises:
        FinanceError: if it is an error, or not from the service.
    """
    try:
        body = response.json()
    except ValueError:
        body = None
    fields: Dict[str, Any] = body if isinstance(body, dict) else {}
    if response.is_success and ("data" in fields or "result" in fields):
        return fields
    request_id = response.headers.get("x-request-id")
    retry_after = retry_after_of(response.headers.get("retry-after"), datetime.now(timezone.utc))
    limit = response.headers.get("ratelimit-limit") if response.status_code == 429 else None
    error = fields.get("error")
    if fields.get("success") is False and isinstance(error, dict) and isinstance(error.get("code"), str):
        raise FinanceError(
            str(error.get("message")),
            code=error["code"].lower(),
            field=error.get("field"),
            status=response.status_code,
            request_id=request_id,
            retry_after=retry_after,
            limit=None if limit is None else int(limit),
            docs=error.get("docs"),
        )
    raise FinanceError(
        f"What answered is not the finance service (status {response.status_code}). Check the address.",
        code="unexpected_answer",
        status=response.status_code,
        request_id=request_id,
        retry_after=retry_after,
    )


def failure_of(error: httpx.HTTPError, timeout: float) -> FinanceError:
    """Why there was no answer at all."""
    if isinstance(error, httpx.TimeoutException):
        return FinanceError(f"The finance service did not answer within {timeout:g} seconds.", code="timeout")
    return FinanceError(
        "The finance service cannot be reached. Check the address and the connection.", code="unreachable"
    )
