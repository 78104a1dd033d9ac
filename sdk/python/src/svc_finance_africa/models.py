# Generated from the contract by `npm run data:generate`; `npm run data:check` fails when it is out of date.
"""What the service is asked with and what it answers, as dictionaries with known keys."""

from __future__ import annotations

from decimal import Decimal
from typing import Any, Dict, List, Literal, Optional, Tuple, TypedDict, Union

ServiceErrorCode = Literal[
    "account_disabled",
    "account_token_required",
    "bad_request",
    "headers_too_large",
    "internal_error",
    "invalid_age",
    "invalid_amount",
    "invalid_api_key",
    "invalid_basic",
    "invalid_callback_url",
    "invalid_category",
    "invalid_country",
    "invalid_currency",
    "invalid_cursor",
    "invalid_date",
    "invalid_dependants",
    "invalid_email",
    "invalid_employee",
    "invalid_employer",
    "invalid_entity",
    "invalid_environment",
    "invalid_format",
    "invalid_frequency",
    "invalid_fuel_type",
    "invalid_in_kind",
    "invalid_include_pension",
    "invalid_indicator",
    "invalid_inputs",
    "invalid_invitation",
    "invalid_items",
    "invalid_json",
    "invalid_kind",
    "invalid_limit",
    "invalid_mode",
    "invalid_months",
    "invalid_name",
    "invalid_networks",
    "invalid_operations",
    "invalid_overlap_days",
    "invalid_paid",
    "invalid_pay",
    "invalid_payee",
    "invalid_payment_type",
    "invalid_period",
    "invalid_plan",
    "invalid_rate_type",
    "invalid_recipient_country",
    "invalid_residency",
    "invalid_role",
    "invalid_salary",
    "invalid_sector",
    "invalid_series",
    "invalid_tax_type",
    "invalid_tax_year",
    "invalid_taxpayer",
    "invalid_threshold",
    "invalid_tool",
    "invalid_turnover",
    "invalid_year_to_date",
    "key_disabled",
    "key_not_active",
    "last_owner",
    "missing_api_key",
    "missing_required_field",
    "network_not_allowed",
    "not_established",
    "not_found",
    "operation_not_allowed",
    "payload_too_large",
    "permission_denied",
    "plan_requested",
    "plan_required",
    "rate_limit_exceeded",
    "request_timeout",
    "service_unavailable",
    "subscription_ended",
    "too_many_keys",
    "too_many_subscriptions",
    "unsupported_media_type",
]
"""A code with which the service refuses a request."""

Number = Union[float, Decimal]
"""A number that is sent."""


class AccountDetails(TypedDict):
    id: str
    name: str
    plan: Literal["free", "pro", "growth", "enterprise"]
    created_at: str
    role: Literal["owner", "administrator", "member", "viewer"]
    """The role of whoever asks."""


class AccountKey(TypedDict):
    id: str
    name: str
    environment: Literal["live", "test"]
    hint: str
    """The first characters, by which a person recognises it."""
    plan: Literal["free", "pro", "growth", "enterprise"]
    state: Literal["active", "disabled", "account_disabled", "replaced", "expired"]
    """Only an `active` key is accepted."""
    created_at: str
    expires_at: Optional[str]
    """null: never."""
    replaced_at: Optional[str]
    """When the overlap of a rotation ends. null: it was not rotated."""
    last_used_at: Optional[str]
    """Stored once a minute. null: never."""
    networks: Optional[List[str]]
    """Addresses and networks from which it may be used. null: all."""
    operations: Optional[List[Literal["tax", "vat", "country", "forex", "fuel", "rates", "minimum_wage", "calendar", "series", "changes"]]]
    """Operations it may be used for. null: all."""


class AccountKeyList(TypedDict):
    keys: List[AccountKey]
    count: float


class AccountUsage(TypedDict):
    start: str
    end: str
    key: Optional[str]
    calls: float
    days: List[AccountUsageDay]
    quota: Quota
    """The quota of the account. Keys with a plan of their own are not part of it."""
    refused: List[AccountUsageRefused]
    """The latest refused calls, newest first, at most 100 for each account."""


class AccountUsageDay(TypedDict):
    day: str
    operation: Literal["tax", "vat", "country", "forex", "fuel", "rates", "minimum_wage", "calendar", "series", "changes", "other"]
    outcome: Literal["success", "input", "caller", "service"]
    """`success`: answered. `input`: the values are wrong. `caller`: key, limit, plan or form of the request. `service`: the service failed."""
    code: Optional[str]
    """The error code. null: answered."""
    calls: float


class AccountUsageRefused(TypedDict):
    at: str
    key: str
    operation: Literal["tax", "vat", "country", "forex", "fuel", "rates", "minimum_wage", "calendar", "series", "changes", "other"]
    code: str
    message: str


class _AskedCircumstance(TypedDict):
    name: Literal["residency", "citizen", "marital_status", "spouse_income", "children", "disabled_children", "dependants", "age", "disabled", "main_employment", "category", "sector", "employer_size", "accident_rate"]
    label: str
    """Its text in a form."""
    meaning: str
    kind: Literal["whole", "percent", "flag", "choice"]
    default: Union[str, float, bool]


class AskedCircumstance(_AskedCircumstance, total=False):
    choices: List[AskedCircumstanceChoice]
    """The words that it may be."""
    least: float
    most: float


class AskedCircumstanceChoice(TypedDict):
    value: str
    label: str
    """Its text in a form."""


class AuditTrail(TypedDict):
    entries: List[AuditTrailEntry]
    count: float
    more: bool
    """Whether older entries follow."""


class AuditTrailEntry(TypedDict):
    id: float
    at: str
    actor: str
    action: Literal["account.create", "account.rename", "account.plan", "account.disable", "account.enable", "key.create", "key.change", "key.rotate", "key.disable", "key.enable", "key.delete", "key.plan", "member.add", "member.role", "member.remove", "invitation.create", "invitation.revoke", "token.create", "token.revoke", "program.connect", "program.disconnect", "code.create", "code.revoke", "device.revoke", "subscription.create", "subscription.change", "subscription.rotate", "subscription.delete", "plan.request", "plan.grant", "plan.refuse", "person.log_in", "person.log_out_everywhere", "person.password", "person.second_factor_on", "person.second_factor_off"]
    subject: str
    before: Optional[Dict[str, Any]]
    """The changed properties before. null: it is new."""
    after: Optional[Dict[str, Any]]
    """The changed properties after. null: it was removed."""


class _BatchColumns(TypedDict):
    success: Literal[True]
    columns: Dict[str, List[Any]]
    """For each selected field its values, in the order of `amounts`. `null` where an amount has no answer."""
    meta: Meta


class BatchColumns(_BatchColumns, total=False):
    """The answer to an item with `amounts`."""
    errors: Dict[str, ErrorDetail]
    """Why amounts have no answer, by their place in `amounts`: 0 for the first. Absent if all have one."""


class _BatchItem(TypedDict):
    operation: Literal["tax", "vat", "country", "forex", "fuel", "rates", "minimum_wage", "calendar", "series"]
    """The operation of the route with the same name."""
    input: Dict[str, Any]
    """The parameters of the route."""


class BatchItem(_BatchItem, total=False):
    select: List[str]
    """The fields of `data` to return. `meta` is then left out of the result. The `meta` of the batch names fields that were ignored."""
    amounts: List[Any]
    """A column: 1 to 5000 numbers, each of which is asked in the place of `input.amount` and counts as a call. Needs `select`. The result has `columns` in place of `data`."""


class BatchRequest(TypedDict):
    items: List[BatchItem]
    """1 to 5000 questions. Each counts as a call, and each amount of a column."""


class BatchResult(TypedDict):
    results: List[Union[BatchSuccess, BatchColumns, ErrorBody]]
    """One envelope for each item, in the order of the items: a success or an error."""
    count: float


class _BatchSuccess(TypedDict):
    success: Literal[True]
    data: Dict[str, Any]


class BatchSuccess(_BatchSuccess, total=False):
    """The answer of the operation. With `select`: only the fields named, without `meta`."""
    meta: Meta


Bracket = TypedDict("Bracket", {
    "from": "float",
    "to": "Optional[float]",
    "rate": "float",
})


class CalculateRequest(TypedDict):
    tool: str
    """The name of a tool, such as `ke-paye`. `GET /api/v1/tools` lists them."""
    inputs: Dict[str, Any]
    """What the tool takes, as its JSON Schema says."""


class CalculateResponse(TypedDict):
    result: Union[CalculateResponseResult, CalculateResponseResult2, CalculateResponseResult3, CalculateResponseResult4, CalculateResponseResult5]
    """See `GET /api/v1/tools` for the result of each tool."""
    meta: CalculateResponseMeta


class _CalculateResponseMeta(TypedDict):
    tool: str
    version: str
    timestamp: str
    usage: CalculateResponseMetaUsage
    as_of: Optional[str]
    """Date of the newest fact used. In a set, such as a list, a table or the information on a country: the date of its oldest member. null where no fact is dated."""
    sources: List[CitedSource]
    """Sources of the facts, best first."""
    notices: List[str]


class CalculateResponseMeta(_CalculateResponseMeta, total=False):
    data_status: Literal["current", "due", "stale", "sample"]
    """The lowest grade of the facts used. Absent where the answer uses none."""
    confidence: Literal["high", "medium", "low"]
    """The lowest confidence of the facts used. Absent where the answer uses none."""


class CalculateResponseMetaUsage(TypedDict):
    current: float
    limit: float
    """Calls a month that the plan allows. 9007199254740991 where the plan has no limit."""
    tier: str


class CalculateResponseResult(TypedDict):
    tax: float
    netAnnual: float
    effectiveRate: str
    """A percentage with its sign, for example 13.06%."""


class CalculateResponseResult2(TypedDict):
    net: float
    vat: float
    gross: float
    rate: float


class CalculateResponseResult3(TypedDict):
    tax: float
    net: float
    effectiveRate: str


class _CalculateResponseResult4(TypedDict):
    tax: float
    net: float
    rate: float


class CalculateResponseResult4(_CalculateResponseResult4, total=False):
    levied: bool
    """false where the law levies no such tax: `tax_amount` is then 0. Absent otherwise."""
    finalTax: bool
    """Withholding tax: true for a final tax, false for an advance on the tax of the payee. Absent where not established."""
    treaty: TreatyOfPayment
    """The tax treaty with the `recipient_country` of the request."""


CalculateResponseResult5 = TypedDict("CalculateResponseResult5", {
    "from": "str",
    "to": "str",
    "amount": "float",
    "rate": "float",
    "converted": "float",
})


class CapitalGainsTaxLaw(TypedDict):
    individual: Optional[GainLaw]
    company: Optional[GainLaw]
    """null where it could not be established."""
    cells: CapitalGainsTaxLawCells
    notes: List[str]
    effective_from: Optional[str]
    """First day. null where it could not be established."""
    effective_to: Optional[str]
    """Last day. null while in force."""
    last_confirmed: str
    """The latest day on which a source states these rules."""
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""
    notices: List[str]
    sources: List[CitedSource]


class CapitalGainsTaxLawCells(TypedDict):
    individual: LawCell
    company: LawCell


class CentralBankList(TypedDict):
    countries: List[CentralBankRow]
    count: float


class _CentralBankResult(TypedDict):
    country: str
    country_name: str


class CentralBankResult(_CentralBankResult, total=False):
    """Figures that are not known are absent."""
    central_bank: str
    central_bank_abbr: str
    policy_rate: float
    """Percent."""
    inflation: CentralBankResultInflation
    tbills: CentralBankResultTbills
    gdp_growth: float
    """Latest growth of GDP over the same period of the previous year, percent. `gdp_period` states the period, which is not always a quarter."""
    gdp_period: str
    """A month `2026-08`, a quarter `2026-Q2`, a year `2025`, or several quarters together `2025-Q1/2025-Q3`."""
    next_mpc: str
    """Date of the next policy meeting, where known."""
    updated: str
    """Date of the newest figure."""
    figures: Dict[Literal["policy_rate", "inflation", "inflation_core", "inflation_food", "tbill_91", "tbill_182", "tbill_364", "gdp", "next_mpc"], FigureOrigin]
    """The origin of each figure: its date, age, confidence and sources."""


class CentralBankResultInflation(TypedDict, total=False):
    headline: float
    """Percent."""
    core: float
    """Percent."""
    food: float
    """Percent."""


CentralBankResultTbills = TypedDict("CentralBankResultTbills", {
    "91_day": "float",
    "182_day": "float",
    "364_day": "float",
}, total=False)


class _CentralBankRow(TypedDict):
    country: str
    country_name: str


class CentralBankRow(_CentralBankRow, total=False):
    central_bank: str
    central_bank_abbr: str
    policy_rate: float
    """Percent."""
    inflation: CentralBankResultInflation
    tbills: CentralBankResultTbills
    gdp_growth: float
    """Latest growth of GDP over the same period of the previous year, percent. `gdp_period` states the period, which is not always a quarter."""
    gdp_period: str
    """A month `2026-08`, a quarter `2026-Q2`, a year `2025`, or several quarters together `2025-Q1/2025-Q3`."""
    next_mpc: str
    """Date of the next policy meeting, where known."""
    updated: str
    """Date of the newest figure."""
    figures: Dict[Literal["policy_rate", "inflation", "inflation_core", "inflation_food", "tbill_91", "tbill_182", "tbill_364", "gdp", "next_mpc"], FigureOrigin]
    """The origin of each figure: its date, age, confidence and sources."""
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""


class Change(TypedDict):
    id: str
    """Always the same for the same change. Use it to recognise a change you have seen."""
    kind: Literal["law", "policy_rate", "inflation", "tbill", "meeting", "fuel_price", "exchange_rate"]
    country: Optional[str]
    """ISO code. null where it concerns several countries, or none of the 54."""
    countries: List[str]
    """Every country that it concerns, such as the members of a common bank."""
    subject: str
    """What changed: `USD/KES`, `petrol`, `tbill_91`, `policy_rate`, or a part of law: `income_tax`, `contributions`, `minimum_wage`, `vat`, `corporate_tax`, `withholding_tax`, `capital_gains_tax`."""
    title: str
    """The change in one sentence."""
    before: Optional[ChangeSide]
    """null where nothing was recorded before."""
    after: Optional[ChangeSide]
    """null where nothing replaces it, such as a cancelled meeting."""
    differences: List[ChangeDifference]
    """For law: the parts that differ, in words."""
    effective_date: str
    """The day from which it applies. It may be in the future: law is listed as soon as it is recorded."""
    recorded_at: str
    """When it came into this list: when the service recorded it or, for law recorded earlier, the start of its first day (UTC)."""
    source: ChangeSource
    data_stale: bool
    """Whether the newest figure of the series, or the law, is out of date now: a later change may be missing."""


