"""A whole payroll: a row of figures for each row of a table of employees."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from .answers import Question, data_of
from .definitions import DEFINITIONS
from .details import DETAILS, is_blank_detail, request_of, value_of
from .grid import cells_of, grid_of
from .headings import meanings_in, table_head
from .language import figure_label, label_of, say
from .pay import net_pay
from .register import LINE_FIELDS, amount_of, columns_of_lines, lines_of, named, sum_of
from .table import as_column_says, columns_of, hours_of, is_own_class, total_rows, with_bare_amounts
from .values import SheetError, country_of, folded, is_blank, is_unset, listed, number_of, quoted, text_of, tidy

USUAL_FIGURES = ("tax_amount", "pension", "net_amount", "employer_cost")
NOTHING, NO_PAY = "nothing", "no pay"
LINES = "lines"
# The most lines that one sentence names.
MOST_NAMED = 30


def _wanted_of(columns):
    """What the columns shall show, in their order: a figure by its code, LINES, or the text of a line."""
    cells = cells_of(columns)
    if all(map(is_unset, cells)):
        return USUAL_FIGURES
    wanted = []
    for cell in cells:
        if is_blank(cell):
            raise SheetError(say("figure_cell_empty"))
        wanted.extend(DEFINITIONS["payslip_figures"].get(folded(text), text) for text in listed(text_of(cell, 1_000)))
    return [LINES if folded(one) in DEFINITIONS["words_of_lines"] else one for one in wanted]


def _with_parts(basic, values):
    """Basic pay with the named parts added to it."""
    parts = [values[name] for name in DEFINITIONS["pay_parts"] if name in values]
    percent = sum(part["percent_of_basic"] for part in parts if isinstance(part, dict))
    return round(basic * (1 + percent / 100) + sum(part for part in parts if not isinstance(part, dict)), 2)


def _pay_of_row(pay, values):
    """What a row says about the pay: gross, net, or basic pay to which its parts are added."""
    # Beside pay, a 0 is a blank cell.
    if any(pay.values()):
        pay = {name: amount for name, amount in pay.items() if amount != 0}
    gross, net, basic = (pay.get(name) for name in ("gross", "net", "basic_pay"))
    whole = None if basic is None else _with_parts(basic, values)
    if net is not None:
        if gross or basic:
            raise SheetError(say("row_of_net_and_gross"))
        return {"mode": "net_to_gross", "amount": net}
    amount = whole if gross is None else gross
    if amount is None:
        raise SheetError(say("row_without_pay"))
    if whole is not None and abs(whole - amount) >= 0.01:
        raise SheetError(say("row_not_adding_up", whole=whole, amount=amount))
    return {"amount": amount}


def _is_of_employee(column):
    """Does a column say something about the employee or the pay, rather than about the law?"""
    detail = DETAILS.get(column.name)
    return column.name != "country" and (detail is None or len(detail["path"]) > 1)


def _is_filled(column, row):
    cell = row[column.at]
    if column.name in ("country", "age", "employer_size", "employer_payroll", "monthly_hours", "monthly_days"):
        return not is_unset(cell)
    return not (is_blank_detail(column.name, cell) if column.name in DETAILS else is_blank(cell))


def _sum_of(one, other, column):
    """Two values of one part of pay."""
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {"percent_of_basic": one["percent_of_basic"] + other["percent_of_basic"]}
    if isinstance(one, dict) or isinstance(other, dict):
        raise SheetError(say("added_in_two_kinds", heading=quoted(column.heading), label=label_of(column.name)))
    return tidy(round(one + other, 2))


def _read(filled, row, call):
    """What the filled cells of a row state: the country, the pay, and details."""
    values, pay, further, country = {}, {}, 0, None
    for column in filled:
        cell = row[column.at]
        if column.name == "country":
            country = cell
        elif column.name in DETAILS:
            value = as_column_says(column, value_of(column.name, cell, call.calendar))
            values[column.name] = _sum_of(values.get(column.name), value, column)
        elif column.added:
            further += number_of(cell, column.heading)
        else:
            pay[column.name] = number_of(cell, column.heading)
    # Beside gross or net pay, what is added to basic pay needs no statement: basic pay is what the parts leave.
    if "basic_pay" in pay:
        pay["basic_pay"] = round(pay["basic_pay"] + further, 2)
    return country, pay, values


def _paid_beside(values):
    """What a row of no pay still pays, or gives in kind."""
    parts = (name for name in values if name in DEFINITIONS["pay_parts"] or name.startswith("in_kind_"))
    return next((name for name in parts if values[name]), None)


def _refuse_unpaid_hours(filled, values):
    """Refuses a row that has hours of overtime, and no amount for them."""
    hours = values.get("overtime_hours")
    if hours is None or values.get("overtime", 0) != 0:
        return
    raise SheetError(say("hours_unpaid", heading=quoted(hours_of(filled).heading), hours=hours))


def question_of(call, row, columns, usual, country, fields):
    """The question of a row. NOTHING for a row that says nothing of an employee, NO_PAY for one whose pay is 0."""
    filled = [column for column in columns.stated if _is_filled(column, row) and not is_own_class(column, row)]
    if not any(map(_is_of_employee, filled)) or all(is_blank(cell) or cell == 0 for cell in row):
        return NOTHING
    stated_country, pay, values = _read(filled, row, call)
    _refuse_unpaid_hours(filled, values)
    country = country if stated_country is None else stated_country
    if is_unset(country):
        raise SheetError(say("row_without_country"))
    asked = _pay_of_row(pay, values)
    if asked["amount"] == 0:
        beside = _paid_beside(values)
        if beside is None:
            return NO_PAY
        raise SheetError(say("row_paid_beside", label=label_of(beside)))
    request = {"country": country_of(country), "type": "income", **request_of({**usual, **values}), **asked}
    return Question("tax", request, fields)


def deducted_in(deductions, row):
    """The sum of what a row takes off net pay."""
    total = 0
    for column in deductions:
        if is_blank(row[column.at]):
            continue
        amount = number_of(row[column.at], column.heading)
        if amount < 0:
            raise SheetError(say("deduction_negative", heading=quoted(column.heading), amount=amount))
        total += amount
    return tidy(round(total, 3))


def _paid_out(net, deductions, row):
    """What is left of net pay after the deductions in a row."""
    total = deducted_in(deductions, row)
    if total > net and total > 0:
        raise SheetError(say("deductions_exceed_net", deductions=total, net=net))
    return round(net - total, 3)


def _net_of(data):
    # A row without pay has no net pay in its data, and a net pay below zero is an error.
    return net_pay(data) or 0


def _paid_out_of(data, deductions, row):
    net = _net_of(data)
    if isinstance(net, str):
        return net
    try:
        return _paid_out(net, deductions, row)
    except SheetError as error:
        return str(error)


@dataclass(frozen=True)
class Shown:
    """A column of the result: its heading, and its amount in a payslip or the sentence in its place."""

    heading: str
    amount: Callable
    figure: str = None


def _figure_shown(figure, deductions):
    def amount(slip):
        if figure == "paid_out":
            return _paid_out_of(slip.data, deductions, slip.row)
        # An answer leaves out what the law does not have, such as contributions.
        return _net_of(slip.data) if figure == "net_amount" else slip.data.get(figure, 0)

    return Shown(figure_label(figure), amount, figure)


def _line_shown(line, heading):
    def amount(slip):
        return _net_of(slip.data) if line.kind == "net" else amount_of(line, slip.lines)

    return Shown(heading, amount)


def _shown_of(wanted, payslips, deductions):
    """The columns that show what is wanted of payslips."""
    figures_only = all(one in DEFINITIONS["figures_of_payroll"] for one in wanted)
    columns = [] if figures_only else columns_of_lines(slip.lines for slip in payslips)
    shown = []
    for one in wanted:
        if one in DEFINITIONS["figures_of_payroll"]:
            shown.append(_figure_shown(one, deductions))
        elif one == LINES:
            shown.extend(_line_shown(*column) for column in columns)
            shown.extend([_figure_shown("paid_out", deductions)] if deductions else [])
        elif found := named(one, columns):
            shown.extend(_line_shown(*column) for column in found)
        elif columns:
            lines = [line.code for line, _ in columns if line.name != ""]
            figures = DEFINITIONS["figures_of_payroll"]
            raise SheetError(say("figure_unknown", text=quoted(one), figures=figures, lines=lines[:MOST_NAMED]))
        else:
            shown.append(Shown(one, lambda slip: 0))
    return shown


@dataclass(frozen=True)
class Slip:
    """The payslip of a row. One without pay has no data, and 0 in every column."""

    row: list
    data: dict

    @cached_property
    def lines(self):
        return lines_of(self.data)


@dataclass(frozen=True)
class Failed:
    """A row with a mistake, which one sentence explains."""

    row: list
    sentence: str


def ask_payroll(call, country, table, columns, period, pay_date, meanings=None, further=()):
    """The headings of a table, what each row is answered with (None for one that asks nothing), the columns, and what is
    taken off net pay."""
    grid, meaning = grid_of(table), meanings_in(meanings)
    headings, head_rows = table_head(grid, meaning)
    wanted = _wanted_of(columns)
    body = grid[head_rows:]
    rows, known = with_bare_amounts(body, columns_of(headings, body, call.calendar, meaning))
    usual = {
        name: value_of(name, value, call.calendar)
        for name, value in (("period", period), ("pay_date", pay_date), ("currency", known.currency))
        if not is_unset(value)
    }
    figures = [one for one in wanted if one in DEFINITIONS["figures_of_payroll"]]
    fields = ["net_amount" if figure == "paid_out" else figure for figure in figures]
    fields = tuple(dict.fromkeys([*([] if len(figures) == len(wanted) else LINE_FIELDS), *fields, *further]))
    totals = total_rows(known.stated, rows)
    asked, found = {}, [None] * len(rows)
    for at, row in enumerate(rows):
        try:
            question = NOTHING if at in totals else question_of(call, row, known, usual, country, fields)
            if question is NO_PAY:
                found[at] = Slip(row, {})
            elif question is not NOTHING:
                asked[at] = question
        except SheetError as error:
            found[at] = Failed(row, str(error))
    for at, reply in zip(asked, call.ask(list(asked.values()))):
        try:
            found[at] = Slip(rows[at], data_of(reply))
        except SheetError as error:
            found[at] = Failed(rows[at], str(error))
    payslips = [one for one in found if isinstance(one, Slip)]
    # Figures stand beside their rows, also below headings in several rows.
    found = [*[None] * (head_rows - 1), *found]
    return headings, found, _shown_of(wanted, payslips, known.deductions), known.deductions


def _cells_of(one, shown):
    if isinstance(one, Slip):
        return [column.amount(one) for column in shown]
    return ["" if one is None else one.sentence] * len(shown)


def payroll(call, **arguments):
    """The figures of a payroll, in the order of the table and without a header row.

    A mistake in a row is a sentence in that row only. A row of sums stays empty, one without pay is a row of zeros.
    """
    _, found, shown, _ = ask_payroll(call, **arguments)
    return [_cells_of(one, shown) for one in found] or [[""] * len(shown)]


def payroll_columns(call, **arguments):
    """The headings of the columns that PAYROLL returns for the same arguments, in one row."""
    _, _, shown, _ = ask_payroll(call, **arguments)
    return [[column.heading for column in shown]]


def _rate_of(slips):
    """The effective rate of all is that of the sums."""
    gross, tax = (sum(slip.data.get(field, 0) for slip in slips) for field in ("gross_amount", "tax_amount"))
    return 0 if gross == 0 else round(tax / gross * 100, 2)


def _totals_of(value, members, shown):
    """The sums of a group. A row with a mistake makes them unknown: they show its sentence."""
    slips = [one for one in members if isinstance(one, Slip)]
    failed = next((one.sentence for one in members if isinstance(one, Failed)), None)
    currencies = list(dict.fromkeys(slip.data["currency"] for slip in slips if "currency" in slip.data))
    if failed is None and len(currencies) > 1:
        failed = say("totals_in_two_currencies", group=value, first=currencies[0], second=currencies[1])

    def total(column):
        if failed is not None:
            return failed
        if column.figure == "effective_rate":
            return _rate_of(slips)
        amounts = [column.amount(slip) for slip in slips]
        return next((amount for amount in amounts if isinstance(amount, str)), None) or sum_of(amounts)

    return [value, len(members), *map(total, shown)]


def column_at(by, headings):
    """The place of the column with a heading."""
    known = {folded(text_of(heading)): at for at, heading in reversed(list(enumerate(headings))) if not is_blank(heading)}
    at = known.get(folded(text_of(by)))
    if at is None:
        names = [quoted(text_of(heading)) for heading in headings if not is_blank(heading)]
        raise SheetError(say("totals_heading_unknown", text=quoted(text_of(by)), headings=names))
    return at


def payroll_totals(call, by, **arguments):
    """Sums of a payroll by the values of a column of its table, with headings. The last row has the sums of all."""
    headings, found, shown, _ = ask_payroll(call, **arguments, further=("currency", "gross_amount", "tax_amount"))
    at = column_at(by, headings)
    heading, answered, groups = text_of(headings[at]), [one for one in found if one is not None], {}
    for one in answered:
        text = "" if is_blank(one.row[at]) else text_of(one.row[at], 1_000)
        groups.setdefault(folded(text), (text or say("totals_without", heading=heading), []))[1].append(one)
    return [
        [heading, say("totals_employees"), *(column.heading for column in shown)],
        *(_totals_of(value, members, shown) for value, members in groups.values()),
        _totals_of(say("total"), answered, shown),
    ]
