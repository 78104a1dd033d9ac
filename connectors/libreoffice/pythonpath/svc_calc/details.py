"""Details of pay: text such as `married; children=2`, or a range of names and values, as fields of a request."""

import difflib
import re

from .definitions import DEFINITIONS
from .language import either, label_of, say
from .named_values import DetailNames, named_values
from .values import SheetError, flag_of, folded, is_blank, is_unset, number_given, number_of, quoted, text_of, tidy

DETAILS = DEFINITIONS["details"]


def detail_meant(text):
    """The detail that a name or a label means, in any language."""
    name = DEFINITIONS["columns"].get(folded(text))
    return name if name in DETAILS else None


def _not_a_detail(text):
    near = difflib.get_close_matches(text.strip().lower(), [*DETAILS], n=1, cutoff=0.75)
    shown = quoted(text.strip())
    if near:
        return SheetError(say("detail_misspelt", text=shown, meant=near[0]))
    return SheetError(say("detail_unknown", text=shown, examples=say("examples_of_details")))


def _name_of(text):
    name = detail_meant(text)
    if name is None:
        raise _not_a_detail(text)
    return name


def _example_of(name):
    detail = DETAILS[name]
    return name if detail["kind"] == "flag" and detail["example"] == "true" else f"{name}={detail['example']}"


def _rounded(number):
    return tidy(float(f"{number:.12g}"))


def _part_of(name, value, _calendar):
    """A part of pay: an amount, or a percentage of basic pay. A cell formatted as a percentage holds less than 1."""
    number, percent = number_given(value, label_of(name))
    if percent:
        return {"percent_of_basic": number}
    return {"percent_of_basic": _rounded(number * 100)} if 0 < number < 1 else number


def _share_of(name, value, _calendar):
    number, percent = number_given(value, label_of(name))
    return _rounded(number / 100) if percent else number


def _flag(name, value):
    found = DEFINITIONS["yes_and_no"].get(folded(value)) if isinstance(value, str) else None
    return flag_of(value, label_of(name)) if found is None else found


def _benefit_of(name, value, _calendar):
    if isinstance(value, str):
        found = DEFINITIONS["yes_and_no"].get(folded(value))
        if found is not None:
            return found
    return number_of(value, label_of(name))


def day_in(value, calendar):
    """A day in text, or its serial number, which `="pay_date="&A1` produces."""
    is_serial = isinstance(value, str) and re.fullmatch(r"\d{4,7}", value.strip())
    return calendar.day_of(float(value) if is_serial else value)


READERS = {
    "choice": lambda name, value, _: DEFINITIONS["choices"][name].get(folded(text_of(value)), text_of(value)),
    "word": lambda _name, value, _: text_of(value),
    "flag": lambda name, value, _: _flag(name, value),
    "day": lambda _name, value, calendar: day_in(value, calendar),
    "number": lambda name, value, _: number_of(value, label_of(name)),
    "share": _share_of,
    "part": _part_of,
    "benefit": _benefit_of,
}


def is_blank_detail(name, cell):
    """Is the cell of a detail empty? 0 is no choice, no word and no day, and 0 hours say nothing."""
    says_nothing_at_zero = name == "overtime_hours" or DETAILS[name]["kind"] in ("choice", "word", "day")
    return is_unset(cell) if says_nothing_at_zero else is_blank(cell)


def value_of(name, value, calendar):
    """The value of a detail from a text or a cell. The service checks whether it is a possible one."""
    if is_blank(value):
        raise SheetError(say("detail_without_value", detail=label_of(name), example=_example_of(name)))
    return READERS[DETAILS[name]["kind"]](name, value, calendar)


def _pair_alone(text):
    """What a word alone states: something that is so, or a choice that only one field has."""
    name = detail_meant(text)
    if name is not None:
        if DETAILS[name]["kind"] in ("flag", "benefit"):
            return name, True
        raise SheetError(say("detail_needs_value", detail=label_of(name), example=_example_of(name)))
    choices = [(field, codes[folded(text)]) for field, codes in DEFINITIONS["choices"].items() if folded(text) in codes]
    if len(choices) == 1:
        return choices[0]
    if len(choices) > 1:
        meant = either(f"{field}={code}" for field, code in choices)
        raise SheetError(say("detail_ambiguous", text=quoted(text.strip()), meanings=meant))
    raise _not_a_detail(text)


def details_of(details, calendar):
    """Details of pay by name, from text or from a range of names and values."""
    names = DetailNames(
        is_name=detail_meant,
        name_of=_name_of,
        stated_alone=_pair_alone,
        is_blank=is_blank_detail,
        value_of=lambda name, value: value_of(name, value, calendar),
        label_of=label_of,
        advice=say("write_details"),
    )
    return named_values(details, names)


def _place_of(name, values):
    """Where a value stands in a request. An amount stands one level deeper if more is stated about the same thing."""
    detail = DETAILS[name]
    if name == "overtime" and "overtime_hours" in values:
        return [*detail["path"], "amount"]
    return [*detail["path"], "cost"] if detail["kind"] == "benefit" and values[name] is not True else detail["path"]


def request_of(values):
    """Details as fields of an income tax request: `{children: 2}` becomes `{employee: {children: 2}}`."""
    if "overtime_hours" in values and not isinstance(values.get("overtime"), (int, float)):
        raise SheetError(say("overtime_hours_without_pay"))
    request = {}
    for name, detail in DETAILS.items():
        if name not in values or (detail["kind"] == "benefit" and values[name] is False):
            continue
        *outer, last = _place_of(name, values)
        inner = request
        for field in outer:
            inner = inner.setdefault(field, {})
        inner[last] = {} if detail["kind"] == "benefit" and values[name] is True else values[name]
    return request
