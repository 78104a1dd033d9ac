"""Questions of cells and the answers to them, which are kept so that equal questions are asked once."""

import json
import threading
import time
from dataclasses import dataclass

from .definitions import DEFINITIONS
from .details import with_detail_names
from .service import ask_batch, ServiceError
from .values import SheetError

TEN_MINUTES = 600
MOST_KEPT = 200_000
# Long enough for the cells that wait to read the refusal, short enough for the next recalculation to ask again.
PASSING = 15


@dataclass(frozen=True)
class Question:
    """One item of a batch. Without `fields` the answer has all of them, with its sources and dates."""

    operation: str
    input: dict
    fields: tuple = None

    @property
    def key(self):
        return self.operation + json.dumps(self.input, sort_keys=True)


class NotYet(Exception):
    """Answers that are not there yet."""

    def __init__(self, questions):
        super().__init__()
        self.questions = questions


@dataclass
class Kept:
    fields: frozenset
    reply: dict
    until: float


def _covers(available, wanted):
    return available is None or (wanted is not None and available.issuperset(wanted))


class Answers:
    """The answers of this session. Those about a given date or tax year stay; others are asked again after a while."""

    def __init__(self, settings, now=time.monotonic):
        self._settings = settings
        self._now = now
        self._kept = {}
        self._lock = threading.Lock()

    def find(self, questions):
        """The replies, in the order of the questions.

        Raises NotYet with those that must be asked first.
        """
        replies, missing, now = [], [], self._now()
        with self._lock:
            for question in questions:
                kept = self._kept.get(question.key)
                if kept is None or kept.until <= now or not _covers(kept.fields, question.fields):
                    missing.append(question)
                else:
                    replies.append(kept.reply)
        if missing:
            raise NotYet(missing)
        return replies

    def fetch(self, questions):
        """Asks the service, in as few requests as it allows, and keeps the replies. Equal questions are asked once."""
        wanted = {}
        for question in questions:
            fields = None if question.fields is None else frozenset(question.fields)
            if question.key in wanted:
                earlier = wanted[question.key].fields
                fields = None if earlier is None or fields is None else fields.union(earlier)
            wanted[question.key] = Question(question.operation, question.input, fields)
        asked = list(wanted.items())
        size = DEFINITIONS["largest_batch"]
        for start in range(0, len(asked), size):
            part = asked[start : start + size]
            self._keep(part, self._replies([question for _, question in part]))

    def _replies(self, questions):
        items = [
            {
                "operation": one.operation,
                "input": one.input,
                **({} if one.fields is None else {"select": sorted(one.fields)}),
            }
            for one in questions
        ]
        try:
            return ask_batch(self._settings(), items)
        except ServiceError as error:
            return [{"success": False, "error": {"code": "", "message": str(error)}}] * len(items)

    def _keep(self, asked, replies):
        now = self._now()
        with self._lock:
            for (key, question), reply in zip(asked, replies):
                while len(self._kept) >= MOST_KEPT:
                    del self._kept[next(iter(self._kept))]
                self._kept[key] = Kept(question.fields, reply, now + _lifetime(question, reply))

    def forget(self):
        """Drops every answer."""
        with self._lock:
            self._kept.clear()


def _lifetime(question, reply):
    if not reply["success"] and reply["error"]["code"].lower() not in DEFINITIONS["lasting_errors"]:
        return PASSING
    dated = "date" in question.input or "tax_year" in question.input or "pay_date" in question.input
    return float("inf") if dated else TEN_MINUTES


def data_of(reply):
    """The data of a reply. Raises SheetError with the sentence of the service if there is none."""
    if not reply["success"]:
        raise SheetError(with_detail_names(reply["error"]["message"]))
    return reply["data"]
