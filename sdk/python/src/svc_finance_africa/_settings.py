# Generated from the contract by `npm run data:generate`; `npm run data:check` fails when it is out of date.
"""Settings of the clients. Times are in seconds, sizes in bytes."""

__version__ = "1.0.0b2"
TIMEOUT = 30
RETRIES = 4
FIRST_PAUSE = 0.5
LONGEST_PAUSE = 8
LONGEST_WAIT = 60
LARGEST_BATCH = 5000
AMOUNT_OPERATIONS = ("tax", "vat", "forex")
DATA_STATUSES = ("current", "due", "stale", "sample")
WEBHOOK_TOLERANCE = 300
LARGEST_BATCH_BYTES = 3000000
