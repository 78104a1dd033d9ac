"""Reads details of pay, as JSON in a list, and writes the fields of the request that each means, or null if refused."""

import json
import sys

sys.path.insert(0, sys.argv[1])

from svc_calc.details import details_of, request_of
from svc_calc.values import Calendar, SheetError


def request(details):
    try:
        return request_of(details_of(details, Calendar()))
    except SheetError:
        return None


json.dump([request(details) for details in json.load(sys.stdin)], sys.stdout)
