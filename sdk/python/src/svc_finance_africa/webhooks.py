"""Verifies deliveries of subscriptions."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Mapping, Optional, Union, cast

from . import models
from ._settings import WEBHOOK_TOLERANCE
from .errors import FinanceError


def verify_webhook(
    headers: Mapping[str, str], body: Union[str, bytes], secret: str, *, now: Optional[float] = None
) -> models.SubscriptionEvent:
    """Verifies that a delivery comes from the service and is not an old one sent again (Standard Webhooks).

    The id in the header `webhook-id` is the same for each attempt: handle each id once.

    Args:
        headers: The headers, with names in any letter case.
        body: The body as it came, before it was parsed.
        secret: That of the subscription, `whsec_…`. While a secret is being rotated, either one verifies.
        now: Seconds since 1970; the clock of the machine if left out.

    Returns:
        The event.

    Raises:
        FinanceError: `invalid_signature` if the delivery must not be trusted; `invalid_option` if the secret cannot be
            right.
    """
    try:
        key = base64.b64decode(secret[len("whsec_") :] if secret.startswith("whsec_") else secret, validate=True)
    except binascii.Error as error:
        raise FinanceError("The secret must be the text that begins with `whsec_`.", code="invalid_option") from error
    named = {name.lower(): value for name, value in headers.items()}
    delivery, moment = named.get("webhook-id", ""), named.get("webhook-timestamp", "")
    signatures = named.get("webhook-signature", "")
    if delivery == "" or signatures == "":
        raise _refused("it has no signature")
    current = time.time() if now is None else now
    if not moment.isdigit() or abs(current - int(moment)) > WEBHOOK_TOLERANCE:
        raise _refused("its time is too far from now")
    content = body.encode() if isinstance(body, str) else body
    signed = f"{delivery}.{moment}.".encode() + content
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    if not any(hmac.compare_digest(expected.encode(), each.encode()) for each in signatures.split(" ")):
        raise _refused("its signature is wrong")
    return cast(models.SubscriptionEvent, json.loads(content))


def _refused(why: str) -> FinanceError:
    return FinanceError(f"The delivery is refused: {why}.", code="invalid_signature")