class ChangeAccountRequest(TypedDict):
    name: str
    """The name of the account, as its members see it."""


class ChangeDifference(TypedDict):
    what: str
    """The part of the law that differs: `Rates`, a relief, a surcharge."""
    before: Optional[str]
    """As it was. null: it is new."""
    after: Optional[str]
    """As it is. null: it was removed."""


class ChangeKeyRequest(TypedDict, total=False):
    name: str
    """The person or program it is given to."""
    expires: str
    """Last day of the key (UTC), YYYY-MM-DD, or `never`."""
    networks: List[str]
    """Addresses and networks from which it may be used, such as 10.0.0.0/8. Empty: all."""
    operations: List[Literal["tax", "vat", "country", "forex", "fuel", "rates", "minimum_wage", "calendar", "series", "changes"]]
    """Operations for which it may be used. Empty: all."""


class ChangeMemberRequest(TypedDict):
    role: Literal["owner", "administrator", "member", "viewer"]
    """`owner`: everything, including adding other owners. `administrator`: keys, members, tokens, settings and plan. `member`: keys and usage. `viewer`: reads keys, usage and members."""


class ChangeSide(TypedDict):
    value: Optional[Union[float, str]]
    """A number, or the date of a meeting. null for law that no single figure describes."""
    unit: Optional[str]
    """Unit of the value: `percent`, `KES per litre`, `KES for one US dollar`."""
    date: Optional[str]
    """The day of the value, or the first day of the law. null where it is not known."""
    label: Optional[str]
    """For law: its tax year or its name. Otherwise null."""


class ChangeSource(TypedDict):
    name: str
    url: Optional[str]


class ChangeSubscriptionRequest(TypedDict, total=False):
    callback_url: str
    """Address that receives the events with POST. It must start with https:// and be reachable from the internet."""
    kinds: List[Literal["law", "policy_rate", "inflation", "tbill", "meeting", "fuel_price", "exchange_rate"]]
    """Kinds of changes. Empty: all. `law`: tax, contributions, VAT and minimum wages. `policy_rate`: policy rate of a central bank. `inflation`: inflation: headline, core, food and annual. `tbill`: yields of treasury bills. `meeting`: central bank meetings, announced or cancelled. `fuel_price`: pump prices and cooking gas. `exchange_rate`: daily rates of currencies against the US dollar."""
    countries: List[CountryCode]
    """Countries whose changes are sent. Empty: all. It does not limit thresholds."""
    thresholds: List[Threshold]
    """Exchange rates to watch. With thresholds, an exchange rate is sent only when it crosses one, not every day."""
    name: str
    """A name by which people recognise it."""
    state: Literal["active", "ended"]
    """`ended`: nothing more is sent, and what waits is given up. `active`: an ended subscription goes on with what changes from now on."""


class Changes(TypedDict):
    changes: List[Change]
    """Newest first."""
    count: float
    """Changes in this answer."""
    next_cursor: Optional[str]
    """Send it as `cursor` for older changes. null at the end."""
    position: str
    """Where the list ends now. Send it as `since` next time for everything that was recorded after this answer, without gaps or repeats."""


class _CitedSource(TypedDict):
    title: str
    publisher: str
    url: Optional[str]
    kind: Literal["law", "authority", "adviser", "press", "other", "code"]
    """The kind of publisher. `law`: the text of the law, also as a copy. `authority`: a public body that administers or officially publishes it. `adviser`: an audit, tax or law firm, a tax publisher, or a firm that runs payroll. `press`: news media. `other`: calculators, blogs, guides, data compilers. `code`: software, or what is kept in a code repository."""
    dated: Optional[str]


class CitedSource(_CitedSource, total=False):
    licence: Licence
    """The terms of the source, where they are recorded."""


class ContributionLine(TypedDict):
    id: str
    name: str
    amount: float
    """Major units of the currency, in the pay period."""
    kind: str


class _CorporateTaxLaw(TypedDict):
    rate: float
    """The rate of the tax itself in percent, without surcharges."""
    effective_standard_rate: Optional[float]
    """Percent of profit charged at the standard rate with every surcharge. null where it depends on the size of the profit: see `effective_rates` or `brackets`."""
    rule: str
    """The rule in words, with its amounts."""
    surcharges: List[LawSurcharge]
    sector_rates: List[CorporateTaxLawSectorRate]
    cells: CorporateTaxLawCells
    notes: List[str]
    effective_from: Optional[str]
    """First day. null where it could not be established."""
    effective_to: Optional[str]
    """Last day. null while in force."""
    last_confirmed: str
    """The latest day on which a source states these rules."""
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""
    notices: List[str]
    sources: List[CitedSource]


class CorporateTaxLaw(_CorporateTaxLaw, total=False):
    effective_rates: List[Bracket]
    """Where the size of the profit selects one rate on the whole profit: that rate with every surcharge."""
    brackets: List[LawBracket]
    small_company: CorporateTaxLawSmallCompany
    minimum_tax: str


class CorporateTaxLawCells(TypedDict):
    standard_rate: LawCell
    small_company: LawCell
    minimum_tax: LawCell


class _CorporateTaxLawSectorRate(TypedDict):
    id: str
    """What a request sends as `sector`."""
    sector: str
    rate: float
    """Percent."""


class CorporateTaxLawSectorRate(_CorporateTaxLawSectorRate, total=False):
    note: str


class _CorporateTaxLawSmallCompany(TypedDict):
    threshold: float
    measure: Literal["turnover", "profit"]
    on: Literal["turnover", "profit"]
    """What the rate is charged on."""
    replaces_minimum: bool
    """false where the minimum tax is also due."""
    rule: str
    """The rule in words, with its amounts."""


_CorporateTaxLawSmallCompanyOptional = TypedDict("_CorporateTaxLawSmallCompanyOptional", {
    "from": "float",
}, total=False)


class CorporateTaxLawSmallCompany(_CorporateTaxLawSmallCompany, _CorporateTaxLawSmallCompanyOptional, total=False):
    rate: float
    """Percent."""
    brackets: List[LawBracket]


CountryCode = Literal["AO", "BF", "BI", "BJ", "BW", "CD", "CF", "CG", "CI", "CM", "CV", "DJ", "DZ", "EG", "ER", "ET", "GA", "GH", "GM", "GN", "GQ", "GW", "KE", "KM", "LR", "LS", "LY", "MA", "MG", "ML", "MR", "MU", "MW", "MZ", "NA", "NE", "NG", "RW", "SC", "SD", "SL", "SN", "SO", "SS", "ST", "SZ", "TD", "TG", "TN", "TZ", "UG", "ZA", "ZM", "ZW"]
"""ISO 3166-1 alpha-2 code of an African country."""


class _CountryInfo(TypedDict):
    country: CountryInfoCountry
    tax_year: str


class CountryInfo(_CountryInfo, total=False):
    income_tax: CountryInfoIncomeTax
    corporate_tax: CountryInfoCorporateTax
    pension: CountryInfoPension
    withholding_tax: CountryInfoWithholdingTax
    capital_gains_tax: CountryInfoCapitalGainsTax
    vat: CountryInfoVat
    last_updated: str
    """When the newest of these rules was last confirmed. Absent where none is recorded."""


class _CountryInfoCapitalGainsTax(TypedDict):
    states: CountryInfoCapitalGainsTaxStates
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the oldest fact of the set. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""


class CountryInfoCapitalGainsTax(_CountryInfoCapitalGainsTax, total=False):
    individual: str
    company: str


class CountryInfoCapitalGainsTaxStates(TypedDict):
    individual: Literal["rate", "none", "not_established"]
    """`rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established."""
    company: Literal["rate", "none", "not_established"]
    """`rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established."""


class _CountryInfoCorporateTax(TypedDict):
    standard_rate: float
    """The rate of the tax itself in percent, without surcharges."""
    effective_standard_rate: Optional[float]
    """Percent of profit charged at the standard rate with every surcharge. null where it depends on the size of the profit: see `effective_rates` or `brackets`."""
    surcharges: List[SurchargeRate]
    """Surcharges on profit, in addition to the standard rate."""
    sector_rates: List[CountryInfoCorporateTaxSectorRate]
    states: CountryInfoCorporateTaxStates
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the oldest fact of the set. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""


class CountryInfoCorporateTax(_CountryInfoCorporateTax, total=False):
    effective_rates: List[Bracket]
    """Where the size of the profit selects one rate on the whole profit: that rate with every surcharge."""
    small_company_rate: float
    small_company_threshold: float
    brackets: List[Bracket]
    minimum_tax: str


class CountryInfoCorporateTaxSectorRate(TypedDict):
    id: str
    sector: str
    rate: float


class CountryInfoCorporateTaxStates(TypedDict):
    standard_rate: Literal["rate", "none", "not_established"]
    """`rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established."""
    small_company: Literal["rate", "none", "not_established"]
    """`rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established."""
    minimum_tax: Literal["rate", "none", "not_established"]
    """`rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established."""


class CountryInfoCountry(TypedDict):
    code: str
    name: str
    currency: str
    tax_types: List[Literal["income", "corporate", "withholding", "capital_gains"]]
    """Tax types that need only country, amount and type."""


class _CountryInfoIncomeTax(TypedDict):
    brackets: List[Bracket]
    """In the period of `period`. Where the size of the taxable income selects the whole set of brackets: the first of `tables`, for the smallest incomes."""
    period: Literal["monthly", "annual"]
    relief: CountryInfoIncomeTaxRelief
    """What the law deducts from the income of the default employee, before limits. Where pay decides: the relief of the smallest pay. Contributions and credits are not part of it."""
    contributions: List[CountryInfoIncomeTaxContribution]
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the oldest fact of the set. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""


class CountryInfoIncomeTax(_CountryInfoIncomeTax, total=False):
    tables: List[CountryInfoIncomeTaxTable]
    """Every set of brackets, where the size of the taxable income selects the whole set. Absent otherwise."""
    name: str


class CountryInfoIncomeTaxContribution(TypedDict):
    id: str
    name: str
    payer: Literal["employee", "employer"]
    kind: str
    rate: Optional[float]
    ceiling: Optional[float]
    period: Literal["monthly", "annual"]


class CountryInfoIncomeTaxRelief(TypedDict):
    """What the law deducts from the income of the default employee, before limits. Where pay decides: the relief of the smallest pay. Contributions and credits are not part of it."""
    consolidated: float
    """The fixed amount of a year."""
    percentage_of_gross: float
    """Percent of gross pay, or of what contributions leave of it where the law says so."""


class CountryInfoIncomeTaxTable(TypedDict):
    up_to: Optional[float]
    """The largest taxable income to which these brackets apply. null for the last set."""
    brackets: List[Bracket]


class CountryInfoPension(TypedDict):
    employee_rate: float
    employer_rate: float
    mandatory: bool
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the oldest fact of the set. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""


class _CountryInfoVat(TypedDict):
    name: str
    standard_rate: Optional[float]
    """Percent charged on a standard-rated supply, with the levies on the same supply. null where the rate could not be established or there is no such tax."""
    reduced_rates: List[float]
    categories: Dict[str, CountryInfoVatCategories]
    states: CountryInfoVatStates
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the oldest fact of the set. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""


class CountryInfoVat(_CountryInfoVat, total=False):
    components: List[CountryInfoVatComponent]
    """The parts of the rate in percent, where levies are charged on the same supply. The tax itself comes first."""


class CountryInfoVatCategories(TypedDict):
    treatment: str
    rate: float


class CountryInfoVatComponent(TypedDict):
    name: str
    rate: float


class CountryInfoVatStates(TypedDict):
    standard_rate: Literal["rate", "none", "not_established"]
    """`rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established."""
    reduced_rate: Literal["rate", "none", "not_established"]
    """`rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established."""
    food_basic: Literal["rate", "none", "not_established"]
    """`rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established."""
    medical: Literal["rate", "none", "not_established"]
    """`rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established."""
    education: Literal["rate", "none", "not_established"]
    """`rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established."""
    digital: Literal["rate", "none", "not_established"]
    """`rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established."""
    export: Literal["rate", "none", "not_established"]
    """`rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established."""


class CountryInfoWithholdingTax(TypedDict):
    resident: Dict[str, float]
    """Percent, by type of payment. 0 also where the law withholds nothing: see `states`."""
    non_resident: Dict[str, float]
    states: CountryInfoWithholdingTaxStates
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the oldest fact of the set. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""


class CountryInfoWithholdingTaxStates(TypedDict):
    resident: Dict[str, Literal["rate", "none", "not_established"]]
    non_resident: Dict[str, Literal["rate", "none", "not_established"]]


class CountryList(TypedDict):
    countries: List[CountryListItem]
    count: float


class CountryListItem(TypedDict):
    code: str
    name: str
    currency: str
    tax_types: List[Literal["income", "corporate", "withholding", "capital_gains"]]
    """Tax types that need only country, amount and type."""
    tax_year: str
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""


class _CreateKeyRequest(TypedDict):
    name: str
    """The person or program it is given to."""


class CreateKeyRequest(_CreateKeyRequest, total=False):
    environment: Literal["live", "test"]
    """`live` counts towards the plan; `test` answers with sample data. Default: `live`."""
    expires: str
    """Last day of the key (UTC), YYYY-MM-DD, or `never`. Default: `never`."""
    networks: List[str]
    """Addresses and networks from which it may be used, such as 10.0.0.0/8. Empty: all."""
    operations: List[Literal["tax", "vat", "country", "forex", "fuel", "rates", "minimum_wage", "calendar", "series", "changes"]]
    """Operations for which it may be used. Empty: all."""


class _CreateSubscriptionRequest(TypedDict):
    callback_url: str
    """Address that receives the events with POST. It must start with https:// and be reachable from the internet."""


class CreateSubscriptionRequest(_CreateSubscriptionRequest, total=False):
    kinds: List[Literal["law", "policy_rate", "inflation", "tbill", "meeting", "fuel_price", "exchange_rate"]]
    """Kinds of changes. Empty: all. `law`: tax, contributions, VAT and minimum wages. `policy_rate`: policy rate of a central bank. `inflation`: inflation: headline, core, food and annual. `tbill`: yields of treasury bills. `meeting`: central bank meetings, announced or cancelled. `fuel_price`: pump prices and cooking gas. `exchange_rate`: daily rates of currencies against the US dollar."""
    countries: List[CountryCode]
    """Countries whose changes are sent. Empty: all. It does not limit thresholds."""
    thresholds: List[Threshold]
    """Exchange rates to watch. With thresholds, an exchange rate is sent only when it crosses one, not every day."""
    name: str
    """A name by which people recognise it."""


