"""Corporate tax, withholding tax, capital gains tax and VAT."""

from .answers import Question
from .calculation import calculate
from .values import country_of, given, is_blank, number_of, text_of


def levy(kind, amount, turnover=None):
    """A function that returns the tax for each amount. `amount` and `turnover` are the names of its ranges."""

    def function(call, country, **arguments):
        words = {name: (value, text_of) for name, value in arguments.items() if name not in (amount, turnover)}

        def question(one, sales=None):
            sent = {"turnover": (sales, lambda value: number_of(value, "turnover"))}
            amounts = {"country": country_of(country), "amount": number_of(one, amount), "type": kind}
            return Question("tax", {**amounts, **given({**sent, **words})}, ("tax_amount",))

        ranges = [arguments[amount], *([arguments[turnover]] if turnover else [])]
        return calculate(call, ranges, question, lambda data: data.get("tax_amount"))

    return function


def _vat_input(country, amount, mode, category):
    return {"country": country_of(country), "amount": amount, "mode": mode, **given({"category": (category, text_of)})}


def vat(field, amount, fixed_mode=None):
    """A function that returns one field of the VAT answer for each amount. `amount` is the name of its range."""

    def function(call, country, category, mode=None, **arguments):
        chosen = fixed_mode or ("add" if is_blank(mode) else text_of(mode))
        return calculate(
            call,
            [arguments[amount]],
            lambda one: Question("vat", _vat_input(country, number_of(one, "amount"), chosen, category), (field,)),
            lambda data: data.get(field),
        )

    return function


def vat_rate(call, country, category):
    """The rate in percent. It does not depend on the amount."""
    return calculate(
        call,
        [],
        lambda: Question("vat", _vat_input(country, 100, "add", category), ("vat_rate",)),
        lambda data: data.get("vat_rate"),
    )
