"""The error of a call without an answer."""

from __future__ import annotations

from typing import Optional


class FinanceError(Exception):
    """A call without an answer. Its text is a sentence that says what to change.

    Attributes:
        code: Decide by this: a code of the service in lower case, or one of this package. `unreachable`: no
            connection. `timeout`: no answer in time. `unexpected_answer`: something other than the service answered,
            such as a proxy. `invalid_option`: the address or the key of the client cannot be right.
            `invalid_signature`: a webhook is not from the service.
        message: The sentence.
        field: The field of a form that is wrong, where the service names it.
        status: HTTP status; None where nothing answered.
        request_id: Id of the request in the log of the server; None where nothing answered.
        retry_after: When the service takes the request again, in seconds; None where it does not say.
        limit: The calls that the plan allows a minute or a month, where the service refused for that; None otherwise.
        docs: The page that explains the code.
    """

    def __init__(
        self,
        message: str,
        *,
        code: str,
        field: Optional[str] = None,
        status: Optional[int] = None,
        request_id: Optional[str] = None,
        retry_after: Optional[float] = None,
        limit: Optional[int] = None,
        docs: Optional[str] = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.field = field
        self.status = status
        self.request_id = request_id
        self.retry_after = retry_after
        self.limit = limit
        self.docs = docs