class _CreateTokenRequest(TypedDict):
    name: str
    """The program it is given to."""


class CreateTokenRequest(_CreateTokenRequest, total=False):
    role: Literal["owner", "administrator", "member", "viewer"]
    """It may do what this role may. Default: `member`."""
    expires: str
    """Last day of the token (UTC), YYYY-MM-DD, or `never`. Default: `never`."""


class CurrencyList(TypedDict):
    currencies: List[CurrencyRow]
    count: float


class CurrencyRow(TypedDict):
    code: str
    name: str
    kind: Literal["african", "major", "coin"]
    minor_units: Optional[float]
    """Decimals of an amount. null for coins."""
    countries: List[str]
    """The African countries that use it."""
    pegged_to: Optional[str]
    """The currency to which it has a fixed parity. null where it floats."""
    pegged_at: Optional[float]
    """Units of it for one unit of that currency."""
    pegged_since: Optional[str]
    """First day of the parity. Where no source states it: the earliest day on which a source states the parity. There are no rates before this day."""


class DeletedKey(TypedDict):
    id: str
    deleted: Literal[True]


class DeletedSubscription(TypedDict):
    id: str
    deleted: Literal[True]


class Delivery(TypedDict):
    id: str
    """The header `webhook-id` of every attempt."""
    type: Literal["change.law", "change.policy_rate", "change.inflation", "change.tbill", "change.meeting", "change.fuel_price", "change.exchange_rate", "threshold.crossed", "test"]
    """`change.law` and so on: a change of that kind. `threshold.crossed`: a rate crossed a threshold. `test`: you asked for it."""
    state: Literal["waiting", "delivered", "failed"]
    """`waiting`: it is sent at `next_attempt_at`. `failed`: it is not tried again."""
    attempts: float
    created_at: str
    attempted_at: Optional[str]
    """The last attempt. null: none yet."""
    next_attempt_at: Optional[str]
    """The earliest next attempt. null: none follows."""
    status: Optional[float]
    """The status with which the receiver answered. null: it did not answer."""
    problem: Optional[str]
    """Why the last attempt failed, in a sentence."""


class DeliveryList(TypedDict):
    deliveries: List[Delivery]
    """Newest first."""
    count: float


class DisconnectedProgram(TypedDict):
    id: str
    deleted: Literal[True]


class DueItem(TypedDict):
    country: str
    country_name: str
    id: str
    what: str
    """What is filed or paid."""
    form: Optional[str]
    to: str
    """To whom."""
    month: str
    """The month of the pay. For a quarter or a year: its last month."""
    due: str
    """The calendar day by which it is due."""
    note: Optional[str]
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""
    sources: List[CitedSource]


class Employee(TypedDict, total=False):
    """Who the employee is. What a country asks is listed in `asks` of its tax law."""
    residency: Literal["resident", "non_resident"]
    """Is the employee resident for tax in the country? Default: resident."""
    citizen: bool
    """Is the employee a citizen of the country? Default: true."""
    marital_status: Literal["single", "married", "divorced", "widowed"]
    """Marital status of the employee Default: single."""
    spouse_income: bool
    """Does the spouse have income of their own? Default: false."""
    children: int
    """Children who count under the law, because they meet its conditions of age and care. Disabled children not included Default: 0."""
    disabled_children: int
    """Disabled children of the employee, who are not among the other children Default: 0."""
    dependants: int
    """Dependants of the employee other than children, such as parents Default: 0."""
    age: int
    """Age of the employee on the date that the law uses Default: 40."""
    disabled: bool
    """Does the employee have a disability of the degree that the law requires? Default: false."""
    main_employment: bool
    """Is this the main employment? false for a second employer. Default: true."""
    category: Literal["general", "executive", "apprentice", "trainee", "casual", "domestic", "director", "pensioner", "expatriate", "first_job"]
    """Category of the employee Default: general."""
    sector: Literal["general", "agriculture", "mining", "petroleum", "public", "free_zone"]
    """Sector of the employer Default: general."""
    employer_size: int
    """Number of people the employer employs, where a levy depends on it Default: 100."""
    accident_rate: float
    """Rate in percent at which the employer insures against work accidents, where it depends on the activity. 0: the lowest of the law Default: 0."""


class Employer(TypedDict, total=False):
    """Who the employer is: its accident rate, size and sector. They are the same as `accident_rate`, `employer_size` and `sector` of `employee`; send each once."""
    accident_rate: float
    """Rate in percent at which the employer insures against work accidents, where it depends on the activity. 0: the lowest of the law Default: 0."""
    size: int
    """Number of people the employer employs, where a levy depends on it Default: 100."""
    sector: Literal["general", "agriculture", "mining", "petroleum", "public", "free_zone"]
    """Sector of the employer Default: general."""


class ErrorBody(TypedDict):
    success: Literal[False]
    error: ErrorDetail


class _ErrorDetail(TypedDict):
    code: str
    message: str
    docs: str
    """The page that explains the code."""


class ErrorDetail(_ErrorDetail, total=False):
    field: str
    """The field of a form that is wrong."""
    absent: Literal[True]
    """For a spreadsheet (`Prefer: words=sheet`): the question is right, and nothing is recorded for it."""


class EventData(TypedDict):
    id: str
    """Always the same for the same change. Use it to recognise a change you have seen."""
    kind: Literal["law", "policy_rate", "inflation", "tbill", "meeting", "fuel_price", "exchange_rate"]
    country: Optional[str]
    """ISO code. null where it concerns several countries, or none of the 54."""
    countries: List[str]
    """Every country that it concerns, such as the members of a common bank."""
    subject: str
    """What changed: `USD/KES`, `petrol`, `tbill_91`, `policy_rate`, or a part of law: `income_tax`, `contributions`, `minimum_wage`, `vat`, `corporate_tax`, `withholding_tax`, `capital_gains_tax`."""
    title: str
    """The change in one sentence."""
    before: Optional[ChangeSide]
    """null where nothing was recorded before."""
    after: Optional[ChangeSide]
    """null where nothing replaces it, such as a cancelled meeting."""
    differences: List[ChangeDifference]
    """For law: the parts that differ, in words."""
    effective_date: str
    """The day from which it applies. It may be in the future: law is listed as soon as it is recorded."""
    recorded_at: str
    """When it came into this list: when the service recorded it or, for law recorded earlier, the start of its first day (UTC)."""
    source: ChangeSource
    data_stale: bool
    """Whether the newest figure of the series, or the law, is out of date now: a later change may be missing."""
    threshold: Optional[Threshold]
    """The threshold that the rate crossed. null for other events."""


class _ExplanationLine(TypedDict):
    text: str


_ExplanationLineOptional = TypedDict("_ExplanationLineOptional", {
    "from": "str",
}, total=False)


class ExplanationLine(_ExplanationLine, _ExplanationLineOptional, total=False):
    id: str
    """The `id` of the line of `result` that is explained."""
    amount: float
    """Major units of the currency, in the pay period. Credits are negative."""
    value: str
    """A value that is not an amount, such as `17.96 %`."""
    details: List[str]
    """How the amount is calculated, and the rule in words."""
    sources: List[int]
    """The sources that state the rule: their places in `meta.sources`, counted from 1."""


class _ExplanationSection(TypedDict):
    id: Literal["asked", "gross", "parts", "benefits", "paid_once", "family", "contributions", "reliefs", "taxable", "scale", "credits", "limits", "before_surcharges", "surcharges", "adjustments", "result", "employer", "not_covered", "law"]
    lines: List[ExplanationLine]


class ExplanationSection(_ExplanationSection, total=False):
    title: str
    sources: List[int]
    """The sources that state the rule: their places in `meta.sources`, counted from 1."""


class FeedRow(TypedDict):
    name: str
    title: str
    publisher: str
    licence: Licence
    on: bool
    off_because: Optional[str]
    """Why a feed with restricted terms is off, and how it is switched on. Otherwise null."""
    schedule: str
    """Cron pattern."""
    timezone: str
    next_run: Optional[str]
    last_run: Optional[str]
    last_success: Optional[str]
    last_summary: Optional[str]
    last_error: Optional[str]
    failures: float
    """Consecutive runs that failed."""
    institutions: List[InstitutionRow]
    """Banks whose figures the feed passes on, each under its own terms. Empty for other feeds."""


class _FigureOrigin(TypedDict):
    date: str
    """Day of the decision or auction, or last day of the period. For a forecast: the day on which it was made. For a meeting: the day on which it was announced."""
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""
    sources: List[CitedSource]


class FigureOrigin(_FigureOrigin, total=False):
    precision: Literal["month", "year"]
    """Precision of the source’s date, where it is not a day. `date` is then the last day of the month or year."""
    period: str
    """A month `2026-08`, a quarter `2026-Q2`, a year `2025`, or several quarters together `2025-Q1/2025-Q3`."""
    basis: Literal["estimate", "forecast"]
    """Absent where the figure is an outcome."""
    scope: str
    """What the figure covers, where that is not simply the country."""


_ForexResult = TypedDict("_ForexResult", {
    "from": "str",
    "to": "str",
    "rate": "float",
    "bid": "float",
    "ask": "float",
    "timestamp": "str",
    "source": "str",
})


class ForexResult(_ForexResult, total=False):
    amount: float
    """The amount converted at the mid-market rate."""
    change_24h: float
    """Change since the previous business day (on a Monday: since Friday or the weekend). Absent with `amount`, and where that rate is not known."""
    change_pct_24h: float
    """The same in percent."""


class FuelList(TypedDict):
    countries: List[FuelRow]
    count: float


class FuelPrice(TypedDict):
    price: float
    unit: Literal["litre", "kg"]
    change: float
    """Change since the previous price."""


class FuelResult(TypedDict):
    country: str
    country_name: str
    currency: str
    fuels: Dict[Literal["petrol", "diesel", "kerosene", "lpg"], FuelPrice]
    updated: str


class _FuelRow(TypedDict):
    country: str
    country_name: str
    currency: str
    updated: str
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""


class FuelRow(_FuelRow, total=False):
    petrol: float
    diesel: float
    kerosene: float
    lpg: float


class FuelTypeList(TypedDict):
    fuels: List[FuelTypeRow]
    count: float


class FuelTypeRow(TypedDict):
    fuel_type: Literal["petrol", "diesel", "kerosene", "lpg"]
    name: str
    unit: Literal["litre", "kg"]
    """Unit of the prices."""
    countries: List[str]
    """Countries with a known price."""


FxHistory = TypedDict("FxHistory", {
    "from": "str",
    "to": "str",
    "start": "str",
    "end": "str",
    "observations": "List[FxHistoryObservation]",
    "count": "float",
})


class _FxHistoryObservation(TypedDict):
    date: str
    rate: float
    """Mid-market rate: units of `to` for one unit of `from`."""
    source: str


class FxHistoryObservation(_FxHistoryObservation, total=False):
    observed: str
    """With a `frequency` other than `day`: the day of the latest value on or before `date`."""
    observations: float
    """With a `frequency` other than `day`: the number of values published in the period."""
    average: float
    """With a `frequency` other than `day`: the mean of these values. Absent where there are none, and for series whose values hold for a period of their own."""


class FxRates(TypedDict):
    base: str
    rates: List[FxRatesRate]
    count: float


class FxRatesRate(TypedDict):
    currency: str
    name: str
    rate: float
    date: Optional[str]
    """Day of the rate. null for a fixed parity, which is not quoted daily."""
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""


class _GainLaw(TypedDict):
    treatment: Literal["rate", "bands", "income", "profit", "exempt"]
    rule: str
    """The rule in words, with its amounts."""


class GainLaw(_GainLaw, total=False):
    rate: float
    """Percent."""
    annual_exclusion: float
    """What is not taxed of the gains of a year together."""
    inclusion_percent: float
    """Percent."""
    brackets: List[LawBracket]


class InKind(TypedDict, total=False):
    """Benefits in kind, never part of `amount`: their cost in the pay period, or the facts that the law needs to value them. `{}` where the law values them from pay alone."""
    housing: Union[float, InKindValue]
    """A dwelling"""
    furniture: Union[float, InKindValue]
    """Furniture"""
    vehicle: Union[float, InKindValue]
    """A vehicle for private use"""
    fuel: Union[float, InKindValue]
    """Fuel for private use"""
    driver: Union[float, InKindValue]
    """A driver"""
    utilities: Union[float, InKindValue]
    """Water, electricity and gas"""
    servants: Union[float, InKindValue]
    """Servants, gardeners and guards"""
    meals: Union[float, InKindValue]
    """Meals or a canteen"""
    phone: Union[float, InKindValue]
    """Phone and internet"""
    school_fees: Union[float, InKindValue]
    """School fees of the children"""
    loan: Union[float, InKindValue]
    """A loan at low interest"""
    other: Union[float, InKindValue]
    """Any other benefit in kind"""


class InKindValue(TypedDict, total=False):
    cost: float
    """What it costs the employer in the pay period"""
    value: float
    """Its market value in the pay period; default: its cost"""
    employee_pays: float
    """What the employee pays for it in the pay period"""
    price: float
    """Purchase price of the vehicle or other item"""
    engine: float
    """Engine size of the vehicle in cubic centimetres"""
    age_in_years: float
    """Age of the vehicle in years"""
    rooms: float
    """Number of living rooms"""
    balance: float
    """Outstanding balance of the loan"""
    rate: float
    """Interest that the employee pays on the loan, percent a year"""


class _IncomeTaxLaw(TypedDict):
    name: str
    """What the country calls the tax."""
    currency: str
    period: Literal["monthly", "annual"]
    """The period in which the law states these amounts."""
    method: Literal["marginal", "slab", "bracket", "rate_less_amount"]
    method_in_words: str
    tables: List[IncomeTaxLawTable]
    """One table, or several where the size of the income selects the whole set of brackets."""
    scale_sources: List[CitedSource]
    other_scales: List[IncomeTaxLawOtherScale]
    """Brackets for employees to whom the ordinary ones do not apply."""
    pay_parts: List[LawItem]
    """How parts of pay are treated."""
    benefits: List[LawItem]
    """How benefits in kind are valued."""
    reliefs: List[LawItem]
    credits: List[LawItem]
    surcharges: List[LawItem]
    limits: List[LawItem]
    """Exemption threshold, minimum tax, tax cap and rounding."""
    not_covered: List[str]
    """Rules of the law that answers do not take into account."""
    effective_from: Optional[str]
    """First day. null where it could not be established."""
    effective_to: Optional[str]
    """Last day. null while in force."""
    last_confirmed: str
    """The latest day on which a source states these rules."""
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""
    notices: List[str]
    sources: List[CitedSource]


