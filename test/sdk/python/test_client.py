"""The Python package against a started server. test/sdk/python.test.ts starts both and sets the environment."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import threading
import unittest
from datetime import datetime, timezone
from decimal import Decimal
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, List, Optional

import httpx

from svc_finance_africa import (
    AccountClient,
    AsyncFinanceClient,
    FinanceClient,
    FinanceError,
    __version__,
    verify_webhook,
)
from svc_finance_africa._batches import batches_of, most_together
from svc_finance_africa._endpoint import retry_after_of
from svc_finance_africa._paging import years_of
from svc_finance_africa._retries import pause_before
from svc_finance_africa.models import BatchItem

URL, KEY = os.environ["SVC_URL"], os.environ["SVC_KEY"]
START, END = "2024-06-03", "2026-02-10"


class Broken(BaseHTTPRequestHandler):
    """Answers each request with status 500, and remembers it."""

    received: List[str] = []

    def do_GET(self) -> None:
        self.received.append(f"{self.command} {self.path}")
        self.rfile.read(int(self.headers.get("content-length") or 0))
        self.send_response(500)
        self.send_header("content-length", "0")
        self.end_headers()

    do_POST = do_GET

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Operations(unittest.TestCase):
    def setUp(self) -> None:
        self.client = FinanceClient(URL, KEY)
        self.addCleanup(self.client.close)

    def test_answers(self) -> None:
        pay = self.client.calculate_paye(country="KE", amount=85_000, employee={"children": 2})
        self.assertEqual(pay["data"]["net_amount"], 61_017.9)
        self.assertTrue(pay["meta"]["sources"])
        rate = self.client.get_exchange_rate(from_="EUR", to="XOF", amount=100)["data"]
        self.assertEqual(rate["amount"], 65_595.7)
        tool = self.client.calculate(tool="ng-paye", inputs={"grossAnnual": 6_000_000})
        self.assertEqual(tool["meta"]["tool"], "ng-paye")
        self.assertGreater(self.client.get_status()["data"]["kept"], 0)

    def test_files(self) -> None:
        people = [{"person": {"name": "Jane Example", "tax_number": "A001234567Z"}, "amount": 85_000}]
        with FinanceClient(URL, KEY, lang="fr") as client:
            filled = client.fill_payroll_return_file(id="KE-p10", month="2026-11", rows=people)  # type: ignore[arg-type]
            self.assertEqual((filled.name, filled.problems), ("P10-B-2026-11.csv", 0))
            self.assertRegex(filled.content.decode(), r"^A001234567Z,Jane Example,.*,15269\.6\r\n$")
            with self.assertRaisesRegex(FinanceError, "pas de fichier") as caught:
                client.fill_payroll_return_file(id="KE-shif", month="2026-11", rows=people)  # type: ignore[arg-type]
            self.assertEqual(caught.exception.code, "not_established")
            slips = client.make_payslips(
                country="KE",
                month="2026-11",
                employer={"name": "Baraka Ltd"},
                rows=[{"name": "Jane Example", "amount": 85_000}],
            )
            self.assertEqual((slips.content[:5], slips.problems), (b"%PDF-", None))

    def test_error(self) -> None:
        with self.assertRaisesRegex(FinanceError, r"did you mean KE \(Kenya\)\?") as caught:
            self.client.calculate_vat(country="KX", amount=1, mode="add")  # type: ignore[arg-type]
        error = caught.exception
        self.assertEqual((error.code, error.status, error.field), ("invalid_country", 400, None))
        self.assertRegex(error.request_id or "", r"^[0-9a-f]{12}-\w+$")
        self.assertIn("#invalid_country", error.docs or "")

    def test_error_in_french(self) -> None:
        with FinanceClient(URL, KEY, lang="fr") as client:
            with self.assertRaisesRegex(FinanceError, "vouliez-vous dire KE"):
                client.calculate_vat(country="KX", amount=1, mode="add")  # type: ignore[arg-type]
            with self.assertRaisesRegex(FinanceError, "vouliez-vous dire KE"):
                client.get_fuel_prices(country="KX")  # type: ignore[arg-type]

    def test_pages_of_changes_are_the_whole_list(self) -> None:
        whole = self.client.get_changes(since="2026-01-01", limit=500)["data"]["changes"]
        pages = self.client.iterate_changes(since="2026-01-01", limit=-(-len(whole) // 4))
        self.assertEqual([change["id"] for change in pages], [change["id"] for change in whole])

    def test_years_of_a_history_are_the_whole_history(self) -> None:
        answer = self.client.get_exchange_rate_history(
            from_="USD", to="KES", start=START, end=END, frequency="week"
        )
        whole = answer["data"]["observations"]
        self.assertGreater(len(whole), 50)
        years = self.client.iterate_exchange_rate_history(
            from_="USD", to="KES", start=START, end=END, frequency="week"
        )
        self.assertEqual(list(years), whole)

    def test_batch(self) -> None:
        questions = [
            BatchItem(operation="vat", input={"country": country, "amount": 1_000, "mode": "add"})
            for country in ("KE", "KX")
        ]
        answer, wrong = self.client.ask_all(questions)
        assert answer["success"] is True and wrong["success"] is False
        self.assertEqual(answer["data"]["gross_amount"], 1_160)
        self.assertEqual(wrong["error"]["code"], "invalid_country")

    def test_questions_that_differ_only_in_their_amount_are_one_column(self) -> None:
        def pay(country: str, amount: object) -> BatchItem:
            given = {"country": country, "amount": amount, "type": "income", "employee": {"marital_status": "married"}}
            return BatchItem(operation="tax", input=given, select=["net_amount", "tax_amount"])

        questions = [
            pay("KE", 85_000),
            BatchItem(operation="fuel", input={"country": "KE"}, select=["country"]),
            pay("NG", 500_000),
            pay("KE", -1),
            pay("NG", Decimal("600000.00")),
        ]
        sent: List[List[BatchItem]] = []

        def heard(request: httpx.Request) -> None:
            sent.append(json.loads(request.read())["items"])

        with httpx.Client(event_hooks={"request": [heard]}) as http:
            client = FinanceClient(os.environ["SVC_URL"], os.environ["SVC_KEY"], http_client=http)
            answers = client.ask_all(questions)
        self.assertEqual(
            [item.get("amounts") for item in sent[0]], [[85_000, -1], None, [500_000, 600_000]]
        )
        results = self.client.batch(items=questions)["data"]["results"]
        self.assertEqual([result["success"] for result in results], [True, True, True, False, True])
        for result in results:
            if result["success"] is False:
                result["error"]["code"] = result["error"]["code"].lower()
        self.assertEqual(list(answers), results)
        notices = [notice for notice in answers.notices if "marital_status" in notice]
        self.assertIn("items[0].input.employee.marital_status", notices[0])


class Failures(unittest.TestCase):
    def test_a_limit_of_calls_is_waited_for(self) -> None:
        statuses: List[int] = []

        def heard(response: httpx.Response) -> None:
            statuses.append(response.status_code)
            if response.status_code == 429:
                Path(os.environ["NEXT_MINUTE"]).touch()

        with httpx.Client(event_hooks={"response": [heard]}) as http:
            limited = FinanceClient(os.environ["LIMITED_URL"], os.environ["LIMITED_KEY"], http_client=http)
            for _ in range(3):
                limited.get_fuel_types()
        self.assertEqual(statuses, [200, 200, 429, 200])

    def test_a_change_that_may_have_been_made_is_not_sent_again(self) -> None:
        Broken.received.clear()
        with HTTPServer(("127.0.0.1", 0), Broken) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            with AccountClient(f"http://127.0.0.1:{server.server_port}", KEY, retries=1) as account:
                with self.assertRaises(FinanceError) as caught:
                    account.create_key(name="Payroll")
                self.assertEqual((caught.exception.code, caught.exception.status), ("unexpected_answer", 500))
                with self.assertRaises(FinanceError):
                    account.get_key(id="a/b")
            server.shutdown()
        self.assertEqual(
            Broken.received, ["POST /api/v1/keys", "GET /api/v1/keys/a%2Fb", "GET /api/v1/keys/a%2Fb"]
        )
        with FinanceClient(f"http://127.0.0.1:{server.server_port}", KEY, retries=0) as nobody:
            with self.assertRaises(FinanceError) as caught:
                nobody.get_tools()
        self.assertEqual((caught.exception.code, caught.exception.status), ("unreachable", None))

    def test_which_failures_are_retried(self) -> None:
        cases = json.loads(os.environ["RETRIES"])
        for what, code, status, retry_after, reads, again in cases:
            with self.subTest(what):
                error = FinanceError("", code=code, status=status, retry_after=retry_after)
                pause = pause_before(1, error, reads, 60, 0)
                self.assertEqual(pause is not None, again)

    def test_pauses(self) -> None:
        def pause(attempt: int, retry_after: Optional[float] = None) -> Optional[float]:
            error = FinanceError("", code="service_unavailable", status=503, retry_after=retry_after)
            return pause_before(attempt, error, True, 60, 0)

        self.assertEqual([pause(attempt) for attempt in (1, 2, 3, 4, 5, 9)], [0.5, 1, 2, 4, 8, 8])
        self.assertEqual([pause(1, 5), pause(1, 60), pause(1, 61)], [5, 60, None])
        now = datetime(2026, 11, 23, 12, tzinfo=timezone.utc)
        headers = ("7", "Mon, 23 Nov 2026 12:00:09 GMT", "Mon, 23 Nov 2026 11:00:00 GMT", "soon", None)
        self.assertEqual([retry_after_of(header, now) for header in headers], [7, 9, 0, None, None])


class AtOnce(unittest.TestCase):
    """What the client itself refuses, and what it passes on."""

    def refused(self, base_url: Any, api_key: Any) -> FinanceError:
        with self.assertRaises(FinanceError) as caught:
            FinanceClient(base_url, api_key)
        self.assertEqual(caught.exception.code, "invalid_option")
        return caught.exception

    def test_connection(self) -> None:
        for address in (None, "", "finance.example.com", "ftp://finance.example.com", "https://"):
            self.assertIn("`base_url` must be an address", self.refused(address, KEY).message)
        self.assertIn("`api_key` is missing", self.refused(URL, None).message)
        self.assertIn("a line break", self.refused(URL, KEY + "\n").message)

    def test_decimal_amounts(self) -> None:
        with FinanceClient(URL, KEY) as client:
            answer = client.calculate_paye(country="KE", amount=Decimal("85000.00"))
            self.assertEqual(answer["data"]["net_amount"], 61_017.9)
            vat = client.calculate_vat_v1(country="KE", amount=Decimal("11600.50"), mode="extract")
            self.assertEqual(vat["data"]["gross_amount"], 11_600.5)

    def test_batches_lose_no_notice(self) -> None:
        with FinanceClient(URL, KEY) as client:

            def ask(item: Any) -> Any:
                return client.ask_all([item])

            question: Any = {"operation": "tax", "input": {"country": "KE", "amount": 85_000, "type": "income"}}
            with self.assertRaisesRegex(FinanceError, "`chidren` is not a field of `input` for `tax`"):
                ask({**question, "input": {**question["input"], "chidren": 2}})
            with self.assertRaisesRegex(FinanceError, "`net_amout` is not a field of `select`"):
                ask({**question, "select": ["net_amout"]})
            family = {**question["input"], "employee": {"marital_status": "married"}}
            answers = ask({**question, "input": family, "select": ["net_amount"]})
            self.assertTrue(any("marital_status" in notice for notice in answers.notices), answers.notices)
            self.assertIn(answers.data_status, ("current", "due", "stale"))

    def test_polling(self) -> None:
        with FinanceClient(URL, KEY) as client:
            first = client.poll_changes(kind="law", country="KE")
            self.assertEqual(first.changes, [])
            self.assertGreater(first.wait, 0)
            self.assertIn("kind=law", first.next)
            self.assertEqual(client.poll_changes(place=first.next).changes, [])

    def test_webhooks(self) -> None:
        key = b"0123456789abcdef01234567"
        secret = "whsec_" + base64.b64encode(key).decode()
        body = '{"type":"test"}'
        signature = base64.b64encode(hmac.new(key, f"msg_1.1700000000.{body}".encode(), hashlib.sha256).digest())
        headers = {
            "Webhook-Id": "msg_1",
            "webhook-timestamp": "1700000000",
            "webhook-signature": f"v1,AAAA v1,{signature.decode()}",
        }
        self.assertEqual(verify_webhook(headers, body, secret, now=1_700_000_299)["type"], "test")
        cases: List[Any] = [
            {"body": body + " "},
            {"now": 1_700_000_301.0},
            {"headers": {**headers, "webhook-signature": "v1,AAAA"}},
            {"headers": {}},
        ]
        for wrong in cases:
            given: Any = {"headers": headers, "body": body, "now": 1_700_000_000.0, **wrong}
            with self.assertRaises(FinanceError) as caught:
                verify_webhook(secret=secret, **given)
            self.assertEqual(caught.exception.code, "invalid_signature")


class Parts(unittest.TestCase):
    def test_a_batch_larger_than_the_plan_is_cut(self) -> None:
        def refused(**details: Any) -> FinanceError:
            return FinanceError("", status=429, **details)

        self.assertEqual(most_together(refused(code="rate_limit_exceeded", limit=60), 61), 60)
        self.assertIsNone(most_together(refused(code="rate_limit_exceeded", limit=60, retry_after=7), 61))
        self.assertIsNone(most_together(refused(code="rate_limit_exceeded", limit=60), 60))
        self.assertIsNone(most_together(refused(code="unexpected_answer", limit=60), 61))

    def test_years(self) -> None:
        self.assertEqual(
            years_of("2024-06-03", None, "2026-02-10"),
            [("2024-06-03", "2024-12-31"), ("2025-01-01", "2025-12-31"), ("2026-01-01", "2026-02-10")],
        )

    def test_batches(self) -> None:
        many = [BatchItem(operation="vat", input={"place": place}) for place in range(5_001)]
        self.assertEqual([len(batch) for batch in batches_of(many)], [5_000, 1])
        large = [BatchItem(operation="vat", input={"text": "x" * 1_000_000}) for _ in range(7)]
        self.assertEqual([len(batch) for batch in batches_of(large)], [2, 2, 2, 1])

    def test_version(self) -> None:
        self.assertRegex(__version__, r"^\d+\.\d+\.\d+((a|b|rc)\d+)?$")


class Async(unittest.IsolatedAsyncioTestCase):
    async def test_answers_errors_and_pages(self) -> None:
        async with AsyncFinanceClient(URL, KEY) as client:
            pay = await client.calculate_paye(country="KE", amount=85_000)
            self.assertEqual(pay["data"]["net_amount"], 61_017.9)
            with self.assertRaises(FinanceError) as caught:
                await client.get_fuel_prices(country="KX")  # type: ignore[arg-type]
            self.assertEqual(caught.exception.code, "invalid_country")
            answer = await client.get_exchange_rate_history(from_="USD", to="KES", start=START, end=END)
            years = client.iterate_exchange_rate_history(from_="USD", to="KES", start=START, end=END)
            self.assertEqual([row async for row in years], answer["data"]["observations"])
            answers = await client.ask_all([BatchItem(operation="fuel", input={"country": "KE"})])
            self.assertEqual([answer["success"] for answer in answers], [True])


if __name__ == "__main__":
    unittest.main()
