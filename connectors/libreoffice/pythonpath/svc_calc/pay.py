"""Income tax on pay: one field of the payslip, the payslip, and the brackets."""

from .answers import Question, data_of
from .calculation import ANY_AMOUNT, Signed, calculate, signed, with_sign
from .details import details_of, request_of, value_of
from .grid import grid_of, is_single
from .language import label_of, say
from .register import LINE_FIELDS, lines_of
from .values import SheetError, country_of, is_blank, is_unset, number_of

NAMED = ("period", "tax_year", "include_pension")
# Asked for together: an employee whose pay, tax and contributions stand in several cells is then one call.
FIGURES = ("gross_amount", "tax_amount", "pension", "net_amount", "employer_cost", "effective_rate")


def pay_signed(amount, ask):
    """The question for an amount of pay. Nothing is due on no pay, such as that of unpaid leave."""
    return signed(0, ask) if amount == 0 else Signed(ask(amount), 1)


def net_pay(data):
    """The net pay of an answer, or a sentence where it is below zero."""
    net = data.get("net_amount")
    if net is None or net >= 0:
        return net
    return say("net_below_zero", net=net)


def _is_given(name, value):
    """Is an argument given? Calc passes FALSE as 0, too."""
    return not (is_blank(value) if name == "include_pension" else is_unset(value))


def _pay_input(call, arguments):
    """The arguments and the details as fields of a question. Each may be given only once."""
    named = {
        name: value_of(name, arguments[name], call.calendar) for name in NAMED if _is_given(name, arguments.get(name))
    }
    further = details_of(arguments["details"], call.calendar)
    for name in named:
        if name in further:
            raise SheetError(say("detail_twice_as_argument", detail=label_of(name)))
    return request_of({**named, **further})


def _pay_questions(call, arguments, fields, mode="gross_to_net"):
    """Makes questions that differ only in the amount of pay. Their common part is read once."""
    common = {"country": country_of(arguments["country"]), "type": "income", **_pay_input(call, arguments)}
    if mode == "net_to_gross":
        common["mode"] = mode
    what = say("argument_net" if mode == "net_to_gross" else "argument_gross")
    return lambda given: pay_signed(
        number_of(given, what), lambda amount: Question("tax", {**common, "amount": amount}, fields)
    )


def pay_field(field, mode="gross_to_net", missing=None):
    """A function that returns one field of the payslip for each amount of pay."""
    pay = "net" if mode == "net_to_gross" else "gross"

    def function(call, **arguments):
        question = _pay_questions(call, arguments, FIGURES, mode)
        read = net_pay if field == "net_amount" else lambda data: data.get(field, missing)
        return calculate(call, [arguments[pay]], question, lambda data, _: read(data))

    return function


def payslip(call, **arguments):
    """The payslip for one amount of pay, without lines that the law of the country does not have."""
    grid = grid_of(arguments["gross"])
    if not is_single(grid):
        raise SheetError(say("payslip_of_one_amount"))
    if is_blank(grid[0][0]):
        return [[""]]
    asked = _pay_questions(call, arguments, LINE_FIELDS)(grid[0][0])
    slip = data_of(call.ask([asked.question])[0])

    def shown(line):
        amount = net_pay(slip) if line.kind == "net" else line.amount
        return amount if isinstance(amount, str) or line.kind == "family" else with_sign(amount, asked.sign)

    return [[line.heading, shown(line)] for line in lines_of(slip)]


def brackets(call, **arguments):
    """Income tax brackets. The question needs some amount of pay, but the brackets do not depend on it."""
    data = data_of(call.ask([_pay_questions(call, arguments, ("brackets", "tables"))(ANY_AMOUNT).question])[0])
    head = [say("heading_from"), say("heading_to"), say("heading_rate")]

    def row(bracket):
        return [bracket["from"], "" if bracket["to"] is None else bracket["to"], bracket["rate"]]

    if "tables" not in data:
        return [head, *map(row, data["brackets"])]
    return [
        [*head, say("heading_up_to")],
        *(
            [*row(bracket), "" if table["up_to"] is None else table["up_to"]]
            for table in data["tables"]
            for bracket in table["brackets"]
        ),
    ]
