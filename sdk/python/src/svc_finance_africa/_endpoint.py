"""Where an operation is, how it is asked, and what its answer holds."""

from __future__ import annotations

import json
import re
from datetime import datetime, timezone
from decimal import Decimal
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


def check_connection(base_url: object, api_key: object) -> None:
    """Refuses an address and a key that cannot be right, before the first call.

    Raises:
        FinanceError: `invalid_option`.
    """
    if not isinstance(base_url, str) or re.match(r"https?://[^\s/]", base_url, re.IGNORECASE) is None:
        raise FinanceError(
            f'`base_url` must be an address such as "https://finance.example.com", not {base_url!r}.',
            code="invalid_option",
        )
    if not isinstance(api_key, str) or api_key == "":
        raise FinanceError("`api_key` is missing. Set it to an API key of the service.", code="invalid_option")
    # What is no visible ASCII would break the header.
    if re.fullmatch(r"[\x21-\x7e]+", api_key) is None:
        raise FinanceError(
            "`api_key` contains a space, a line break or another character that no key has. Copy the key alone.",
            code="invalid_option",
        )


def number_of(value: object) -> float:
    """A `Decimal` as a number of JSON, which has no decimals of its own."""
    if isinstance(value, Decimal):
        return int(value) if value == value.to_integral_value() else float(value)
    raise TypeError(f"{type(value).__name__} cannot be sent: {value!r}")


def written(value: object) -> str:
    """A value as JSON. Amounts may be `Decimal`."""
    return json.dumps(value, allow_nan=False, default=number_of)


def request_of(
    endpoint: Endpoint, values: Mapping[str, Any], base_url: str, api_key: str, lang: Optional[str] = None
) -> Request:
    """Puts values into path, query and body, and the language into the query. None is left out."""
    rest = {name: value for name, value in values.items() if value is not None}
    path = re.sub(r"\{(\w+)\}", lambda match: quote(str(rest.pop(match.group(1))), safe=""), endpoint.path)
    url = base_url.rstrip("/") + path
    headers = {
        "accept": "application/json",
        "user-agent": f"svc-finance-africa-python/{__version__}",
        "x-api-key": api_key,
    }
    query = {} if endpoint.sends_body else {name: str(value) for name, value in rest.items()}
    if lang is not None:
        query["lang"] = lang
    address = str(httpx.URL(url).copy_merge_params(query)) if query else url
    if not endpoint.sends_body:
        return Request(endpoint.verb, address, headers, None)
    headers["content-type"] = "application/json"
    return Request(endpoint.verb, address, headers, written(rest).encode())


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
