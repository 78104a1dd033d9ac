"""One value for each cell of the ranges of a function."""

from .answers import data_of
from .grid import grid_of, size_of, values_at
from .values import SheetError, is_blank


def value_of_reply(reply, read, unknown):
    """The value that a reply gives, or the sentence why it gives none."""
    try:
        found = read(data_of(reply))
    except SheetError as error:
        return str(error)
    return unknown if found is None else found


def calculate(call, ranges, question, read, unknown="There is no data for this."):
    """A cell without an answer holds its own sentence and affects no other. Where the first range is blank, so is it.

    `question` makes the question for the values at one position. `read` takes the value from the answer.
    """
    grids = [grid_of(one) for one in ranges]
    rows, columns = size_of(grids)
    cells, questions = [], []
    for at in range(rows * columns):
        try:
            values = values_at(grids, at // columns, at % columns)
            if values and is_blank(values[0]):
                cells.append("")
                continue
            questions.append(question(*values))
            cells.append(None)
        except SheetError as error:
            cells.append(str(error))
    replies = iter(call.ask(questions))
    cells = [value_of_reply(next(replies), read, unknown) if cell is None else cell for cell in cells]
    return [cells[row * columns : (row + 1) * columns] for row in range(rows)]