class IncomeTaxLaw(_IncomeTaxLaw, total=False):
    scale_note: str
    family: str
    """How the law counts the family, in words."""
    not_computed: str
    """Why no tax is computed from this law."""


class _IncomeTaxLawOtherScale(TypedDict):
    id: str
    name: str
    rule: str
    """The rule in words, with its amounts."""
    sources: List[CitedSource]
    brackets: List[LawBracket]


class IncomeTaxLawOtherScale(_IncomeTaxLawOtherScale, total=False):
    note: str


class IncomeTaxLawTable(TypedDict):
    up_to: Optional[float]
    """The largest taxable income to which this table applies. null for the last table."""
    brackets: List[LawBracket]


class InstitutionRow(TypedDict):
    key: str
    """Its key at the source."""
    name: str
    entity: str
    """The currency or country that its figures are about."""
    on: bool
    off_because: Optional[str]
    """Why it is off, and how it is switched on. null while it is on."""
    newest: Optional[str]
    """Day of its newest figure. null before its first."""
    stopped: bool
    """Whether it has published nothing for longer than it usually takes."""
    licence: Licence


class InvitationList(TypedDict):
    invitations: List[InvitationRow]
    count: float


class InvitationRow(TypedDict):
    id: str
    email: str
    role: Literal["owner", "administrator", "member", "viewer"]
    state: Literal["open", "accepted", "revoked", "expired"]
    """Only an `open` invitation can be used."""
    invited_by: str
    created_at: str
    expires_at: str


class InviteRequest(TypedDict):
    email: str
    """Whom to invite."""
    role: Literal["owner", "administrator", "member", "viewer"]
    """`owner`: everything, including adding other owners. `administrator`: keys, members, tokens, settings and plan. `member`: keys and usage. `viewer`: reads keys, usage and members."""


class LabourFactLaw(TypedDict):
    kind: Literal["hours", "overtime", "night_work", "rest_day_work", "public_holiday", "annual_leave", "sick_leave", "maternity", "paternity", "notice", "probation", "severance", "redundancy", "gratuity", "retirement", "seniority_bonus", "thirteenth_month", "hourly_divisor"]
    none: bool
    """true: the law has no such rule."""
    text: List[str]
    """The rule in words."""
    article: Optional[str]
    effective_from: Optional[str]
    """First day. null where it could not be established."""
    rule: Dict[str, Any]
    """The same as data."""
    effective_to: Optional[str]
    """Last day. null while in force."""
    note: Optional[str]
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""
    sources: List[CitedSource]


class LabourLaw(TypedDict):
    """The legal minimum of an employment."""
    country: str
    country_name: str
    on: str
    facts: List[LabourFactLaw]
    not_established: List[Literal["hours", "overtime", "night_work", "rest_day_work", "public_holiday", "annual_leave", "sick_leave", "maternity", "paternity", "notice", "probation", "severance", "redundancy", "gratuity", "retirement", "seniority_bonus", "thirteenth_month", "hourly_divisor"]]
    """Kinds that no good source states. They are not the same as none."""


class LabourLine(TypedDict):
    text: str
    """The step in words, with its figures."""
    amount: Optional[float]
    """What it adds, in major units. null where it adds no money."""


class LabourRule(TypedDict):
    kind: Literal["hours", "overtime", "night_work", "rest_day_work", "public_holiday", "annual_leave", "sick_leave", "maternity", "paternity", "notice", "probation", "severance", "redundancy", "gratuity", "retirement", "seniority_bonus", "thirteenth_month", "hourly_divisor"]
    none: bool
    """true: the law has no such rule."""
    text: List[str]
    """The rule in words."""
    article: Optional[str]
    effective_from: Optional[str]
    """First day. null where it could not be established."""


class LawAsks(TypedDict):
    """What the income-tax law asks about an employee."""
    circumstances: List[AskedCircumstance]
    """Members of `employee` that change the result. `accident_rate`, `employer_size` and `sector` may stand in `employer` instead."""
    parts: List[LawAsksPart]
    """Members of `pay` whose treatment a source describes, with the rule in words."""
    basic: bool
    """Does the law look at basic pay, so that every named part matters?"""
    benefits: List[LawAsksBenefit]
    """Members of `in_kind` that the law values, and the facts it needs for each."""
    paid: List[LawAsksPaid]
    """Members of `paid` that the law relieves."""
    year_to_date: bool
    """Does `year_to_date` change the result?"""
    not_established: List[str]
    """Parts and benefits whose treatment could not be established."""


class LawAsksBenefit(TypedDict):
    name: Literal["housing", "furniture", "vehicle", "fuel", "driver", "utilities", "servants", "meals", "phone", "school_fees", "loan", "other"]
    label: str
    """Its text in a form."""
    meaning: str
    facts: List[Literal["cost", "value", "employee_pays", "price", "engine", "age_in_years", "rooms", "balance", "rate"]]
    rule: str


class LawAsksPaid(TypedDict):
    name: Literal["pension", "life_insurance", "medical_insurance", "mortgage_interest", "rent", "donations", "union", "savings"]
    label: str
    """Its text in a form."""
    meaning: str


class _LawAsksPart(TypedDict):
    name: Literal["housing", "transport", "meals", "family_allowance", "representation", "function", "risk", "overtime", "commission", "leave", "other_taxable", "other_exempt", "bonus", "thirteenth", "arrears", "leave_paid_out", "severance"]
    label: str
    """Its text in a form."""
    meaning: str


class LawAsksPart(_LawAsksPart, total=False):
    rule: str
    hours: bool
    """true where the law counts the hours of this part."""


_LawBracket = TypedDict("_LawBracket", {
    "from": "float",
    "to": "Optional[float]",
    "rate": "float",
})


class LawBracket(_LawBracket, total=False):
    fixed: float
    """An amount that the bracket adds."""
    subtract: float
    """An amount that is taken off rate × base."""


class _LawCell(TypedDict):
    state: Literal["rate", "none", "not_established"]
    """`rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established."""


class LawCell(_LawCell, total=False):
    """What is known about one cell. Dates, confidence and sources stand only where the cell has its own."""
    note: str
    last_confirmed: str
    """The latest day on which a source states these rules."""
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""
    sources: List[CitedSource]


_LawContribution = TypedDict("_LawContribution", {
    "id": "str",
    "name": "str",
    "rule": "str",
    "sources": "List[CitedSource]",
    "payer": "Literal['employee', 'employer']",
    "kind": "str",
    "deductible": "bool",
    "period": "Literal['monthly', 'annual']",
    "rate": "Optional[float]",
    "ceiling": "Optional[float]",
    "from": "Optional[str]",
    "to": "Optional[str]",
})


class LawContribution(_LawContribution, total=False):
    note: str
    brackets: List[LawBracket]
    employer_rate: LawContributionEmployerRate
    """The range of the rate, where it depends on the activity of the employer: `employer.accident_rate`."""


class _LawContributionEmployerRate(TypedDict):
    least: float
    """The lowest rate. It is charged unless a request states that of the employer."""
    most: float
    """The highest rate."""


class LawContributionEmployerRate(_LawContributionEmployerRate, total=False):
    """The range of the rate, where it depends on the activity of the employer: `employer.accident_rate`."""
    only: List[float]
    """The rates that there are. Absent where any rate between may be."""


class _LawItem(TypedDict):
    id: str
    name: str
    rule: str
    """The rule in words, with its amounts."""
    sources: List[CitedSource]


class LawItem(_LawItem, total=False):
    """A relief, credit, levy or limit, in the order of the law."""
    note: str


class LawSurcharge(TypedDict):
    id: str
    name: str
    rate: Optional[float]
    """Percent of profit. null where it depends on the size of the profit, or is not charged by default."""
    rule: str
    """The rule in words, with its amounts."""
    applies: Literal["always", "standard_rate", "never"]
    """`always`: charged on every company. `standard_rate`: not charged where the small-company rate applies. `never`: recorded only, because it depends on facts that requests do not include."""


class LeaveAnswer(TypedDict):
    country: str
    currency: str
    """The currency of the country. Pay is taken to be in it."""
    lines: List[LabourLine]
    law: List[LabourRule]
    """The rules that the answer rests on."""
    days: float
    """Days of a full year of service at this seniority."""
    unit: Optional[Literal["working", "calendar"]]
    """Which days are counted. null where not established."""
    due_from: Optional[str]
    """The day from which the right to it exists. null where there is no waiting time."""
    amount: Optional[float]
    """Pay of the days. null without `pay`."""
    service: LeaveAnswerService
    """Completed years, months and days from the first to the last day."""


class LeaveAnswerService(TypedDict):
    """Completed years, months and days from the first to the last day."""
    years: float
    months: float
    days: float


class _LeaveRequest(TypedDict):
    country: CountryCode
    started: str
    """The first day of the employment."""


class LeaveRequest(_LeaveRequest, total=False):
    on: str
    """The day whose law counts. Default: today."""
    category: str
    """The group of the employee, where the law has several. `GET /api/v1/labour` lists them."""
    pay: float
    """Pay of a month. With it, the answer has the pay of the leave."""
    leave_days: float
    """The days to pay. Default: all days of a year."""
    days_per_month: float
    """Days that turn the pay of a month into the pay of a day. Default: as the law says, otherwise 30, or 26 for working days."""


class Licence(TypedDict):
    name: str
    """SPDX identifier, or the name of the terms."""
    url: Optional[str]
    """The page of the terms. null where the source publishes none, or the page was not found."""
    attribution: Optional[str]
    """The attribution that the source requires. null where it requires none."""
    redistribution: Literal["allowed", "with_permission", "unknown"]
    """May figures be redistributed? `with_permission`: only with the consent of the source. `unknown`: the terms do not say, or were not read."""
    commercial_use: Literal["allowed", "with_permission", "unknown"]
    """May figures be used commercially?"""


class MemberList(TypedDict):
    members: List[MemberRow]
    count: float


class MemberRow(TypedDict):
    id: str
    """The id of the person."""
    name: str
    email: str
    role: Literal["owner", "administrator", "member", "viewer"]
    joined_at: str


class _Meta(TypedDict):
    as_of: Optional[str]
    """Date of the newest fact used. In a set, such as a list, a table or the information on a country: the date of its oldest member. null where no fact is dated."""
    sources: List[CitedSource]
    """Sources of the facts, best first."""
    notices: List[str]


class Meta(_Meta, total=False):
    data_status: Literal["current", "due", "stale", "sample"]
    """The lowest grade of the facts used. Absent where the answer uses none."""
    confidence: Literal["high", "medium", "low"]
    """The lowest confidence of the facts used. Absent where the answer uses none."""


_MinimumWage = TypedDict("_MinimumWage", {
    "amount": "float",
    "per": "Literal['month', 'day', 'hour']",
    "name": "str",
    "from": "Optional[str]",
    "as_of": "str",
})


class MinimumWage(_MinimumWage, total=False):
    """The minimum wage of the employee, for full-time work."""
    period_amount: float
    """The wage of the pay period. Absent where the law fixes the wage by the day or the hour."""


_MinimumWageRow = TypedDict("_MinimumWageRow", {
    "country": "str",
    "country_name": "str",
    "id": "str",
    "name": "str",
    "sector": "Optional[str]",
    "amount": "float",
    "currency": "str",
    "per": "Literal['month', 'day', 'hour']",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "data_status": "Literal['current', 'due', 'stale', 'sample']",
    "as_of": "Optional[str]",
    "confidence": "Literal['high', 'medium', 'low']",
    "sources": "List[CitedSource]",
})


class MinimumWageRow(_MinimumWageRow, total=False):
    local_name: str
    """What the country calls it."""
    published_on: str
    """Where the law applied retroactively: the day of its publication."""
    note: str


class MinimumWages(TypedDict):
    date: str
    general: Optional[MinimumWageRow]
    """With `country`: its general minimum wage. null where it has none."""
    wages: List[MinimumWageRow]
    count: float


class _MonthOfPay(TypedDict):
    month: str


class MonthOfPay(_MonthOfPay, total=False):
    """What changes in a month. Fields you leave out stay as they were."""
    amount: float
    """Regular cash pay of a month, from this month on; 0 in a month without pay, such as unpaid leave."""
    employee: Employee
    """What changes in the circumstances, from this month on."""
    pay: PayParts
    """Regular parts of pay, from this month on; 0 ends one. `bonus`, `thirteenth`, `arrears`, `leave_paid_out` and `severance` are paid in this month only, in addition to `amount`."""
    in_kind: MonthOfPayInKind
    """Benefits in kind, from this month on; null ends one."""
    paid: PaidByEmployee
    """What the employee pays, from this month on; 0 ends it."""


class MonthOfPayInKind(TypedDict, total=False):
    """Benefits in kind, from this month on; null ends one."""
    housing: Optional[Union[float, InKindValue]]
    furniture: Optional[Union[float, InKindValue]]
    vehicle: Optional[Union[float, InKindValue]]
    fuel: Optional[Union[float, InKindValue]]
    driver: Optional[Union[float, InKindValue]]
    utilities: Optional[Union[float, InKindValue]]
    servants: Optional[Union[float, InKindValue]]
    meals: Optional[Union[float, InKindValue]]
    phone: Optional[Union[float, InKindValue]]
    school_fees: Optional[Union[float, InKindValue]]
    loan: Optional[Union[float, InKindValue]]
    other: Optional[Union[float, InKindValue]]


class NewAccountKey(TypedDict):
    id: str
    name: str
    environment: Literal["live", "test"]
    hint: str
    """The first characters, by which a person recognises it."""
    plan: Literal["free", "pro", "growth", "enterprise"]
    state: Literal["active", "disabled", "account_disabled", "replaced", "expired"]
    """Only an `active` key is accepted."""
    created_at: str
    expires_at: Optional[str]
    """null: never."""
    replaced_at: Optional[str]
    """When the overlap of a rotation ends. null: it was not rotated."""
    last_used_at: Optional[str]
    """Stored once a minute. null: never."""
    networks: Optional[List[str]]
    """Addresses and networks from which it may be used. null: all."""
    operations: Optional[List[Literal["tax", "vat", "country", "forex", "fuel", "rates", "minimum_wage", "calendar", "series", "changes"]]]
    """Operations it may be used for. null: all."""
    key: str
    """The key. It is shown this once: only its hash is stored."""


class NewInvitation(TypedDict):
    id: str
    email: str
    role: Literal["owner", "administrator", "member", "viewer"]
    state: Literal["open", "accepted", "revoked", "expired"]
    """Only an `open` invitation can be used."""
    invited_by: str
    created_at: str
    expires_at: str
    link: str
    """The link of the invitation, which opens the account only for this address. It is shown this once."""
    mailed: bool
    """Whether the link is sent by email. It is not where the server sends none, or where there were too many emails. Then give it to the person yourself."""


