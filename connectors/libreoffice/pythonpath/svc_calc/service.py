"""Requests to the service: the public REST API, with the user's API key."""

import http.client
import json
import urllib.error
import urllib.request
from dataclasses import dataclass

from .definitions import DEFINITIONS

SECONDS = 30
WHERE = "Tools, Options, SVC Finance Africa"


class ServiceError(Exception):
    """Why a whole request has no answer: a sentence for the cell."""


@dataclass(frozen=True)
class Settings:
    address: str
    api_key: str


def _refusal(error, address):
    """The sentence of the service, with the place to change the key if the key is the reason."""
    try:
        message = json.load(error)["error"]["message"]
    except (ValueError, KeyError, TypeError):
        return f"{address} answered with status {error.code}. Check the address: {WHERE}."
    return f"{message} The key is under {WHERE}." if error.code in (401, 403) else message


def _post(settings, path, body):
    if not settings.api_key:
        raise ServiceError(f"There is no API key yet. Enter yours under {WHERE}, then recalculate.")
    address = settings.address.rstrip("/")
    if not address.startswith(("http://", "https://")):
        raise ServiceError(f"The address of the service must begin with https:// or http://. Correct it under {WHERE}.")
    headers = {"content-type": "application/json", "x-api-key": settings.api_key, **DEFINITIONS["reader"]}
    try:
        request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=SECONDS) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise ServiceError(_refusal(error, address)) from error
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise ServiceError(
            f"{address} does not answer. Check the address under {WHERE}, and that the service runs. Then recalculate."
        ) from error


def ask_batch(settings, items):
    """One reply for each item, in their order: the envelope of a success or of an error."""
    answer = _post(settings, "/api/v1/batch", {"items": items})
    results = answer.get("data", {}).get("results") if isinstance(answer, dict) else None
    if not isinstance(results, list) or len(results) != len(items):
        raise ServiceError(f"The answer of {settings.address} cannot be read. Check the address under {WHERE}.")
    return results
