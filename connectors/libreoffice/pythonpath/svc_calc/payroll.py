"""A whole payroll: a row of figures for each row of a table of employees."""

from .answers import Question, data_of
from .definitions import DEFINITIONS
from .details import DETAILS, is_blank_detail, request_of, value_of
from .grid import cells_of, grid_of
from .pay import net_pay
from .table import LABELS, as_column_says, columns_of, hours_of, is_own_class, total_rows
from .values import SheetError, country_of, folded, is_blank, is_unset, listed, number_of, quoted, text_of, tidy

USUAL_FIGURES = ("tax_amount", "pension", "net_amount", "employer_cost")
NOTHING, NO_PAY = "nothing", "no pay"


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
    # Beside pay, a 0 is a blank cell.
    if any(pay.values()):
        pay = {name: amount for name, amount in pay.items() if amount != 0}
    gross, net, basic = (pay.get(name) for name in ("gross", "net", "basic_pay"))
    whole = None if basic is None else _with_parts(basic, values)
    if net is not None:
        if gross or basic:
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


def _is_filled(column, row):
    cell = row[column.at]
    if column.name in ("country", "age"):
        return not is_unset(cell)
    return not (is_blank_detail(column.name, cell) if column.name in DETAILS else is_blank(cell))


def _sum_of(one, other, column):
    """Two values of one part of pay."""
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {"percent_of_basic": one["percent_of_basic"] + other["percent_of_basic"]}
    if isinstance(one, dict) or isinstance(other, dict):
        label = LABELS[column.name]
        raise SheetError(
            f"{quoted(column.heading)} is added to {label}. Write both as amounts, or both as percentages."
        )
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
    has = f"{quoted(hours_of(filled).heading)} has {hours}, but this row has no amount of overtime pay"
    raise SheetError(f"{has}. Enter the amount, or remove the hours.")


def _question_of(call, row, columns, usual, country, fields):
    """The question of a row. NOTHING for a row that says nothing of an employee, NO_PAY for one whose pay is 0."""
    filled = [column for column in columns.stated if _is_filled(column, row) and not is_own_class(column, row)]
    if not any(map(_is_of_employee, filled)) or all(is_blank(cell) or cell == 0 for cell in row):
        return NOTHING
    stated_country, pay, values = _read(filled, row, call)
    _refuse_unpaid_hours(filled, values)
    country = country if stated_country is None else stated_country
    if is_unset(country):
        raise SheetError("This row has no country. Enter one in its Country column, or as the first argument.")
    asked = _pay_of_row(pay, values)
    if asked["amount"] == 0:
        beside = _paid_beside(values)
        if beside is None:
            return NO_PAY
        raise SheetError(f"The pay of this row is 0, but it has {LABELS[beside]}. Enter the pay that it is part of.")
    request = {"country": country_of(country), "type": "income", **request_of({**usual, **values}), **asked}
    return Question("tax", request, fields)


def _paid_out(net, deductions, row):
    """What is left of net pay after the deductions in a row."""
    total = 0
    for column in deductions:
        if is_blank(row[column.at]):
            continue
        amount = number_of(row[column.at], column.heading)
        if amount < 0:
            raise SheetError(f"`{column.heading}` is {amount}. Write what is taken off as a positive amount.")
        total += amount
    total = tidy(round(total, 2))
    if total > net and total > 0:
        raise SheetError(f"The deductions of this row are {total}, but its net pay is only {net}.")
    return round(net - total, 2)


def _figure_of(figure, data, deductions, row):
    # An answer leaves out what the law does not have, such as contributions. A net pay below zero is an error.
    net = net_pay(data) or 0
    if figure == "net_amount" or isinstance(net, str):
        return net if figure in ("net_amount", "paid_out") else data.get(figure, 0)
    if figure != "paid_out":
        return data.get(figure, 0)
    try:
        return _paid_out(net, deductions, row)
    except SheetError as error:
        return str(error)


def payroll(call, country, table, columns, period, pay_date):
    """The figures of a payroll, in the order of the table and without a header row.

    A mistake in a row is a sentence in that row only. A row of sums stays empty, one without pay is a row of zeros.
    """
    headings, *rows = grid_of(table)
    figures = _figures_of(columns)
    known = columns_of(headings, rows, call.calendar)
    usual = {
        name: value_of(name, value, call.calendar)
        for name, value in (("period", period), ("pay_date", pay_date), ("currency", known.currency))
        if not is_unset(value)
    }
    fields = tuple(dict.fromkeys("net_amount" if figure == "paid_out" else figure for figure in figures))
    totals = total_rows(known.stated, rows)
    asked, refusals, without_pay = {}, {}, set()
    for at, row in enumerate(rows):
        try:
            question = NOTHING if at in totals else _question_of(call, row, known, usual, country, fields)
            if question is NO_PAY:
                without_pay.add(at)
            elif question is not NOTHING:
                asked[at] = question
        except SheetError as error:
            refusals[at] = str(error)
    replies = dict(zip(asked, call.ask(list(asked.values()))))

    def cells_of_row(at):
        if at in without_pay:
            return [_figure_of(figure, {}, known.deductions, rows[at]) for figure in figures]
        if at in refusals or at not in replies:
            return [refusals.get(at, "")] * len(figures)
        try:
            data = data_of(replies[at])
        except SheetError as error:
            return [str(error)] * len(figures)
        return [_figure_of(figure, data, known.deductions, rows[at]) for figure in figures]

    return [cells_of_row(at) for at in range(len(rows))] or [[""] * len(figures)]
