"""The columns of a payroll table by its header row, and the rows of sums in it."""

import re
from dataclasses import dataclass, replace

from .definitions import DEFINITIONS
from .details import DETAILS, value_of
from .headings import (
    is_number_like,
    is_total,
    may_be_total,
    meaning_of,
    overtime_pay_heading,
    same_text,
    suggested_heading,
    without_money,
    word_near,
)
from .language import label_of, say, together
from .values import SheetError, folded, is_blank, number_of, quoted, text_of, tidy

PAY_COLUMNS = DEFINITIONS["pay_columns"]
# Below it, a number is an amount for calls rather than a number to call.
LEAST_PHONE_NUMBER = 1_000_000
# Up to 300 % a number may be a cell that is formatted as a percentage. Nobody is paid so small an amount.
MOST_SHARE = 3
# The most headings that one sentence names.
MOST_NAMED = 8


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
        raise SheetError(say("heading_is_word", heading=quoted(column.heading), label=label_of(field)))
    field = _field_of(values[0])
    if field is not None and all(_field_of(value) == field for value in values):
        about = {"heading": quoted(column.heading), "label": label_of(field), "word": quoted(values[0])}
        raise SheetError(say("column_of_words", **about))


def _refuse_unknown(unknown, rows):
    """Refuses unknown columns that have numbers, or a misspelt heading. Those of text and dates are passed over."""
    named = []
    for column in unknown:
        values = _values_of(column, rows)
        if not values:
            continue
        meant = suggested_heading(column.heading)
        if meant is not None:
            named.append(say("heading_misspelt", heading=quoted(column.heading), meant=meant))
        elif any(map(is_number_like, values)):
            named.append(quoted(column.heading))
        else:
            _refuse_words(column, values)
    if named:
        first, more = named[:MOST_NAMED], len(named) - MOST_NAMED
        headings = say("headings_and_more", headings=first, count=more) if more > 0 else first
        code = "heading_unknown" if len(named) == 1 else "headings_unknown"
        raise SheetError(say(code, headings=headings, example=label_of("other_taxable")))


def _is_same(one, other, rows):
    return all(is_blank(row[other.at]) or same_text(row[one.at]) == same_text(row[other.at]) for row in rows)


def _without_repeated(columns, rows):
    """The columns without those that repeat another: an empty one, and one with the same values."""
    filled, repeats = {}, []
    for column in columns:
        other = column if column.added else filled.setdefault(column.name, column)
        if other is column:
            continue
        if not _values_of(column, rows) or _is_same(other, column, rows):
            repeats.append(column)
        elif not _values_of(other, rows):
            repeats.append(other)
            filled[column.name] = column
        else:
            both = {"first": quoted(other.heading), "second": quoted(column.heading)}
            raise SheetError(say("columns_of_one_meaning", label=label_of(column.name), **both))
    return [column for column in columns if column not in repeats]


def _refuse_same_headings(columns, rows):
    """Columns of one heading that are added up or taken off: nobody can tell whether the second one is a copy."""
    known = set()
    for column in columns:
        heading = folded(column.heading)
        if not _values_of(column, rows):
            continue
        if heading in known:
            raise SheetError(say("heading_twice", heading=quoted(column.heading)))
        known.add(heading)


def _refuse_quotient(quotients, stated, rows):
    """The parts of the quotient say less than the family, of which the law makes them."""
    missing = [label_of(name) for name in ("marital_status", "children") if name not in {one.name for one in stated}]
    filled = [column for column in quotients if _values_of(column, rows)]
    if filled and missing:
        heading = quoted(filled[0].heading)
        raise SheetError(say("shares_follow_from_family", heading=heading, labels=together(missing)))


def hours_of(columns):
    """The column of hours of overtime; None if there is none."""
    return next((column for column in columns if column.name == "overtime_hours"), None)


