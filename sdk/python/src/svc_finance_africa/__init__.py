"""Client for SVC Finance Africa: payroll, tax, VAT, exchange rates, fuel prices and central bank data."""

from . import models
from ._files import ReceivedFile
from ._settings import __version__
from .async_client import AsyncAccountClient, AsyncFinanceClient
from .client import AccountClient, FinanceClient
from .errors import FinanceError
from .webhooks import verify_webhook

__all__ = [
    "AccountClient",
    "AsyncAccountClient",
    "AsyncFinanceClient",
    "FinanceClient",
    "FinanceError",
    "ReceivedFile",
    "__version__",
    "models",
    "verify_webhook",
]
