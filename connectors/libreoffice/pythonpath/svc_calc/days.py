"""Public holidays and working days."""

import datetime

from .answers import Question, data_of
from .calculation import calculate
from .grid import cells_of
from .language import say
from .values import SheetError, country_of, is_blank, is_unset, number_of


def holiday_table(call, country, year):
    """The public holidays of a country in a year: day and name, without headings."""
    asked = datetime.date.today().year if is_unset(year) else number_of(year, say("argument_year"))
    data = data_of(call.ask([Question("holidays", {"country": country_of(country), "year": asked}, ("holidays",))])[0])
    return [[call.calendar.serial_of(one["day"]), one["name"]] for one in data["holidays"]]


def _days_off_given(call, days_off):
    """The company's own days off, from cells in any order. Empty ones are passed over."""
    days = [call.calendar.day_of(cell) for cell in cells_of(days_off) if not is_unset(cell)]
    return {"days_off": ",".join(days)} if days else {}


def _last_day(call, end):
    """The last day. A blank one would be a wrong date in words that name no cell."""
    if is_unset(end):
        raise SheetError(say("last_day_missing"))
    return call.calendar.day_of(end)


def _count_of(days):
    """How many working days to count. 0 is one of them, and a blank cell is not."""
    if is_blank(days):
        raise SheetError(say("days_missing"))
    return number_of(days, say("argument_days"))


def working_day_count(call, country, first_day, last_day, days_off):
    """How many working days there are from one day to another, both included."""
    code, off = country_of(country), _days_off_given(call, days_off)
    return calculate(
        call,
        [first_day, last_day],
        lambda first, last: Question(
            "working_days",
            {"country": code, "start": call.calendar.day_of(first), "end": _last_day(call, last), **off},
            ("working_days",),
        ),
        lambda data, _: data["working_days"],
    )


def working_day_after(call, country, first_day, days, days_off):
    """The day that lies so many working days after another, or before it."""
    code, off = country_of(country), _days_off_given(call, days_off)
    return calculate(
        call,
        [first_day, days],
        lambda first, count: Question(
            "working_days",
            {"country": code, "start": call.calendar.day_of(first), "days": _count_of(count), **off},
            ("end",),
        ),
        lambda data, _: call.calendar.serial_of(data["end"]),
    )
