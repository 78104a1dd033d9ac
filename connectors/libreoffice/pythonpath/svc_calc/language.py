"""The sentences of cells, menu and options in the language of LibreOffice."""

import json
import os
import re

FOLDER = os.path.join(os.path.dirname(__file__), "languages")
LANGUAGES = ("en", "fr", "pt", "ar")


def _catalog_of(language):
    with open(os.path.join(FOLDER, f"{language}.json"), encoding="utf-8") as file:
        return json.load(file)


class _Reader:
    """The language in which this office speaks to its user. It stays the same until LibreOffice ends."""

    def __init__(self):
        self.choose("en")

    def choose(self, language):
        self.language = language
        self.catalog = _catalog_of(language)


_reader = _Reader()


def choose(locale):
    """Makes the language of a locale such as fr-CI the language of all sentences; English if it is none of ours."""
    language = locale.lower().split("-")[0]
    _reader.choose(language if language in LANGUAGES else "en")


def language():
    """The code of the language, such as fr."""
    return _reader.language


def _number_text(value):
    """A number as the language writes it, without groups of thousands."""
    text = f"{value:.12f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
    return text.replace(".", _reader.catalog["decimal_sign"]).replace("-", _reader.catalog["minus_sign"])


def _text(value):
    if isinstance(value, (list, tuple)):
        return say("list_separator").join(map(_text, value))
    return _number_text(value) if isinstance(value, (int, float)) else value


def say(code, **values):
    """The sentence of a code, with its values: texts, numbers or lists of them."""
    return re.sub(r"\{(\w+)\}", lambda name: _text(values[name[1]]), _reader.catalog["sentences"][code])


def either(texts):
    """Several texts of which one is meant."""
    first, *others = texts
    for then in others:
        first = say("or", first=first, then=then)
    return first


def together(texts):
    """Several things together."""
    first, *others = texts
    for then in others:
        first = say("and", first=first, then=then)
    return first


def label_of(name):
    """What sentences call a detail of pay or a column of a payroll table."""
    return _reader.catalog["labels"][name]


def people_label(name):
    """What sentences call a column that says who an employee is."""
    return _reader.catalog["people_labels"][name]


def setting_label(name):
    """What sentences call a setting of an employer."""
    return _reader.catalog["setting_labels"][name]


def figure_label(figure):
    """The heading of a figure of a payroll."""
    return _reader.catalog["figure_labels"][figure]


def day_in_words(month, day):
    """A day of a year, such as 3 April."""
    return _reader.catalog["months"][month - 1].replace("{day}", str(int(day)))


def meaning_of_argument(function, argument):
    """What a required argument of a function is."""
    return _reader.catalog["required"][function][argument]
