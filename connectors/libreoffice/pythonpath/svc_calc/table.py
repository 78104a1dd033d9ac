"""The columns of a payroll table by its header row, and the rows of sums in it."""

import re
from dataclasses import dataclass, replace

from .definitions import DEFINITIONS
from .details import DETAILS, value_of
from .headings import (
    is_total,
    may_be_total,
    meaning_of,
    overtime_pay_heading,
    suggested_heading,
    without_unit,
    word_near,
)
from .values import SheetError, folded, is_blank, number_of, quoted, text_of, tidy

PAY_COLUMNS = DEFINITIONS["pay_columns"]
LABELS = DEFINITIONS["labels"]
TEXT_NUMBER = re.compile(r"[+-]?\s*(?:[1-9][\d\s.,'’]*|0[.,]\d+)")
# Below it, a number is an amount for calls rather than a number to call.
LEAST_PHONE_NUMBER = 1_000_000
# Up to 300 % a number may be a cell that is formatted as a percentage. Nobody is paid so small an amount.
MOST_SHARE = 3


@dataclass(frozen=True)
class Column:
    """A column of a table: what it states, its place in a row, and its heading for sentences."""

    at: int
    heading: str
    name: str = None
    added: bool = False
    in_percent: bool = False
    numbers: str = None


@dataclass(frozen=True)
class Columns:
    """What the header row says. Columns that state nothing of the pay are left out."""

    stated: list
    deductions: list
    currency: str


def _values_of(column, rows):
    return [row[column.at] for row in rows if not is_blank(row[column.at]) and row[column.at] != 0]


def _is_number(value):
    if isinstance(value, (int, float)):
        return value != 0
    return TEXT_NUMBER.fullmatch(without_unit(value.strip())[0]) is not None


def _field_of(value):
    """The only field whose words a text is."""
    if not isinstance(value, str):
        return None
    fields = [field for field, codes in DEFINITIONS["choices"].items() if folded(value) in codes]
    return fields[0] if len(fields) == 1 else None


def _refuse_words(column, values):
    """Refuses words of an employee under a heading that does not say so: a column `Married`, or `Status`."""
    field = _field_of(column.heading)
    if field is not None:
        word, label = quoted(column.heading), LABELS[field]
        raise SheetError(f"{word} is a word for {label}. Head the column {label}, and write the word in its cells.")
    field = _field_of(values[0])
    if field is not None and all(_field_of(value) == field for value in values):
        such = f"{quoted(column.heading)} has words for {LABELS[field]}, such as {quoted(values[0])}"
        raise SheetError(f"{such}. Head the column {LABELS[field]}.")


def _refuse_unknown(unknown, rows):
    """Refuses unknown columns that have numbers, or a misspelt heading. Those of text and dates are passed over."""
    named = []
    for column in unknown:
        values = _values_of(column, rows)
        if not values:
            continue
        meant = suggested_heading(column.heading)
        if meant is not None:
            named.append(f"{quoted(column.heading)} (did you mean {meant}?)")
        elif any(map(_is_number, values)):
            named.append(quoted(column.heading))
        else:
            _refuse_words(column, values)
    if named:
        several = len(named) > 1
        more = f" and {len(named) - 8} more" if len(named) > 8 else ""
        raise SheetError(
            f"Unknown {'headings' if several else 'heading'}: {', '.join(named[:8])}{more}. "
            f"Without {'these columns' if several else 'this column'} the pay could be wrong. Use a heading that "
            f"PAYROLLHEADERS gives, such as {LABELS['other_taxable']}, or remove the column."
        )


def _refuse_repeated(columns):
    first = {}
    for column in columns:
        other = column if column.added else first.setdefault(column.name, column)
        if other is not column:
            both = f"{quoted(other.heading)} and {quoted(column.heading)}"
            raise SheetError(f"{both} both mean {LABELS[column.name]}. Keep one of the columns.")


def _refuse_quotient(quotients, stated, rows):
    """The parts of the quotient say less than the family, of which the law makes them."""
    missing = [LABELS[name] for name in ("marital_status", "children") if name not in {one.name for one in stated}]
    filled = [column for column in quotients if _values_of(column, rows)]
    if filled and missing:
        raise SheetError(
            f"{quoted(filled[0].heading)} follows from the family. "
            f"Add {' and '.join(missing)}: the law of the country makes the parts of them."
        )


def hours_of(columns):
    """The column of hours of overtime; None if there is none."""
    return next((column for column in columns if column.name == "overtime_hours"), None)


def _refuse_hours_alone(stated, rows):
    """Hours of overtime are no amount, and no law says what they are paid."""
    hours = hours_of(stated)
    if hours is None or any(column.name == "overtime" for column in stated) or not _values_of(hours, rows):
        return
    pay = quoted(overtime_pay_heading(hours.heading))
    raise SheetError(
        f"{quoted(hours.heading)} has hours. "
        f"Add the amount of overtime pay in a column such as {pay}, or remove the hours."
    )


def is_own_class(column, row):
    """Is a cell a class of its own, such as `7A` of a collective agreement? It is no word of the law."""
    if column.name not in DEFINITIONS["words_beside_other"]:
        return False
    text = text_of(row[column.at])
    if folded(text) in DEFINITIONS["choices"][column.name]:
        return False
    near = word_near(column.name, text)
    if near is None:
        return True
    has = f"{quoted(column.heading)} has {quoted(text)}"
    raise SheetError(f"{has}. Write {near} if that is what the law means by it, and General if not.")


