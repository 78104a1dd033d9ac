"""What a desk hands in: the return of a month, and the accounting entries of a payroll."""

import re

from .answers import RETURN, Question, data_of, day_at
from .definitions import DEFINITIONS
from .grid import grid_of
from .headings import meanings_in, table_head
from .language import figure_label, say
from .payroll import Failed, Slip, ask_payroll, column_at, deducted_in, NO_PAY, NOTHING, question_of
from .people import employer_of, person_columns_of, person_of
from .register import LINE_FIELDS
from .table import columns_of, total_rows, with_bare_amounts
from .values import SheetError, country_of, folded, is_blank, is_unset, one_of, text_of, tidy

# The fields of pay that a row of a return takes.
PAY_FIELDS = ("amount", "include_pension", "employee", "pay", "in_kind", "paid", "year_to_date")
DEBITED = ("gross_pay", "employer_charges")


def _return_id(country, form):
    """The id of a return, from its name with or without the country."""
    text = "" if is_blank(form) else text_of(form)
    if text == "":
        raise SheetError(say("return_form_missing"))
    named = re.fullmatch(r"([A-Za-z]{2})-(.+)", text)
    code = ("" if is_unset(country) else country_of(country)) or (named[1].upper() if named else "")
    return f"{code}-" + re.sub(r"[\s_]+", "-", (named[2] if named else text).lower())


def _return_row(person, pay):
    if pay.get("mode") == "net_to_gross":
        raise SheetError(say("return_of_gross_pay"))
    if pay.get("period", "monthly") != "monthly":
        raise SheetError(say("return_of_months"))
    taken = {name: pay[name] for name in PAY_FIELDS if name in pay}
    return {"person": {name: value for name, value in person.items() if name in DEFINITIONS["people"]["kinds"]}, **taken}


def _lines_of(call, table, country, meanings):
    """What each row of a table sends, or the sentence in its place."""
    grid, meaning = grid_of(table), meanings_in(meanings)
    headings, head_rows = table_head(grid, meaning)
    given = grid[head_rows:]
    people = person_columns_of(headings, meaning)
    places = {column.at for column in people}

    def without_people(row):
        return ["" if at in places else cell for at, cell in enumerate(row)]

    body = [*map(without_people, given)]
    rows, known = with_bare_amounts(given, columns_of(without_people(headings), body, call.calendar, meaning))
    totals, lines = total_rows(known.stated, rows), []
    for at, row in enumerate(rows):
        try:
            question = NOTHING if at in totals else question_of(call, row, known, {}, country, ())
            if question is not NOTHING:
                pay = {"amount": 0} if question is NO_PAY else question.input
                lines.append(_return_row(person_of(people, row, call.calendar), pay))
        except SheetError as error:
            lines.append(str(error))
    return lines


def _table_of(filled, lines):
    problems, cells, blank = {}, dict(zip(filled["row_numbers"], filled["rows"])), [""] * len(filled["columns"])
    for one in filled["problems"]:
        problems[one["row"]] = " ".join(filter(None, [problems.get(one["row"]), one["message"]]))
    rows, sent = [], 0
    for line in lines:
        if isinstance(line, str):
            rows.append([*blank, line])
            continue
        sent += 1
        if sent in cells or sent in problems:
            found = ["" if cell is None else cell for cell in cells.get(sent, blank)]
            rows.append([*found, problems.get(sent, "")])
    return [
        *([] if filled["heading"] is None else [[filled["heading"], *blank]]),
        [*(column["title"] for column in filled["columns"]), say("heading_to_correct")],
        *rows,
        *([[*blank, problems[None]]] if None in problems else []),
    ]


def return_table(call, country, form, table, employer, meanings=None):
    """The return of a month: its titles, a row for each employee, and beside it what the authority would reject."""
    settings = employer_of(employer, call.calendar)
    month = settings.pop("month", day_at(0)[:7])
    form_id = _return_id(country, form)
    lines = _lines_of(call, table, form_id[:2], meanings)
    rows = [line for line in lines if not isinstance(line, str)]
    if not rows:
        raise SheetError(next(iter(lines), say("return_without_rows")))
    asked = {"id": form_id, "month": month, "employer": settings, "rows": rows}
    [reply] = call.ask([Question(RETURN, asked)])
    return _table_of(data_of(reply), lines)


