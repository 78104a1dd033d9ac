"""What a country has: its fields, its minimum wage, what is due, and where a figure comes from."""

import datetime
import re

from .answers import Question, data_of
from .calculation import calculate
from .definitions import DEFINITIONS
from .grid import ranges_given
from .language import say
from .values import SheetError, country_code, country_of, given, is_unset, month_in_text, one_of, text_of, word_of


def _top_rate(info):
    tax = info.get("income_tax", {})
    scale = (tax.get("tables") or [tax])[-1].get("brackets")
    return scale[-1]["rate"] if scale else None


def _surcharges(info):
    """Each surcharge with its rate, or with its rule if the rate depends on the profit; None where there is none."""
    found = info.get("corporate_tax", {}).get("surcharges") or []
    named = [f"{one['name']}: {one['rule'] if one['rate'] is None else '%s %%' % one['rate']}" for one in found]
    return "; ".join(named) or None


def _inside(group, field):
    return lambda info: info.get(group, {}).get(field)


READERS = {
    "name": _inside("country", "name"),
    "currency": _inside("country", "currency"),
    "tax_year": lambda info: info.get("tax_year"),
    "tax_types": lambda info: ", ".join(info["country"]["tax_types"]),
    "top_rate": _top_rate,
    "pay_period": _inside("income_tax", "period"),
    "pension_employee": _inside("pension", "employee_rate"),
    "pension_employer": _inside("pension", "employer_rate"),
    "corporate_rate": _inside("corporate_tax", "standard_rate"),
    "corporate_effective_rate": _inside("corporate_tax", "effective_standard_rate"),
    "corporate_surcharges": _surcharges,
    "small_company_rate": _inside("corporate_tax", "small_company_rate"),
    "small_company_threshold": _inside("corporate_tax", "small_company_threshold"),
    "gains_individual": _inside("capital_gains_tax", "individual"),
    "gains_company": _inside("capital_gains_tax", "company"),
    "vat_name": _inside("vat", "name"),
    "vat_rate": _inside("vat", "standard_rate"),
}


def country_field(call, country, field):
    """One field of a country."""
    fields = DEFINITIONS["country_fields"]
    name = one_of(field, fields, say("word_of_field"))
    code = country_of(country)
    return calculate(
        call,
        [],
        lambda: Question("country", {"country": code}, (fields[name],)),
        lambda data, _: READERS[name](data),
        say("no_value_of_country", what=name, country=code),
    )


def country_table(call):
    """The 54 countries below a row of headings."""
    data = data_of(call.ask([Question("country", {}, ("countries",))])[0])
    return [
        [say(f"heading_{name}") for name in ("code", "name", "currency", "taxes", "tax_year")],
        *(
            [one["code"], one["name"], one["currency"], ", ".join(one["tax_types"]), one["tax_year"]]
            for one in data["countries"]
        ),
    ]


def minimum_wage(call, country, date):
    """General minimum wage of a country: today's, or one for each date."""
    code = country_of(country)
    return calculate(
        call,
        ranges_given(date),
        lambda day=None: Question(
            "minimum_wage", {"country": code, **given({"date": (day, call.calendar.day_of)})}, ("general",)
        ),
        lambda data, _: (data.get("general") or {}).get("amount"),
        say("no_minimum_wage", country=code),
    )


def due_table(call, country, month):
    """What is due for the pay of a month, below a row of headings."""

    def month_of(value):
        is_serial = isinstance(value, (int, float)) or re.fullmatch(r"\d{5,}", text_of(value))
        return call.calendar.day_of(float(value))[:7] if is_serial else month_in_text(text_of(value))

    asked = {"country": country_of(country), "month": f"{datetime.date.today():%Y-%m}" if is_unset(month) else month_of(month)}
    data = data_of(call.ask([Question("calendar", asked, ("items", "not_recorded"))])[0])
    unknown = ", ".join(one["name"] for one in data["not_recorded"])
    return [
        [say(f"heading_{name}") for name in ("due", "what", "form", "authority", "note")],
        *(
            [
                call.calendar.serial_of(one["due"]),
                one["what"],
                one.get("form") or "",
                one["to"],
                " ".join(filter(None, [one["day_off_note"], one["note"]])),
            ]
            for one in data["items"]
        ),
        *([["", say("due_not_recorded", names=unknown), "", "", ""]] if unknown else []),
    ]


def _whole_of(reply):
    """Date and sources of all facts in an answer."""
    data_of(reply)
    meta = reply.get("meta")
    if meta is None:
        raise SheetError(say("sources_not_sent"))
    return meta["as_of"], meta["sources"], _read_again(meta)


def _read_again(meta):
    """That pages were read again and still state the law; None where the law of an answer was not read again."""
    if meta.get("confirmed_by") != "re-read":
        return None
    return say("read_again", day=meta["confirmed_on"], publishers=meta["confirmed_publishers"])


def currencies_of(call, texts):
    """The currency that each text means: one by its code, or that of a country by any of its names.

    Three letters are a currency: some are also those of a country, such as ETH.
    """
    codes = [None if len(text) == 3 else country_code(text) for text in texts]
    countries = sorted({code for code in codes if code is not None})
    replies = call.ask([Question("country", {"country": code}, ("country",)) for code in countries])
    found = {code: data_of(reply)["country"]["currency"] for code, reply in zip(countries, replies)}
    return [found.get(code) or text.upper() for code, text in zip(codes, texts)]


def _origin_of(call, figure, country, indicator, day):
    """Date, sources and last reading of the fact behind a function. An exchange rate of a country is that of the US dollar in it."""
    name = one_of(figure, DEFINITIONS["figures"], say("word_of_figure"))
    fact = DEFINITIONS["figures"][name]
    operation, part, day_field, code = fact["operation"], fact.get("part"), fact.get("day"), country_of(country)
    if day_field is None and not is_unset(day):
        raise SheetError(say("takes_no_day", name=name))
    on_day = {} if day_field is None else given({day_field: (day, call.calendar.day_of)})

    def ask(asked, fields=None):
        return call.ask([Question(operation, asked, fields)])[0]

    if is_unset(indicator):
        if operation != "forex":
            return _whole_of(ask({"country": code, **fact["input"], **on_day}))
        return _whole_of(ask({**fact["input"], **on_day, "to": currencies_of(call, [code])[0]}))
    if part is None:
        raise SheetError(say("takes_no_indicator", name=name))
    if part != "indicator":
        return _whole_of(ask({"country": code, **fact["input"], **on_day, part: word_of(indicator)}))
    bank_figure = one_of(indicator, DEFINITIONS["bank_figures"], say("word_of_indicator"))
    group = DEFINITIONS["bank_figures"][bank_figure]["indicator"]
    found = data_of(ask({"country": code, **on_day, "indicator": group}, ("figures",))).get("figures", {}).get(bank_figure)
    if found is None:
        raise SheetError(say("no_value_of_country", what=bank_figure, country=code))
    return found["date"], found["sources"], None


def fact_date(call, **fact):
    """The date of the fact."""
    date, *_ = _origin_of(call, **fact)
    if date is None:
        raise SheetError(say("figure_without_date"))
    return [[call.calendar.serial_of(date)]]


def fact_source(call, **fact):
    """The sources of the fact, as one text, with the last reading of them."""
    _, sources, reading = _origin_of(call, **fact)
    if not sources:
        raise SheetError(say("figure_without_source"))
    named = [", ".join(filter(None, (one["publisher"], one["title"], one["url"]))) for one in sources]
    text = "; ".join(named)
    return [[text if reading is None else say("source_and_reading", text=text, reading=reading)]]