class NewSubscription(TypedDict):
    id: str
    name: Optional[str]
    environment: Literal["live", "test"]
    """That of the key. A subscription made with a test key receives test events only."""
    callback_url: str
    kinds: List[Literal["law", "policy_rate", "inflation", "tbill", "meeting", "fuel_price", "exchange_rate"]]
    """Empty: all."""
    countries: List[str]
    """Empty: all."""
    thresholds: List[Threshold]
    state: Literal["active", "ended"]
    """An `ended` subscription receives nothing. To continue, change its `state` to `active`."""
    created_at: str
    ended_at: Optional[str]
    ended_because: Optional[str]
    """Why it ended, in a sentence."""
    earlier_secrets_until: Optional[str]
    """Until when events are also signed with a secret that was replaced. null: with the newest only."""
    secret: Optional[str]
    """Verifies the signature of each event, as Standard Webhooks has it. It is shown this once. null: there was an active subscription with this address and filter, and this is it."""


class NewToken(TypedDict):
    id: str
    name: str
    role: Literal["owner", "administrator", "member", "viewer"]
    """It may do what this role may."""
    hint: str
    """The first characters, by which a person recognises it."""
    state: Literal["active", "expired", "revoked"]
    """Only an `active` token is accepted."""
    created_at: str
    expires_at: Optional[str]
    """null: never."""
    token: str
    """The token. It is shown this once: only its hash is stored."""


class NotRecorded(TypedDict):
    country: str
    country_name: str
    name: str
    """A fund or tax on the payslip."""
    ids: List[str]
    """The contributions that it collects, or `income-tax`."""


class NoticeAnswer(TypedDict):
    country: str
    currency: str
    """The currency of the country. Pay is taken to be in it."""
    lines: List[LabourLine]
    law: List[LabourRule]
    """The rules that the answer rests on."""
    months: float
    weeks: float
    days: float
    """Days besides the months and weeks."""
    unit: Literal["working", "calendar"]
    """What `days` counts."""
    last_day: Optional[str]
    """The last day of the notice, counted from the day after it is given. null for working days."""
    amount: Optional[float]
    """Pay instead of notice. null without `pay`."""
    service: LeaveAnswerService
    """Completed years, months and days from the first to the last day."""


class _NoticeRequest(TypedDict):
    country: CountryCode
    started: str
    """The first day of the employment."""
    ends: str
    """The day on which the employer gives notice."""


class NoticeRequest(_NoticeRequest, total=False):
    category: str
    """The group of the employee, where the law has several. `GET /api/v1/labour` lists them."""
    pay: float
    """Pay of a month. With it, the answer has the pay instead of notice."""
    days_per_month: float
    """Days that turn the pay of a month into the pay of a day. Default: as the law says, otherwise 30, or 26 for working days."""


class OvertimeAnswer(TypedDict):
    country: str
    currency: str
    """The currency of the country. Pay is taken to be in it."""
    lines: List[LabourLine]
    law: List[LabourRule]
    """The rules that the answer rests on."""
    amount: float
    """Pay of the hours with their premium."""
    premium: float
    """The premium in it."""


class _OvertimeRequest(TypedDict):
    country: CountryCode
    pay: float
    """Basic pay of a month, or of an hour."""
    hours: float
    """Hours of overtime of one week; of one day or month where the law counts by those."""


class OvertimeRequest(_OvertimeRequest, total=False):
    pay_period: Literal["month", "hour"]
    """Default: `month`."""
    kind: Literal["day", "night", "rest_day", "public_holiday", "rest_day_night", "public_holiday_night"]
    """When they are worked. Default: `day`."""
    category: str
    """The group of the employee, where the law has several. `GET /api/v1/labour` lists them."""
    hours_per_month: float
    """Hours that turn the pay of a month into the pay of an hour. Default: as the law says, otherwise the hours of the legal week × 52 / 12."""
    on: str
    """The day whose law counts. Default: today."""


class PaidByEmployee(TypedDict, total=False):
    """Payments by the employee that may qualify for tax relief, in major units in the pay period. They do not reduce `net_amount`."""
    pension: float
    """To a private or supplementary pension plan"""
    life_insurance: float
    """Life insurance premiums"""
    medical_insurance: float
    """To a medical scheme or health insurance"""
    mortgage_interest: float
    """Interest on the mortgage of their own home"""
    rent: float
    """Rent of their own home"""
    donations: float
    """Donations to approved bodies"""
    union: float
    """Trade union dues"""
    savings: float
    """To a tax-favoured savings plan"""


class PayParts(TypedDict, total=False):
    """Parts of `amount`, in major units in the pay period; what is left is basic pay. Instead of an amount, a share of basic pay: `{ "percent_of_basic": 20 }`. `overtime` may say its hours: `{ "amount": 12000, "hours": 10 }`."""
    housing: Union[float, PayPartsValue]
    """Cash allowance for housing"""
    transport: Union[float, PayPartsValue]
    """Cash allowance for commuting"""
    meals: Union[float, PayPartsValue]
    """Cash allowance for meals"""
    family_allowance: Union[float, PayPartsValue]
    """Cash allowance for spouse and children"""
    representation: Union[float, PayPartsValue]
    """Cash allowance for representation"""
    function: Union[float, PayPartsValue]
    """Allowance for a function or responsibility"""
    risk: Union[float, PayPartsValue]
    """Allowance for risk, dirt or hardship"""
    overtime: Union[float, PayPartsValue, PayPartsOvertime]
    """Pay for overtime"""
    commission: Union[float, PayPartsValue]
    """Commission on sales"""
    leave: Union[float, PayPartsValue]
    """Leave pay or leave allowance"""
    other_taxable: Union[float, PayPartsValue]
    """Further allowances that are taxable"""
    other_exempt: Union[float, PayPartsValue]
    """Further allowances that the law exempts"""
    bonus: Union[float, PayPartsValue]
    """Bonus paid in this period"""
    thirteenth: Union[float, PayPartsValue]
    """Thirteenth month paid in this period"""
    arrears: Union[float, PayPartsValue]
    """Pay for earlier periods, paid in this one"""
    leave_paid_out: Union[float, PayPartsValue]
    """Pay for leave that was not taken, paid in this period"""
    severance: Union[float, PayPartsValue]
    """Payment on termination of employment"""


class PayPartsOvertime(TypedDict):
    amount: float
    hours: float


class PayPartsValue(TypedDict):
    percent_of_basic: float


class _PayeRequest(TypedDict):
    country: CountryCode
    amount: float
    """Amount in major units of the currency, greater than 0 and at most 10^15."""


class PayeRequest(_PayeRequest, total=False):
    period: Literal["monthly", "annual", "weekly", "biweekly"]
    """Pay period of the amount. It affects income tax only. Default: `monthly`."""
    mode: Literal["gross_to_net", "net_to_gross"]
    """`gross_to_net`: the amount is gross. `net_to_gross`: the amount is the net to reach. Default: `gross_to_net`."""
    include_pension: bool
    """false: employee contributions are ignored, both in net pay and in taxable pay. Default: `true`."""
    tax_year: str
    """Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year."""
    pay_date: str
    """Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year."""
    currency: str
    """Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD)."""
    basic: float
    """Share of gross pay that is basic pay, from 0 to 1. Default: all of it. Newer: name the other parts in `pay`."""
    dependants: int
    """Dependants of the employee other than children, such as parents. Newer: `employee.dependants`."""
    age: int
    """Age of the employee on the date that the law uses. Newer: `employee.age`."""
    employee: Employee
    employer: Employer
    pay: PayParts
    in_kind: InKind
    paid: PaidByEmployee
    year_to_date: YearToDate


class PayrollCalendar(TypedDict):
    month: Optional[str]
    """The month of the pay. null with `due_in`."""
    due_in: Optional[str]
    items: List[DueItem]
    """Earliest first."""
    count: float
    not_recorded: List[NotRecorded]
    """Funds and taxes on the payslip whose returns and payments are not recorded."""


class _PayrollMonth(TypedDict):
    month: str
    """YYYY-MM."""
    pay_date: str
    """The last day of the month, whose law applies."""
    gross: float
    """All cash pay."""
    paid_once: float
    """One-off payments included in it: bonus, thirteenth month, arrears, leave paid out, severance."""
    taxable: float
    """Taxable income."""
    tax: float
    """Tax with every surcharge. Negative where tax of earlier months is refunded."""
    contributions: float
    """Contributions of the employee."""
    net: float
    """Gross less tax and contributions."""
    employer_cost: float
    """Gross with the contributions of the employer."""
    law: PayrollMonthLaw
    """The law of the month, with its age and confidence."""


class PayrollMonth(_PayrollMonth, total=False):
    payslip: TaxResult
    """With `detail`: the whole payslip."""


PayrollMonthLaw = TypedDict("PayrollMonthLaw", {
    "from": "Optional[str]",
    "to": "Optional[str]",
    "data_status": "Literal['current', 'due', 'stale', 'sample']",
    "as_of": "Optional[str]",
    "confidence": "Literal['high', 'medium', 'low']",
})
"""The law of the month, with its age and confidence."""


class PayrollYear(TypedDict):
    country: str
    country_name: str
    currency: str
    tax_year: str
    tax_year_from: str
    tax_year_to: str
    include_pension: bool
    method: Optional[PayrollYearMethod]
    """How the tax of a month relates to the tax of the year. `month_alone`: monthly tax rules applied to the pay of each month alone. `annualised`: annual tax rules applied to twelve times the monthly pay, then divided by twelve. `cumulative`: annual tax rules applied to the pay to date, in proportion to the months so far, less the tax already withheld. null where not established."""
    months: List[PayrollMonth]
    """The months with pay, in their order."""
    totals: PayrollYearTotals
    settlement: Optional[Settlement]
    """null where the law has no year-end reconciliation, or where that is not established. A notice says which."""


class _PayrollYearMethod(TypedDict):
    name: Literal["month_alone", "annualised", "cumulative"]
    meaning: str
    sources: List[CitedSource]


class PayrollYearMethod(_PayrollYearMethod, total=False):
    note: str
    """What the sources say about it."""


class _PayrollYearRequest(TypedDict):
    country: CountryCode
    amount: float
    """Regular cash pay of a month with its parts, in major units. One-off payments are added to it."""


_PayrollYearRequestOptional = TypedDict("_PayrollYearRequestOptional", {
    "from": "str",
}, total=False)


class PayrollYearRequest(_PayrollYearRequest, _PayrollYearRequestOptional, total=False):
    tax_year: str
    """Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year."""
    currency: str
    """Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD)."""
    include_pension: bool
    """false: employee contributions are ignored, both in net pay and in taxable pay. Default: `true`."""
    employee: Employee
    employer: Employer
    pay: PayParts
    """Regular parts of `amount` in every month. What is paid once (`bonus`, `thirteenth`, `arrears`, `leave_paid_out`, `severance`) stands in `months`."""
    in_kind: InKind
    paid: PaidByEmployee
    months: List[MonthOfPay]
    """The months in which something changes or is paid once, each at most once, in any order."""
    to: str
    """Last month of the employment. Default: the last of the tax year."""
    detail: bool
    """true: each month with its whole payslip. Default: `false`."""


class PayrollYearTotals(TypedDict):
    gross: float
    """All cash pay."""
    paid_once: float
    """One-off payments included in it: bonus, thirteenth month, arrears, leave paid out, severance."""
    taxable: float
    """Taxable income."""
    tax: float
    """Tax with every surcharge. Negative where tax of earlier months is refunded."""
    contributions: float
    """Contributions of the employee."""
    net: float
    """Gross less tax and contributions."""
    employer_cost: float
    """Gross with the contributions of the employer."""


class PayslipLine(TypedDict):
    id: str
    name: str
    amount: float
    """Major units of the currency, in the pay period."""


class PlanRequestRow(TypedDict):
    id: str
    plan: Literal["free", "pro", "growth", "enterprise"]
    note: str
    asked_by: str
    created_at: str
    outcome: Optional[Literal["granted", "refused"]]
    """null: not decided yet."""
    decided_at: Optional[str]


class PlanRow(TypedDict):
    plan: Literal["free", "pro", "growth", "enterprise"]
    label: str
    meaning: str
    per_month: Optional[float]
    """Calls a month. null: no limit."""
    per_minute: Optional[float]
    """Calls a minute. null: no limit."""
    history: bool
    """Whether past figures and series are included."""
    by_agreement: bool
    """Whether it must be requested and agreed."""


class Plans(TypedDict):
    current: Literal["free", "pro", "growth", "enterprise"]
    plans: List[PlanRow]
    requests: List[PlanRequestRow]
    """What the account asked for, newest first."""


class ProgramList(TypedDict):
    programs: List[ProgramRow]
    count: float


class ProgramRow(TypedDict):
    id: str
    name: str
    """What the program calls itself."""
    answers_at: str
    """The host at which the program is answered."""
    connected_by: str
    """The email address of the member who connected it."""
    connected_at: str
    last_used_at: Optional[str]
    """When it last asked; stored once a minute. null: never."""
    ends_at: str
    """When it is disconnected, unless it is used until then."""


class Quota(TypedDict):
    month: str
    """YYYY-MM, in UTC."""
    plan: Literal["free", "pro", "growth", "enterprise"]
    used: float
    """Calls of live keys that count towards the quota, with those leased to servers."""
    made: float
    """Calls of these that were made. The others servers hold in reserve."""
    limit: Optional[float]
    """null: no limit."""
    left: Optional[float]
    share: Optional[float]
    """Used part of the limit, 0 to 1."""
    used_up_on: Optional[str]
    """Day on which the quota is used up at the pace of this month so far. null: not this month."""


RecipientCountry = str
"""ISO 3166-1 alpha-2 code of any country, in any letter case, or its English name."""


class RemovedMember(TypedDict):
    id: str
    deleted: Literal[True]


class _RequestPlanRequest(TypedDict):
    plan: Literal["free", "pro", "growth", "enterprise"]
    """A plan above the current one."""


class RequestPlanRequest(_RequestPlanRequest, total=False):
    note: str
    """What it is needed for: volume, support, production."""


class RevokedInvitation(TypedDict):
    id: str
    deleted: Literal[True]


class RevokedToken(TypedDict):
    id: str
    deleted: Literal[True]


class RotateKeyRequest(TypedDict, total=False):
    overlap_days: float
    """Days during which both keys work, 0 to 365. Default: `1`."""


class RotateSecretRequest(TypedDict, total=False):
    overlap_days: float
    """Days during which events are signed with the new secret and with the earlier ones, 0 to 365. 0: the earlier ones end at once. Default: `1`."""


