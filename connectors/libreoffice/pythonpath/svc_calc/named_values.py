"""Details as text such as `married; children=2`, or as a range of names and values."""

import json
import re
from dataclasses import dataclass
from typing import Callable

from .grid import grid_of, is_single
from .language import say
from .values import LONGEST_CELL, SheetError, is_blank, is_unset, quoted, text_of


@dataclass(frozen=True)
class DetailNames:
    """The names that details may have, and how their values are read. Each part raises SheetError for what it is not."""

    is_name: Callable
    name_of: Callable
    # What a text without a value states: a name and a value.
    stated_alone: Callable
    is_blank: Callable
    value_of: Callable
    label_of: Callable
    # A sentence with an example of how they are written.
    advice: str


def _pairs_in_text(text, names):
    for part in re.split(r"[;؛\n]", text):
        if part.strip() == "":
            continue
        name, sign, value = part.partition("=")
        if sign == "":
            yield names.stated_alone(part)
        elif "=" in value:
            shown = json.dumps(part.strip()[:60], ensure_ascii=False)
            raise SheetError(say("details_in_one", text=shown, advice=names.advice))
        else:
            yield names.name_of(name), names.value_of(names.name_of(name), value.strip())


def _pairs_in_range(grid, names):
    """Two columns, or two rows, of names and values. A name without a value is ignored."""
    first = grid[0]

    def are_names(cells):
        return all(isinstance(cell, str) and (is_blank(cell) or names.is_name(cell)) for cell in cells)

    in_rows = len(grid) == 2 and (len(first) != 2 or (are_names(first) and not are_names([row[0] for row in grid])))
    if not in_rows and len(first) != 2:
        raise SheetError(say("details_range", advice=names.advice))
    for text, value in zip(*grid) if in_rows else grid:
        if is_blank(value):
            continue
        if is_blank(text):
            raise SheetError(say("detail_without_name", text=quoted(text_of(value))))
        name = names.name_of(text_of(text))
        if not names.is_blank(name, value):
            yield name, names.value_of(name, value)


def named_values(details, names):
    """The values of details by name, from text or from a range of names and values."""
    grid = grid_of(details)
    if not is_single(grid):
        pairs = _pairs_in_range(grid, names)
    elif is_unset(grid[0][0]):
        return {}
    else:
        pairs = _pairs_in_text(text_of(grid[0][0], LONGEST_CELL), names)
    found = {}
    for name, value in pairs:
        if name in found:
            raise SheetError(say("detail_twice", detail=names.label_of(name)))
        found[name] = value
    return found