def _kind(name):
    return DETAILS[name]["kind"] if name in DETAILS else None


def _is_pay(column):
    return column.name in PAY_COLUMNS and not column.added


def _value_at(column, row, calendar):
    """The value of a cell; None for a mistake, which its row will report."""
    try:
        return None if is_blank(row[column.at]) else value_of(column.name, row[column.at], calendar)
    except SheetError:
        return None


def _with_numbers_read(column, rows, calendar):
    """How a column of parts of pay is read, as a whole: Calc passes 100 % as 1, and not that it is a percentage."""
    if _kind(column.name) != "part":
        return column
    values = [_value_at(column, row, calendar) for row in rows]
    numbers = [value for value in values if isinstance(value, (int, float)) and value > 0]
    all_small = all(value <= MOST_SHARE for value in numbers)
    small = [value for value in numbers if value <= MOST_SHARE]
    # Below a heading in %, a fraction beside 20 may be half a percent, or 50 %.
    if column.in_percent and numbers:
        cells = (row[column.at] for row in rows)
        small += [cell for cell in cells if isinstance(cell, (int, float)) and 0 < cell < 1]
    if not small:
        return replace(column, numbers="percentages") if column.in_percent else column
    if column.in_percent and all_small:
        return replace(column, numbers="shares")
    if all_small and any(isinstance(value, dict) for value in values):
        return replace(column, numbers="shares")
    number, percent = small[0], tidy(float(f"{small[0] * 100:.12g}"))
    raise SheetError(
        f"{quoted(column.heading)} has {number}, which can be an amount or {percent} % of basic pay. "
        f'Write percentages as text, such as "{percent}%".'
    )


def as_column_says(column, value):
    """The value of a cell, with its number read as the whole column is."""
    if column.numbers is None or not isinstance(value, (int, float)) or value == 0:
        return value
    percent = tidy(float(f"{value * 100:.12g}")) if column.numbers == "shares" else value
    return {"percent_of_basic": percent}


def _currency_of(named):
    """The one currency that the headings of pay name."""
    if len(named) > 1:
        one, other, *_ = named.values()
        raise SheetError(f"{quoted(one)} and {quoted(other)} are in two currencies. Use one currency in a row.")
    return next(iter(named), None)


def columns_of(headings, rows, calendar):
    """The columns of a table, in any order. Those that identify people, banks or dates are left out."""
    stated, deductions, quotients, unknown, currencies = [], [], [], [], {}
    for at, cell in enumerate(headings):
        if is_blank(cell):
            if any(not is_blank(row[at]) for row in rows):
                raise SheetError(f"Column {at + 1} of the table has values but no heading.")
            continue
        column = Column(at, text_of(cell))
        meaning = meaning_of(column.heading)
        if meaning.kind in ("states", "adds"):
            takes_percent = _kind(meaning.name) in ("part", "share")
            if meaning.percent and not takes_percent:
                unknown.append(column)
                continue
            is_added = meaning.kind == "adds"
            stated.append(replace(column, name=meaning.name, added=is_added, in_percent=meaning.percent))
            if meaning.currency is not None and (meaning.name in PAY_COLUMNS or takes_percent):
                currencies[meaning.currency] = column.heading
        elif meaning.kind == "deducts":
            deductions.append(column)
        elif meaning.kind == "quotient":
            quotients.append(column)
        elif meaning.kind is None or (meaning.kind == "phone" and _is_phone_amount(column, rows)):
            unknown.append(column)
    has_pay = any(map(_is_pay, stated))
    pay = ", ".join(PAY_COLUMNS.values())
    no_headings = SheetError(f"The first row of the table must hold headings, one of them for the pay: {pay}.")
    if not has_pay and any(isinstance(cell, (int, float)) for cell in headings):
        raise no_headings
    _refuse_unknown(unknown, rows)
    _refuse_repeated(stated)
    if not has_pay:
        raise no_headings
    _refuse_quotient(quotients, stated, rows)
    _refuse_hours_alone(stated, rows)
    read = [_with_numbers_read(column, rows, calendar) for column in stated]
    return Columns(read, deductions, _currency_of(currencies))


def _is_phone_amount(column, rows):
    values = _values_of(column, rows)
    return any(isinstance(value, (int, float)) and abs(value) < LEAST_PHONE_NUMBER for value in values)


def _pay_stated(row, pay):
    for column in pay:
        if not is_blank(row[column.at]):
            try:
                return number_of(row[column.at], column.heading)
            except SheetError:
                pass
    return None


def total_rows(columns, rows):
    """The places of rows of sums: named so, or last, without any text, and the sum of named rows above."""
    pay = [column for column in columns if _is_pay(column)]
    filled = [at for at, row in enumerate(rows) if not all(map(is_blank, row))]
    found, whole, part, people, named = set(), 0, 0, 0, True
    for at, row in enumerate(rows):
        texts = [cell for cell in row if isinstance(cell, str) and any(map(str.isalpha, cell))]
        amount = _pay_stated(row, pay)
        is_sum = amount is not None and people > 1 and round(amount * 100) in (round(whole * 100), round(part * 100))
        is_named = bool(texts) and (all(map(is_total, texts)) or (is_sum and all(map(may_be_total, texts))))
        if is_named or (not texts and at == filled[-1] and named and is_sum):
            found.add(at)
            part = 0
        elif amount is not None:
            whole, part, people, named = whole + amount, part + amount, people + 1, named and bool(texts)
    return found