class RotatedSubscription(TypedDict):
    id: str
    name: Optional[str]
    environment: Literal["live", "test"]
    """That of the key. A subscription made with a test key receives test events only."""
    callback_url: str
    kinds: List[Literal["law", "policy_rate", "inflation", "tbill", "meeting", "fuel_price", "exchange_rate"]]
    """Empty: all."""
    countries: List[str]
    """Empty: all."""
    thresholds: List[Threshold]
    state: Literal["active", "ended"]
    """An `ended` subscription receives nothing. To continue, change its `state` to `active`."""
    created_at: str
    ended_at: Optional[str]
    ended_because: Optional[str]
    """Why it ended, in a sentence."""
    earlier_secrets_until: Optional[str]
    """Until when events are also signed with a secret that was replaced. null: with the newest only."""
    secret: str
    """The new secret. It is shown this once."""


class SeniorityAnswer(TypedDict):
    country: str
    currency: str
    """The currency of the country. Pay is taken to be in it."""
    lines: List[LabourLine]
    law: List[LabourRule]
    """The rules that the answer rests on."""
    percent: float
    amount: float
    """Major units of the currency. The lines add up to it."""
    service: LeaveAnswerService
    """Completed years, months and days from the first to the last day."""


class _SeniorityRequest(TypedDict):
    country: CountryCode
    pay: float
    """The pay that the bonus is a percentage of: `law` states which."""
    started: str
    """The first day of the employment."""


class SeniorityRequest(_SeniorityRequest, total=False):
    on: str
    """The day whose law counts. Default: today."""


class SeriesResult(TypedDict):
    series: Literal["fx", "fuel_petrol", "fuel_diesel", "fuel_kerosene", "fuel_lpg", "policy_rate", "inflation", "inflation_core", "inflation_food", "inflation_annual", "tbill_91", "tbill_182", "tbill_364", "gdp_growth", "gdp_growth_annual", "mpc_meeting"]
    title: str
    unit: str
    entity: str
    name: str
    observations: List[SeriesResultObservation]
    count: float


class _SeriesResultObservation(TypedDict):
    date: str
    value: float
    source: CitedSource


class SeriesResultObservation(_SeriesResultObservation, total=False):
    period: str
    """A month `2026-08`, a quarter `2026-Q2`, a year `2025`, or several quarters together `2025-Q1/2025-Q3`."""
    basis: Literal["estimate", "forecast"]
    """Absent where the figure is an outcome."""
    announced: str
    """For a meeting: the day on which it was announced."""
    observed: str
    """With a `frequency` other than `day`: the day of the latest value on or before `date`."""
    observations: float
    """With a `frequency` other than `day`: the number of values published in the period."""
    average: float
    """With a `frequency` other than `day`: the mean of these values. Absent where there are none, and for series whose values hold for a period of their own."""


class SeriesRow(TypedDict):
    series: Literal["fx", "fuel_petrol", "fuel_diesel", "fuel_kerosene", "fuel_lpg", "policy_rate", "inflation", "inflation_core", "inflation_food", "inflation_annual", "tbill_91", "tbill_182", "tbill_364", "gdp_growth", "gdp_growth_annual", "mpc_meeting"]
    entity: str
    """A currency, a country, or a common central bank."""
    name: str
    date: str
    """Date of the newest observation."""
    age_days: float
    promise: str
    kept: bool
    """Whether the series is on schedule."""
    source: str
    feeds: List[str]
    """Feeds that update it. Empty where only imports do."""
    last_error: Optional[str]
    """The error of the last run of one of its feeds."""


class _Settlement(TypedDict):
    gross: float
    """Pay of the year."""
    taxable: float
    """Taxable income of the year."""
    tax: float
    """Tax for the year under annual tax rules."""
    withheld: float
    """Tax withheld in the months of the year."""
    due: float
    """Tax still due. 0 where none is."""
    refund: float
    """Tax to be refunded. 0 where none is."""
    sources: List[CitedSource]


class Settlement(_Settlement, total=False):
    """Year-end reconciliation: the tax for the year on all pay, with the contributions withheld in its months, less the tax withheld in them."""
    note: str
    """What the sources say about it."""


class SeveranceAnswer(TypedDict):
    country: str
    currency: str
    """The currency of the country. Pay is taken to be in it."""
    lines: List[LabourLine]
    law: List[LabourRule]
    """The rules that the answer rests on."""
    amount: float
    """Major units of the currency. The lines add up to it."""
    service: LeaveAnswerService
    """Completed years, months and days from the first to the last day."""


class _SeveranceRequest(TypedDict):
    country: CountryCode
    pay: float
    """Pay of a month, as the law counts it: `law` states which."""
    started: str
    """The first day of the employment."""
    ends: str
    """The last day of the employment."""


class SeveranceRequest(_SeveranceRequest, total=False):
    reason: Literal["dismissal", "redundancy", "end_of_contract", "retirement"]
    """Why the employment ends. Default: `dismissal`."""
    category: str
    """The group of the employee, where the law has several. `GET /api/v1/labour` lists them."""
    days_per_month: float
    """Days that turn the pay of a month into the pay of a day. Default: as the law says, otherwise 30, or 26 for working days."""
    hours_per_month: float
    """Hours that turn the pay of a month into the pay of an hour. Default: as the law says, otherwise the hours of the legal week × 52 / 12."""


class Status(TypedDict):
    at: str
    kept: float
    """Series that are on schedule."""
    broken: float
    """Series that are overdue."""
    quarantined: float
    """Observations held back for review."""
    feeds: List[FeedRow]
    series: List[SeriesRow]
    missing: List[StatusMissing]
    """Entities without any observation."""


class StatusMissing(TypedDict):
    series: Literal["fx", "fuel_petrol", "fuel_diesel", "fuel_kerosene", "fuel_lpg", "policy_rate", "inflation", "inflation_core", "inflation_food", "inflation_annual", "tbill_91", "tbill_182", "tbill_364", "gdp_growth", "gdp_growth_annual", "mpc_meeting"]
    entities: List[str]


class Subscription(TypedDict):
    id: str
    name: Optional[str]
    environment: Literal["live", "test"]
    """That of the key. A subscription made with a test key receives test events only."""
    callback_url: str
    kinds: List[Literal["law", "policy_rate", "inflation", "tbill", "meeting", "fuel_price", "exchange_rate"]]
    """Empty: all."""
    countries: List[str]
    """Empty: all."""
    thresholds: List[Threshold]
    state: Literal["active", "ended"]
    """An `ended` subscription receives nothing. To continue, change its `state` to `active`."""
    created_at: str
    ended_at: Optional[str]
    ended_because: Optional[str]
    """Why it ended, in a sentence."""
    earlier_secrets_until: Optional[str]
    """Until when events are also signed with a secret that was replaced. null: with the newest only."""


class SubscriptionEvent(TypedDict):
    type: Literal["change.law", "change.policy_rate", "change.inflation", "change.tbill", "change.meeting", "change.fuel_price", "change.exchange_rate", "threshold.crossed", "test"]
    """`change.law` and so on: a change of that kind. `threshold.crossed`: a rate crossed a threshold. `test`: you asked for it."""
    timestamp: str
    """When the event was queued."""
    subscription: str
    """The id of the subscription."""
    data: EventData


class SubscriptionList(TypedDict):
    subscriptions: List[Subscription]
    """Oldest first."""
    count: float


class SurchargeRate(TypedDict):
    id: str
    name: str
    rate: Optional[float]
    """Percent of profit. null where it depends on the size of the profit."""
    rule: str
    """The rule in words, with its amounts."""


TaxCurve = TypedDict("TaxCurve", {
    "country": "str",
    "country_name": "str",
    "currency": "str",
    "period": "Literal['monthly', 'annual', 'weekly', 'biweekly']",
    "tax_year": "str",
    "include_pension": "bool",
    "from": "float",
    "to": "float",
    "points": "List[TaxCurvePoint]",
    "count": "float",
})


class TaxCurvePoint(TypedDict):
    gross: float
    """Major units of the currency, in the pay period, before rounding to the minor unit."""
    net: float
    """Major units of the currency, in the pay period, before rounding to the minor unit."""
    tax: float
    """Major units of the currency, in the pay period, before rounding to the minor unit."""
    pension: float
    """Major units of the currency, in the pay period, before rounding to the minor unit."""
    marginal_rate: float
    """Percent: tax on the next unit of gross pay, up to the next point. At the lower point of a jump and at the last point: up to this point."""
    marginal_deduction_rate: float
    """Percent: the same for tax and contributions together."""
    effective_rate: Optional[float]


class TaxExplanation(TypedDict):
    heading: str
    law: TaxExplanationLaw
    """The law that was applied."""
    sections: List[ExplanationSection]
    """The calculation in its order."""
    doubts: List[str]
    """Where the sources of the country disagree or leave a question open."""
    result: TaxResult
    """The answer of `POST /api/tax` to the same request."""


class TaxExplanationLaw(TypedDict):
    """The law that was applied."""
    text: str
    date: str
    """The day whose law is explained."""
    effective_from: Optional[str]
    """First day. null where it could not be established."""
    effective_to: Optional[str]
    """Last day. null while in force."""
    last_confirmed: str
    """The latest day on which a source states these rules."""
    confidence: Literal["high", "medium", "low"]


class _TaxLaw(TypedDict):
    country: TaxLawCountry
    tax_year: str
    tax_year_from: str
    tax_year_to: str
    date: str
    """The day whose law this is: today in the current tax year, otherwise the last day of the tax year."""
    tax_years: List[str]
    """Tax years for which income tax is recorded, oldest first."""
    currencies: List[str]
    """Currencies of pay for which income tax is recorded."""
    not_recorded: List[str]
    """What this answer lacks, and why."""
    upcoming: List[str]
    """Changes that are announced, or enacted without a figure to record."""
    doubts: List[str]
    """Where sources disagree, and which one is followed and why."""


class TaxLaw(_TaxLaw, total=False):
    income_tax: IncomeTaxLaw
    asks: LawAsks
    contributions: TaxLawContributions
    """Social contributions and payroll charges. They are confirmed together with the income tax."""
    corporate_tax: CorporateTaxLaw
    withholding_tax: WithholdingTaxLaw
    capital_gains_tax: CapitalGainsTaxLaw
    vat: VatLaw


class TaxLawContributions(TypedDict):
    """Social contributions and payroll charges. They are confirmed together with the income tax."""
    employee: List[LawContribution]
    employer: List[LawContribution]
    optional: List[LawContribution]
    """Recorded but not charged by default: voluntary, or for some employees only."""


class TaxLawCountry(TypedDict):
    code: str
    name: str
    currency: str


class TaxRates(TypedDict):
    countries: List[TaxRatesRow]
    count: float


class TaxRatesRow(TypedDict):
    country: str
    country_name: str
    currency: str
    tax_year: str
    paye_top_rate: Optional[float]
    """Rate of the highest bracket, percent. null where income tax is not calculated."""
    paye_last_confirmed: Optional[str]
    paye_status: Optional[Literal["current", "due", "stale", "sample"]]
    paye_confidence: Optional[Literal["high", "medium", "low"]]
    paye_source: Optional[str]
    vat_name: Optional[str]
    vat_rate: Optional[float]
    """Percent charged on a standard-rated supply, with the levies on the same supply. null where there is no such tax or the rate could not be established."""
    vat_components: Optional[str]
    """The parts of the rate, where levies are charged with the tax."""
    vat_last_confirmed: Optional[str]
    vat_status: Optional[Literal["current", "due", "stale", "sample"]]
    vat_confidence: Optional[Literal["high", "medium", "low"]]
    vat_source: Optional[str]
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""


class _TaxRequest(TypedDict):
    country: CountryCode
    amount: float
    """Amount in major units of the currency, greater than 0 and at most 10^15. Corporate tax: also 0, where the country has a minimum tax."""
    type: Literal["income", "corporate", "withholding", "capital_gains"]
    """Kind of tax. `income` is tax on employment."""


class TaxRequest(_TaxRequest, total=False):
    period: Literal["monthly", "annual", "weekly", "biweekly"]
    """Pay period of the amount. It affects income tax only. Default: `monthly`."""
    mode: Literal["gross_to_net", "net_to_gross"]
    """`gross_to_net`: the amount is gross. `net_to_gross`: the amount is the net to reach. Default: `gross_to_net`."""
    include_pension: bool
    """false: employee contributions are ignored, both in net pay and in taxable pay. Default: `true`."""
    tax_year: str
    """Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year."""
    pay_date: str
    """Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year."""
    currency: str
    """Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD)."""
    basic: float
    """Share of gross pay that is basic pay, from 0 to 1. Default: all of it. Newer: name the other parts in `pay`."""
    dependants: int
    """Dependants of the employee other than children, such as parents. Newer: `employee.dependants`."""
    age: int
    """Age of the employee on the date that the law uses. Newer: `employee.age`."""
    employee: Employee
    employer: Employer
    pay: PayParts
    in_kind: InKind
    paid: PaidByEmployee
    year_to_date: YearToDate
    turnover: float
    """Corporate tax: annual turnover. It may select a small-company rate or a minimum tax."""
    sector: str
    """Corporate tax: the `id` of a sector whose rate applies instead of the standard rate. `sector_rates` of the tax law lists them."""
    payment_type: Literal["dividends", "interest", "royalties", "services", "management_fees", "rent", "contracts", "professional_fees", "technical_fees", "directors_fees", "commissions", "insurance", "goods"]
    """Withholding tax: what is paid. Default: `services` or, where no rate for services is recorded, the first type with a rate."""
    residency: Literal["resident", "non_resident"]
    """Withholding tax: who is paid. Default: `resident` or, where no rate for residents is recorded, `non_resident`."""
    payee: Literal["individual", "company", "parent_company", "bank", "professional", "small_business", "tax_clearance", "no_tax_number", "listed_company", "public_body", "mining_company", "oil_company", "manufacturer", "bank_deposit", "bonds", "listed_bonds", "government_securities", "shareholder_loan", "residential_property", "commercial_property", "equipment", "construction", "software"]
    """Withholding tax: the kind of payee or payment, where the law has a special rate for it. Default: the general rate."""
    recipient_country: RecipientCountry
    """Withholding tax: the country of a non-resident payee. The lower of the domestic rate and that of the tax treaty applies."""
    taxpayer: Literal["individual", "company"]
    """Capital gains tax: whose gain it is. Default: `individual` or, where only the rule for companies is recorded, `company`."""