def _refuse_hours_alone(stated, rows):
    """Hours of overtime are no amount, and no law says what they are paid."""
    hours = hours_of(stated)
    if hours is None or any(column.name == "overtime" for column in stated) or not _values_of(hours, rows):
        return
    pay = quoted(overtime_pay_heading(hours.heading))
    raise SheetError(say("hours_alone", heading=quoted(hours.heading), example=pay))


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
    raise SheetError(say("class_near", heading=quoted(column.heading), text=quoted(text), near=near))


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
    about = {"heading": quoted(column.heading), "number": number, "percent": percent}
    raise SheetError(say("amount_or_percentage", **about))


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
        raise SheetError(say("columns_of_two_currencies", first=quoted(one), second=quoted(other)))
    return next(iter(named), None)


def _with_basic_pay(stated):
    """`Basic` is basic pay in a table that has no other column of pay; beside one it is a share of it."""
    if any(map(_is_pay, stated)):
        return stated
    return [replace(column, name="basic_pay") if column.name == "basic" else column for column in stated]


def columns_of(headings, rows, calendar, meaning_of=meaning_of):
    """The columns of a table, in any order. Those that identify people, banks or dates are left out."""
    stated, deductions, quotients, unknown, currencies = [], [], [], [], {}
    for at, cell in enumerate(headings):
        if is_blank(cell):
            if any(not is_blank(row[at]) for row in rows):
                raise SheetError(say("column_without_heading", number=at + 1))
            continue
        column = Column(at, text_of(cell))
        meaning = meaning_of(column.heading)
        if meaning.kind in ("states", "adds"):
            takes_percent = _kind(meaning.name) in ("part", "share")
            if meaning.percent and not takes_percent:
                unknown.append(column)
                continue
            # Several columns may be chosen to mean one part of pay, and are added up.
            is_added = meaning.kind == "adds" or (meaning.is_chosen and meaning.name in DEFINITIONS["pay_parts"])
            stated.append(replace(column, name=meaning.name, added=is_added, in_percent=meaning.percent))
            if meaning.currency is not None and (meaning.name in PAY_COLUMNS or takes_percent):
                currencies[meaning.currency] = column.heading
        elif meaning.kind == "deducts":
            deductions.append(column)
        elif meaning.kind == "quotient":
            quotients.append(column)
        elif meaning.kind is None or (meaning.kind == "phone" and _is_phone_amount(column, rows)):
            unknown.append(column)
    stated = _with_basic_pay(stated)
    has_pay = any(map(_is_pay, stated))
    no_headings = SheetError(say("first_row_without_headings", headings=[*map(label_of, PAY_COLUMNS)]))
    if not has_pay and any(isinstance(cell, (int, float)) for cell in headings):
        raise no_headings
    _refuse_unknown(unknown, rows)
    stated = _without_repeated(stated, rows)
    _refuse_same_headings([*(column for column in stated if column.added), *deductions], rows)
    if not has_pay:
        raise no_headings
    _refuse_quotient(quotients, stated, rows)
    _refuse_hours_alone(stated, rows)
    read = [_with_numbers_read(column, rows, calendar) for column in stated]
    return Columns(read, deductions, _currency_of(currencies))


def _holds_amounts(column):
    return column.name in PAY_COLUMNS or _kind(column.name) in ("part", "benefit") or column.name.startswith("paid_")


def with_bare_amounts(rows, columns):
    """Rows whose amounts are bare numbers, and the columns with the currency that their cells name.

    `850 000 FCFA` loses its money, and a dash, by which accountants write that there is nothing, is an empty cell.
    """
    places = {column.at for column in [*filter(_holds_amounts, columns.stated), *columns.deductions]}
    currency = named = columns.currency

    def bare(cell):
        nonlocal currency, named
        if re.fullmatch("[-–—]+", cell.strip()):
            return ""
        amount = without_money(cell)
        if amount is None:
            return cell
        if amount[1] is not None:
            if currency is not None and currency != amount[1]:
                raise SheetError(say("columns_of_two_currencies", first=quoted(named), second=quoted(cell)))
            currency, named = amount[1], named or cell
        return amount[0]

    bared = [
        [bare(cell) if at in places and isinstance(cell, str) else cell for at, cell in enumerate(row)] for row in rows
    ]
    return bared, replace(columns, currency=currency)


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
