"""Calculates functions of the extension outside LibreOffice.

Reads {"address", "api_key", "locale", "calls": [[name, arguments...], ...]}, the locale being that of the office, and writes
{"results", "requests", "sent"}: the items of each request.
"""

import json
import sys

sys.path.insert(0, sys.argv[1])

from svc_calc import answers, language, service
from svc_calc.functions import Call, evaluate
from svc_calc.values import Calendar

asked = json.load(sys.stdin)
language.choose(asked.get("locale", "en-US"))
kept = answers.Answers(lambda: service.Settings(asked["address"], asked["api_key"]))
requests = 0
sent = []


def asking(settings, items):
    sent.append(items)
    return service.ask_batch(settings, items)


answers.ask_batch = asking

def calculated(call):
    global requests
    name, *values = call
    values = [tuple(map(tuple, one)) if isinstance(one, list) else one for one in values]
    missing = len(answers.DEFINITIONS["functions"][name]) - len(values)
    while True:
        try:
            return evaluate(Call(kept, Calendar()), name, [*values, *[None] * missing])
        except answers.NotYet as error:
            requests += 1
            kept.fetch(error.questions)


results = [calculated(call) for call in asked["calls"]]
json.dump({"results": results, "requests": requests, "sent": sent}, sys.stdout)
