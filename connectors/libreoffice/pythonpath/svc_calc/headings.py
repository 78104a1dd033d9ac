"""What the heading of a column in a payroll table means, in any language and as somebody at a desk writes it."""

import re
import unicodedata
from dataclasses import dataclass, replace

from .definitions import DEFINITIONS
from .grid import grid_of
from .language import label_of, say
from .values import SheetError, folded, is_unset, quoted, text_of

HEADINGS = DEFINITIONS["headings"]
WORDS = {name: frozenset(words) for name, words in HEADINGS["words"].items()}
FILLERS, TOTALS, KNOWN = (frozenset(HEADINGS[name]) for name in ("fillers", "totals", "known"))
PERCENT, CURRENCY = (re.compile(HEADINGS["units"][name], re.DOTALL) for name in ("percent", "currency"))
MONEY = re.compile(HEADINGS["units"]["money"], re.DOTALL | re.IGNORECASE)
BESIDE_NUMBER = re.compile(HEADINGS["units"]["besideNumber"], re.DOTALL)

# A word has one mistake for each so many letters. Shorter words have none: too many differ by one letter.
LETTERS_TO_A_MISTAKE = 6
# A title and headings in several lines take no more rows.
MOST_HEAD_ROWS = 10
TEXT_NUMBER = re.compile(r"[+-]?\s*(?:[1-9][\d\s.,'’]*|0[.,]\d+)")


def _singular(word):
    return word[:-1] if len(word) >= 4 and word.endswith("s") and not word.endswith("ss") else word


def words_in(heading):
    """The words that matter: without accents, letter case, plural, fillers and abbreviations."""
    numbered = re.sub(r"n[.\s]?[°º]|#", " number ", heading, flags=re.IGNORECASE)
    plain = unicodedata.normalize("NFKD", numbered).lower()
    plain = "".join(sign for sign in plain if unicodedata.category(sign)[0] != "M")
    plain = re.sub(r"(?<!\w)(?:[^\W\d_]\.){2,}", lambda letters: letters[0].replace(".", ""), plain)
    words = (word for word in re.split(r"[\W_]+", plain) if word != "" and word not in FILLERS)
    return [_singular(HEADINGS["abbreviations"].get(word, word)) for word in words]


def _key(words):
    return " ".join(sorted(words))


def key_of(heading):
    """Equal for headings of the same words in any order."""
    return _key(words_in(heading))


@dataclass(frozen=True)
class Meaning:
    """The kind of a column, what it states, and the unit that its heading names."""

    kind: str = None
    name: str = None
    currency: str = None
    percent: bool = False
    is_chosen: bool = False


def without_unit(heading):
    """A heading without the unit at its end, the unit, and the code of a currency."""
    percent = PERCENT.match(heading)
    if percent:
        return percent[1], "percent", None
    currency = CURRENCY.match(heading)
    if currency:
        return currency[1], "money", next(code for code in currency.groups()[1:] if code is not None)
    money = MONEY.match(heading)
    return (money[1], "money", None) if money else (heading, None, None)


def without_money(text):
    """An amount without the money that its cell names, and the code of a currency; None for any other text.

    Signs of foreign money, such as `$`, stay: whoever has them must say what they are.
    """
    found = BESIDE_NUMBER.match(text.strip())
    if found is None or (found[1] == "") == (found[3] == ""):
        return None
    unit = (found[1] + found[3]).strip()
    # 850K are 850 thousand.
    if re.search("[$€£]", unit) or (found[1] == "" and unit.upper() == "K"):
        return None
    _, kind, currency = without_unit(f"- ({unit})")
    return (found[2], currency) if kind == "money" else None


def table_head(table, meant):
    """The headings of a table of employees, and how many of its rows they take.

    A title may stand above them, and merged headings may have others below: the first row that heads a column of pay
    counts, with the rows that go on below it.
    """
    looked = table[:MOST_HEAD_ROWS]

    def is_pay(cell):
        if not _is_text(cell):
            return False
        meaning = meant(text_of(cell))
        return meaning.kind == "states" and meaning.name in DEFINITIONS["pay_columns"]

    def is_head(row, texts):
        filled = [cell for cell in row if _is_text(cell)]
        return len(filled) >= texts and any(map(is_pay, filled)) and not any(map(is_number_like, row))

    def lowest(count):
        columns = zip(*looked[:count])
        return [next((cell for cell in reversed(column) if _is_text(cell)), "") for column in columns]

    def goes_on(row, above):
        filled = any(_is_text(cell) and not _is_text(over) for cell, over in zip(row, above))
        return filled and not any(map(is_number_like, row))

    # A title, which is one text, may name pay, too.
    heads = (at for texts in (2, 1) for at, row in enumerate(looked) if is_head(row, texts))
    found = next(heads, None)
    if found is None:
        return table[0], 1
    rows = found + 1
    while rows < len(looked) and goes_on(looked[rows], lowest(rows)):
        rows += 1
    return (table[0] if rows == 1 else lowest(rows)), rows


def _is_made_of(words, core, beside=frozenset()):
    return any(word in core for word in words) and all(word in core or word in beside for word in words)


def _kind_of(text):
    name = DEFINITIONS["columns"].get(folded(text))
    if name is not None:
        return "states", name
    words = words_in(text)
    known = HEADINGS["meanings"].get(_key(words))
    if known is not None:
        return known
    if _is_made_of(words, WORDS["deductions"], WORDS["besideDeductions"]):
        return "deducts", None
    if _is_made_of(words, WORDS["phones"]):
        return "phone", None
    passed = _is_made_of(words, WORDS["people"], WORDS["besidePeople"]) or HEADINGS["date"] in words
    return ("passed" if passed else None), None


