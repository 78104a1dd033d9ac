"""Every function by its name, as in Excel."""

from dataclasses import dataclass

from .answers import Answers, as_current
from .countries import country_field, country_table, due_table, fact_date, fact_source, minimum_wage
from .days import holiday_table, working_day_after, working_day_count
from .definitions import DEFINITIONS
from .grid import is_single
from .hand_in import journal, return_table
from .labour import leave_days, leave_pay, notice_or_pay, overtime_pay, seniority_bonus, severance_pay
from .language import meaning_of_argument, say
from .market import bank_figure, exchange, fuel_price, history
from .pay import brackets, pay_field, payslip
from .payroll import payroll, payroll_columns, payroll_totals
from .taxes import levy, vat, vat_rate
from .values import Calendar, SheetError, without_marks

FUNCTIONS = {
    "ASOF": fact_date,
    "BRACKETS": brackets,
    "CBRATE": bank_figure,
    "CGT": levy("capital_gains", "gain"),
    "CIT": levy("corporate", "profit", "turnover"),
    "COUNTRIES": country_table,
    "COUNTRY": country_field,
    "DUE": due_table,
    "EFFECTIVERATE": pay_field("effective_rate"),
    "EMPLOYERCOST": pay_field("employer_cost"),
    "FUEL": fuel_price,
    "FX": exchange,
    "FXRATE": exchange,
    "GROSSUP": pay_field("gross_amount", "net_to_gross"),
    "HISTORY": history,
    "HOLIDAYS": holiday_table,
    "JOURNAL": journal,
    "LEAVEDAYS": leave_days,
    "LEAVEPAY": leave_pay,
    "MINWAGE": minimum_wage,
    "NETPAY": pay_field("net_amount"),
    "NOTICE": notice_or_pay,
    "OVERTIME": overtime_pay,
    "PAYE": pay_field("tax_amount"),
    "PAYROLL": payroll,
    "PAYROLLCOLUMNS": payroll_columns,
    "PAYROLLTOTALS": payroll_totals,
    "PAYSLIP": payslip,
    "PENSION": pay_field("pension", missing=0),
    "RATE": bank_figure,
    "RETURN": return_table,
    "SENIORITY": seniority_bonus,
    "SEVERANCE": severance_pay,
    "SOURCE": fact_source,
    "VAT": vat("vat_amount", "amount"),
    "VATGROSS": vat("gross_amount", "net", "add"),
    "VATNET": vat("net_amount", "gross", "extract"),
    "VATRATE": vat_rate,
    "WHT": levy("withholding", "amount"),
    "WORKDAY": working_day_after,
    "WORKDAYS": working_day_count,
}


# The functions that return a table even for a single question.
TABLES = (
    "BRACKETS",
    "COUNTRIES",
    "DUE",
    "HISTORY",
    "HOLIDAYS",
    "JOURNAL",
    "PAYROLL",
    "PAYROLLCOLUMNS",
    "PAYROLLTOTALS",
    "PAYSLIP",
    "RETURN",
)

# A table may name the country of each employee.
MAY_BE_LEFT_OUT = tuple((name, "country") for name in ("JOURNAL", "PAYROLL", "PAYROLLCOLUMNS", "PAYROLLTOTALS"))


@dataclass
class Call:
    """One call of a function: the answers that it may use, and the calendar of its document."""

    answers: Answers
    calendar: Calendar

    def ask(self, questions):
        """The replies, in the order of the questions. Raises NotYet with those that must be asked first."""
        return self.answers.find([as_current(one) for one in questions])


def _refuse_left_out(name, arguments):
    """Calc lets people leave out any argument. Without a required one, a result might be blank, or look right."""
    for argument in DEFINITIONS["required"][name]:
        if arguments[argument] is None and (name, argument) not in MAY_BE_LEFT_OUT:
            raise SheetError(say("argument_missing", argument=argument, meaning=meaning_of_argument(name, argument)))


def evaluate(call, name, values):
    """The result of a function: one value, or rows of values. A sentence stands in place of a value that is missing.

    Raises NotYet if answers are missing. After they were fetched, the same call goes further.
    """
    arguments = dict(zip(DEFINITIONS["functions"][name], map(without_marks, values)))
    try:
        _refuse_left_out(name, arguments)
        grid = FUNCTIONS[name](call, **arguments)
    except SheetError as error:
        return str(error)
    return grid[0][0] if is_single(grid) else grid
