"""A whole payroll: a row of figures for each row of a table of employees."""

from dataclasses import dataclass

from .answers import Question, data_of
from .calculation import with_sign
from .definitions import DEFINITIONS
from .details import DETAILS, is_blank_detail, request_of, value_of
from .grid import cells_of, grid_of
from .pay import net_pay, pay_signed
from .values import SheetError, country_of, folded, is_blank, is_unset, listed, number_of, quoted, text_of

USUAL_FIGURES = ("tax_amount", "pension", "net_amount", "employer_cost")
PAY_COLUMNS = DEFINITIONS["pay_columns"]


@dataclass(frozen=True)
class Column:
    """A column that states something: its name, its place in a row, and its heading for sentences."""

    name: str
    at: int
    heading: str


def _columns_of(headings, rows):
    """The columns of a table by its header row, in any order. Columns that only people read are left out."""
    columns, unknown = [], []
    for at, cell in enumerate(headings):
        if is_blank(cell):
            if any(not is_blank(row[at]) for row in rows):
                raise SheetError(f"Column {at + 1} of the table has values but no heading.")
            continue
        heading = text_of(cell)
        name = DEFINITIONS["columns"].get(folded(heading))
        if name is not None:
            columns.append(Column(name, at, heading))
        elif folded(heading) not in DEFINITIONS["for_reading"]:
            unknown.append(quoted(heading))
    if unknown:
        raise SheetError(f"Unknown headings: {', '.join(unknown)}. Change or remove the columns.")
    _refuse_repeated(columns)
    if not any(column.name in PAY_COLUMNS for column in columns):
        pay = ", ".join(PAY_COLUMNS.values())
        raise SheetError(f"The first row of the table must hold headings, one of them for the pay: {pay}.")
    return columns


def _refuse_repeated(columns):
    first = {}
    for column in columns:
        other = first.setdefault(column.name, column)
        if other is not column:
            both = f"{quoted(other.heading)} and {quoted(column.heading)}"
            raise SheetError(f"{both} mean the same. Keep one of the columns.")


def _figures_of(columns):
    """The figures to return, in their order: a list in text, or a range of headings."""
    cells = cells_of(columns)
    if all(map(is_unset, cells)):
        return USUAL_FIGURES
    figures = []
    for cell in cells:
        if is_blank(cell):
            raise SheetError("A cell of the columns is empty. Name a figure in each.")
        for text in listed(text_of(cell, 1_000)):
            figure = DEFINITIONS["payslip_figures"].get(folded(text))
            if figure is None:
                known = ", ".join(dict.fromkeys(DEFINITIONS["payslip_figures"].values()))
                raise SheetError(f"{quoted(text)} is not a figure of the payslip. Use one of {known}.")
            figures.append(figure)
    return figures


def _with_parts(basic, values):
    """Basic pay with the named parts added to it."""
    parts = [values[name] for name in DEFINITIONS["pay_parts"] if name in values]
    percent = sum(part["percent_of_basic"] for part in parts if isinstance(part, dict))
    return round(basic * (1 + percent / 100) + sum(part for part in parts if not isinstance(part, dict)), 2)


def _pay_of_row(pay, values):
    """What a row says about the pay: gross, net, or basic pay to which its parts are added."""
    # A column of 0 beside another is an empty cell.
    stated = {name: amount for name, amount in pay.items() if amount != 0} or dict(list(pay.items())[:1])
    gross, net, basic = (stated.get(name) for name in ("gross", "net", "basic_pay"))
    whole = None if basic is None else _with_parts(basic, values)
    if net is not None:
        if gross is not None or basic is not None:
            raise SheetError("This row has both net pay and gross or basic pay. Leave one of them empty.")
        return {"mode": "net_to_gross", "amount": net}
    amount = whole if gross is None else gross
    if amount is None:
        raise SheetError("This row has no pay. Enter gross, net or basic pay.")
    if whole is not None and abs(whole - amount) >= 0.01:
        raise SheetError(f"Basic pay and the named parts are {whole}, but gross pay is {amount}. Correct one of them.")
    return {"amount": amount}


def _is_of_employee(column):
    """Does a column say something about the employee or the pay, rather than about the law?"""
    detail = DETAILS.get(column.name)
    return column.name != "country" and (detail is None or len(detail["path"]) > 1)


def _is_blank_cell(name, cell):
    """Is the cell of a column empty?"""
    if name == "country":
        return is_unset(cell)
    return is_blank_detail(name, cell) if name in DETAILS else is_blank(cell)


def _question_of(call, row, columns, usual, country, figures):
    """The question of a row; None for a row that says nothing of an employee."""
    filled = [column for column in columns if not _is_blank_cell(column.name, row[column.at])]
    if not any(map(_is_of_employee, filled)):
        return None
    values, pay = dict(usual), {}
    for column in filled:
        cell = row[column.at]
        if column.name == "country":
            country = cell
        elif column.name in DETAILS:
            values[column.name] = value_of(column.name, cell, call.calendar)
        else:
            pay[column.name] = number_of(cell, column.heading)
    if is_unset(country):
        raise SheetError("This row has no country. Enter one in its Country column, or as the first argument.")
    asked = {"country": country_of(country), "type": "income", **request_of(values), **_pay_of_row(pay, values)}
    return pay_signed(
        asked["amount"], lambda amount: Question("tax", {**asked, "amount": amount}, tuple(dict.fromkeys(figures)))
    )


def payroll(call, country, table, columns, period, pay_date):
    """The figures of a payroll, in the order of the table and without a header row.

    A mistake in a row is a sentence in that row only.
    """
    headings, *rows = grid_of(table)
    figures = _figures_of(columns)
    known = _columns_of(headings, rows)
    usual = {
        name: value_of(name, value, call.calendar)
        for name, value in (("period", period), ("pay_date", pay_date))
        if not is_unset(value)
    }
    asked, refusals = {}, {}
    for at, row in enumerate(rows):
        try:
            question = _question_of(call, row, known, usual, country, figures)
            if question is not None:
                asked[at] = question
        except SheetError as error:
            refusals[at] = str(error)
    replies = dict(zip(asked, call.ask([one.question for one in asked.values()])))

    def cells_of_row(at):
        if at in refusals or at not in replies:
            return [refusals.get(at, "")] * len(figures)
        try:
            data = data_of(replies[at])
        except SheetError as error:
            return [str(error)] * len(figures)
        sign = asked[at].sign
        # An answer leaves out what the law does not have, such as contributions.
        found = [net_pay(data) if figure == "net_amount" else data.get(figure, 0) for figure in figures]
        return [0 if sign == 0 else one if isinstance(one, str) else with_sign(one, sign) for one in found]

    return [cells_of_row(at) for at in range(len(rows))] or [[""] * len(figures)]
