"""Who the employees of a table are, and who their employer is, as returns ask it."""

import difflib

from .definitions import DEFINITIONS
from .details import day_in, value_of as detail_value
from .headings import key_of, meaning_of
from .language import people_label, say, setting_label, label_of
from .named_values import DetailNames, named_values
from .table import Column
from .values import SheetError, flag_of, folded, is_blank, is_unset, month_in_text, number_of, quoted, text_of

PEOPLE = DEFINITIONS["people"]
SETTINGS = DEFINITIONS["employer_settings"]
# The longest text that a return takes of a person.
LONGEST_TEXT = 300
DAYS = ("issued_on", "due_on")


def person_columns_of(headings, meaning=meaning_of):
    """The columns that say who an employee is. A heading that states pay, or what pay depends on, is none."""
    found = {}
    for at, cell in enumerate(headings):
        if is_blank(cell):
            continue
        heading = text_of(cell)
        name = PEOPLE["headings"].get(key_of(heading))
        if name is not None and meaning(heading).kind in (None, "deducts", "passed", "phone"):
            found.setdefault(name, Column(at, heading, name))
    return list(found.values())


def _flag(name, cell):
    known = DEFINITIONS["yes_and_no"].get(folded(cell)) if isinstance(cell, str) else None
    return flag_of(cell, people_label(name)) if known is None else known


def _value_of(name, cell, calendar):
    kind = PEOPLE["kinds"].get(name, "text")
    if kind == "day":
        return day_in(cell, calendar)
    if kind == "number":
        return number_of(cell, people_label(name))
    if kind == "flag":
        return _flag(name, cell)
    if kind == "choice":
        return PEOPLE["choices"][name].get(folded(text_of(cell)), text_of(cell))
    return text_of(cell, LONGEST_TEXT)


def person_of(columns, row, calendar):
    """Who the employee of a row is. An empty cell says nothing."""
    return {
        column.name: _value_of(column.name, row[column.at], calendar)
        for column in columns
        if not (is_blank if PEOPLE["kinds"].get(column.name) == "number" else is_unset)(row[column.at])
    }


def _setting_meant(text):
    name = SETTINGS["names"].get(folded(text))
    detail = DEFINITIONS["columns"].get(folded(text))
    return name or next((own for own, of_law in SETTINGS["of_law"].items() if text.strip() == own or detail == of_law), None)


def _label_of(name):
    return label_of(SETTINGS["of_law"][name]) if name in SETTINGS["of_law"] else setting_label(name)


def _name_of(text):
    name = _setting_meant(text)
    if name is not None:
        return name
    near = difflib.get_close_matches(text.strip().lower(), [*SETTINGS["names"]], n=1, cutoff=0.75)
    if near:
        raise SheetError(say("employer_misspelt", text=quoted(text.strip()), meant=setting_label(SETTINGS["names"][near[0]])))
    raise SheetError(say("employer_unknown", text=quoted(text.strip())))


def employer_of(employer, calendar):
    """Who the employer is, from text or from a range of names and values, and the month."""

    def stated_alone(text):
        raise SheetError(say("employer_without_value", label=_label_of(_name_of(text))))

    def value_of(name, value):
        if name == "month":
            return calendar.day_of(value)[:7] if isinstance(value, (int, float)) else month_in_text(text_of(value))
        if name in SETTINGS["of_law"]:
            return detail_value(SETTINGS["of_law"][name], value, calendar)
        return day_in(value, calendar) if name in DAYS else text_of(value, LONGEST_TEXT)

    names = DetailNames(
        is_name=_setting_meant,
        name_of=_name_of,
        stated_alone=stated_alone,
        is_blank=lambda _name, cell: is_unset(cell),
        value_of=value_of,
        label_of=_label_of,
        advice=say("write_employer"),
    )
    return named_values(employer, names)
