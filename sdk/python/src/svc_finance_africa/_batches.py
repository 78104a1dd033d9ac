"""Questions in batches that the service takes."""

from __future__ import annotations

from typing import Any, Dict, Iterable, List, Optional, Sequence, Union

from . import models
from ._endpoint import written
from ._settings import DATA_STATUSES, LARGEST_BATCH, LARGEST_BATCH_BYTES
from .models import BATCH_FIELDS
from .errors import FinanceError

BatchAnswer = Union[models.BatchSuccess, models.ErrorBody]


class BatchAnswers(List[BatchAnswer]):
    """The answers to questions, in their order.

    Attributes:
        notices: What was ignored in the questions, such as a field that the service does not know.
        data_status: How old the oldest answer is; None where no answer has an age.
    """

    def __init__(self) -> None:
        super().__init__()
        self.notices: List[str] = []
        self.data_status: Optional[str] = None

    def add_meta(self, meta: models.Meta) -> None:
        """Adds what another request of the batch said."""
        self.notices += [notice for notice in meta["notices"] if notice not in self.notices]
        ages = [age for age in (self.data_status, meta.get("data_status")) if age is not None]
        self.data_status = max(ages, key=DATA_STATUSES.index, default=None)


def checked(question: models.BatchItem) -> models.BatchItem:
    """Refuses a question with a field that its operation does not have.

    Raises:
        FinanceError: `bad_request`.
    """
    item: Dict[str, Any] = dict(question)
    known = BATCH_FIELDS.get(str(item.get("operation")))
    if known is None:
        return question  # The service says which operations there are.
    for field, names in (("input", known[0]), ("select", known[1])):
        unknown = [name for name in item.get(field) or () if name not in names]
        if unknown:
            raise FinanceError(
                f"`{unknown[0]}` is not a field of `{field}` for `{item['operation']}`. Known fields: {', '.join(names)}.",
                code="bad_request",
            )
    return question


def batches_of(questions: Iterable[models.BatchItem]) -> List[List[models.BatchItem]]:
    """Splits questions by number and by size."""
    batches: List[List[models.BatchItem]] = []
    size = LARGEST_BATCH_BYTES
    for question in questions:
        length = len(written(question)) + 2
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
