"""Sends requests."""

from __future__ import annotations

import asyncio
import random
from types import TracebackType
from typing import Any, Callable, Dict, Mapping, Optional, Type, TypeVar

import httpx

from ._endpoint import Endpoint, Request, body_of, check_connection, failure_of, request_of
from ._files import ReceivedFile, file_of
from ._retries import pause_before
from ._settings import LONGEST_WAIT, RETRIES, TIMEOUT
from .errors import FinanceError

Self = TypeVar("Self", bound="AsyncCaller")
Answer = TypeVar("Answer")


class AsyncCaller:
    """Sends requests, with time limit and retries."""

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        lang: Optional[str] = None,
        timeout: float = TIMEOUT,
        retries: int = RETRIES,
        longest_wait: float = LONGEST_WAIT,
        http_client: Optional[httpx.AsyncClient] = None,
    ) -> None:
        """Prepares a client. It connects with the first call.

        Args:
            base_url: Address of the server, for example `https://finance.example.com`.
            api_key: An API key, or an account token for an `AccountClient`.
            lang: The language of refusals, notices and explanations: `en`, `fr`, `pt` or `ar`. Codes and fields are the
                same in each.
            timeout: Time limit in seconds for connecting and for each wait for data.
            retries: How often a request is sent again at most.
            longest_wait: The longest `Retry-After` that is waited for, in seconds. After a longer one the error is
                raised.
            http_client: What sends requests, for proxies and certificates. You close it yourself.

        Raises:
            FinanceError: `invalid_option` if the address or the key cannot be right.
        """
        check_connection(base_url, api_key)
        self._base_url = base_url
        self._api_key = api_key
        self._lang = lang
        self._timeout = timeout
        self._retries = retries
        self._longest_wait = longest_wait
        self._http = http_client or httpx.AsyncClient()
        self._owns_http = http_client is None

    async def __aenter__(self: Self) -> Self:
        return self

    async def __aexit__(
        self,
        exc_type: Optional[Type[BaseException]],
        exc: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Closes the connections."""
        if self._owns_http:
            await self._http.aclose()

    async def _call(self, endpoint: Endpoint, values: Mapping[str, Any], timeout: Optional[float]) -> Dict[str, Any]:
        return await self._read(endpoint, values, timeout, body_of)

    async def _file(self, endpoint: Endpoint, values: Mapping[str, Any], timeout: Optional[float]) -> ReceivedFile:
        return await self._read(endpoint, values, timeout, file_of)

    async def _read(
        self,
        endpoint: Endpoint,
        values: Mapping[str, Any],
        timeout: Optional[float],
        read: Callable[[httpx.Response], Answer],
    ) -> Answer:
        request = request_of(endpoint, values, self._base_url, self._api_key, self._lang)
        attempt = 1
        while True:
            try:
                return read(await self._attempt(request, self._timeout if timeout is None else timeout))
            except FinanceError as error:
                pause = pause_before(attempt, error, endpoint.reads, self._longest_wait, random.random())
                if pause is None or attempt > self._retries:
                    raise
            await asyncio.sleep(pause)
            attempt += 1

    async def _attempt(self, request: Request, timeout: float) -> httpx.Response:
        method, url, headers, content = request
        try:
            return await self._http.request(method, url, headers=headers, content=content, timeout=timeout)
        except httpx.HTTPError as error:
            raise failure_of(error, timeout) from error
