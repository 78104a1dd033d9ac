"""Long lists in parts."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import AsyncIterator, Awaitable, Callable, List, Mapping, Optional, Tuple, TypeVar

Entry = TypeVar("Entry")
Dated = TypeVar("Dated", bound=Mapping[str, object])


def years_of(start: str, end: Optional[str], today: str) -> List[Tuple[str, str]]:
    """The calendar years from one day to another, oldest first; the first and the last may be parts.

    Args:
        start: YYYY-MM-DD.
        end: YYYY-MM-DD. Default: today.
        today: YYYY-MM-DD.
    """
    newest = end or today
    first, last = int(start[:4]), int(newest[:4])
    return [
        (start if year == first else f"{year}-01-01", newest if year == last else f"{year}-12-31")
        for year in range(first, last + 1)
    ]


async def by_year(
    start: str,
    end: Optional[str],
    page: Callable[[str, str], Awaitable[List[Dated]]],
) -> AsyncIterator[Dated]:
    """The entries of a history, asked for year by year.

    Args:
        start: First day.
        end: Last day. Default: today (UTC).
        page: Asks for the entries from one day to another, oldest first.
    """
    newest = ""
    for first, last in years_of(start, end, datetime.now(timezone.utc).strftime("%Y-%m-%d")):
        for entry in await page(first, last):
            # A week may belong to two years.
            if str(entry["date"]) > newest:
                newest = str(entry["date"])
                yield entry


async def by_cursor(
    page: Callable[[Optional[str]], Awaitable[Tuple[List[Entry], Optional[str]]]],
) -> AsyncIterator[Entry]:
    """The entries of a list, page by page.

    Args:
        page: Asks for the page at a place, the first without one. Returns its entries and the place of the next page,
            None at the end.
    """
    place: Optional[str] = None
    while True:
        entries, place = await page(place)
        for entry in entries:
            yield entry
        if place is None:
            return
