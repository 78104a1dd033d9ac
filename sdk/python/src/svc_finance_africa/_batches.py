"""Questions in batches that the service takes."""

from __future__ import annotations

import json
from typing import Iterable, List, Optional, Sequence, Union

from . import models
from ._settings import LARGEST_BATCH, LARGEST_BATCH_BYTES
from .errors import FinanceError

BatchAnswer = Union[models.BatchSuccess, models.ErrorBody]


def batches_of(questions: Iterable[models.BatchItem]) -> List[List[models.BatchItem]]:
    """Splits questions by number and by size."""
    batches: List[List[models.BatchItem]] = []
    size = LARGEST_BATCH_BYTES
    for question in questions:
        length = len(json.dumps(question)) + 2
        if size + length > LARGEST_BATCH_BYTES or len(batches[-1]) == LARGEST_BATCH:
            batches.append([])
            size = 0
        batches[-1].append(question)
        size += length
    return batches


def most_together(error: FinanceError, questions: int) -> Optional[int]:
    """How many questions one request may hold, where it was refused because the plan never takes as many.

    Returns:
        None where it was refused for another reason.
    """
    if error.code != "rate_limit_exceeded" or error.retry_after is not None:
        return None
    return error.limit if error.limit is not None and error.limit < questions else None


def taken(results: Sequence[BatchAnswer]) -> int:
    """How many of the results stand. Those after them were beyond the budget of the request.

    A question that is too large on its own would be refused again, so a refused first one stands.
    """
    for place, result in enumerate(results):
        if place > 0 and result["success"] is False and result["error"]["code"] == "budget_exceeded":
            return place
    return len(results)


def in_lower_case(answer: BatchAnswer) -> BatchAnswer:
    """An answer with its error code in lower case, as everywhere in this package."""
    if answer["success"] is True:
        return answer
    error = answer["error"].copy()
    error["code"] = error["code"].lower()
    return {"success": False, "error": error}