def _postings_of(slip, deductions, minor):
    """The postings of a payslip: purpose, line, name, kinds and amount in minor units."""

    def minor_of(amount):
        return round(tidy(round(amount * minor, 6)))

    def whole(purpose, amount):
        return purpose, None, None, (), amount

    def each(purpose, field):
        lines = slip.get(field) or []
        return [(purpose, one["id"], one["name"], (one["kind"],), minor_of(one["amount"])) for one in lines]

    parts = [
        ("gross_pay", one["id"], one["name"], tuple(one["parts"]), minor_of(one["paid"]))
        for one in slip.get("taxable_parts") or []
    ]
    gross, tax, net = (minor_of(slip.get(field, 0)) for field in ("gross_amount", "tax_amount", "net_amount"))
    deducted = minor_of(deductions)
    return [
        whole("gross_pay", gross - sum(amount for *_, amount in parts)),
        *parts,
        *each("employer_charges", "employer_contributions"),
        *each("employee_contributions", "contributions"),
        *each("employer_contributions", "employer_contributions"),
        whole("tax", tax),
        whole("deductions", deducted),
        whole("net_pay", net - deducted),
    ]


def _account_of(plan, purpose, kinds):
    """Parts of pay that share a line have an account of their own only if it is the same for all."""
    usual = DEFINITIONS["plans"][plan]["accounts"][purpose]
    others = [usual.get("by", {}).get(kind) for kind in kinds]
    shared = bool(others) and all(one is not None and one["number"] == others[0]["number"] for one in others if others[0])
    return others[0] if shared and others[0] is not None else usual


def _text_of_line(purpose, name, has_parts):
    if name is not None:
        return name
    if purpose == "gross_pay":
        return say("journal_pay_without_parts") if has_parts else figure_label("gross_amount")
    return say("journal_deductions") if purpose == "deductions" else figure_label({"tax": "tax_amount", "net_pay": "net_amount"}[purpose])


def _entry_of(postings, plan, minor, has_parts):
    """The lines of an entry, in the order of purposes and without sums of 0."""
    sums = {}
    for purpose, line, name, kinds, amount in postings:
        *_, before = sums.get((purpose, line), (None, 0))
        sums[purpose, line] = (name, kinds, before + amount)
    order = DEFINITIONS["journal_purposes"]
    rows = []
    for (purpose, _), (name, kinds, amount) in sorted(sums.items(), key=lambda one: order.index(one[0][0])):
        if amount == 0:
            continue
        account, is_debit = _account_of(plan, purpose, kinds), (purpose in DEBITED) == (amount > 0)
        money = tidy(abs(amount) / minor)
        sides = (money, "") if is_debit else ("", money)
        rows.append([account["number"] or "", account["name"], _text_of_line(purpose, name, has_parts), *sides])
    return rows


def _plan_of(plan, country):
    if not is_unset(plan):
        return one_of(plan, DEFINITIONS["plans"], say("word_of_plan"))
    code = None if is_unset(country) else country_of(country)
    return next((name for name, one in DEFINITIONS["plans"].items() if code in one["countries"]), "ifrs")


def journal(call, country, table, plan, by, period, pay_date, meanings=None):
    """Accounting entries of a payroll with headings. The last row has the sums, which are equal."""
    further = (*LINE_FIELDS, "currency")
    headings, found, _, deductions = ask_payroll(call, country, table, "lines", period, pay_date, meanings, further)
    chosen = _plan_of(plan, country)
    at = None if is_unset(by) else column_at(by, headings)
    for row, one in enumerate(found, 2):
        if isinstance(one, Failed):
            raise SheetError(say("journal_row_wrong", row=row, why=one.sentence))
    slips = [one for one in found if isinstance(one, Slip)]
    currencies = list(dict.fromkeys(slip.data["currency"] for slip in slips if "currency" in slip.data))
    if len(currencies) > 1:
        raise SheetError(say("journal_in_two_currencies", first=currencies[0], second=currencies[1]))
    minor = DEFINITIONS["minor_units"].get(currencies[0] if currencies else "", 100)
    has_parts = any("taxable_parts" in slip.data for slip in slips)
    groups = {}
    for slip in slips:
        value = "" if at is None or is_blank(slip.row[at]) else text_of(slip.row[at], 1_000)
        postings = _postings_of(slip.data, deducted_in(deductions, slip.row), minor)
        groups.setdefault(folded(value), (value, []))[1].extend(postings)
    heading = [] if at is None else [text_of(headings[at])]
    lines = [
        [*([value or say("totals_without", heading=heading[0])] if heading else []), *line]
        for value, postings in groups.values()
        for line in _entry_of(postings, chosen, minor, has_parts)
    ]

    def total(side):
        return tidy(round(sum(line[side] for line in lines if line[side] != ""), 3))

    return [
        [*heading, *map(say, ("heading_account", "heading_account_name", "heading_text", "heading_debit", "heading_credit"))],
        *lines,
        [say("total"), *[""] * (len(heading) + 2), total(-2), total(-1)],
    ]
