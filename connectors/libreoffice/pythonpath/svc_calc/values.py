"""Cell values and arguments as Calc passes them, and the values of a request that they mean."""

import json
import math
import re
import unicodedata
from datetime import date, timedelta

from .definitions import DEFINITIONS
from .language import day_in_words, say

DECIMAL = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?", re.IGNORECASE | re.ASCII)
LONGEST_CELL = 32_767

# Marks that texts of Arabic pages and answers have around days and codes. They come along when these are copied.
DIRECTION_MARKS = re.compile("[\u200e\u200f\u061c\u2066-\u2069]")


class SheetError(Exception):
    """A sentence for the cell: what is wrong, and what to do."""


def without_marks(value):
    """A cell, or the cells of a range, without marks of direction in their text."""
    if isinstance(value, (tuple, list)):
        return tuple(without_marks(part) for part in value)
    return DIRECTION_MARKS.sub("", value) if isinstance(value, str) else value


def is_blank(value):
    """An empty cell, or an argument that was left out."""
    return value is None or (isinstance(value, str) and value.strip() == "")


def is_unset(value):
    """An argument that cannot be 0, and is blank: Calc passes an empty cell as 0."""
    return is_blank(value) or value in (0, "0")


def quoted(value):
    return json.dumps(str(value)[:40], ensure_ascii=False)


def folded(text):
    """A name normalised for comparison: without accents, letter case, punctuation, spaces or a leading «The»."""
    plain = unicodedata.normalize("NFKD", text).lower()
    letters = []
    for sign in plain:
        category = unicodedata.category(sign)
        if category[0] == "M":
            continue
        letters.append(sign if category[0] in "LN" and category != "Lm" else " ")
    return re.sub(r"^the +", "", "".join(letters).strip()).replace(" ", "")


def decimal_of(text):
    """A decimal number in text; None if the text is not one."""
    return float(text) if DECIMAL.fullmatch(text) else None


def _bare(text):
    """Digits without the spaces and apostrophes that only group them."""
    return re.sub("[\\s'’_]", "", text)


def _digits_of(text):
    """The number that a text of digits means, and the sign in it that can be read in another way, if there is one."""
    bare = _bare(text)
    for form in DEFINITIONS["number_forms"]:
        if re.fullmatch(form["pattern"], text if form["grouped"] else bare):
            thousands = "," if form["decimals"] == "." else "."
            return float(bare.replace(thousands, "").replace(",", ".")), form.get("unclear")
    return decimal_of(text), None


def _which(text):
    """Asks which of two numbers a text such as 850.000 or 850,000 means."""
    whole, three = re.split("[.,]", _bare(text))
    decimal = f"{whole}.{three}0"
    if three.endswith("0"):
        decimal = str(tidy(float(f"{whole}.{three}")))
    if "," in text:
        return say("two_numbers_comma", grouped=f"{whole}{three}", decimal=decimal)
    return say("two_numbers_point", grouped=f"{whole},{three}", decimal=decimal)


def number_given(value, what):
    """A number, or text that represents one, and whether the text writes it as a percentage."""
    if isinstance(value, (int, float)):
        return tidy(value), False
    sign, digits, percent_sign = re.fullmatch(r"([+\-−]?)\s*(.*?)\s*(%?)", value.strip(), re.DOTALL).groups()
    percent = percent_sign != ""
    number, unclear = _digits_of(digits)
    if percent and re.fullmatch("[0-9]+[.,][0-9]+", digits):
        # No percentage has thousands, so the sign in it starts decimals.
        number = float(digits.replace(",", "."))
    elif not percent and unclear in ("point", "thousands_comma"):
        raise SheetError(_which(digits))
    if number is None or digits[:1] in ("+", "-") or math.isinf(number):
        raise SheetError(say("not_a_number", text=quoted(value), what=what))
    return tidy(-number if sign in ("-", "−") else number), percent


def number_of(value, what):
    """A number that is not a percentage."""
    number, percent = number_given(value, what)
    if percent:
        raise SheetError(say("is_percentage", text=quoted(value), what=what))
    return number


def tidy(number):
    """A whole number without its decimals, so that equal questions look equal."""
    return int(number) if float(number).is_integer() and abs(number) < 1e15 else float(number)


def text_of(value, longest=100):
    """Trimmed text. A number becomes text, because a year may be given as 2026."""
    return str(tidy(value) if isinstance(value, (int, float)) else value).strip()[:longest]


def word_of(value):
    return text_of(value).lower()


