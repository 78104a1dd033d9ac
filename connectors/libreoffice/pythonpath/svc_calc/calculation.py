"""One value for each cell of the ranges of a function."""

from dataclasses import dataclass

from .answers import Question, data_of
from .grid import grid_of, size_of, values_at
from .language import say
from .values import SheetError, is_blank


# Some positive amount, for a question whose figure is then 0 or does not depend on it.
ANY_AMOUNT = 1_000


@dataclass(frozen=True)
class Signed:
    """A question about a positive amount, in place of an amount with any sign. The figure gets the sign."""

    question: Question
    sign: int


def signed(amount, ask):
    """The question for an amount of any sign. The service takes positive amounts only.

    `ask` makes the question for a positive amount.
    """
    return Signed(ask(ANY_AMOUNT if amount == 0 else abs(amount)), (amount > 0) - (amount < 0))


def with_sign(figure, sign):
    """A figure with the sign of its amount. 0 never becomes -0."""
    return 0 if sign == 0 or figure == 0 else figure * sign


def value_of_reply(reply, read, unknown):
    """The value that a reply gives, or the sentence why it gives none."""
    try:
        found = read(data_of(reply))
    except SheetError as error:
        return str(error)
    return (unknown or say("no_data")) if found is None else found


def _is_nothing(reply, code):
    return code is not None and not reply["success"] and reply["error"]["code"] == code


def calculate(call, ranges, question, read, unknown=None, nothing_for=lambda question: None):
    """A cell without an answer holds its own sentence and affects no other. Where the first range is blank, so is it.

    `question` makes the question for the values at one position, signed or not. `read` takes the value from the
    answer to a question. `nothing_for` gives the code of the refusal that means 0 for a question.
    """
    grids = [grid_of(one) for one in ranges]
    rows, columns = size_of(grids)
    cells, asked = [], []
    for at in range(rows * columns):
        try:
            values = values_at(grids, at // columns, at % columns)
            if values and is_blank(values[0]):
                cells.append("")
                continue
            one = question(*values)
            asked.append(one if isinstance(one, Signed) else Signed(one, 1))
            cells.append(None)
        except SheetError as error:
            cells.append(str(error))
    replies = call.ask([one.question for one in asked])

    def value_of(reply, one):
        if _is_nothing(reply, nothing_for(one.question)):
            return 0
        found = value_of_reply(reply, lambda data: read(data, one.question), unknown)
        return with_sign(found, one.sign) if isinstance(found, (int, float)) else found

    found = iter([value_of(reply, one) for reply, one in zip(replies, asked)])
    cells = [next(found) if cell is None else cell for cell in cells]
    return [cells[row * columns : (row + 1) * columns] for row in range(rows)]
