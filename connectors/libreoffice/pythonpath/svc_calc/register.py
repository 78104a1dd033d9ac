"""The lines of payslips, in their order, and the columns that a payroll shows of them."""

from dataclasses import dataclass

from .language import say
from .values import folded, tidy

# The kinds of lines in the order of a payslip, with the code of what a line of the kind is called, if not by its name in
# the law.
KINDS = {
    "gross": "line_gross",
    "part": "line_of_which",
    "not_taxed": "line_not_taxed",
    "in_kind": "line_in_kind",
    "contribution": None,
    "relief": None,
    "taxable": "line_taxable",
    "family": "line_family",
    "credit": None,
    "surcharge": None,
    "adjustment": None,
    "tax": "line_tax",
    "contributions": "line_contributions",
    "net": "line_net",
    "employer_contribution": None,
    "employer_cost": "line_employer_cost",
}
SUMS = {
    "gross": "gross_amount",
    "taxable": "taxable_amount",
    "tax": "tax_amount",
    "contributions": "pension",
    "net": "net_amount",
    "employer_cost": "employer_cost",
}
LISTS = {
    "in_kind": "benefits",
    "contribution": "contributions",
    "relief": "reliefs",
    "credit": "credits",
    "surcharge": "surcharges",
    "adjustment": "adjustments",
    "employer_contribution": "employer_contributions",
}
LINE_FIELDS = (*SUMS.values(), *LISTS.values(), "taxable_parts", "family")


@dataclass(frozen=True)
class Line:
    """One line of a payslip. Sums have no name of their own."""

    kind: str
    code: str
    name: str
    amount: float

    @property
    def heading(self):
        code = KINDS[self.kind]
        return self.name if code is None else say(code, name=self.name, counted=self.name)


def _of_kind(kind, slip):
    if kind in SUMS:
        amount = slip.get(SUMS[kind])
        return [] if amount is None else [Line(kind, kind, "", amount)]
    if kind == "family":
        family = slip.get("family")
        return [] if family is None else [Line(kind, kind, family["counted"], family["number"])]
    parts = slip.get("taxable_parts") or []
    if kind == "part":
        return [Line(kind, part["id"], part["name"], part["paid"]) for part in parts]
    if kind == "not_taxed":
        return [
            Line(kind, part["id"], part["name"], round(part["paid"] - part["taxable"], 3))
            for part in parts
            if part["paid"] != part["taxable"]
        ]
    lines = [Line(kind, one["id"], one["name"], one["amount"]) for one in slip.get(LISTS[kind]) or []]
    # A cap, a minimum or rounding has a line only if it changes the tax.
    return [line for line in lines if kind != "adjustment" or line.amount != 0]


def lines_of(slip):
    """The lines of a payslip, in their order, without those that the law of the country does not have."""
    return [line for kind in KINDS for line in _of_kind(kind, slip)]


def columns_of_lines(payslips):
    """The lines that payslips have, in the order of a payslip, with a heading each. No two headings are alike."""
    found = {kind: {} for kind in KINDS}
    for lines in payslips:
        for line in lines:
            found[line.kind].setdefault(line.code, line)
    names = {line.name for line in found["contribution"].values()}

    def heading(line):
        shared = line.kind == "employer_contribution" and line.name in names
        return say("line_of_employer", name=line.heading) if shared else line.heading

    return [(line, heading(line)) for lines in found.values() for line in lines.values()]


def amount_of(line, lines):
    """The amount of a line in a payslip. 0 where the payslip does not have it."""
    return next((one.amount for one in lines if (one.kind, one.code) == (line.kind, line.code)), 0)


def named(text, columns):
    """The columns of lines that a text names, by code or by name."""
    return [
        (line, heading)
        for line, heading in columns
        if line.code == text or (line.name != "" and folded(line.name) == folded(text))
    ]


def sum_of(amounts):
    """The sum of amounts. No currency of Africa has more than three decimals."""
    return tidy(round(sum(amounts), 3))
