"""Requests to the service: the public REST API, with the user's API key."""

import http.client
import json
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import dataclass

from .definitions import DEFINITIONS
from .language import language, say

SECONDS = 30


def _place():
    return say("place_of_options")


class ServiceError(Exception):
    """Why a whole request has no answer: a sentence for the cell, and the status of a refusal."""

    def __init__(self, sentence, status=None):
        super().__init__(sentence)
        self.status = status


@dataclass(frozen=True)
class Settings:
    address: str
    api_key: str


def _refusal(error, address):
    """The sentence of the service, with the place to change the key if the key is the reason."""
    try:
        message = json.load(error)["error"]["message"]
    except (ValueError, KeyError, TypeError):
        return say("other_status", address=address, status=error.code, place=_place())
    return say("key_refused", sentence=message, place=_place()) if error.code in (401, 403) else message


def _post(settings, path, body):
    if not settings.api_key:
        raise ServiceError(say("key_missing", place=_place()))
    address = settings.address.rstrip("/")
    if not address.startswith(("http://", "https://")):
        raise ServiceError(say("address_wrong", place=_place()))
    reader = {**DEFINITIONS["reader"], "accept-language": language()}
    headers = {"content-type": "application/json", "x-api-key": settings.api_key, **reader}
    try:
        request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=SECONDS) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise ServiceError(_refusal(error, address), error.code) from error
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise ServiceError(say("no_answer", address=address, place=_place())) from error


def ask_batch(settings, items):
    """One reply for each item, in their order: the envelope of a success or of an error."""
    answer = _post(settings, "/api/v1/batch", {"items": items})
    results = answer.get("data", {}).get("results") if isinstance(answer, dict) else None
    if not isinstance(results, list) or len(results) != len(items):
        raise ServiceError(say("answer_unreadable", address=settings.address, place=_place()))
    return results


# What is wrong with the question itself: other questions may have answers.
OF_QUESTION = (400, 404, 422)


def ask_return(settings, question):
    """The reply to the rows of a return: the envelope of a success, or of an error of the return."""
    rest = {name: value for name, value in question.items() if name != "id"}
    path = DEFINITIONS["return_path"].replace("{id}", urllib.parse.quote(question["id"], safe=""))
    try:
        return _post(settings, path, rest)
    except ServiceError as error:
        if error.status not in OF_QUESTION:
            raise
        return {"success": False, "error": {"code": "", "message": str(error)}}
