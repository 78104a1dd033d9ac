"""Ranges of cells: an argument as a grid, and several grids position by position."""

from .language import say
from .values import SheetError, is_unset


def grid_of(argument):
    """An argument as rows of cells. A single value is a grid of one cell."""
    return [list(row) for row in argument] if isinstance(argument, (tuple, list)) else [[argument]]


def is_single(grid):
    return len(grid) == 1 and len(grid[0]) == 1


def cells_of(argument):
    return [cell for row in grid_of(argument) for cell in row]


def ranges_given(argument):
    """An optional range of values that cannot be 0, as a list.

    A single empty cell counts as left out, unlike one in a larger range.
    """
    grid = [["" if is_unset(cell) else cell for cell in row] for row in grid_of(argument)]
    return [] if is_single(grid) and grid[0][0] == "" else [grid]


def size_of(grids):
    """The largest height and width. Single rows, columns and cells repeat."""
    return max([1, *map(len, grids)]), max([1, *(len(grid[0]) for grid in grids)])


def values_at(grids, row, column):
    """The values of several grids at one position of the result."""
    values = []
    for grid in grids:
        y = 0 if len(grid) == 1 else row
        x = 0 if len(grid[0]) == 1 else column
        if y >= len(grid) or x >= len(grid[0]):
            raise SheetError(say("ranges_differ"))
        values.append(grid[y][x])
    return values
