"""What an employment owes by law beside pay: overtime, leave, notice, severance, seniority."""

import difflib
import re
from dataclasses import dataclass
from typing import Callable, Optional

from .answers import Question
from .calculation import Signed, calculate
from .definitions import DEFINITIONS
from .details import day_in
from .language import say
from .named_values import DetailNames, named_values
from .values import SheetError, country_of, is_blank, is_unset, number_of, quoted, text_of

DETAILS = DEFINITIONS["labour_details"]


def _example_of(name):
    return f"{name}={DETAILS[name]['example']}"


def _no_value(name):
    return SheetError(say("labour_detail_without_value", detail=name, example=_example_of(name)))


def _details_of(call, function, details):
    """Details of a function of labour law, from text or from a range of names and values."""
    taken = DEFINITIONS["labour_details_of"][function]

    def found(text):
        plain = re.sub(r"[\s-]+", "_", text.strip().lower())
        return plain if plain in taken else None

    def name_of(text):
        name = found(text)
        if name is None:
            near = difflib.get_close_matches(text.strip().lower(), taken, n=1, cutoff=0.75)
            about = {"text": quoted(text.strip()), "name": function, "details": taken}
            raise SheetError(
                say("labour_detail_misspelt", meant=near[0], **about) if near else say("labour_detail_unknown", **about)
            )
        return name

    def stated_alone(text):
        raise _no_value(name_of(text))

    def value_of(name, value):
        if is_unset(value):
            raise _no_value(name)
        kind = DETAILS[name]["kind"]
        if kind == "number":
            return number_of(value, say(f"argument_{name}"))
        return day_in(value, call.calendar) if kind == "day" else text_of(value)

    names = DetailNames(
        is_name=found,
        name_of=name_of,
        stated_alone=stated_alone,
        is_blank=lambda _name, cell: is_unset(cell),
        value_of=value_of,
        label_of=lambda name: say("labour_detail", detail=name),
        advice=say("write_labour_details", example="; ".join(map(_example_of, taken[:2]))),
    )
    return named_values(details, names)


@dataclass(frozen=True)
class Column:
    """An argument that may be a range, and how its cells are read."""

    field: str
    cells: object
    read: Callable
    # What the sentence says is missing; None where the argument may be left out.
    missing: Optional[str] = None
    # Where it is 0, so is the result; the service takes no 0.
    is_factor: bool = False


def _first_day(call, cells):
    missing = say("first_day_missing")
    return Column("started", cells, call.calendar.day_of, missing)


def _last_day(call, cells):
    return Column("ends", cells, call.calendar.day_of, say("last_day_missing"))


def _number(field, cells):
    return Column(field, cells, lambda value: number_of(value, say(f"argument_{field}")))


def _factor(field, cells):
    missing = say("pay_missing" if field == "pay" else "hours_missing")
    return Column(field, cells, lambda value: number_of(value, say(f"argument_{field}")), missing, True)


def _word(field, cells):
    """A word as people write it. Any other text goes to the service, whose error lists the words."""

    def read(value):
        written = text_of(value)
        plain = re.sub(r"[\s-]+", "_", written.lower())
        return plain if plain in DEFINITIONS["labour_words_of"][field] else written

    return Column(field, cells, read)


def _stated(columns, values):
    """What the cells at one position state, and whether that makes the result 0."""
    stated, is_nothing = {}, False
    for column, value in zip(columns, values):
        if column.is_factor and not is_blank(value):
            number = column.read(value)
            is_nothing = is_nothing or number == 0
            stated[column.field] = number or 1
        elif not is_unset(value):
            stated[column.field] = column.read(value)
        elif column.missing is not None:
            raise SheetError(column.missing)
    return stated, is_nothing


def _figure(call, operation, country, columns, fields=("amount",), details=None, read=None):
    """One figure of an answer for each position of the ranges. Nothing is due on no pay and no hours."""
    common = {"country": country_of(country), **(details or {})}

    def question(*values):
        stated, is_nothing = _stated(columns, values)
        return Signed(Question(operation, {**common, **stated}, fields), 0 if is_nothing else 1)

    cells = [column.cells for column in columns]
    return calculate(call, cells, question, read or (lambda data, _: data[fields[0]]))


def overtime_pay(call, country, pay, hours, kind, pay_period, details):
    """Pay of hours of overtime, with the premium of the law."""
    columns = [
        _factor("pay", pay),
        _factor("hours", hours),
        _word("kind", kind),
        _word("pay_period", pay_period),
    ]
    return _figure(call, "overtime", country, columns, details=_details_of(call, "OVERTIME", details))


def leave_days(call, country, started, on, employee_category):
    """Days of paid annual leave of a year."""
    columns = [
        _first_day(call, started),
        Column("on", on, call.calendar.day_of),
        Column("category", employee_category, text_of),
    ]
    return _figure(call, "leave", country, columns, ("days",))


def leave_pay(call, country, pay, started, on, days, details):
    """Pay of days of annual leave."""
    columns = [
        _factor("pay", pay),
        _first_day(call, started),
        Column("on", on, call.calendar.day_of),
        _number("leave_days", days),
    ]
    return _figure(call, "leave", country, columns, details=_details_of(call, "LEAVEPAY", details))


def notice_or_pay(call, country, started, ends, employee_category, pay, days_per_month):
    """The notice of an employer in words; with pay, the pay instead of it."""
    columns = [
        _first_day(call, started),
        _last_day(call, ends),
        Column("category", employee_category, text_of),
        _number("pay", pay),
        _number("days_per_month", days_per_month),
    ]

    def read(data, question):
        return data["amount"] if "pay" in question.input else data["length"]

    return _figure(call, "notice", country, columns, ("length", "amount"), read=read)


def severance_pay(call, country, pay, started, ends, reason, details):
    """What is due by years of service when an employment ends."""
    columns = [
        _factor("pay", pay),
        _first_day(call, started),
        _last_day(call, ends),
        _word("reason", reason),
    ]
    return _figure(call, "severance", country, columns, details=_details_of(call, "SEVERANCE", details))


def seniority_bonus(call, country, base, started, on):
    """The bonus for years of service that the law requires."""
    columns = [_factor("pay", base), _first_day(call, started), Column("on", on, call.calendar.day_of)]
    return _figure(call, "seniority", country, columns)
