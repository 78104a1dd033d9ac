# Generated from the contract by `npm run data:generate`; `npm run data:check` fails when it is out of date.
"""The clients."""

from __future__ import annotations

from typing import Iterable, List, Optional

from . import models
from ._operations import AccountOperations, FinanceOperations
from ._batches import BatchAnswer, batches_of, in_lower_case, most_together, taken
from .errors import FinanceError


class FinanceClient(FinanceOperations):
    """The finance service with an API key: each operation as a method, lists of any length, batches of any size."""

    def ask_all(
        self, questions: Iterable[models.BatchItem], *, timeout: Optional[float] = None
    ) -> List[BatchAnswer]:
        """Asks any number of questions, in as few requests as possible.

        Questions for which one request had no time left are sent again. Where the plan takes fewer calls a minute,
        each request has as many as it takes, and the client waits for the next minute.

        Args:
            questions: Operations with their inputs, as dictionaries.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Returns:
            An answer or an error for each question, in their order.

        Raises:
            FinanceError: if a whole request is refused.
        """
        answers: List[BatchAnswer] = []
        most: Optional[int] = None
        for batch in batches_of(questions):
            while batch:
                try:
                    results = (self.batch(items=batch[:most], timeout=timeout))["data"]["results"]
                except FinanceError as error:
                    fewer = most_together(error, len(batch[:most]))
                    if fewer is None:
                        raise
                    most = fewer
                    continue
                count = taken(results)
                answers += map(in_lower_case, results[:count])
                batch = batch[count:]
        return answers


class AccountClient(AccountOperations):
    """The management of an account, with an account token as its key."""
