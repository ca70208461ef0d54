"""Who is who by address, and how many of each are inside."""

from __future__ import annotations

import os
from collections import Counter
from ipaddress import IPv6Address, ip_address
from typing import Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

PROXIES: Final = "FORWARDED_ALLOW_IPS"  # uvicorn believes what these say about whom they speak for
PROXIES_USUALLY: Final = "127.0.0.1,::1"


def household(address: str) -> str:
    """What counts as one: an IPv4 address, or the 64 bits of an IPv6 address that one customer is given."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64)) + "/64"
    return str(found)


class Proxies:
    """The addresses that speak for others, and must not be taken for one caller."""

    def __init__(self, told: str | None = None) -> None:
        self._told = os.environ.get(PROXIES, PROXIES_USUALLY) if told is None else told
        self._trusted = ProxyHeadersMiddleware(nobody, self._told).trusted_hosts

    def but_not_everybody(self) -> Proxies:
        """Once a caller is named, "all are proxies" would leave nobody to count."""
        return Proxies("") if self._told.strip() == "*" else self

    def __contains__(self, address: str) -> bool:
        return address in self._trusted


async def nobody(*_: object) -> None:
    """The application behind a middleware that is only asked whom it trusts."""


class Crowd:
    """How many are inside: in all, and of each household. Trusted proxies count in all only."""

    def __init__(self, most: int, most_of_one: int, proxies: Proxies) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._proxies = proxies
        self._inside = 0
        self._by_one: Counter[str] = Counter()

    def full(self) -> bool:
        return self._inside >= self._most

    def full_for(self, address: str) -> bool:
        return address not in self._proxies and self._by_one[household(address)] >= self._most_of_one

    def enter(self, address: str) -> None:
        self._inside += 1
        self._by_one[household(address)] += 1

    def leave(self, address: str) -> None:
        one = household(address)
        self._inside -= 1
        self._by_one[one] -= 1
        if not self._by_one[one]:
            del self._by_one[one]