def country_code(text):
    """The code of a country, from any of its names or codes; None if the text is none of them."""
    code = DEFINITIONS["country_codes"].get(text.upper()) if re.fullmatch("[A-Za-z]{2,3}", text) else None
    return code or DEFINITIONS["country_names"].get(folded(text))


def country_of(value):
    """The code of a country, as in country_code. The service answers any other text with a suggestion."""
    text = "" if is_unset(value) else text_of(value)
    return country_code(text) or text


def flag_of(value, what):
    """TRUE or FALSE, which Calc passes as 1 or 0."""
    if isinstance(value, (int, float)) and value in (0, 1):
        return value == 1
    text = text_of(value).lower()
    if text in ("true", "false"):
        return text == "true"
    raise SheetError(say("not_true_or_false", text=quoted(text), what=what))


def listed(text):
    """The parts of a list in a text: separated by commas, semicolons or lines."""
    return [part.strip() for part in re.split(r"[,;\n]", text) if part.strip() != ""]


def month_meant(text):
    """The month, 1 to 12, that a name or its first letters mean in one language or another; None if not one."""
    name = folded(text)
    if len(name) < 3:
        return None
    found = [at for at, called in enumerate(DEFINITIONS["months"], 1) if any(one.startswith(name) for one in called)]
    return found[0] if len(found) == 1 else None


def _iso_day(year, month, day):
    return f"{year}-{int(month):02}-{int(day):02}"


def _day_from_numbers(text, first, second, year):
    """A day and a month in numbers, in either order."""
    if int(first) == int(second) or int(first) > 12:
        return _iso_day(year, second, first)
    if int(second) > 12:
        return _iso_day(year, first, second)
    raise SheetError(
        say(
            "two_days",
            text=text,
            first=day_in_words(int(second), first),
            second=day_in_words(int(first), second),
            firstDay=_iso_day(year, second, first),
            secondDay=_iso_day(year, first, second),
        )
    )


def day_in_text(text):
    """A day as people write it: 31/10/2026, 31 octobre 2026. Other text stays: the service says what is wrong."""
    numbers = re.fullmatch(r"(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})", text)
    if numbers:
        return _day_from_numbers(text, *numbers.groups())
    words = re.fullmatch(r"(\d{1,2})(?:er|st|nd|rd|th)? (?:de )?([^\d\s]+) (?:de )?(\d{4})", text, re.IGNORECASE)
    month = month_meant(words[2]) if words else None
    return text if month is None else _iso_day(words[3], month, words[1])


def month_in_text(text):
    """A month as people write it, or the month of a day: 12/2026, décembre 2026, 31/12/2026."""
    numbers = re.fullmatch(r"(\d{1,2})[/.-](\d{4})", text)
    if numbers:
        return f"{numbers[2]}-{int(numbers[1]):02}"
    words = re.fullmatch(r"([^\d\s]+)[ -](?:de )?(\d{4})", text, re.IGNORECASE)
    month = month_meant(words[1]) if words else None
    return day_in_text(text)[:7] if month is None else f"{words[2]}-{month:02}"


class Calendar:
    """Days as the numbers of a document, which count from its null date."""

    def __init__(self, null_date=date(1899, 12, 30)):
        self.null_date = null_date

    def day_of(self, value):
        """A day as YYYY-MM-DD, from a date of Calc or from text. The service checks the text."""
        if not isinstance(value, (int, float)):
            return day_in_text(text_of(value))
        try:
            return (self.null_date + timedelta(days=int(value // 1))).isoformat()
        except OverflowError:
            raise SheetError(say("year_out_of_range", number=value)) from None

    def serial_of(self, day):
        """The number of a day YYYY-MM-DD, or of a timestamp that begins with it."""
        return float((date.fromisoformat(day[:10]) - self.null_date).days)


def working_days_before(day, count):
    """The day that lies a number of working days before another. Saturdays and Sundays do not count."""
    found = date.fromisoformat(day)
    while count > 0:
        found -= timedelta(days=1)
        count -= found.weekday() < 5
    return found.isoformat()


def given(parts):
    """The given parts of an input, none of which can be 0, each converted by its own reader: `{name: (value, reader)}`."""
    return {name: read(value) for name, (value, read) in parts.items() if not is_unset(value)}


def one_of(value, words, what):
    """A word of a list, in any letter case."""
    text = text_of(value)
    for word in words:
        if word.lower() == text.lower():
            return word
    raise SheetError(say("word_unknown", text=quoted(text), what=what, words=[*words]))
