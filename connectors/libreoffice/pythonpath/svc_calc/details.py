"""Details of pay: text such as `married; children=2`, or a range of names and values, as fields of a request."""

import difflib
import json
import re

from .definitions import DEFINITIONS
from .grid import grid_of, is_single
from .values import (
    LONGEST_CELL,
    SheetError,
    flag_of,
    folded,
    is_blank,
    is_unset,
    number_given,
    number_of,
    quoted,
    text_of,
    tidy,
)

DETAILS = DEFINITIONS["details"]
SYNTAX = 'Write details like "married; transport=30000", with semicolons between them.'
EXAMPLES = "married, children, disabled, transport, bonus, in_kind_housing, paid_pension, year_to_date_tax or pay_date"


def detail_meant(text):
    """The detail that a name or a label means, in any language."""
    name = DEFINITIONS["columns"].get(folded(text))
    return name if name in DETAILS else None


def _not_a_detail(text):
    near = difflib.get_close_matches(text.strip().lower(), [*DETAILS], n=1, cutoff=0.75)
    hint = f": did you mean {near[0]}?" if near else f". Details are, for example, {EXAMPLES}."
    return SheetError(f"{quoted(text.strip())} is not a detail of pay{hint}")


def _name_of(text):
    name = detail_meant(text)
    if name is None:
        raise _not_a_detail(text)
    return name


def label_of(name):
    """What sentences call a detail."""
    return DETAILS[name]["label"]


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


def _day_of(_name, value, calendar):
    is_serial = isinstance(value, str) and re.fullmatch(r"\d{4,7}", value.strip())
    return calendar.day_of(float(value) if is_serial else value)


READERS = {
    "choice": lambda name, value, _: DEFINITIONS["choices"][name].get(folded(text_of(value)), text_of(value)),
    "word": lambda _name, value, _: text_of(value),
    "flag": lambda name, value, _: _flag(name, value),
    "day": _day_of,
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
        raise SheetError(f"{label_of(name)} has no value. Write {_example_of(name)}, or leave it out.")
    return READERS[DETAILS[name]["kind"]](name, value, calendar)


def _pair_alone(text):
    """What a word alone states: something that is so, or a choice that only one field has."""
    name = detail_meant(text)
    if name is not None:
        if DETAILS[name]["kind"] in ("flag", "benefit"):
            return name, True
        raise SheetError(f"{label_of(name)} needs a value, for example {_example_of(name)}.")
    choices = [(field, codes[folded(text)]) for field, codes in DEFINITIONS["choices"].items() if folded(text) in codes]
    if len(choices) == 1:
        return choices[0]
    if len(choices) > 1:
        meant = " or ".join(f"{field}={code}" for field, code in choices)
        raise SheetError(f"{quoted(text.strip())} can mean {meant}. Write one of them.")
    raise _not_a_detail(text)


def _pairs_in_text(text, calendar):
    for part in re.split(r"[;\n]", text):
        if part.strip() == "":
            continue
        name, sign, value = part.partition("=")
        if sign == "":
            yield _pair_alone(part)
        elif "=" in value:
            shown = json.dumps(part.strip()[:60], ensure_ascii=False)
            raise SheetError(f"{shown} contains more than one detail. {SYNTAX}")
        else:
            yield _name_of(name), value_of(_name_of(name), value.strip(), calendar)


def _are_names(cells):
    return all(isinstance(cell, str) and (is_blank(cell) or detail_meant(cell)) for cell in cells)


def _pairs_in_range(grid, calendar):
    """Two columns, or two rows, of names and values. A name without a value is ignored."""
    first = grid[0]
    in_rows = len(grid) == 2 and (len(first) != 2 or (_are_names(first) and not _are_names([row[0] for row in grid])))
    if not in_rows and len(first) != 2:
        raise SheetError(f"A range of details must have two columns or two rows, for names and values. {SYNTAX}")
    for text, value in zip(*grid) if in_rows else grid:
        if is_blank(value):
            continue
        if is_blank(text):
            raise SheetError(f"The value {quoted(text_of(value))} has no name beside it.")
        name = _name_of(text_of(text))
        if not is_blank_detail(name, value):
            yield name, value_of(name, value, calendar)


def details_of(details, calendar):
    """Details of pay by name, from text or from a range of names and values."""
    grid = grid_of(details)
    if not is_single(grid):
        pairs = _pairs_in_range(grid, calendar)
    elif is_unset(grid[0][0]):
        return {}
    else:
        pairs = _pairs_in_text(text_of(grid[0][0], LONGEST_CELL), calendar)
    found = {}
    for name, value in pairs:
        if name in found:
            raise SheetError(f"{label_of(name)} is given twice among the details. Give it once.")
        found[name] = value
    return found


def _place_of(name, values):
    """Where a value stands in a request. An amount stands one level deeper if more is stated about the same thing."""
    detail = DETAILS[name]
    if name == "overtime" and "overtime_hours" in values:
        return [*detail["path"], "amount"]
    return [*detail["path"], "cost"] if detail["kind"] == "benefit" and values[name] is not True else detail["path"]


def request_of(values):
    """Details as fields of an income tax request: `{children: 2}` becomes `{employee: {children: 2}}`."""
    if "overtime_hours" in values and not isinstance(values.get("overtime"), (int, float)):
        raise SheetError("The hours of overtime need the overtime pay as an amount: overtime=12000; overtime_hours=10.")
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