class _TaxResult(TypedDict):
    country: str
    currency: str
    gross_amount: float
    """Major units of the currency, in the pay period."""
    tax_amount: float
    """Total tax: income tax with every surcharge and levy."""
    net_amount: float
    """Major units of the currency, in the pay period."""
    effective_rate: float
    """tax_amount / gross_amount × 100. 0 where gross_amount is 0."""
    brackets: List[TaxedBracket]
    type: Literal["income", "corporate", "withholding", "capital_gains"]
    period: Literal["monthly", "annual", "weekly", "biweekly"]
    mode: Literal["gross_to_net", "net_to_gross"]
    tax_year: str
    include_pension: bool


class TaxResult(_TaxResult, total=False):
    pension: float
    """All social contributions of the employee. Absent where there are none."""
    taxable_amount: float
    """Major units of the currency, in the pay period."""
    contributions: List[ContributionLine]
    reliefs: List[PayslipLine]
    credits: List[PayslipLine]
    surcharges: List[PayslipLine]
    adjustments: List[PayslipLine]
    """What else changes the tax: `tax-cap` (negative) and `minimum-tax` where the law has them, `withheld-before` in a year of cumulative tax, `other-tables` where the scale depends on the size of income and something is paid once, and `rounding`. tax_amount is exactly the tax of all brackets less credits plus surcharges plus adjustments."""
    taxable_parts: List[TaxResultTaxablePart]
    """The named parts of pay. Parts that share a legal limit are listed together."""
    benefits: List[PayslipLine]
    """Benefits in kind with their taxable values."""
    family: TaxResultFamily
    """What the law counts of the family, such as shares, and how many."""
    tables: List[CountryInfoIncomeTaxTable]
    """Every set of brackets, where the size of the taxable income selects the whole set. Absent otherwise."""
    employer_contributions: List[ContributionLine]
    employer_cost: float
    """Gross pay plus employer contributions."""
    minimum_wage: MinimumWage
    payment_type: Literal["dividends", "interest", "royalties", "services", "management_fees", "rent", "contracts", "professional_fees", "technical_fees", "directors_fees", "commissions", "insurance", "goods"]
    residency: Literal["resident", "non_resident"]
    payee: Literal["individual", "company", "parent_company", "bank", "professional", "small_business", "tax_clearance", "no_tax_number", "listed_company", "public_body", "mining_company", "oil_company", "manufacturer", "bank_deposit", "bonds", "listed_bonds", "government_securities", "shareholder_loan", "residential_property", "commercial_property", "equipment", "construction", "software"]
    """Where the law has a rate of its own for the payee of the request."""
    taxpayer: Literal["individual", "company"]
    sector: str
    """Corporate tax: the sector of the request, whose rate applies."""
    treaty: TreatyOfPayment
    """The tax treaty with the `recipient_country` of the request."""
    levied: bool
    """false where the law levies no such tax: `tax_amount` is then 0. Absent otherwise."""
    final_tax: bool
    """Withholding tax: true for a final tax, false for an advance on the tax of the payee. Absent where not established."""


class TaxResultFamily(TypedDict):
    """What the law counts of the family, such as shares, and how many."""
    counted: str
    number: float


class TaxResultTaxablePart(TypedDict):
    id: str
    name: str
    parts: List[Literal["housing", "transport", "meals", "family_allowance", "representation", "function", "risk", "overtime", "commission", "leave", "other_taxable", "other_exempt", "bonus", "thirteenth", "arrears", "leave_paid_out", "severance"]]
    paid: float
    """Major units of the currency, in the pay period."""
    taxable: float
    """Major units of the currency, in the pay period."""
    contributory: float
    """Amount subject to contributions, where a scheme has no base of its own."""


TaxedBracket = TypedDict("TaxedBracket", {
    "from": "float",
    "to": "Optional[float]",
    "rate": "float",
    "tax": "float",
})


class Threshold(TypedDict):
    pair: str
    """Two currencies: `USD/KES` is the price of one US dollar in Kenya shillings."""
    direction: Literal["above", "below"]
    """`above`: the rate rises above `rate`. `below`: it falls below it."""
    rate: float
    """The mid-market rate to cross."""


class TokenList(TypedDict):
    tokens: List[TokenRow]
    count: float


class TokenRow(TypedDict):
    id: str
    name: str
    role: Literal["owner", "administrator", "member", "viewer"]
    """It may do what this role may."""
    hint: str
    """The first characters, by which a person recognises it."""
    state: Literal["active", "expired", "revoked"]
    """Only an `active` token is accepted."""
    created_at: str
    expires_at: Optional[str]
    """null: never."""


class ToolList(TypedDict):
    tools: List[ToolListTool]
    count: float


class ToolListTool(TypedDict):
    id: str
    title: str
    version: str
    inputs: Dict[str, Any]
    result: Dict[str, Any]


class Treaties(TypedDict):
    treaties: List[TreatyRow]
    count: float
    lists: List[TreatyList]


class _TreatyCondition(TypedDict):
    rate: Optional[float]
    """Percent. null where the domestic rate applies."""
    condition: str
    """Who is paid, or what for."""


class TreatyCondition(_TreatyCondition, total=False):
    """A rate of a treaty under a condition."""
    payee: Literal["individual", "company", "parent_company", "bank", "professional", "small_business", "tax_clearance", "no_tax_number", "listed_company", "public_body", "mining_company", "oil_company", "manufacturer", "bank_deposit", "bonds", "listed_bonds", "government_securities", "shareholder_loan", "residential_property", "commercial_property", "equipment", "construction", "software"]
    """The `payee` of a request that meets the condition."""


class TreatyList(TypedDict):
    """What the list of a payer country covers."""
    country: str
    country_name: str
    complete: bool
    """Whether the list names every treaty in force."""
    complete_basis: str
    """Why the list counts as complete, or what it lacks."""
    notes: List[str]
    doubts: List[str]


class _TreatyOfPayment(TypedDict):
    state: Literal["rate", "no_limit", "not_in_force", "none", "not_recorded"]
    """`rate`: the treaty limits the tax to a recorded rate. `no_limit`: the treaty leaves the tax to domestic law. `not_in_force`: a treaty is signed but not in force. `none`: the list of treaties is complete and has none with this country. `not_recorded`: whether there is a treaty, or what it says about the payment, is not recorded."""
    partner: str
    """ISO code of the country of the payee."""
    partner_name: str
    rate: Optional[float]
    """The highest rate that the treaty allows, percent. null where no rate is recorded."""
    conditions: List[TreatyCondition]
    """Other rates of the treaty for this type of payment."""
    in_force: Optional[bool]
    """null where that could not be established, or there is no treaty."""
    in_force_since: Optional[str]
    """First day. null where it could not be established."""
    domestic_rate: float
    """The rate without a treaty, percent."""
    applied: bool
    """true where the treaty is in force and its rate, the lower one, was used."""
    sources: List[CitedSource]


class TreatyOfPayment(_TreatyOfPayment, total=False):
    """The tax treaty with the country of the payee."""
    group: Literal["AMU", "CEMAC", "EAC", "ECOWAS", "UEMOA"]
    """`AMU`: convention of the Arab Maghreb Union. `CEMAC`: convention of the Economic and Monetary Community of Central Africa. `EAC`: agreement of the East African Community. `ECOWAS`: act of the Economic Community of West African States. `UEMOA`: regulation of the West African Economic and Monetary Union."""
    article: str
    """The article of the treaty, where known."""
    note: str
    condition: str
    """The condition under which `rate` holds, met by the `payee` sent."""


class _TreatyRow(TypedDict):
    country: str
    """The country of the payer."""
    country_name: str
    payment_type: Literal["dividends", "interest", "royalties", "services", "management_fees", "rent", "contracts", "professional_fees", "technical_fees", "directors_fees", "commissions", "insurance", "goods"]
    state: Literal["rate", "no_limit", "not_in_force", "none", "not_recorded"]
    """`rate`: the treaty limits the tax to a recorded rate. `no_limit`: the treaty leaves the tax to domestic law. `not_in_force`: a treaty is signed but not in force. `none`: the list of treaties is complete and has none with this country. `not_recorded`: whether there is a treaty, or what it says about the payment, is not recorded."""
    partner: str
    """ISO code of the country of the payee."""
    partner_name: str
    rate: Optional[float]
    """The highest rate that the treaty allows, percent. null where no rate is recorded."""
    conditions: List[TreatyCondition]
    """Other rates of the treaty for this type of payment."""
    in_force: Optional[bool]
    """null where that could not be established, or there is no treaty."""
    in_force_since: Optional[str]
    """First day. null where it could not be established."""
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""
    sources: List[CitedSource]


class TreatyRow(_TreatyRow, total=False):
    group: Literal["AMU", "CEMAC", "EAC", "ECOWAS", "UEMOA"]
    """`AMU`: convention of the Arab Maghreb Union. `CEMAC`: convention of the Economic and Monetary Community of Central Africa. `EAC`: agreement of the East African Community. `ECOWAS`: act of the Economic Community of West African States. `UEMOA`: regulation of the West African Economic and Monetary Union."""
    article: str
    """The article of the treaty, where known."""
    note: str


class VatExplanation(TypedDict):
    heading: str
    law: TaxExplanationLaw
    """The law that was applied."""
    sections: List[ExplanationSection]
    """The calculation in its order."""
    doubts: List[str]
    """Where the sources of the country disagree or leave a question open."""
    result: VatResult
    """The answer of `POST /api/vat` to the same request."""


class _VatLaw(TypedDict):
    name: str
    kind: Literal["vat", "gst", "sales_tax", "consumption_tax", "none"]
    """`none`: the country levies no such tax."""
    standard_rate: Optional[float]
    """Percent charged on a standard-rated supply, with the levies on the same supply. null where the rate could not be established or there is no such tax."""
    total_rate: Optional[float]
    """Same as `standard_rate`, under its earlier name."""
    reduced: List[VatLawValue]
    higher: List[VatLawValue]
    categories: List[VatLawCategory]
    cells: VatLawCells
    """What is known about the standard rate, the reduced rates and each category."""
    registration_threshold: Optional[float]
    """Annual turnover above which a business must register. null where it could not be established."""
    notes: List[str]
    effective_from: Optional[str]
    """First day. null where it could not be established."""
    effective_to: Optional[str]
    """Last day. null while in force."""
    last_confirmed: str
    """The latest day on which a source states these rules."""
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""
    notices: List[str]
    sources: List[CitedSource]


class VatLaw(_VatLaw, total=False):
    components: List[CountryInfoVatComponent]
    """The parts of the rate in percent, where levies are charged on the same supply. The tax itself comes first."""


class _VatLawCategory(TypedDict):
    category: Literal["standard", "food_basic", "medical", "education", "digital", "export"]
    treatment: Literal["standard", "reduced", "zero", "exempt"]
    rate: float
    """Percent."""


class VatLawCategory(_VatLawCategory, total=False):
    note: str


class VatLawCells(TypedDict):
    """What is known about the standard rate, the reduced rates and each category."""
    standard_rate: LawCell
    reduced_rate: LawCell
    food_basic: LawCell
    medical: LawCell
    education: LawCell
    digital: LawCell
    export: LawCell


class VatLawValue(TypedDict):
    rate: float
    """Percent."""
    applies_to: str


class _VatRequest(TypedDict):
    country: CountryCode
    amount: float
    """Amount in major units of the currency, greater than 0 and at most 10^15."""
    mode: Literal["add", "extract"]
    """`add`: the amount is without VAT. `extract`: the amount contains VAT."""


class VatRequest(_VatRequest, total=False):
    rate_type: Literal["standard", "reduced", "zero"]
    """The rate that applies where no `category` is sent, because a category decides by itself. Default: `standard`."""
    category: Literal["standard", "food_basic", "medical", "education", "digital", "export"]
    """What is sold. Where it is sent, it determines the rate, because it is more specific than `rate_type`."""


class _VatResult(TypedDict):
    country: str
    country_name: str
    currency: str
    mode: Literal["add", "extract"]
    net_amount: float
    vat_rate: float
    """Percent."""
    vat_amount: float
    gross_amount: float
    rate_type: Literal["standard", "reduced", "zero", "exempt"]
    updated: str
    """Date on which the rate last changed. Where that is not established: the date on which it was last confirmed."""


class VatResult(_VatResult, total=False):
    category: Literal["standard", "food_basic", "medical", "education", "digital", "export"]
    components: List[CountryInfoVatComponent]
    """The parts of the rate in percent, where levies are charged on the same supply. The tax itself comes first."""


class _WithholdingCellLaw(TypedDict):
    state: Literal["rate", "none", "not_established"]
    """`rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established."""
    payment_type: Literal["dividends", "interest", "royalties", "services", "management_fees", "rent", "contracts", "professional_fees", "technical_fees", "directors_fees", "commissions", "insurance", "goods"]
    residency: Literal["resident", "non_resident"]
    rate: Optional[float]
    """Percent, where the payee is not stated. null where the state is not `rate`."""
    rule: str
    """The rule in words, with its amounts."""
    variants: List[WithholdingCellLawVariant]
    """The payees for which the law has a rate of its own."""


class WithholdingCellLaw(_WithholdingCellLaw, total=False):
    note: str
    last_confirmed: str
    """The latest day on which a source states these rules."""
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""
    sources: List[CitedSource]
    threshold: WithholdingCellLawThreshold
    """Below it, nothing is withheld. From there on, tax is withheld from the whole payment."""
    final: bool
    """true: a final tax. false: an advance. Absent where not established."""


class WithholdingCellLawThreshold(TypedDict):
    """Below it, nothing is withheld. From there on, tax is withheld from the whole payment."""
    amount: float
    per: Literal["payment", "month", "year"]
    reached: Literal["above", "from"]
    """`above`: tax is withheld from more than the amount. `from`: tax is also withheld from exactly the amount."""


class _WithholdingCellLawVariant(TypedDict):
    payee: Literal["individual", "company", "parent_company", "bank", "professional", "small_business", "tax_clearance", "no_tax_number", "listed_company", "public_body", "mining_company", "oil_company", "manufacturer", "bank_deposit", "bonds", "listed_bonds", "government_securities", "shareholder_loan", "residential_property", "commercial_property", "equipment", "construction", "software"]
    rate: Optional[float]
    """Percent. null where the law withholds nothing."""


class WithholdingCellLawVariant(_WithholdingCellLawVariant, total=False):
    note: str


class WithholdingTaxLaw(TypedDict):
    rates: List[WithholdingTaxLawRate]
    cells: List[WithholdingCellLaw]
    """Each payment to each residency. Types beside the main ones stand only where they are recorded."""
    notes: List[str]
    effective_from: Optional[str]
    """First day. null where it could not be established."""
    effective_to: Optional[str]
    """Last day. null while in force."""
    last_confirmed: str
    """The latest day on which a source states these rules."""
    data_status: Literal["current", "due", "stale", "sample"]
    """`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data."""
    as_of: Optional[str]
    """Date of the newest fact of the row. null where no fact is dated."""
    confidence: Literal["high", "medium", "low"]
    """`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed."""
    notices: List[str]
    sources: List[CitedSource]


