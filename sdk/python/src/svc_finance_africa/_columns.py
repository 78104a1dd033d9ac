"""Questions that differ only in their amount, as one column of a batch."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any, Callable, Dict, List, NamedTuple, Sequence, Tuple, Union, cast

from . import models
from ._endpoint import written
from ._settings import AMOUNT_OPERATIONS

BatchAnswer = Union[models.BatchSuccess, models.ErrorBody]
BatchEntry = Union[models.BatchSuccess, models.BatchColumns, models.ErrorBody]


class Parcel(NamedTuple):
    """Questions as the items of one request."""

    items: List[models.BatchItem]
    places: List[Tuple[int, int]]
    """For each question its item and, for a column, its place among the amounts; -1 for an item of its own."""


def _amount_of(question: Dict[str, Any]) -> Any:
    """The amount of a question that may share an item with others; None where it stands alone."""
    given = question.get("input")
    amount = given.get("amount") if isinstance(given, dict) else None
    is_number = isinstance(amount, (int, float, Decimal)) and not isinstance(amount, bool)
    shares = question.get("operation") in AMOUNT_OPERATIONS and question.get("select") and "amounts" not in question
    return amount if is_number and shares else None


def parcel_of(questions: Sequence[models.BatchItem]) -> Parcel:
    """Puts questions into items. Those that differ only in their amount share one, with all their amounts."""
    items: List[Dict[str, Any]] = []
    places: List[Tuple[int, int]] = []
    columns: Dict[str, Tuple[int, List[Any]]] = {}
    for sent in questions:
        question: Dict[str, Any] = dict(sent)
        amount = _amount_of(question)
        if amount is None:
            places.append((len(items), -1))
            items.append(question)
            continue
        rest = {name: value for name, value in question["input"].items() if name != "amount"}
        key = written({**question, "input": rest})
        at, amounts = columns.setdefault(key, (len(items), []))
        amounts.append(amount)
        if len(amounts) == 1:
            items.append(question)
        elif len(amounts) == 2:
            items[at] = {**question, "input": rest, "amounts": amounts}
        places.append((at, len(amounts) - 1))
    return Parcel(
        cast(List[models.BatchItem], items),
        [(at, place if "amounts" in items[at] else -1) for at, place in places],
    )


def _reply_at(result: models.BatchColumns, place: int) -> BatchAnswer:
    error = result.get("errors", {}).get(str(place))
    if error is not None:
        return {"success": False, "error": error}
    values = {field: column[place] for field, column in result["columns"].items()}
    return {"success": True, "data": {field: value for field, value in values.items() if value is not None}}


def replies_to(parcel: Parcel, results: Sequence[BatchEntry]) -> List[BatchAnswer]:
    """The reply to each question of a request, in the order of the questions."""

    def reply_to(item: int, place: int) -> BatchAnswer:
        result = results[item]
        if place < 0 or "columns" not in result:
            return cast(BatchAnswer, result)
        return _reply_at(cast(models.BatchColumns, result), place)

    return [reply_to(*place) for place in parcel.places]


def about_questions(notice: str, parcel: Parcel, place_of: Callable[[int], int]) -> str:
    """A notice about an item of a request, as one about the question that it was made from.

    Args:
        notice: A sentence that may name items as `items[3]`.
        parcel: The questions of the request.
        place_of: The place of a question of the request among all questions.
    """

    def placed(found: "re.Match[str]") -> str:
        item = int(found[1])
        places = (question for question, (at, _) in enumerate(parcel.places) if at == item)
        return next((f"items[{place_of(question)}]" for question in places), found[0])

    return re.sub(r"\bitems\[(\d+)\]", placed, notice)