def meaning_of(heading):
    """What a heading means, with its unit."""
    text, unit, currency = without_unit(heading)
    # `HOUSING IN KIND: AGE` is no amount in AGE.
    if currency is not None and folded(heading) in DEFINITIONS["columns"]:
        return Meaning(*_kind_of(heading))
    kind, name = _kind_of(text)
    # Hours in francs are the pay for them: `Heures supplémentaires (FCFA)`.
    if unit == "money" and name == "overtime_hours":
        name = "overtime"
    return Meaning(kind, name, currency, unit == "percent")


def _chosen_meaning(heading, text):
    """The meaning that somebody chose for a heading."""
    if folded(text) in DEFINITIONS["words_of_leave_out"]:
        return Meaning("passed", is_chosen=True)
    meaning = meaning_of(text)
    if meaning.kind is None:
        words = {"deduction": say("deduction"), "leaveOut": say("leave_out"), "example": label_of("other_taxable")}
        raise SheetError(say("meaning_unknown", meaning=quoted(text), heading=quoted(heading), **words))
    # A code after the heading, such as (SBT), is no currency unless the meaning says so.
    return replace(meaning, percent=meaning.percent or meaning_of(heading).percent, is_chosen=True)


def meanings_in(table):
    """What headings mean: by a list of headings and their meanings, else by their words."""
    rows = grid_of(table)
    if all(is_unset(cell) for row in rows for cell in row):
        return meaning_of
    if any(len(row) < 2 for row in rows):
        raise SheetError(say("meanings_of_two_columns"))
    filled = [row for row in rows if not is_unset(row[0]) and not is_unset(row[1])]
    chosen = {folded(text_of(heading)): text_of(meaning) for heading, meaning, *_ in filled}

    def meant(heading):
        text = chosen.get(folded(heading))
        return meaning_of(heading) if text is None else _chosen_meaning(heading, text)

    return meant


def _is_text(cell):
    return isinstance(cell, str) and cell.strip() != ""


def same_text(cell):
    """Equal for cells that say the same: an amount as a number, with its money, or with its thousands apart."""
    text = "" if is_unset(cell) else text_of(cell)
    amount = without_money(text)
    return re.sub(r"(?<=[0-9])[\s'’_](?=[0-9])", "", amount[0] if amount else text)


def _number_in(text):
    """The number in a text. Beside three letters, an amount is larger or has decimals: `SAL-1` is an identifier."""
    amount = without_money(text)
    if amount is None:
        return without_unit(text)[0]
    return amount[0] if amount[1] is None or re.match("[0-9].*(?:[0-9]{3}|[.,])", amount[0]) else text


def is_number_like(value):
    """Is a value of a column a number other than 0, also as text? A 0 may be a blank cell."""
    if isinstance(value, (int, float)):
        return value != 0
    if not isinstance(value, str):
        return False
    return TEXT_NUMBER.fullmatch(_number_in(value.strip())) is not None


def overtime_pay_heading(hours):
    """The heading for overtime pay in the language of a heading for its hours."""
    return HEADINGS["overtime_pay"].get(_key(words_in(without_unit(hours)[0])), label_of("overtime"))


def is_total(text):
    """Is a text the name of a row of sums?"""
    return _key(words_in(text)) in TOTALS


def may_be_total(text):
    """May a text be the name of a row of sums: `Total Abidjan`?"""
    return next(iter(words_in(text)), "") in WORDS["totals"]


def _edits(one, other, most):
    """The edits that turn a word into another: insert, delete, replace, swap of neighbours. None if more than `most`."""
    if abs(len(one) - len(other)) > most:
        return None
    before, previous = [], list(range(len(other) + 1))
    for i, sign in enumerate(one, 1):
        current = [i]
        for j, against in enumerate(other, 1):
            least = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (sign != against))
            if i > 1 and j > 1 and sign == other[j - 2] and one[i - 2] == against:
                least = min(least, before[j - 2] + 1)
            current.append(least)
        before, previous = previous, current
    return previous[-1] if previous[-1] <= most else None


def _nearest(word, candidates, most):
    """The candidate that takes the fewest edits; None if none is near."""
    near = [(edits, at) for at, one in enumerate(candidates) if (edits := _edits(word, one, most)) is not None]
    return candidates[min(near)[1]] if near else None


def _corrected(word):
    """The known word that was mistyped; None if none is near."""
    return word if word in KNOWN else _nearest(word, HEADINGS["known"], len(word) // LETTERS_TO_A_MISTAKE)


def suggested_heading(heading):
    """The heading of pay that a mistyped one was meant to be. A word that is known is never taken for another."""
    words = [_corrected(word) for word in words_in(heading)]
    return None if None in words else HEADINGS["texts"].get(_key(words))


def word_near(name, text):
    """The word of a field that a text may stand for: misspelt, or with more after it, as `Cadre supérieur`."""
    words = DEFINITIONS["words_beside_other"][name]
    written = " ".join(words_in(text))
    begun = next((word for word in words if f"{written} ".startswith(f"{word} ")), None)
    # One mistake for three letters, as the service has it.
    return words.get(begun or _nearest(written, [*words], max(1, len(written) // 3)))