class WithholdingTaxLawRate(TypedDict):
    payment_type: Literal["dividends", "interest", "royalties", "services", "management_fees", "rent", "contracts", "professional_fees", "technical_fees", "directors_fees", "commissions", "insurance", "goods"]
    resident: Optional[float]
    """Percent. 0 also where the law withholds nothing, null where it could not be established: see `cells`."""
    non_resident: Optional[float]
    """Percent. 0 also where the law withholds nothing, null where it could not be established: see `cells`."""


class _YearToDate(TypedDict):
    months: int
    """Months of the tax year paid before this one"""


class YearToDate(_YearToDate, total=False):
    """What was paid and withheld earlier in the tax year, before this pay period."""
    gross: float
    """Gross pay of the tax year before this period"""
    taxable: float
    """Taxable income of the tax year before this period"""
    tax: float
    """Tax withheld in the tax year before this period"""
    contributions: float
    """Employee contributions of the tax year before this period"""
    bonus: float
    """Bonuses of the tax year paid before this period"""


class CalculateTaxAnswer(TypedDict):
    """The answer of `calculateTax`."""
    success: Literal[True]
    data: TaxResult
    meta: Meta


class GetCountriesAnswer(TypedDict):
    """The answer of `getCountries`."""
    success: Literal[True]
    data: Union[CountryInfo, CountryList]
    meta: Meta


class CalculateVatAnswer(TypedDict):
    """The answer of `calculateVat`."""
    success: Literal[True]
    data: VatResult
    meta: Meta


class CalculatePayeAnswer(TypedDict):
    """The answer of `calculatePaye`."""
    success: Literal[True]
    data: TaxResult
    meta: Meta


class ExplainTaxAnswer(TypedDict):
    """The answer of `explainTax`."""
    success: Literal[True]
    data: TaxExplanation
    meta: Meta


class ExplainVatAnswer(TypedDict):
    """The answer of `explainVat`."""
    success: Literal[True]
    data: VatExplanation
    meta: Meta


class CalculatePayrollYearAnswer(TypedDict):
    """The answer of `calculatePayrollYear`."""
    success: Literal[True]
    data: PayrollYear
    meta: Meta


class GetMinimumWagesAnswer(TypedDict):
    """The answer of `getMinimumWages`."""
    success: Literal[True]
    data: MinimumWages
    meta: Meta


class GetPayrollCalendarAnswer(TypedDict):
    """The answer of `getPayrollCalendar`."""
    success: Literal[True]
    data: PayrollCalendar
    meta: Meta


class GetLabourLawAnswer(TypedDict):
    """The answer of `getLabourLaw`."""
    success: Literal[True]
    data: LabourLaw
    meta: Meta


class CalculateOvertimeAnswer(TypedDict):
    """The answer of `calculateOvertime`."""
    success: Literal[True]
    data: OvertimeAnswer
    meta: Meta


class CalculateLeaveAnswer(TypedDict):
    """The answer of `calculateLeave`."""
    success: Literal[True]
    data: LeaveAnswer
    meta: Meta


class CalculateNoticeAnswer(TypedDict):
    """The answer of `calculateNotice`."""
    success: Literal[True]
    data: NoticeAnswer
    meta: Meta


class CalculateSeveranceAnswer(TypedDict):
    """The answer of `calculateSeverance`."""
    success: Literal[True]
    data: SeveranceAnswer
    meta: Meta


class CalculateSeniorityAnswer(TypedDict):
    """The answer of `calculateSeniority`."""
    success: Literal[True]
    data: SeniorityAnswer
    meta: Meta


class GetTaxRatesAnswer(TypedDict):
    """The answer of `getTaxRates`."""
    success: Literal[True]
    data: TaxRates
    meta: Meta


class GetTaxCurveAnswer(TypedDict):
    """The answer of `getTaxCurve`."""
    success: Literal[True]
    data: TaxCurve
    meta: Meta


class GetTaxLawAnswer(TypedDict):
    """The answer of `getTaxLaw`."""
    success: Literal[True]
    data: TaxLaw
    meta: Meta


class GetTreatiesAnswer(TypedDict):
    """The answer of `getTreaties`."""
    success: Literal[True]
    data: Treaties
    meta: Meta


class CalculateVatV1Answer(TypedDict):
    """The answer of `calculateVatV1`."""
    success: Literal[True]
    data: VatResult
    meta: Meta


class GetExchangeRateAnswer(TypedDict):
    """The answer of `getExchangeRate`."""
    success: Literal[True]
    data: ForexResult
    meta: Meta


class GetExchangeRatesAnswer(TypedDict):
    """The answer of `getExchangeRates`."""
    success: Literal[True]
    data: FxRates
    meta: Meta


class GetCurrenciesAnswer(TypedDict):
    """The answer of `getCurrencies`."""
    success: Literal[True]
    data: CurrencyList
    meta: Meta


class GetExchangeRateHistoryAnswer(TypedDict):
    """The answer of `getExchangeRateHistory`."""
    success: Literal[True]
    data: FxHistory
    meta: Meta


class GetFuelPricesAnswer(TypedDict):
    """The answer of `getFuelPrices`."""
    success: Literal[True]
    data: Union[FuelResult, FuelList]
    meta: Meta


class GetFuelPricesV1Answer(TypedDict):
    """The answer of `getFuelPricesV1`."""
    success: Literal[True]
    data: Union[FuelResult, FuelList]
    meta: Meta


class GetFuelTypesAnswer(TypedDict):
    """The answer of `getFuelTypes`."""
    success: Literal[True]
    data: FuelTypeList
    meta: Meta


class GetCentralBankDataAnswer(TypedDict):
    """The answer of `getCentralBankData`."""
    success: Literal[True]
    data: Union[CentralBankList, CentralBankResult]
    meta: Meta


class GetCentralBankDataV1Answer(TypedDict):
    """The answer of `getCentralBankDataV1`."""
    success: Literal[True]
    data: Union[CentralBankList, CentralBankResult]
    meta: Meta


class GetSeriesAnswer(TypedDict):
    """The answer of `getSeries`."""
    success: Literal[True]
    data: SeriesResult
    meta: Meta


class GetChangesAnswer(TypedDict):
    """The answer of `getChanges`."""
    success: Literal[True]
    data: Changes
    meta: Meta


class GetStatusAnswer(TypedDict):
    """The answer of `getStatus`."""
    success: Literal[True]
    data: Status
    meta: Meta


class GetToolsAnswer(TypedDict):
    """The answer of `getTools`."""
    success: Literal[True]
    data: ToolList
    meta: Meta


class BatchAnswer(TypedDict):
    """The answer of `batch`."""
    success: Literal[True]
    data: BatchResult
    meta: Meta


class CreateSubscriptionAnswer(TypedDict):
    """The answer of `createSubscription`."""
    success: Literal[True]
    data: NewSubscription
    meta: Meta


class ListSubscriptionsAnswer(TypedDict):
    """The answer of `listSubscriptions`."""
    success: Literal[True]
    data: SubscriptionList
    meta: Meta


class GetSubscriptionAnswer(TypedDict):
    """The answer of `getSubscription`."""
    success: Literal[True]
    data: Subscription
    meta: Meta


class ChangeSubscriptionAnswer(TypedDict):
    """The answer of `changeSubscription`."""
    success: Literal[True]
    data: Subscription
    meta: Meta


class RotateSecretAnswer(TypedDict):
    """The answer of `rotateSecret`."""
    success: Literal[True]
    data: RotatedSubscription
    meta: Meta


class DeleteSubscriptionAnswer(TypedDict):
    """The answer of `deleteSubscription`."""
    success: Literal[True]
    data: DeletedSubscription
    meta: Meta


class TestSubscriptionAnswer(TypedDict):
    """The answer of `testSubscription`."""
    success: Literal[True]
    data: Delivery
    meta: Meta


class ListDeliveriesAnswer(TypedDict):
    """The answer of `listDeliveries`."""
    success: Literal[True]
    data: DeliveryList
    meta: Meta


class RetryDeliveryAnswer(TypedDict):
    """The answer of `retryDelivery`."""
    success: Literal[True]
    data: Delivery
    meta: Meta


class ListKeysAnswer(TypedDict):
    """The answer of `listKeys`."""
    success: Literal[True]
    data: AccountKeyList
    meta: Meta


class CreateKeyAnswer(TypedDict):
    """The answer of `createKey`."""
    success: Literal[True]
    data: NewAccountKey
    meta: Meta


class GetKeyAnswer(TypedDict):
    """The answer of `getKey`."""
    success: Literal[True]
    data: AccountKey
    meta: Meta


class ChangeKeyAnswer(TypedDict):
    """The answer of `changeKey`."""
    success: Literal[True]
    data: AccountKey
    meta: Meta


class DeleteKeyAnswer(TypedDict):
    """The answer of `deleteKey`."""
    success: Literal[True]
    data: DeletedKey
    meta: Meta


class RotateKeyAnswer(TypedDict):
    """The answer of `rotateKey`."""
    success: Literal[True]
    data: NewAccountKey
    meta: Meta


class DisableKeyAnswer(TypedDict):
    """The answer of `disableKey`."""
    success: Literal[True]
    data: AccountKey
    meta: Meta


class EnableKeyAnswer(TypedDict):
    """The answer of `enableKey`."""
    success: Literal[True]
    data: AccountKey
    meta: Meta


class GetUsageAnswer(TypedDict):
    """The answer of `getUsage`."""
    success: Literal[True]
    data: AccountUsage
    meta: Meta


class GetPlansAnswer(TypedDict):
    """The answer of `getPlans`."""
    success: Literal[True]
    data: Plans
    meta: Meta


class RequestPlanAnswer(TypedDict):
    """The answer of `requestPlan`."""
    success: Literal[True]
    data: Plans
    meta: Meta


class GetAuditTrailAnswer(TypedDict):
    """The answer of `getAuditTrail`."""
    success: Literal[True]
    data: AuditTrail
    meta: Meta


class GetAccountAnswer(TypedDict):
    """The answer of `getAccount`."""
    success: Literal[True]
    data: AccountDetails
    meta: Meta


class ChangeAccountAnswer(TypedDict):
    """The answer of `changeAccount`."""
    success: Literal[True]
    data: AccountDetails
    meta: Meta


class ListMembersAnswer(TypedDict):
    """The answer of `listMembers`."""
    success: Literal[True]
    data: MemberList
    meta: Meta


class ChangeMemberAnswer(TypedDict):
    """The answer of `changeMember`."""
    success: Literal[True]
    data: MemberList
    meta: Meta


class RemoveMemberAnswer(TypedDict):
    """The answer of `removeMember`."""
    success: Literal[True]
    data: RemovedMember
    meta: Meta


class ListInvitationsAnswer(TypedDict):
    """The answer of `listInvitations`."""
    success: Literal[True]
    data: InvitationList
    meta: Meta


class InviteAnswer(TypedDict):
    """The answer of `invite`."""
    success: Literal[True]
    data: NewInvitation
    meta: Meta


class RevokeInvitationAnswer(TypedDict):
    """The answer of `revokeInvitation`."""
    success: Literal[True]
    data: RevokedInvitation
    meta: Meta


class ListTokensAnswer(TypedDict):
    """The answer of `listTokens`."""
    success: Literal[True]
    data: TokenList
    meta: Meta


class CreateTokenAnswer(TypedDict):
    """The answer of `createToken`."""
    success: Literal[True]
    data: NewToken
    meta: Meta


class RevokeTokenAnswer(TypedDict):
    """The answer of `revokeToken`."""
    success: Literal[True]
    data: RevokedToken
    meta: Meta


class ListProgramsAnswer(TypedDict):
    """The answer of `listPrograms`."""
    success: Literal[True]
    data: ProgramList
    meta: Meta


class DisconnectProgramAnswer(TypedDict):
    """The answer of `disconnectProgram`."""
    success: Literal[True]
    data: DisconnectedProgram
    meta: Meta


BATCH_FIELDS: Dict[str, Tuple[Tuple[str, ...], Tuple[str, ...]]] = {
    "tax": (
        ("country", "amount", "type", "period", "mode", "include_pension", "tax_year", "pay_date", "currency", "basic", "dependants", "age", "employee", "employer", "pay", "in_kind", "paid", "year_to_date", "turnover", "sector", "payment_type", "residency", "payee", "recipient_country", "taxpayer", ),
        ("country", "currency", "gross_amount", "tax_amount", "pension", "net_amount", "effective_rate", "brackets", "type", "period", "mode", "tax_year", "include_pension", "taxable_amount", "contributions", "reliefs", "credits", "surcharges", "adjustments", "taxable_parts", "benefits", "family", "tables", "employer_contributions", "employer_cost", "minimum_wage", "payment_type", "residency", "payee", "taxpayer", "sector", "treaty", "levied", "final_tax", ),
    ),
    "country": (
        ("country", "type", ),
        ("country", "income_tax", "corporate_tax", "pension", "withholding_tax", "capital_gains_tax", "vat", "tax_year", "last_updated", "countries", "count", ),
    ),
    "vat": (
        ("country", "amount", "mode", "rate_type", "category", ),
        ("country", "country_name", "currency", "mode", "net_amount", "vat_rate", "vat_amount", "gross_amount", "rate_type", "updated", "category", "components", ),
    ),
    "minimum_wage": (
        ("country", "date", "sector", ),
        ("date", "general", "wages", "count", ),
    ),
    "calendar": (
        ("country", "month", "due_in", ),
        ("month", "due_in", "items", "count", "not_recorded", ),
    ),
    "forex": (
        ("from", "to", "amount", "date", "as_known_on", ),
        ("from", "to", "rate", "bid", "ask", "amount", "change_24h", "change_pct_24h", "timestamp", "source", ),
    ),
    "fuel": (
        ("country", "fuel_type", "currency", "date", "as_known_on", ),
        ("country", "country_name", "currency", "fuels", "updated", "countries", "count", ),
    ),
    "rates": (
        ("country", "indicator", "date", "as_known_on", ),
        ("countries", "count", "country", "country_name", "central_bank", "central_bank_abbr", "policy_rate", "inflation", "tbills", "gdp_growth", "gdp_period", "next_mpc", "updated", "figures", ),
    ),
    "series": (
        ("series", "entity", "start", "end", "frequency", "as_known_on", ),
        ("series", "title", "unit", "entity", "name", "observations", "count", ),
    ),
}
"""The fields of `input` and of `select` for each operation of a batch."""
