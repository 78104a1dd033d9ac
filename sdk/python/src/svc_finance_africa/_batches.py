"""Questions in batches that the service takes."""

from __future__ import annotations

from typing import Any, Dict, Iterable, List, Optional, Sequence

from . import models
from ._columns import BatchAnswer, Parcel, about_questions, parcel_of, replies_to
from ._endpoint import written
from ._settings import DATA_STATUSES, LARGEST_BATCH, LARGEST_BATCH_BYTES
from .models import BATCH_FIELDS
from .errors import FinanceError

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

    def add_meta(self, meta: models.Meta, notices: Iterable[str]) -> None:
        """Adds what another request of the batch said."""
        self.notices += [notice for notice in dict.fromkeys(notices) if notice not in self.notices]
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


def _is_beyond_budget(answer: BatchAnswer) -> bool:
    """Is it the refusal of a question for which the request had no time left?"""
    return answer["success"] is False and answer["error"]["code"] == "budget_exceeded"


def _in_lower_case(answer: BatchAnswer) -> BatchAnswer:
    """An answer with its error code in lower case, as everywhere in this package."""
    if answer["success"] is True:
        return answer
    error = answer["error"].copy()
    error["code"] = error["code"].lower()
    return {"success": False, "error": error}


class Asking:
    """The questions of one batch while they are asked, in as many requests as they need."""

    def __init__(self, questions: Sequence[models.BatchItem], answers: BatchAnswers) -> None:
        self._questions = questions
        self._answers = answers
        self._first = len(answers)
        self._left = list(range(len(questions)))
        self._found: Dict[int, BatchAnswer] = {}

    def next(self, most: Optional[int]) -> Optional[Parcel]:
        """What to ask next, about this many questions at most; None at the end, when the answers are in the list."""
        if self._left:
            return parcel_of([self._questions[at] for at in self._left[:most]])
        self._answers.extend(_in_lower_case(self._found[at]) for at in range(len(self._questions)))
        return None

    def take(self, parcel: Parcel, answer: models.BatchAnswer) -> None:
        """Keeps what a request answered. Questions for which it had no time left are asked again.

        Questions that are too large on their own would be refused again, so their refusals stand.
        """
        count = len(parcel.places)
        asked, self._left = self._left[:count], self._left[count:]
        replies = replies_to(parcel, answer["data"]["results"])
        may_help = not all(map(_is_beyond_budget, replies))
        self._left[:0] = [at for at, reply in zip(asked, replies) if may_help and _is_beyond_budget(reply)]
        self._found.update(zip(asked, replies))
        meta = answer["meta"]
        placed = [about_questions(notice, parcel, lambda place: self._first + asked[place]) for notice in meta["notices"]]
        self._answers.add_meta(meta, placed)
