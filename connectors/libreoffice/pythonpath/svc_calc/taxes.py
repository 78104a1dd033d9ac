"""Corporate tax, withholding tax, capital gains tax and VAT."""

from .answers import Question
from .calculation import calculate, signed
from .grid import ranges_given
from .language import say
from .values import country_of, given, is_unset, number_of, text_of


def _asked_for(kind, amount, ask):
    """The question for an amount, which may be 0 or negative.

    A company without a profit owes the minimum tax, if there is one. A loss bears no tax on gains. Tax withheld is
    given back with the payment.
    """
    if kind == "corporate":
        return ask(max(0, amount))
    return signed(max(0, amount) if kind == "capital_gains" else amount, ask)


def levy(kind, amount, turnover=None):
    """A function that returns the tax for each amount. `amount` and `turnover` are the names of its ranges."""

    def function(call, country, **arguments):
        words = {name: (value, text_of) for name, value in arguments.items() if name not in (amount, turnover)}

        def question(one, sales=None):
            sent = {"turnover": (sales, lambda value: number_of(value, say("argument_turnover")))}
            fields = {"type": kind, **given({**sent, **words})}
            return _asked_for(
                kind,
                number_of(one, say(f"argument_{amount}")),
                lambda asked: Question("tax", {"country": country_of(country), "amount": asked, **fields}, ("tax_amount",)),
            )

        def nothing_for(question):
            """Where the law has no minimum tax, the service refuses a profit of 0."""
            return "invalid_amount" if kind == "corporate" and question.input["amount"] == 0 else None

        ranges = [arguments[amount], *(ranges_given(arguments[turnover]) if turnover else [])]
        return calculate(call, ranges, question, lambda data, _: data.get("tax_amount"), nothing_for=nothing_for)

    return function


def _vat_input(country, amount, mode, category):
    return {"country": country_of(country), "amount": amount, "mode": mode, **given({"category": (category, text_of)})}


def vat(field, amount, fixed_mode=None):
    """A function that returns one field of the VAT answer for each amount. `amount` is the name of its range."""

    def function(call, country, category, mode=None, **arguments):
        chosen = fixed_mode or ("add" if is_unset(mode) else text_of(mode))
        return calculate(
            call,
            [arguments[amount]],
            lambda one: signed(
                number_of(one, say("argument_amount")),
                lambda asked: Question("vat", _vat_input(country, asked, chosen, category), (field,)),
            ),
            lambda data, _: data.get(field),
        )

    return function


def vat_rate(call, country, category):
    """The rate in percent. It does not depend on the amount."""
    return calculate(
        call,
        [],
        lambda: Question("vat", _vat_input(country, 100, "add", category), ("vat_rate",)),
        lambda data, _: data.get("vat_rate"),
    )
