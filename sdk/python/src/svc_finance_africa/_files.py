"""Files that the service made."""

from __future__ import annotations

import re
from typing import NamedTuple, Optional

import httpx

from ._endpoint import body_of
from .errors import FinanceError


class ReceivedFile(NamedTuple):
    """A file that the service made."""

    name: str
    """Its name, as the service suggests it."""
    type: str
    """Its media type."""
    content: bytes
    problems: Optional[int]
    """How many problems the JSON of the same question lists, for a return."""


def file_of(response: httpx.Response) -> ReceivedFile:
    """The file of an answer that was read.

    Raises:
        FinanceError: if the answer is an error, or not from the service.
    """
    named = re.search(r'filename="([^"]+)"', response.headers.get("content-disposition", ""))
    if not response.is_success or named is None:
        body_of(response)
        raise FinanceError("The service answered without a file.", code="unexpected_answer")
    problems = response.headers.get("x-svc-problems")
    return ReceivedFile(
        named.group(1),
        response.headers.get("content-type", ""),
        response.content,
        None if problems is None else int(problems),
    )
