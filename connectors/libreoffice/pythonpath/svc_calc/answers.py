"""Questions of cells and the answers to them, which are kept so that equal questions are asked once."""

import json
import threading
import time
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone

from .columns import items_of, reply_at
from .definitions import DEFINITIONS
from .service import ask_batch, ask_return
from .values import SheetError

TEN_MINUTES = 600
MOST_KEPT = 200_000
# The operation that is no item of a batch: its question has the rows of a whole table.
RETURN = "return"
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


def _together(fields, others):
    return None if fields is None or others is None else frozenset(fields).union(others)


class Answers:
    """The answers of this session. Those about a given date or tax year stay; others are asked again after a while."""

    def __init__(self, settings, now=time.monotonic):
        self._settings = settings
        self._now = now
        self._kept = {}
        self._lock = threading.Lock()
        # A service that does not answer is not asked again for each cell.
        self._refusal, self._down_until = None, 0.0

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
            fields = _together(self._fields_kept(question.key), question.fields)
            if question.key in wanted:
                fields = _together(wanted[question.key].fields, fields)
            wanted[question.key] = Question(question.operation, question.input, fields)
        asked, size = list(wanted.values()), DEFINITIONS["largest_batch"]
        parts = [asked[start : start + size] for start in range(0, len(asked), size)]
        # Kept together: passing refusals of one part must not end while the service is asked for the next.
        self._keep(asked, [reply for part in parts for reply in self._replies(part)])

    def _fields_kept(self, key):
        """The fields of a kept answer. A new answer to the question replaces it, so it must have them too."""
        with self._lock:
            kept = self._kept.get(key)
        return () if kept is None else kept.fields

    def _replies(self, questions):
        if self._now() < self._down_until:
            return [self._refusal] * len(questions)
        try:
            settings = self._settings()
            items, places = items_of([one for one in questions if one.operation != RETURN])
            results = ask_batch(settings, items) if items else []
            replies = iter([reply_at(results[item], place) for item, place in places])
            return [ask_return(settings, one.input) if one.operation == RETURN else next(replies) for one in questions]
        except Exception as error:  # Whatever fails: a cell without a reply would ask again for ever.
            self._refusal = {"success": False, "error": {"code": "", "message": str(error)}}
            self._down_until = self._now() + PASSING
            return [self._refusal] * len(questions)

    def _keep(self, asked, replies):
        now = self._now()
        with self._lock:
            for question, reply in zip(asked, replies):
                while len(self._kept) >= MOST_KEPT:
                    del self._kept[next(iter(self._kept))]
                self._kept[question.key] = Kept(question.fields, reply, now + _lifetime(question, reply))

    def forget(self):
        """Drops every answer."""
        with self._lock:
            self._kept.clear()
        self._down_until = 0.0


def day_at(hours):
    """The day where clocks are some hours ahead of UTC, or behind it."""
    return (datetime.now(timezone.utc) + timedelta(hours=hours)).date().isoformat()


def as_current(question):
    """The question as the service understands it: one about today, wherever the day has begun, is about the latest
    figure, so that cells with and without the date agree."""
    date = question.input.get("date", "")
    if question.operation not in ("forex", "fuel", "rates") or not day_at(0) <= date <= day_at(14):
        return question
    rest = {name: value for name, value in question.input.items() if name != "date"}
    return Question(question.operation, rest, question.fields)


def _names_open_day(question):
    """Does a question name a day that is not over everywhere on Earth?"""
    first = day_at(-12)
    return any(question.input.get(name, "") >= first for name in ("date", "start", "end"))


def _passes(question, error):
    """May a refusal pass? A day in the future begins, and what is not recorded yet may be recorded later."""
    is_wrong = error["code"].lower() in DEFINITIONS["lasting_errors"]
    return not is_wrong or error.get("absent", False) or _names_open_day(question)


def _lifetime(question, reply):
    if not reply["success"] and _passes(question, reply["error"]):
        return PASSING
    dated = "tax_year" in question.input or "pay_date" in question.input
    over = "date" in question.input and not _names_open_day(question)
    return float("inf") if dated or over else TEN_MINUTES


def data_of(reply):
    """The data of a reply. Raises SheetError with the sentence of the service if there is none."""
    if not reply["success"]:
        raise SheetError(reply["error"]["message"])
    return reply["data"]
