"""Exchange rates, fuel prices, central bank figures, and their history."""

from .answers import Question, data_of, day_at
from .calculation import calculate, signed
from .countries import currencies_of
from .definitions import DEFINITIONS
from .grid import cells_of, ranges_given
from .language import say
from .values import SheetError, country_of, given, is_unset, listed, number_of, one_of, text_of, word_of, working_days_before

HISTORY_COLUMNS = ("value", "average", "observations", "observed", "source")
MOST_ENTITIES = 54
# Working days before a day within which a rate counts as that of the day.
MOST_WORKING_DAYS = 5


def _too_old(what, observed, day):
    """Why a rate does not count for a day, as a sentence; None if it does. Some histories have gaps of weeks."""
    if observed >= working_days_before(day, MOST_WORKING_DAYS):
        return None
    return say("rate_too_old", what=what, days=MOST_WORKING_DAYS, day=day, observed=observed)


def exchange(call, amount, date, **currencies):
    """Each amount in the other currency, or the rate for one unit if no amount is given."""

    pair = {name: text_of(value) for name, value in currencies.items()}

    def question(stated, day, field):
        dated = given({"date": (day, call.calendar.day_of)})
        return Question("forex", {**pair, **stated, **dated}, (field, "timestamp") if dated else (field,))

    def reader(field):
        def read(data, question):
            day = question.input.get("date")
            if day is None or day >= day_at(0):
                return data.get(field)
            what = say("rate_between", **pair)
            return _too_old(what, data["timestamp"][:10], day) or data.get(field)

        return read

    dates = ranges_given(date)
    if amount is None:
        return calculate(call, dates, lambda day=None: question({}, day, "rate"), reader("rate"))
    return calculate(
        call,
        [amount, *dates],
        lambda one, day=None: signed(
            number_of(one, say("argument_amount")), lambda asked: question({"amount": asked}, day, "amount")
        ),
        reader("amount"),
    )


def fuel_price(call, country, fuel, currency, date):
    """Price of a fuel: the latest, or one for each date."""

    def question(day=None):
        rest = given({"currency": (currency, text_of), "date": (day, call.calendar.day_of)})
        return Question("fuel", {"country": country_of(country), "fuel_type": word_of(fuel), **rest}, ("fuels",))

    return calculate(
        call,
        ranges_given(date),
        question,
        lambda data, _: data.get("fuels", {}).get(word_of(fuel), {}).get("price"),
        say("no_fuel_price", fuel=text_of(fuel), country=country_of(country)),
    )


def bank_figure(call, country, indicator, date):
    """A central bank figure: the latest, or one for each date."""
    name = one_of(indicator, DEFINITIONS["bank_figures"], say("word_of_indicator"))
    figure = DEFINITIONS["bank_figures"][name]
    field, *inside = figure["path"]

    def question(day=None):
        rest = given({"date": (day, call.calendar.day_of)})
        return Question("rates", {"country": country_of(country), "indicator": figure["indicator"], **rest}, (field,))

    def read(data, _):
        found = data.get(field)
        for place in inside:
            found = None if found is None else found.get(place)
        return call.calendar.serial_of(found) if isinstance(found, str) else found

    unknown = say("no_value_of_country", what=name, country=country_of(country))
    return calculate(call, ranges_given(date), question, read, unknown)


def _layout_of(columns):
    """The columns asked for, in their order, and whether there are headings."""
    words = [*HISTORY_COLUMNS, "no_headings"]
    asked = [
        one_of(text, words, say("word_of_column"))
        for cell in cells_of(columns)
        if not is_unset(cell)
        for text in listed(text_of(cell))
    ]
    shown = [word for word in asked if word != "no_headings"]
    if len(set(shown)) < len(shown):
        raise SheetError(say("column_twice"))
    return shown or ["value"], "no_headings" not in asked


def _pairs_of(call, texts, base):
    """Pairs such as `ZAR/KES`, or currencies for the rate of one US dollar. Countries stand for their currencies."""
    pairs = [(text if is_unset(base) or "/" in text else f"{text_of(base)}/{text}").split("/") for text in texts]
    currencies = iter(currencies_of(call, [side.strip() for sides in pairs for side in sides]))
    return ["/".join(next(currencies) for _ in sides).removeprefix("USD/") for sides in pairs]


def _entities_of(call, entity, kind, base):
    """The entities in their order. A country may have any of its names, and stands for its currency among rates."""
    texts = [text for cell in cells_of(entity) if not is_unset(cell) for text in listed(text_of(cell, 1_000))]
    if not texts:
        raise SheetError(say("entity_missing"))
    if len(texts) > MOST_ENTITIES:
        raise SheetError(say("entities_too_many", most=MOST_ENTITIES, count=len(texts)))
    if kind == "currency":
        return _pairs_of(call, texts, base)
    if not is_unset(base):
        raise SheetError(say("base_of_rates_only"))
    return [country_of(text) for text in texts]


def _frequency_of(value):
    """The frequency that a word means. The service says what is wrong with other words."""
    word = word_of(value)
    return DEFINITIONS["frequencies"].get(word, word)


def _cell_of(call, column, found, what):
    """One cell of a row; empty where the observation does not state it."""
    if found is None:
        return ""
    if column == "observed":
        return call.calendar.serial_of(found.get("observed", found["date"]))
    if column == "source":
        return found["source"]["publisher"]
    if column == "value" and what is not None and "observed" in found:
        return _too_old(what, found["observed"], found["date"]) or found["value"]
    return found.get(column, 1 if column == "observations" else "")


def _heading_of(column, entity, is_only):
    if column == "value":
        return entity
    return say(f"heading_{column}") if is_only else say(f"heading_{column}_of", entity=entity)


def history(call, series, entity, start, end, frequency, columns, base_currency):
    """A row for each day or period, oldest first. An entity without an answer has its own sentence in each row."""
    name = one_of(series, DEFINITIONS["series"], say("word_of_series"))
    shown, has_headings = _layout_of(columns)
    entities = _entities_of(call, entity, DEFINITIONS["series"][name], base_currency)
    if is_unset(start):
        raise SheetError(say("start_missing"))
    span = {
        "start": call.calendar.day_of(start),
        **given({"end": (end, call.calendar.day_of), "frequency": (frequency, _frequency_of)}),
    }
    questions = [{"series": name, "entity": one, **span} for one in entities]
    replies = call.ask([Question("series", one, ("observations",)) for one in questions])
    found, refusals = [], {}
    for at, reply in enumerate(replies):
        try:
            found.append({one["date"]: one for one in data_of(reply)["observations"]})
        except SheetError as error:
            found.append({})
            refusals[at] = str(error)
    if len(refusals) == len(replies):
        raise SheetError(refusals[0])
    # A rate is published each working day, and an average is that of its month. Other values hold until the next one.
    ages = name == "fx" and (is_unset(frequency) or _frequency_of(frequency) != "month-average")
    rows = [
        [
            call.calendar.serial_of(date),
            *(
                refusals[at] if at in refusals else _cell_of(call, column, found[at].get(date), say("rate_of_currency", currency=entities[at]) if ages else None)
                for at in range(len(entities))
                for column in shown
            ),
        ]
        for date in sorted({date for one in found for date in one})
    ]
    head = [say("heading_date"), *(_heading_of(column, one, len(entities) == 1) for one in entities for column in shown)]
    return [head, *rows] if has_headings else rows
