"""Questions as the items of one batch. Those that differ only in their amount are one column."""

import json


def _item_of(question):
    item = {"operation": question.operation, "input": question.input}
    return item if question.fields is None else {**item, "select": sorted(question.fields)}


def items_of(questions):
    """The items, and for each question its item and its place among the amounts of a column."""
    items, places, columns = [], [], {}
    for question in questions:
        item = _item_of(question)
        rest = {name: value for name, value in item["input"].items() if name != "amount"}
        # The service answers a column with selected fields only.
        shares = "select" in item and len(rest) < len(item["input"])
        at, amounts = len(items), []
        if shares:
            at, amounts = columns.setdefault(json.dumps({**item, "input": rest}, sort_keys=True), (at, amounts))
            amounts.append(item["input"]["amount"])
        if at == len(items):
            items.append(item)
        elif len(amounts) == 2:
            items[at] = {**item, "input": rest, "amounts": amounts}
        places.append((at, len(amounts) - 1))
    return items, places


def reply_at(result, place):
    """The reply to a question, from the result of its item."""
    if "columns" not in result:
        return result
    error = result.get("errors", {}).get(str(place))
    if error is not None:
        return {"success": False, "error": error}
    values = {field: column[place] for field, column in result["columns"].items()}
    return {"success": True, "data": {field: value for field, value in values.items() if value is not None}}
