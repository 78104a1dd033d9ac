"""The clients."""

from __future__ import annotations

from typing import Iterable, Optional

from . import models
from ._async_operations import AsyncAccountOperations, AsyncFinanceOperations
from ._batches import Asking, BatchAnswers, batches_of, checked, most_together
from ._endpoint import Endpoint
from ._poll import PolledChanges, fields_of, polled_changes
from .errors import FinanceError


class AsyncFinanceClient(AsyncFinanceOperations):
    """The finance service with an API key: each operation as a method, lists of any length, batches of any size."""

    async def ask_all(
        self, questions: Iterable[models.BatchItem], *, timeout: Optional[float] = None
    ) -> BatchAnswers:
        """Asks any number of questions, in as few requests as possible.

        Questions for which one request had no time left are sent again. Where the plan takes fewer calls a minute,
        each request has as many as it takes, and the client waits for the next minute.

        Args:
            questions: Operations with their inputs, as dictionaries.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Returns:
            An answer or an error for each question, in their order. `notices` of the list says what was ignored in
            the questions, `data_status` how old the oldest answer is.

        Raises:
            FinanceError: if a question has a field that is not known, or a whole request is refused.
        """
        answers = BatchAnswers()
        most: Optional[int] = None
        for batch in batches_of(map(checked, questions)):
            asking = Asking(batch, answers)
            while (parcel := asking.next(most)) is not None:
                try:
                    asking.take(parcel, await self.batch(items=parcel.items, timeout=timeout))
                except FinanceError as error:
                    fewer = most_together(error, len(parcel.places))
                    if fewer is None:
                        raise
                    most = fewer
        return answers

    async def poll_changes(
        self,
        *,
        kind: Optional[str] = None,
        country: Optional[str] = None,
        place: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> PolledChanges:
        """Asks what changed since the last question. Nothing new is an empty list.

        Args:
            kind: The kinds of changes, separated by commas; all if left out.
            country: The countries, separated by commas; all if left out.
            place: The `next` of the answer before; left out for the first question.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        endpoint = Endpoint("GET", "/api/v1/changes/poll", False, True)
        return await self._read(endpoint, fields_of(kind, country, place), timeout, polled_changes)


class AsyncAccountClient(AsyncAccountOperations):
    """The management of an account, with an account token as its key."""
