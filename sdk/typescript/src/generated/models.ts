// Generated from the contract by `npm run data:generate`; `npm run data:check` fails when it is out of date.

/** A code with which the service refuses a request. */
export type ServiceErrorCode =
  | 'account_disabled'
  | 'account_token_required'
  | 'bad_request'
  | 'headers_too_large'
  | 'internal_error'
  | 'invalid_age'
  | 'invalid_amount'
  | 'invalid_api_key'
  | 'invalid_basic'
  | 'invalid_callback_url'
  | 'invalid_category'
  | 'invalid_country'
  | 'invalid_currency'
  | 'invalid_cursor'
  | 'invalid_date'
  | 'invalid_dependants'
  | 'invalid_email'
  | 'invalid_employee'
  | 'invalid_employer'
  | 'invalid_entity'
  | 'invalid_environment'
  | 'invalid_format'
  | 'invalid_frequency'
  | 'invalid_fuel_type'
  | 'invalid_in_kind'
  | 'invalid_include_pension'
  | 'invalid_indicator'
  | 'invalid_inputs'
  | 'invalid_invitation'
  | 'invalid_items'
  | 'invalid_json'
  | 'invalid_kind'
  | 'invalid_limit'
  | 'invalid_mode'
  | 'invalid_months'
  | 'invalid_name'
  | 'invalid_networks'
  | 'invalid_operations'
  | 'invalid_overlap_days'
  | 'invalid_paid'
  | 'invalid_pay'
  | 'invalid_payee'
  | 'invalid_payment_type'
  | 'invalid_period'
  | 'invalid_plan'
  | 'invalid_rate_type'
  | 'invalid_recipient_country'
  | 'invalid_residency'
  | 'invalid_role'
  | 'invalid_salary'
  | 'invalid_sector'
  | 'invalid_series'
  | 'invalid_tax_type'
  | 'invalid_tax_year'
  | 'invalid_taxpayer'
  | 'invalid_threshold'
  | 'invalid_tool'
  | 'invalid_turnover'
  | 'invalid_year_to_date'
  | 'key_disabled'
  | 'key_not_active'
  | 'last_owner'
  | 'missing_api_key'
  | 'missing_required_field'
  | 'network_not_allowed'
  | 'not_established'
  | 'not_found'
  | 'operation_not_allowed'
  | 'payload_too_large'
  | 'permission_denied'
  | 'plan_requested'
  | 'plan_required'
  | 'rate_limit_exceeded'
  | 'request_timeout'
  | 'service_unavailable'
  | 'subscription_ended'
  | 'too_many_keys'
  | 'too_many_subscriptions'
  | 'unsupported_media_type';

/** The envelope of an answer. */
export interface Answer<Data> {
  readonly success: true;
  readonly data: Data;
  readonly meta: Meta;
}

/** The input of an operation that takes none. */
export type NoInput = Readonly<Record<string, never>>;

export interface AccountDetails {
  readonly id: string;
  readonly name: string;
  readonly plan: "free" | "pro" | "growth" | "enterprise";
  readonly created_at: string;
  /** The role of whoever asks. */
  readonly role: "owner" | "administrator" | "member" | "viewer";
}

export interface AccountKey {
  readonly id: string;
  readonly name: string;
  readonly environment: "live" | "test";
  /** The first characters, by which a person recognises it. */
  readonly hint: string;
  readonly plan: "free" | "pro" | "growth" | "enterprise";
  /** Only an `active` key is accepted. */
  readonly state: "active" | "disabled" | "account_disabled" | "replaced" | "expired";
  readonly created_at: string;
  /** null: never. */
  readonly expires_at: string | null;
  /** When the overlap of a rotation ends. null: it was not rotated. */
  readonly replaced_at: string | null;
  /** Stored once a minute. null: never. */
  readonly last_used_at: string | null;
  /** Addresses and networks from which it may be used. null: all. */
  readonly networks: readonly string[] | null;
  /** Operations it may be used for. null: all. */
  readonly operations: readonly ("tax" | "vat" | "country" | "forex" | "fuel" | "rates" | "minimum_wage" | "calendar" | "series" | "changes")[] | null;
}

export interface AccountKeyList {
  readonly keys: readonly AccountKey[];
  readonly count: number;
}

export interface AccountUsage {
  readonly start: string;
  readonly end: string;
  readonly key: string | null;
  readonly calls: number;
  readonly days: readonly AccountUsageDay[];
  /** The quota of the account. Keys with a plan of their own are not part of it. */
  readonly quota: Quota;
  /** The latest refused calls, newest first, at most 100 for each account. */
  readonly refused: readonly AccountUsageRefused[];
}

export interface AccountUsageDay {
  readonly day: string;
  readonly operation: "tax" | "vat" | "country" | "forex" | "fuel" | "rates" | "minimum_wage" | "calendar" | "series" | "changes" | "other";
  /** `success`: answered. `input`: the values are wrong. `caller`: key, limit, plan or form of the request. `service`: the service failed. */
  readonly outcome: "success" | "input" | "caller" | "service";
  /** The error code. null: answered. */
  readonly code: string | null;
  readonly calls: number;
}

export interface AccountUsageRefused {
  readonly at: string;
  readonly key: string;
  readonly operation: "tax" | "vat" | "country" | "forex" | "fuel" | "rates" | "minimum_wage" | "calendar" | "series" | "changes" | "other";
  readonly code: string;
  readonly message: string;
}

export interface AskedCircumstance {
  readonly name: "residency" | "citizen" | "marital_status" | "spouse_income" | "children" | "disabled_children" | "dependants" | "age" | "disabled" | "main_employment" | "category" | "sector" | "employer_size" | "accident_rate";
  /** Its text in a form. */
  readonly label: string;
  readonly meaning: string;
  readonly kind: "whole" | "percent" | "flag" | "choice";
  /** The words that it may be. */
  readonly choices?: readonly AskedCircumstanceChoice[] | undefined;
  readonly default: string | number | boolean;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

export interface AskedCircumstanceChoice {
  readonly value: string;
  /** Its text in a form. */
  readonly label: string;
}

export interface AuditTrail {
  readonly entries: readonly AuditTrailEntry[];
  readonly count: number;
  /** Whether older entries follow. */
  readonly more: boolean;
}

export interface AuditTrailEntry {
  readonly id: number;
  readonly at: string;
  readonly actor: string;
  readonly action: "account.create" | "account.rename" | "account.plan" | "account.disable" | "account.enable" | "key.create" | "key.change" | "key.rotate" | "key.disable" | "key.enable" | "key.delete" | "key.plan" | "member.add" | "member.role" | "member.remove" | "invitation.create" | "invitation.revoke" | "token.create" | "token.revoke" | "program.connect" | "program.disconnect" | "code.create" | "code.revoke" | "device.revoke" | "subscription.create" | "subscription.change" | "subscription.rotate" | "subscription.delete" | "plan.request" | "plan.grant" | "plan.refuse" | "person.log_in" | "person.log_out_everywhere" | "person.password" | "person.second_factor_on" | "person.second_factor_off";
  readonly subject: string;
  /** The changed properties before. null: it is new. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** The changed properties after. null: it was removed. */
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** The answer to an item with `amounts`. */
export interface BatchColumns {
  readonly success: true;
  /** For each selected field its values, in the order of `amounts`. `null` where an amount has no answer. */
  readonly columns: Readonly<Record<string, readonly unknown[]>>;
  /** Why amounts have no answer, by their place in `amounts`: 0 for the first. Absent if all have one. */
  readonly errors?: Readonly<Record<string, ErrorDetail>> | undefined;
  readonly meta: Meta;
}

export interface BatchItem {
  /** The operation of the route with the same name. */
  readonly operation: "tax" | "vat" | "country" | "forex" | "fuel" | "rates" | "minimum_wage" | "calendar" | "series";
  /** The parameters of the route. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The fields of `data` to return. `meta` is then left out of the result. The `meta` of the batch names fields that were ignored. */
  readonly select?: readonly string[] | undefined;
  /** A column: 1 to 5000 numbers, each of which is asked in the place of `input.amount` and counts as a call. Needs `select`. The result has `columns` in place of `data`. */
  readonly amounts?: readonly unknown[] | undefined;
}

export interface BatchRequest {
  /** 1 to 5000 questions. Each counts as a call, and each amount of a column. */
  readonly items: readonly BatchItem[];
}

export interface BatchResult {
  /** One envelope for each item, in the order of the items: a success or an error. */
  readonly results: readonly (BatchSuccess | BatchColumns | ErrorBody)[];
  readonly count: number;
}

/** The answer of the operation. With `select`: only the fields named, without `meta`. */
export interface BatchSuccess {
  readonly success: true;
  readonly data: Readonly<Record<string, unknown>>;
  readonly meta?: Meta | undefined;
}

export interface Bracket {
  readonly from: number;
  readonly to: number | null;
  /** Percent. */
  readonly rate: number;
}

export interface CalculateRequest {
  /** The name of a tool, such as `ke-paye`. `GET /api/v1/tools` lists them. */
  readonly tool: string;
  /** What the tool takes, as its JSON Schema says. */
  readonly inputs: Readonly<Record<string, unknown>>;
}

export interface CalculateResponse {
  /** See `GET /api/v1/tools` for the result of each tool. */
  readonly result: CalculateResponseResult | CalculateResponseResult2 | CalculateResponseResult3 | CalculateResponseResult4 | CalculateResponseResult5;
  readonly meta: CalculateResponseMeta;
}

export interface CalculateResponseMeta {
  readonly tool: string;
  readonly version: string;
  readonly timestamp: string;
  readonly usage: CalculateResponseMetaUsage;
  /** The lowest grade of the facts used. Absent where the answer uses none. */
  readonly data_status?: "current" | "due" | "stale" | "sample" | undefined;
  /** The lowest confidence of the facts used. Absent where the answer uses none. */
  readonly confidence?: "high" | "medium" | "low" | undefined;
  /** Date of the newest fact used. In a set, such as a list, a table or the information on a country: the date of its oldest member. null where no fact is dated. */
  readonly as_of: string | null;
  /** Sources of the facts, best first. */
  readonly sources: readonly CitedSource[];
  readonly notices: readonly string[];
}

export interface CalculateResponseMetaUsage {
  readonly current: number;
  /** Calls a month that the plan allows. 9007199254740991 where the plan has no limit. */
  readonly limit: number;
  readonly tier: string;
}

export interface CalculateResponseResult {
  readonly tax: number;
  readonly netAnnual: number;
  /** A percentage with its sign, for example 13.06%. */
  readonly effectiveRate: string;
}

export interface CalculateResponseResult2 {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly rate: number;
}

export interface CalculateResponseResult3 {
  readonly tax: number;
  readonly net: number;
  readonly effectiveRate: string;
}

export interface CalculateResponseResult4 {
  readonly tax: number;
  readonly net: number;
  readonly rate: number;
  /** false where the law levies no such tax: `tax_amount` is then 0. Absent otherwise. */
  readonly levied?: boolean | undefined;
  /** Withholding tax: true for a final tax, false for an advance on the tax of the payee. Absent where not established. */
  readonly finalTax?: boolean | undefined;
  /** The tax treaty with the `recipient_country` of the request. */
  readonly treaty?: TreatyOfPayment | undefined;
}

export interface CalculateResponseResult5 {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  /** Units of `to` for one unit of `from`. */
  readonly rate: number;
  /** `amount` in `to`. */
  readonly converted: number;
}

export interface CapitalGainsTaxLaw {
  readonly individual: GainLaw | null;
  /** null where it could not be established. */
  readonly company: GainLaw | null;
  readonly cells: CapitalGainsTaxLawCells;
  readonly notes: readonly string[];
  /** First day. null where it could not be established. */
  readonly effective_from: string | null;
  /** Last day. null while in force. */
  readonly effective_to: string | null;
  /** The latest day on which a source states these rules. */
  readonly last_confirmed: string;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
  readonly notices: readonly string[];
  readonly sources: readonly CitedSource[];
}

export interface CapitalGainsTaxLawCells {
  readonly individual: LawCell;
  readonly company: LawCell;
}

export interface CentralBankList {
  readonly countries: readonly CentralBankRow[];
  readonly count: number;
}

/** Figures that are not known are absent. */
export interface CentralBankResult {
  readonly country: string;
  readonly country_name: string;
  readonly central_bank?: string | undefined;
  readonly central_bank_abbr?: string | undefined;
  /** Percent. */
  readonly policy_rate?: number | undefined;
  readonly inflation?: CentralBankResultInflation | undefined;
  readonly tbills?: CentralBankResultTbills | undefined;
  /** Latest growth of GDP over the same period of the previous year, percent. `gdp_period` states the period, which is not always a quarter. */
  readonly gdp_growth?: number | undefined;
  /** A month `2026-08`, a quarter `2026-Q2`, a year `2025`, or several quarters together `2025-Q1/2025-Q3`. */
  readonly gdp_period?: string | undefined;
  /** Date of the next policy meeting, where known. */
  readonly next_mpc?: string | undefined;
  /** Date of the newest figure. */
  readonly updated?: string | undefined;
  /** The origin of each figure: its date, age, confidence and sources. */
  readonly figures?: Partial<Readonly<Record<"policy_rate" | "inflation" | "inflation_core" | "inflation_food" | "tbill_91" | "tbill_182" | "tbill_364" | "gdp" | "next_mpc", FigureOrigin>>> | undefined;
}

export interface CentralBankResultInflation {
  /** Percent. */
  readonly headline?: number | undefined;
  /** Percent. */
  readonly core?: number | undefined;
  /** Percent. */
  readonly food?: number | undefined;
}

export interface CentralBankResultTbills {
  /** Percent. */
  readonly '91_day'?: number | undefined;
  /** Percent. */
  readonly '182_day'?: number | undefined;
  /** Percent. */
  readonly '364_day'?: number | undefined;
}

export interface CentralBankRow {
  readonly country: string;
  readonly country_name: string;
  readonly central_bank?: string | undefined;
  readonly central_bank_abbr?: string | undefined;
  /** Percent. */
  readonly policy_rate?: number | undefined;
  readonly inflation?: CentralBankResultInflation | undefined;
  readonly tbills?: CentralBankResultTbills | undefined;
  /** Latest growth of GDP over the same period of the previous year, percent. `gdp_period` states the period, which is not always a quarter. */
  readonly gdp_growth?: number | undefined;
  /** A month `2026-08`, a quarter `2026-Q2`, a year `2025`, or several quarters together `2025-Q1/2025-Q3`. */
  readonly gdp_period?: string | undefined;
  /** Date of the next policy meeting, where known. */
  readonly next_mpc?: string | undefined;
  /** Date of the newest figure. */
  readonly updated?: string | undefined;
  /** The origin of each figure: its date, age, confidence and sources. */
  readonly figures?: Partial<Readonly<Record<"policy_rate" | "inflation" | "inflation_core" | "inflation_food" | "tbill_91" | "tbill_182" | "tbill_364" | "gdp" | "next_mpc", FigureOrigin>>> | undefined;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status?: "current" | "due" | "stale" | "sample" | undefined;
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of?: string | null | undefined;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence?: "high" | "medium" | "low" | undefined;
}

export interface Change {
  /** Always the same for the same change. Use it to recognise a change you have seen. */
  readonly id: string;
  readonly kind: "law" | "policy_rate" | "inflation" | "tbill" | "meeting" | "fuel_price" | "exchange_rate";
  /** ISO code. null where it concerns several countries, or none of the 54. */
  readonly country: string | null;
  /** Every country that it concerns, such as the members of a common bank. */
  readonly countries: readonly string[];
  /** What changed: `USD/KES`, `petrol`, `tbill_91`, `policy_rate`, or a part of law: `income_tax`, `contributions`, `minimum_wage`, `vat`, `corporate_tax`, `withholding_tax`, `capital_gains_tax`. */
  readonly subject: string;
  /** The change in one sentence. */
  readonly title: string;
  /** null where nothing was recorded before. */
  readonly before: ChangeSide | null;
  /** null where nothing replaces it, such as a cancelled meeting. */
  readonly after: ChangeSide | null;
  /** For law: the parts that differ, in words. */
  readonly differences: readonly ChangeDifference[];
  /** The day from which it applies. It may be in the future: law is listed as soon as it is recorded. */
  readonly effective_date: string;
  /** When it came into this list: when the service recorded it or, for law recorded earlier, the start of its first day (UTC). */
  readonly recorded_at: string;
  readonly source: ChangeSource;
  /** Whether the newest figure of the series, or the law, is out of date now: a later change may be missing. */
  readonly data_stale: boolean;
}

export interface ChangeAccountRequest {
  /** The name of the account, as its members see it. */
  readonly name: string;
}

export interface ChangeDifference {
  /** The part of the law that differs: `Rates`, a relief, a surcharge. */
  readonly what: string;
  /** As it was. null: it is new. */
  readonly before: string | null;
  /** As it is. null: it was removed. */
  readonly after: string | null;
}

export interface ChangeKeyRequest {
  /** The person or program it is given to. */
  readonly name?: string | undefined;
  /** Last day of the key (UTC), YYYY-MM-DD, or `never`. */
  readonly expires?: string | undefined;
  /** Addresses and networks from which it may be used, such as 10.0.0.0/8. Empty: all. */
  readonly networks?: readonly string[] | undefined;
  /** Operations for which it may be used. Empty: all. */
  readonly operations?: readonly ("tax" | "vat" | "country" | "forex" | "fuel" | "rates" | "minimum_wage" | "calendar" | "series" | "changes")[] | undefined;
}

export interface ChangeMemberRequest {
  /** `owner`: everything, including adding other owners. `administrator`: keys, members, tokens, settings and plan. `member`: keys and usage. `viewer`: reads keys, usage and members. */
  readonly role: "owner" | "administrator" | "member" | "viewer";
}

export interface ChangeSide {
  /** A number, or the date of a meeting. null for law that no single figure describes. */
  readonly value: number | string | null;
  /** Unit of the value: `percent`, `KES per litre`, `KES for one US dollar`. */
  readonly unit: string | null;
  /** The day of the value, or the first day of the law. null where it is not known. */
  readonly date: string | null;
  /** For law: its tax year or its name. Otherwise null. */
  readonly label: string | null;
}

export interface ChangeSource {
  readonly name: string;
  readonly url: string | null;
}

export interface ChangeSubscriptionRequest {
  /** Address that receives the events with POST. It must start with https:// and be reachable from the internet. */
  readonly callback_url?: string | undefined;
  /** Kinds of changes. Empty: all. `law`: tax, contributions, VAT and minimum wages. `policy_rate`: policy rate of a central bank. `inflation`: inflation: headline, core, food and annual. `tbill`: yields of treasury bills. `meeting`: central bank meetings, announced or cancelled. `fuel_price`: pump prices and cooking gas. `exchange_rate`: daily rates of currencies against the US dollar. */
  readonly kinds?: readonly ("law" | "policy_rate" | "inflation" | "tbill" | "meeting" | "fuel_price" | "exchange_rate")[] | undefined;
  /** Countries whose changes are sent. Empty: all. It does not limit thresholds. */
  readonly countries?: readonly CountryCode[] | undefined;
  /** Exchange rates to watch. With thresholds, an exchange rate is sent only when it crosses one, not every day. */
  readonly thresholds?: readonly Threshold[] | undefined;
  /** A name by which people recognise it. */
  readonly name?: string | undefined;
  /** `ended`: nothing more is sent, and what waits is given up. `active`: an ended subscription goes on with what changes from now on. */
  readonly state?: "active" | "ended" | undefined;
}

export interface Changes {
  /** Newest first. */
  readonly changes: readonly Change[];
  /** Changes in this answer. */
  readonly count: number;
  /** Send it as `cursor` for older changes. null at the end. */
  readonly next_cursor: string | null;
  /** Where the list ends now. Send it as `since` next time for everything that was recorded after this answer, without gaps or repeats. */
  readonly position: string;
}

export interface CitedSource {
  readonly title: string;
  readonly publisher: string;
  readonly url: string | null;
  /** The kind of publisher. `law`: the text of the law, also as a copy. `authority`: a public body that administers or officially publishes it. `adviser`: an audit, tax or law firm, a tax publisher, or a firm that runs payroll. `press`: news media. `other`: calculators, blogs, guides, data compilers. `code`: software, or what is kept in a code repository. */
  readonly kind: "law" | "authority" | "adviser" | "press" | "other" | "code";
  readonly dated: string | null;
  /** The terms of the source, where they are recorded. */
  readonly licence?: Licence | undefined;
}

export interface ContributionLine {
  readonly id: string;
  readonly name: string;
  /** Major units of the currency, in the pay period. */
  readonly amount: number;
  readonly kind: string;
}

export interface CorporateTaxLaw {
  /** The rate of the tax itself in percent, without surcharges. */
  readonly rate: number;
  /** Percent of profit charged at the standard rate with every surcharge. null where it depends on the size of the profit: see `effective_rates` or `brackets`. */
  readonly effective_standard_rate: number | null;
  /** Where the size of the profit selects one rate on the whole profit: that rate with every surcharge. */
  readonly effective_rates?: readonly Bracket[] | undefined;
  /** The rule in words, with its amounts. */
  readonly rule: string;
  readonly brackets?: readonly LawBracket[] | undefined;
  readonly small_company?: CorporateTaxLawSmallCompany | undefined;
  readonly minimum_tax?: string | undefined;
  readonly surcharges: readonly LawSurcharge[];
  readonly sector_rates: readonly CorporateTaxLawSectorRate[];
  readonly cells: CorporateTaxLawCells;
  readonly notes: readonly string[];
  /** First day. null where it could not be established. */
  readonly effective_from: string | null;
  /** Last day. null while in force. */
  readonly effective_to: string | null;
  /** The latest day on which a source states these rules. */
  readonly last_confirmed: string;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
  readonly notices: readonly string[];
  readonly sources: readonly CitedSource[];
}

export interface CorporateTaxLawCells {
  readonly standard_rate: LawCell;
  readonly small_company: LawCell;
  readonly minimum_tax: LawCell;
}

export interface CorporateTaxLawSectorRate {
  /** What a request sends as `sector`. */
  readonly id: string;
  readonly sector: string;
  /** Percent. */
  readonly rate: number;
  readonly note?: string | undefined;
}

export interface CorporateTaxLawSmallCompany {
  /** The turnover from which the rule applies. */
  readonly from?: number | undefined;
  readonly threshold: number;
  readonly measure: "turnover" | "profit";
  /** Percent. */
  readonly rate?: number | undefined;
  readonly brackets?: readonly LawBracket[] | undefined;
  /** What the rate is charged on. */
  readonly on: "turnover" | "profit";
  /** false where the minimum tax is also due. */
  readonly replaces_minimum: boolean;
  /** The rule in words, with its amounts. */
  readonly rule: string;
}

/** ISO 3166-1 alpha-2 code of an African country. */
export type CountryCode = "AO" | "BF" | "BI" | "BJ" | "BW" | "CD" | "CF" | "CG" | "CI" | "CM" | "CV" | "DJ" | "DZ" | "EG" | "ER" | "ET" | "GA" | "GH" | "GM" | "GN" | "GQ" | "GW" | "KE" | "KM" | "LR" | "LS" | "LY" | "MA" | "MG" | "ML" | "MR" | "MU" | "MW" | "MZ" | "NA" | "NE" | "NG" | "RW" | "SC" | "SD" | "SL" | "SN" | "SO" | "SS" | "ST" | "SZ" | "TD" | "TG" | "TN" | "TZ" | "UG" | "ZA" | "ZM" | "ZW";

export interface CountryInfo {
  readonly country: CountryInfoCountry;
  readonly income_tax?: CountryInfoIncomeTax | undefined;
  readonly corporate_tax?: CountryInfoCorporateTax | undefined;
  readonly pension?: CountryInfoPension | undefined;
  readonly withholding_tax?: CountryInfoWithholdingTax | undefined;
  readonly capital_gains_tax?: CountryInfoCapitalGainsTax | undefined;
  readonly vat?: CountryInfoVat | undefined;
  readonly tax_year: string;
  /** When the newest of these rules was last confirmed. Absent where none is recorded. */
  readonly last_updated?: string | undefined;
}

export interface CountryInfoCapitalGainsTax {
  readonly individual?: string | undefined;
  readonly company?: string | undefined;
  readonly states: CountryInfoCapitalGainsTaxStates;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the oldest fact of the set. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
}

export interface CountryInfoCapitalGainsTaxStates {
  /** `rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established. */
  readonly individual: "rate" | "none" | "not_established";
  /** `rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established. */
  readonly company: "rate" | "none" | "not_established";
}

export interface CountryInfoCorporateTax {
  /** The rate of the tax itself in percent, without surcharges. */
  readonly standard_rate: number;
  /** Percent of profit charged at the standard rate with every surcharge. null where it depends on the size of the profit: see `effective_rates` or `brackets`. */
  readonly effective_standard_rate: number | null;
  /** Where the size of the profit selects one rate on the whole profit: that rate with every surcharge. */
  readonly effective_rates?: readonly Bracket[] | undefined;
  /** Surcharges on profit, in addition to the standard rate. */
  readonly surcharges: readonly SurchargeRate[];
  readonly small_company_rate?: number | undefined;
  readonly small_company_threshold?: number | undefined;
  readonly brackets?: readonly Bracket[] | undefined;
  readonly minimum_tax?: string | undefined;
  readonly sector_rates: readonly CountryInfoCorporateTaxSectorRate[];
  readonly states: CountryInfoCorporateTaxStates;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the oldest fact of the set. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
}

export interface CountryInfoCorporateTaxSectorRate {
  readonly id: string;
  readonly sector: string;
  readonly rate: number;
}

export interface CountryInfoCorporateTaxStates {
  /** `rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established. */
  readonly standard_rate: "rate" | "none" | "not_established";
  /** `rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established. */
  readonly small_company: "rate" | "none" | "not_established";
  /** `rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established. */
  readonly minimum_tax: "rate" | "none" | "not_established";
}

export interface CountryInfoCountry {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  /** Tax types that need only country, amount and type. */
  readonly tax_types: readonly ("income" | "corporate" | "withholding" | "capital_gains")[];
}

export interface CountryInfoIncomeTax {
  /** In the period of `period`. Where the size of the taxable income selects the whole set of brackets: the first of `tables`, for the smallest incomes. */
  readonly brackets: readonly Bracket[];
  /** Every set of brackets, where the size of the taxable income selects the whole set. Absent otherwise. */
  readonly tables?: readonly CountryInfoIncomeTaxTable[] | undefined;
  readonly period: "monthly" | "annual";
  /** What the law deducts from the income of the default employee, before limits. Where pay decides: the relief of the smallest pay. Contributions and credits are not part of it. */
  readonly relief: CountryInfoIncomeTaxRelief;
  readonly name?: string | undefined;
  readonly contributions: readonly CountryInfoIncomeTaxContribution[];
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the oldest fact of the set. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
}

export interface CountryInfoIncomeTaxContribution {
  readonly id: string;
  readonly name: string;
  readonly payer: "employee" | "employer";
  readonly kind: string;
  readonly rate: number | null;
  readonly ceiling: number | null;
  readonly period: "monthly" | "annual";
}

/** What the law deducts from the income of the default employee, before limits. Where pay decides: the relief of the smallest pay. Contributions and credits are not part of it. */
export interface CountryInfoIncomeTaxRelief {
  /** The fixed amount of a year. */
  readonly consolidated: number;
  /** Percent of gross pay, or of what contributions leave of it where the law says so. */
  readonly percentage_of_gross: number;
}

export interface CountryInfoIncomeTaxTable {
  /** The largest taxable income to which these brackets apply. null for the last set. */
  readonly up_to: number | null;
  readonly brackets: readonly Bracket[];
}

export interface CountryInfoPension {
  readonly employee_rate: number;
  readonly employer_rate: number;
  readonly mandatory: boolean;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the oldest fact of the set. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
}

export interface CountryInfoVat {
  readonly name: string;
  /** Percent charged on a standard-rated supply, with the levies on the same supply. null where the rate could not be established or there is no such tax. */
  readonly standard_rate: number | null;
  /** The parts of the rate in percent, where levies are charged on the same supply. The tax itself comes first. */
  readonly components?: readonly CountryInfoVatComponent[] | undefined;
  readonly reduced_rates: readonly number[];
  readonly categories: Readonly<Record<string, CountryInfoVatCategories>>;
  readonly states: CountryInfoVatStates;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the oldest fact of the set. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
}

export interface CountryInfoVatCategories {
  readonly treatment: string;
  readonly rate: number;
}

export interface CountryInfoVatComponent {
  readonly name: string;
  readonly rate: number;
}

export interface CountryInfoVatStates {
  /** `rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established. */
  readonly standard_rate: "rate" | "none" | "not_established";
  /** `rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established. */
  readonly reduced_rate: "rate" | "none" | "not_established";
  /** `rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established. */
  readonly food_basic: "rate" | "none" | "not_established";
  /** `rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established. */
  readonly medical: "rate" | "none" | "not_established";
  /** `rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established. */
  readonly education: "rate" | "none" | "not_established";
  /** `rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established. */
  readonly digital: "rate" | "none" | "not_established";
  /** `rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established. */
  readonly export: "rate" | "none" | "not_established";
}

export interface CountryInfoWithholdingTax {
  /** Percent, by type of payment. 0 also where the law withholds nothing: see `states`. */
  readonly resident: Readonly<Record<string, number>>;
  readonly non_resident: Readonly<Record<string, number>>;
  readonly states: CountryInfoWithholdingTaxStates;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the oldest fact of the set. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
}

export interface CountryInfoWithholdingTaxStates {
  readonly resident: Readonly<Record<string, "rate" | "none" | "not_established">>;
  readonly non_resident: Readonly<Record<string, "rate" | "none" | "not_established">>;
}

export interface CountryList {
  readonly countries: readonly CountryListItem[];
  readonly count: number;
}

export interface CountryListItem {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  /** Tax types that need only country, amount and type. */
  readonly tax_types: readonly ("income" | "corporate" | "withholding" | "capital_gains")[];
  readonly tax_year: string;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
}

export interface CreateKeyRequest {
  /** The person or program it is given to. */
  readonly name: string;
  /** `live` counts towards the plan; `test` answers with sample data. Default: `live`. */
  readonly environment?: "live" | "test" | undefined;
  /** Last day of the key (UTC), YYYY-MM-DD, or `never`. Default: `never`. */
  readonly expires?: string | undefined;
  /** Addresses and networks from which it may be used, such as 10.0.0.0/8. Empty: all. */
  readonly networks?: readonly string[] | undefined;
  /** Operations for which it may be used. Empty: all. */
  readonly operations?: readonly ("tax" | "vat" | "country" | "forex" | "fuel" | "rates" | "minimum_wage" | "calendar" | "series" | "changes")[] | undefined;
}

export interface CreateSubscriptionRequest {
  /** Address that receives the events with POST. It must start with https:// and be reachable from the internet. */
  readonly callback_url: string;
  /** Kinds of changes. Empty: all. `law`: tax, contributions, VAT and minimum wages. `policy_rate`: policy rate of a central bank. `inflation`: inflation: headline, core, food and annual. `tbill`: yields of treasury bills. `meeting`: central bank meetings, announced or cancelled. `fuel_price`: pump prices and cooking gas. `exchange_rate`: daily rates of currencies against the US dollar. */
  readonly kinds?: readonly ("law" | "policy_rate" | "inflation" | "tbill" | "meeting" | "fuel_price" | "exchange_rate")[] | undefined;
  /** Countries whose changes are sent. Empty: all. It does not limit thresholds. */
  readonly countries?: readonly CountryCode[] | undefined;
  /** Exchange rates to watch. With thresholds, an exchange rate is sent only when it crosses one, not every day. */
  readonly thresholds?: readonly Threshold[] | undefined;
  /** A name by which people recognise it. */
  readonly name?: string | undefined;
}

export interface CreateTokenRequest {
  /** The program it is given to. */
  readonly name: string;
  /** It may do what this role may. Default: `member`. */
  readonly role?: "owner" | "administrator" | "member" | "viewer" | undefined;
  /** Last day of the token (UTC), YYYY-MM-DD, or `never`. Default: `never`. */
  readonly expires?: string | undefined;
}

export interface CurrencyList {
  readonly currencies: readonly CurrencyRow[];
  readonly count: number;
}

export interface CurrencyRow {
  readonly code: string;
  readonly name: string;
  readonly kind: "african" | "major" | "coin";
  /** Decimals of an amount. null for coins. */
  readonly minor_units: number | null;
  /** The African countries that use it. */
  readonly countries: readonly string[];
  /** The currency to which it has a fixed parity. null where it floats. */
  readonly pegged_to: string | null;
  /** Units of it for one unit of that currency. */
  readonly pegged_at: number | null;
  /** First day of the parity. Where no source states it: the earliest day on which a source states the parity. There are no rates before this day. */
  readonly pegged_since: string | null;
}

export interface DeletedKey {
  readonly id: string;
  readonly deleted: true;
}

export interface DeletedSubscription {
  readonly id: string;
  readonly deleted: true;
}

export interface Delivery {
  /** The header `webhook-id` of every attempt. */
  readonly id: string;
  /** `change.law` and so on: a change of that kind. `threshold.crossed`: a rate crossed a threshold. `test`: you asked for it. */
  readonly type: "change.law" | "change.policy_rate" | "change.inflation" | "change.tbill" | "change.meeting" | "change.fuel_price" | "change.exchange_rate" | "threshold.crossed" | "test";
  /** `waiting`: it is sent at `next_attempt_at`. `failed`: it is not tried again. */
  readonly state: "waiting" | "delivered" | "failed";
  readonly attempts: number;
  readonly created_at: string;
  /** The last attempt. null: none yet. */
  readonly attempted_at: string | null;
  /** The earliest next attempt. null: none follows. */
  readonly next_attempt_at: string | null;
  /** The status with which the receiver answered. null: it did not answer. */
  readonly status: number | null;
  /** Why the last attempt failed, in a sentence. */
  readonly problem: string | null;
}

export interface DeliveryList {
  /** Newest first. */
  readonly deliveries: readonly Delivery[];
  readonly count: number;
}

export interface DisconnectedProgram {
  readonly id: string;
  readonly deleted: true;
}

export interface DueItem {
  readonly country: string;
  readonly country_name: string;
  readonly id: string;
  /** What is filed or paid. */
  readonly what: string;
  readonly form: string | null;
  /** To whom. */
  readonly to: string;
  /** The month of the pay. For a quarter or a year: its last month. */
  readonly month: string;
  /** The calendar day by which it is due. */
  readonly due: string;
  readonly note: string | null;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
  readonly sources: readonly CitedSource[];
}

/** Who the employee is. What a country asks is listed in `asks` of its tax law. */
export interface Employee {
  /** Is the employee resident for tax in the country? Default: resident. */
  readonly residency?: "resident" | "non_resident" | undefined;
  /** Is the employee a citizen of the country? Default: true. */
  readonly citizen?: boolean | undefined;
  /** Marital status of the employee Default: single. */
  readonly marital_status?: "single" | "married" | "divorced" | "widowed" | undefined;
  /** Does the spouse have income of their own? Default: false. */
  readonly spouse_income?: boolean | undefined;
  /** Children who count under the law, because they meet its conditions of age and care. Disabled children not included Default: 0. */
  readonly children?: number | undefined;
  /** Disabled children of the employee, who are not among the other children Default: 0. */
  readonly disabled_children?: number | undefined;
  /** Dependants of the employee other than children, such as parents Default: 0. */
  readonly dependants?: number | undefined;
  /** Age of the employee on the date that the law uses Default: 40. */
  readonly age?: number | undefined;
  /** Does the employee have a disability of the degree that the law requires? Default: false. */
  readonly disabled?: boolean | undefined;
  /** Is this the main employment? false for a second employer. Default: true. */
  readonly main_employment?: boolean | undefined;
  /** Category of the employee Default: general. */
  readonly category?: "general" | "executive" | "apprentice" | "trainee" | "casual" | "domestic" | "director" | "pensioner" | "expatriate" | "first_job" | undefined;
  /** Sector of the employer Default: general. */
  readonly sector?: "general" | "agriculture" | "mining" | "petroleum" | "public" | "free_zone" | undefined;
  /** Number of people the employer employs, where a levy depends on it Default: 100. */
  readonly employer_size?: number | undefined;
  /** Rate in percent at which the employer insures against work accidents, where it depends on the activity. 0: the lowest of the law Default: 0. */
  readonly accident_rate?: number | undefined;
}

/** Who the employer is: its accident rate, size and sector. They are the same as `accident_rate`, `employer_size` and `sector` of `employee`; send each once. */
export interface Employer {
  /** Rate in percent at which the employer insures against work accidents, where it depends on the activity. 0: the lowest of the law Default: 0. */
  readonly accident_rate?: number | undefined;
  /** Number of people the employer employs, where a levy depends on it Default: 100. */
  readonly size?: number | undefined;
  /** Sector of the employer Default: general. */
  readonly sector?: "general" | "agriculture" | "mining" | "petroleum" | "public" | "free_zone" | undefined;
}

export interface ErrorBody {
  readonly success: false;
  readonly error: ErrorDetail;
}

export interface ErrorDetail {
  readonly code: string;
  readonly message: string;
  /** The field of a form that is wrong. */
  readonly field?: string | undefined;
  /** For a spreadsheet (`Prefer: words=sheet`): the question is right, and nothing is recorded for it. */
  readonly absent?: true | undefined;
  /** The page that explains the code. */
  readonly docs: string;
}

export interface EventData {
  /** Always the same for the same change. Use it to recognise a change you have seen. */
  readonly id: string;
  readonly kind: "law" | "policy_rate" | "inflation" | "tbill" | "meeting" | "fuel_price" | "exchange_rate";
  /** ISO code. null where it concerns several countries, or none of the 54. */
  readonly country: string | null;
  /** Every country that it concerns, such as the members of a common bank. */
  readonly countries: readonly string[];
  /** What changed: `USD/KES`, `petrol`, `tbill_91`, `policy_rate`, or a part of law: `income_tax`, `contributions`, `minimum_wage`, `vat`, `corporate_tax`, `withholding_tax`, `capital_gains_tax`. */
  readonly subject: string;
  /** The change in one sentence. */
  readonly title: string;
  /** null where nothing was recorded before. */
  readonly before: ChangeSide | null;
  /** null where nothing replaces it, such as a cancelled meeting. */
  readonly after: ChangeSide | null;
  /** For law: the parts that differ, in words. */
  readonly differences: readonly ChangeDifference[];
  /** The day from which it applies. It may be in the future: law is listed as soon as it is recorded. */
  readonly effective_date: string;
  /** When it came into this list: when the service recorded it or, for law recorded earlier, the start of its first day (UTC). */
  readonly recorded_at: string;
  readonly source: ChangeSource;
  /** Whether the newest figure of the series, or the law, is out of date now: a later change may be missing. */
  readonly data_stale: boolean;
  /** The threshold that the rate crossed. null for other events. */
  readonly threshold: Threshold | null;
}

export interface ExplanationLine {
  /** The `id` of the line of `result` that is explained. */
  readonly id?: string | undefined;
  readonly text: string;
  /** Major units of the currency, in the pay period. Credits are negative. */
  readonly amount?: number | undefined;
  /** A value that is not an amount, such as `17.96 %`. */
  readonly value?: string | undefined;
  /** How the amount is calculated, and the rule in words. */
  readonly details?: readonly string[] | undefined;
  /** The day from which the rule applies, where it is recorded. */
  readonly from?: string | undefined;
  /** The sources that state the rule: their places in `meta.sources`, counted from 1. */
  readonly sources?: readonly number[] | undefined;
}

export interface ExplanationSection {
  readonly id: "asked" | "gross" | "parts" | "benefits" | "paid_once" | "family" | "contributions" | "reliefs" | "taxable" | "scale" | "credits" | "limits" | "before_surcharges" | "surcharges" | "adjustments" | "result" | "employer" | "not_covered" | "law";
  readonly title?: string | undefined;
  /** The sources that state the rule: their places in `meta.sources`, counted from 1. */
  readonly sources?: readonly number[] | undefined;
  readonly lines: readonly ExplanationLine[];
}

export interface FeedRow {
  readonly name: string;
  readonly title: string;
  readonly publisher: string;
  readonly licence: Licence;
  readonly on: boolean;
  /** Why a feed with restricted terms is off, and how it is switched on. Otherwise null. */
  readonly off_because: string | null;
  /** Cron pattern. */
  readonly schedule: string;
  readonly timezone: string;
  readonly next_run: string | null;
  readonly last_run: string | null;
  readonly last_success: string | null;
  readonly last_summary: string | null;
  readonly last_error: string | null;
  /** Consecutive runs that failed. */
  readonly failures: number;
  /** Banks whose figures the feed passes on, each under its own terms. Empty for other feeds. */
  readonly institutions: readonly InstitutionRow[];
}

export interface FigureOrigin {
  /** Day of the decision or auction, or last day of the period. For a forecast: the day on which it was made. For a meeting: the day on which it was announced. */
  readonly date: string;
  /** Precision of the source’s date, where it is not a day. `date` is then the last day of the month or year. */
  readonly precision?: "month" | "year" | undefined;
  /** A month `2026-08`, a quarter `2026-Q2`, a year `2025`, or several quarters together `2025-Q1/2025-Q3`. */
  readonly period?: string | undefined;
  /** Absent where the figure is an outcome. */
  readonly basis?: "estimate" | "forecast" | undefined;
  /** What the figure covers, where that is not simply the country. */
  readonly scope?: string | undefined;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
  readonly sources: readonly CitedSource[];
}

export interface ForexResult {
  readonly from: string;
  readonly to: string;
  /** Mid-market rate: units of `to` for one unit of `from`. */
  readonly rate: number;
  /** Buy rate. With `amount`: for the amount. Equal to `rate` where both currencies have a fixed parity to the same currency, because no spread is quoted. */
  readonly bid: number;
  /** Sell rate. With `amount`: for the amount. Equal to `rate` where `bid` is. */
  readonly ask: number;
  /** The amount converted at the mid-market rate. */
  readonly amount?: number | undefined;
  /** Change since the previous business day (on a Monday: since Friday or the weekend). Absent with `amount`, and where that rate is not known. */
  readonly change_24h?: number | undefined;
  /** The same in percent. */
  readonly change_pct_24h?: number | undefined;
  /** Day of the rate. For a fixed parity: the day asked about. */
  readonly timestamp: string;
  readonly source: string;
}

export interface FuelList {
  readonly countries: readonly FuelRow[];
  readonly count: number;
}

export interface FuelPrice {
  readonly price: number;
  readonly unit: "litre" | "kg";
  /** Change since the previous price. */
  readonly change: number;
}

export interface FuelResult {
  readonly country: string;
  readonly country_name: string;
  readonly currency: string;
  readonly fuels: Partial<Readonly<Record<"petrol" | "diesel" | "kerosene" | "lpg", FuelPrice>>>;
  readonly updated: string;
}

export interface FuelRow {
  readonly country: string;
  readonly country_name: string;
  readonly currency: string;
  readonly petrol?: number | undefined;
  readonly diesel?: number | undefined;
  readonly kerosene?: number | undefined;
  readonly lpg?: number | undefined;
  readonly updated: string;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
}

export interface FuelTypeList {
  readonly fuels: readonly FuelTypeRow[];
  readonly count: number;
}

export interface FuelTypeRow {
  readonly fuel_type: "petrol" | "diesel" | "kerosene" | "lpg";
  readonly name: string;
  /** Unit of the prices. */
  readonly unit: "litre" | "kg";
  /** Countries with a known price. */
  readonly countries: readonly string[];
}

export interface FxHistory {
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  /** One for each day of publication, or for each period of `frequency`, oldest first. A day that lacks either currency has none. */
  readonly observations: readonly FxHistoryObservation[];
  readonly count: number;
}

export interface FxHistoryObservation {
  readonly date: string;
  /** Mid-market rate: units of `to` for one unit of `from`. */
  readonly rate: number;
  readonly source: string;
  /** With a `frequency` other than `day`: the day of the latest value on or before `date`. */
  readonly observed?: string | undefined;
  /** With a `frequency` other than `day`: the number of values published in the period. */
  readonly observations?: number | undefined;
  /** With a `frequency` other than `day`: the mean of these values. Absent where there are none, and for series whose values hold for a period of their own. */
  readonly average?: number | undefined;
}

export interface FxRates {
  readonly base: string;
  readonly rates: readonly FxRatesRate[];
  readonly count: number;
}

export interface FxRatesRate {
  readonly currency: string;
  readonly name: string;
  readonly rate: number;
  /** Day of the rate. null for a fixed parity, which is not quoted daily. */
  readonly date: string | null;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
}

export interface GainLaw {
  readonly treatment: "rate" | "bands" | "income" | "profit" | "exempt";
  /** The rule in words, with its amounts. */
  readonly rule: string;
  /** Percent. */
  readonly rate?: number | undefined;
  /** What is not taxed of the gains of a year together. */
  readonly annual_exclusion?: number | undefined;
  /** Percent. */
  readonly inclusion_percent?: number | undefined;
  readonly brackets?: readonly LawBracket[] | undefined;
}

/** Benefits in kind, never part of `amount`: their cost in the pay period, or the facts that the law needs to value them. `{}` where the law values them from pay alone. */
export interface InKind {
  /** A dwelling */
  readonly housing?: number | InKindValue | undefined;
  /** Furniture */
  readonly furniture?: number | InKindValue | undefined;
  /** A vehicle for private use */
  readonly vehicle?: number | InKindValue | undefined;
  /** Fuel for private use */
  readonly fuel?: number | InKindValue | undefined;
  /** A driver */
  readonly driver?: number | InKindValue | undefined;
  /** Water, electricity and gas */
  readonly utilities?: number | InKindValue | undefined;
  /** Servants, gardeners and guards */
  readonly servants?: number | InKindValue | undefined;
  /** Meals or a canteen */
  readonly meals?: number | InKindValue | undefined;
  /** Phone and internet */
  readonly phone?: number | InKindValue | undefined;
  /** School fees of the children */
  readonly school_fees?: number | InKindValue | undefined;
  /** A loan at low interest */
  readonly loan?: number | InKindValue | undefined;
  /** Any other benefit in kind */
  readonly other?: number | InKindValue | undefined;
}

export interface InKindValue {
  /** What it costs the employer in the pay period */
  readonly cost?: number | undefined;
  /** Its market value in the pay period; default: its cost */
  readonly value?: number | undefined;
  /** What the employee pays for it in the pay period */
  readonly employee_pays?: number | undefined;
  /** Purchase price of the vehicle or other item */
  readonly price?: number | undefined;
  /** Engine size of the vehicle in cubic centimetres */
  readonly engine?: number | undefined;
  /** Age of the vehicle in years */
  readonly age_in_years?: number | undefined;
  /** Number of living rooms */
  readonly rooms?: number | undefined;
  /** Outstanding balance of the loan */
  readonly balance?: number | undefined;
  /** Interest that the employee pays on the loan, percent a year */
  readonly rate?: number | undefined;
}

export interface IncomeTaxLaw {
  /** What the country calls the tax. */
  readonly name: string;
  readonly currency: string;
  /** The period in which the law states these amounts. */
  readonly period: "monthly" | "annual";
  readonly method: "marginal" | "slab" | "bracket" | "rate_less_amount";
  readonly method_in_words: string;
  /** One table, or several where the size of the income selects the whole set of brackets. */
  readonly tables: readonly IncomeTaxLawTable[];
  readonly scale_note?: string | undefined;
  readonly scale_sources: readonly CitedSource[];
  /** Brackets for employees to whom the ordinary ones do not apply. */
  readonly other_scales: readonly IncomeTaxLawOtherScale[];
  /** How parts of pay are treated. */
  readonly pay_parts: readonly LawItem[];
  /** How benefits in kind are valued. */
  readonly benefits: readonly LawItem[];
  /** How the law counts the family, in words. */
  readonly family?: string | undefined;
  readonly reliefs: readonly LawItem[];
  readonly credits: readonly LawItem[];
  readonly surcharges: readonly LawItem[];
  /** Exemption threshold, minimum tax, tax cap and rounding. */
  readonly limits: readonly LawItem[];
  /** Rules of the law that answers do not take into account. */
  readonly not_covered: readonly string[];
  /** Why no tax is computed from this law. */
  readonly not_computed?: string | undefined;
  /** First day. null where it could not be established. */
  readonly effective_from: string | null;
  /** Last day. null while in force. */
  readonly effective_to: string | null;
  /** The latest day on which a source states these rules. */
  readonly last_confirmed: string;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
  readonly notices: readonly string[];
  readonly sources: readonly CitedSource[];
}

export interface IncomeTaxLawOtherScale {
  readonly id: string;
  readonly name: string;
  /** The rule in words, with its amounts. */
  readonly rule: string;
  readonly note?: string | undefined;
  readonly sources: readonly CitedSource[];
  readonly brackets: readonly LawBracket[];
}

export interface IncomeTaxLawTable {
  /** The largest taxable income to which this table applies. null for the last table. */
  readonly up_to: number | null;
  readonly brackets: readonly LawBracket[];
}

export interface InstitutionRow {
  /** Its key at the source. */
  readonly key: string;
  readonly name: string;
  /** The currency or country that its figures are about. */
  readonly entity: string;
  readonly on: boolean;
  /** Why it is off, and how it is switched on. null while it is on. */
  readonly off_because: string | null;
  /** Day of its newest figure. null before its first. */
  readonly newest: string | null;
  /** Whether it has published nothing for longer than it usually takes. */
  readonly stopped: boolean;
  readonly licence: Licence;
}

export interface InvitationList {
  readonly invitations: readonly InvitationRow[];
  readonly count: number;
}

export interface InvitationRow {
  readonly id: string;
  readonly email: string;
  readonly role: "owner" | "administrator" | "member" | "viewer";
  /** Only an `open` invitation can be used. */
  readonly state: "open" | "accepted" | "revoked" | "expired";
  readonly invited_by: string;
  readonly created_at: string;
  readonly expires_at: string;
}

export interface InviteRequest {
  /** Whom to invite. */
  readonly email: string;
  /** `owner`: everything, including adding other owners. `administrator`: keys, members, tokens, settings and plan. `member`: keys and usage. `viewer`: reads keys, usage and members. */
  readonly role: "owner" | "administrator" | "member" | "viewer";
}

export interface LabourFactLaw {
  readonly kind: "hours" | "overtime" | "night_work" | "rest_day_work" | "public_holiday" | "annual_leave" | "sick_leave" | "maternity" | "paternity" | "notice" | "probation" | "severance" | "redundancy" | "gratuity" | "retirement" | "seniority_bonus" | "thirteenth_month" | "hourly_divisor";
  /** true: the law has no such rule. */
  readonly none: boolean;
  /** The rule in words. */
  readonly text: readonly string[];
  readonly article: string | null;
  /** First day. null where it could not be established. */
  readonly effective_from: string | null;
  /** The same as data. */
  readonly rule: Readonly<Record<string, unknown>>;
  /** Last day. null while in force. */
  readonly effective_to: string | null;
  readonly note: string | null;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
  readonly sources: readonly CitedSource[];
}

/** The legal minimum of an employment. */
export interface LabourLaw {
  readonly country: string;
  readonly country_name: string;
  readonly on: string;
  readonly facts: readonly LabourFactLaw[];
  /** Kinds that no good source states. They are not the same as none. */
  readonly not_established: readonly ("hours" | "overtime" | "night_work" | "rest_day_work" | "public_holiday" | "annual_leave" | "sick_leave" | "maternity" | "paternity" | "notice" | "probation" | "severance" | "redundancy" | "gratuity" | "retirement" | "seniority_bonus" | "thirteenth_month" | "hourly_divisor")[];
}

export interface LabourLine {
  /** The step in words, with its figures. */
  readonly text: string;
  /** What it adds, in major units. null where it adds no money. */
  readonly amount: number | null;
}

export interface LabourRule {
  readonly kind: "hours" | "overtime" | "night_work" | "rest_day_work" | "public_holiday" | "annual_leave" | "sick_leave" | "maternity" | "paternity" | "notice" | "probation" | "severance" | "redundancy" | "gratuity" | "retirement" | "seniority_bonus" | "thirteenth_month" | "hourly_divisor";
  /** true: the law has no such rule. */
  readonly none: boolean;
  /** The rule in words. */
  readonly text: readonly string[];
  readonly article: string | null;
  /** First day. null where it could not be established. */
  readonly effective_from: string | null;
}

/** What the income-tax law asks about an employee. */
export interface LawAsks {
  /** Members of `employee` that change the result. `accident_rate`, `employer_size` and `sector` may stand in `employer` instead. */
  readonly circumstances: readonly AskedCircumstance[];
  /** Members of `pay` whose treatment a source describes, with the rule in words. */
  readonly parts: readonly LawAsksPart[];
  /** Does the law look at basic pay, so that every named part matters? */
  readonly basic: boolean;
  /** Members of `in_kind` that the law values, and the facts it needs for each. */
  readonly benefits: readonly LawAsksBenefit[];
  /** Members of `paid` that the law relieves. */
  readonly paid: readonly LawAsksPaid[];
  /** Does `year_to_date` change the result? */
  readonly year_to_date: boolean;
  /** Parts and benefits whose treatment could not be established. */
  readonly not_established: readonly string[];
}

export interface LawAsksBenefit {
  readonly name: "housing" | "furniture" | "vehicle" | "fuel" | "driver" | "utilities" | "servants" | "meals" | "phone" | "school_fees" | "loan" | "other";
  /** Its text in a form. */
  readonly label: string;
  readonly meaning: string;
  readonly facts: readonly ("cost" | "value" | "employee_pays" | "price" | "engine" | "age_in_years" | "rooms" | "balance" | "rate")[];
  readonly rule: string;
}

export interface LawAsksPaid {
  readonly name: "pension" | "life_insurance" | "medical_insurance" | "mortgage_interest" | "rent" | "donations" | "union" | "savings";
  /** Its text in a form. */
  readonly label: string;
  readonly meaning: string;
}

export interface LawAsksPart {
  readonly name: "housing" | "transport" | "meals" | "family_allowance" | "representation" | "function" | "risk" | "overtime" | "commission" | "leave" | "other_taxable" | "other_exempt" | "bonus" | "thirteenth" | "arrears" | "leave_paid_out" | "severance";
  /** Its text in a form. */
  readonly label: string;
  readonly meaning: string;
  readonly rule?: string | undefined;
  /** true where the law counts the hours of this part. */
  readonly hours?: boolean | undefined;
}

export interface LawBracket {
  readonly from: number;
  readonly to: number | null;
  /** Percent. */
  readonly rate: number;
  /** An amount that the bracket adds. */
  readonly fixed?: number | undefined;
  /** An amount that is taken off rate × base. */
  readonly subtract?: number | undefined;
}

/** What is known about one cell. Dates, confidence and sources stand only where the cell has its own. */
export interface LawCell {
  /** `rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established. */
  readonly state: "rate" | "none" | "not_established";
  readonly note?: string | undefined;
  /** The latest day on which a source states these rules. */
  readonly last_confirmed?: string | undefined;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status?: "current" | "due" | "stale" | "sample" | undefined;
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of?: string | null | undefined;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence?: "high" | "medium" | "low" | undefined;
  readonly sources?: readonly CitedSource[] | undefined;
}

export interface LawContribution {
  readonly id: string;
  readonly name: string;
  /** The rule in words, with its amounts. */
  readonly rule: string;
  readonly note?: string | undefined;
  readonly sources: readonly CitedSource[];
  readonly payer: "employee" | "employer";
  readonly kind: string;
  /** Whether it reduces taxable income. */
  readonly deductible: boolean;
  /** The period in which the law states these amounts. */
  readonly period: "monthly" | "annual";
  /** Rate of its first charged bracket, percent. null where it is not a simple percentage. */
  readonly rate: number | null;
  /** Pay above which nothing more is charged. null where there is no ceiling, or it is not a fixed amount. */
  readonly ceiling: number | null;
  readonly brackets?: readonly LawBracket[] | undefined;
  /** The range of the rate, where it depends on the activity of the employer: `employer.accident_rate`. */
  readonly employer_rate?: LawContributionEmployerRate | undefined;
  readonly from: string | null;
  readonly to: string | null;
}

/** The range of the rate, where it depends on the activity of the employer: `employer.accident_rate`. */
export interface LawContributionEmployerRate {
  /** The lowest rate. It is charged unless a request states that of the employer. */
  readonly least: number;
  /** The highest rate. */
  readonly most: number;
  /** The rates that there are. Absent where any rate between may be. */
  readonly only?: readonly number[] | undefined;
}

/** A relief, credit, levy or limit, in the order of the law. */
export interface LawItem {
  readonly id: string;
  readonly name: string;
  /** The rule in words, with its amounts. */
  readonly rule: string;
  readonly note?: string | undefined;
  readonly sources: readonly CitedSource[];
}

export interface LawSurcharge {
  readonly id: string;
  readonly name: string;
  /** Percent of profit. null where it depends on the size of the profit, or is not charged by default. */
  readonly rate: number | null;
  /** The rule in words, with its amounts. */
  readonly rule: string;
  /** `always`: charged on every company. `standard_rate`: not charged where the small-company rate applies. `never`: recorded only, because it depends on facts that requests do not include. */
  readonly applies: "always" | "standard_rate" | "never";
}

export interface LeaveAnswer {
  readonly country: string;
  /** The currency of the country. Pay is taken to be in it. */
  readonly currency: string;
  readonly lines: readonly LabourLine[];
  /** The rules that the answer rests on. */
  readonly law: readonly LabourRule[];
  /** Days of a full year of service at this seniority. */
  readonly days: number;
  /** Which days are counted. null where not established. */
  readonly unit: "working" | "calendar" | null;
  /** The day from which the right to it exists. null where there is no waiting time. */
  readonly due_from: string | null;
  /** Pay of the days. null without `pay`. */
  readonly amount: number | null;
  /** Completed years, months and days from the first to the last day. */
  readonly service: LeaveAnswerService;
}

/** Completed years, months and days from the first to the last day. */
export interface LeaveAnswerService {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

export interface LeaveRequest {
  readonly country: CountryCode;
  /** The first day of the employment. */
  readonly started: string;
  /** The day whose law counts. Default: today. */
  readonly on?: string | undefined;
  /** The group of the employee, where the law has several. `GET /api/v1/labour` lists them. */
  readonly category?: string | undefined;
  /** Pay of a month. With it, the answer has the pay of the leave. */
  readonly pay?: number | undefined;
  /** The days to pay. Default: all days of a year. */
  readonly leave_days?: number | undefined;
  /** Days that turn the pay of a month into the pay of a day. Default: as the law says, otherwise 30, or 26 for working days. */
  readonly days_per_month?: number | undefined;
}

export interface Licence {
  /** SPDX identifier, or the name of the terms. */
  readonly name: string;
  /** The page of the terms. null where the source publishes none, or the page was not found. */
  readonly url: string | null;
  /** The attribution that the source requires. null where it requires none. */
  readonly attribution: string | null;
  /** May figures be redistributed? `with_permission`: only with the consent of the source. `unknown`: the terms do not say, or were not read. */
  readonly redistribution: "allowed" | "with_permission" | "unknown";
  /** May figures be used commercially? */
  readonly commercial_use: "allowed" | "with_permission" | "unknown";
}

export interface MemberList {
  readonly members: readonly MemberRow[];
  readonly count: number;
}

export interface MemberRow {
  /** The id of the person. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: "owner" | "administrator" | "member" | "viewer";
  readonly joined_at: string;
}

export interface Meta {
  /** The lowest grade of the facts used. Absent where the answer uses none. */
  readonly data_status?: "current" | "due" | "stale" | "sample" | undefined;
  /** The lowest confidence of the facts used. Absent where the answer uses none. */
  readonly confidence?: "high" | "medium" | "low" | undefined;
  /** Date of the newest fact used. In a set, such as a list, a table or the information on a country: the date of its oldest member. null where no fact is dated. */
  readonly as_of: string | null;
  /** Sources of the facts, best first. */
  readonly sources: readonly CitedSource[];
  readonly notices: readonly string[];
}

/** The minimum wage of the employee, for full-time work. */
export interface MinimumWage {
  /** Major units of the currency, for the time of `per`. */
  readonly amount: number;
  /** The time that the amount pays for. */
  readonly per: "month" | "day" | "hour";
  readonly name: string;
  /** First day. null where it is not established. */
  readonly from: string | null;
  /** The latest day on which a source states it. */
  readonly as_of: string;
  /** The wage of the pay period. Absent where the law fixes the wage by the day or the hour. */
  readonly period_amount?: number | undefined;
}

export interface MinimumWageRow {
  readonly country: string;
  readonly country_name: string;
  readonly id: string;
  readonly name: string;
  /** What the country calls it. */
  readonly local_name?: string | undefined;
  /** Whom it covers. null where it covers everybody. */
  readonly sector: string | null;
  /** Major units of the currency, for the time of `per`. */
  readonly amount: number;
  readonly currency: string;
  /** The time that the amount pays for. */
  readonly per: "month" | "day" | "hour";
  /** First day. null where it is not established. */
  readonly from: string | null;
  /** Last day. null while in force. */
  readonly to: string | null;
  /** Where the law applied retroactively: the day of its publication. */
  readonly published_on?: string | undefined;
  readonly note?: string | undefined;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
  readonly sources: readonly CitedSource[];
}

export interface MinimumWages {
  readonly date: string;
  /** With `country`: its general minimum wage. null where it has none. */
  readonly general: MinimumWageRow | null;
  readonly wages: readonly MinimumWageRow[];
  readonly count: number;
}

/** What changes in a month. Fields you leave out stay as they were. */
export interface MonthOfPay {
  readonly month: string;
  /** Regular cash pay of a month, from this month on; 0 in a month without pay, such as unpaid leave. */
  readonly amount?: number | undefined;
  /** What changes in the circumstances, from this month on. */
  readonly employee?: Employee | undefined;
  /** Regular parts of pay, from this month on; 0 ends one. `bonus`, `thirteenth`, `arrears`, `leave_paid_out` and `severance` are paid in this month only, in addition to `amount`. */
  readonly pay?: PayParts | undefined;
  /** Benefits in kind, from this month on; null ends one. */
  readonly in_kind?: MonthOfPayInKind | undefined;
  /** What the employee pays, from this month on; 0 ends it. */
  readonly paid?: PaidByEmployee | undefined;
}

/** Benefits in kind, from this month on; null ends one. */
export interface MonthOfPayInKind {
  readonly housing?: number | InKindValue | null | undefined;
  readonly furniture?: number | InKindValue | null | undefined;
  readonly vehicle?: number | InKindValue | null | undefined;
  readonly fuel?: number | InKindValue | null | undefined;
  readonly driver?: number | InKindValue | null | undefined;
  readonly utilities?: number | InKindValue | null | undefined;
  readonly servants?: number | InKindValue | null | undefined;
  readonly meals?: number | InKindValue | null | undefined;
  readonly phone?: number | InKindValue | null | undefined;
  readonly school_fees?: number | InKindValue | null | undefined;
  readonly loan?: number | InKindValue | null | undefined;
  readonly other?: number | InKindValue | null | undefined;
}

export interface NewAccountKey {
  readonly id: string;
  readonly name: string;
  readonly environment: "live" | "test";
  /** The first characters, by which a person recognises it. */
  readonly hint: string;
  readonly plan: "free" | "pro" | "growth" | "enterprise";
  /** Only an `active` key is accepted. */
  readonly state: "active" | "disabled" | "account_disabled" | "replaced" | "expired";
  readonly created_at: string;
  /** null: never. */
  readonly expires_at: string | null;
  /** When the overlap of a rotation ends. null: it was not rotated. */
  readonly replaced_at: string | null;
  /** Stored once a minute. null: never. */
  readonly last_used_at: string | null;
  /** Addresses and networks from which it may be used. null: all. */
  readonly networks: readonly string[] | null;
  /** Operations it may be used for. null: all. */
  readonly operations: readonly ("tax" | "vat" | "country" | "forex" | "fuel" | "rates" | "minimum_wage" | "calendar" | "series" | "changes")[] | null;
  /** The key. It is shown this once: only its hash is stored. */
  readonly key: string;
}

export interface NewInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: "owner" | "administrator" | "member" | "viewer";
  /** Only an `open` invitation can be used. */
  readonly state: "open" | "accepted" | "revoked" | "expired";
  readonly invited_by: string;
  readonly created_at: string;
  readonly expires_at: string;
  /** The link of the invitation, which opens the account only for this address. It is shown this once. */
  readonly link: string;
  /** Whether the link is sent by email. It is not where the server sends none, or where there were too many emails. Then give it to the person yourself. */
  readonly mailed: boolean;
}

export interface NewSubscription {
  readonly id: string;
  readonly name: string | null;
  /** That of the key. A subscription made with a test key receives test events only. */
  readonly environment: "live" | "test";
  readonly callback_url: string;
  /** Empty: all. */
  readonly kinds: readonly ("law" | "policy_rate" | "inflation" | "tbill" | "meeting" | "fuel_price" | "exchange_rate")[];
  /** Empty: all. */
  readonly countries: readonly string[];
  readonly thresholds: readonly Threshold[];
  /** An `ended` subscription receives nothing. To continue, change its `state` to `active`. */
  readonly state: "active" | "ended";
  readonly created_at: string;
  readonly ended_at: string | null;
  /** Why it ended, in a sentence. */
  readonly ended_because: string | null;
  /** Until when events are also signed with a secret that was replaced. null: with the newest only. */
  readonly earlier_secrets_until: string | null;
  /** Verifies the signature of each event, as Standard Webhooks has it. It is shown this once. null: there was an active subscription with this address and filter, and this is it. */
  readonly secret: string | null;
}

export interface NewToken {
  readonly id: string;
  readonly name: string;
  /** It may do what this role may. */
  readonly role: "owner" | "administrator" | "member" | "viewer";
  /** The first characters, by which a person recognises it. */
  readonly hint: string;
  /** Only an `active` token is accepted. */
  readonly state: "active" | "expired" | "revoked";
  readonly created_at: string;
  /** null: never. */
  readonly expires_at: string | null;
  /** The token. It is shown this once: only its hash is stored. */
  readonly token: string;
}

export interface NotRecorded {
  readonly country: string;
  readonly country_name: string;
  /** A fund or tax on the payslip. */
  readonly name: string;
  /** The contributions that it collects, or `income-tax`. */
  readonly ids: readonly string[];
}

export interface NoticeAnswer {
  readonly country: string;
  /** The currency of the country. Pay is taken to be in it. */
  readonly currency: string;
  readonly lines: readonly LabourLine[];
  /** The rules that the answer rests on. */
  readonly law: readonly LabourRule[];
  readonly months: number;
  readonly weeks: number;
  /** Days besides the months and weeks. */
  readonly days: number;
  /** What `days` counts. */
  readonly unit: "working" | "calendar";
  /** The last day of the notice, counted from the day after it is given. null for working days. */
  readonly last_day: string | null;
  /** Pay instead of notice. null without `pay`. */
  readonly amount: number | null;
  /** Completed years, months and days from the first to the last day. */
  readonly service: LeaveAnswerService;
}

export interface NoticeRequest {
  readonly country: CountryCode;
  /** The first day of the employment. */
  readonly started: string;
  /** The day on which the employer gives notice. */
  readonly ends: string;
  /** The group of the employee, where the law has several. `GET /api/v1/labour` lists them. */
  readonly category?: string | undefined;
  /** Pay of a month. With it, the answer has the pay instead of notice. */
  readonly pay?: number | undefined;
  /** Days that turn the pay of a month into the pay of a day. Default: as the law says, otherwise 30, or 26 for working days. */
  readonly days_per_month?: number | undefined;
}

export interface OvertimeAnswer {
  readonly country: string;
  /** The currency of the country. Pay is taken to be in it. */
  readonly currency: string;
  readonly lines: readonly LabourLine[];
  /** The rules that the answer rests on. */
  readonly law: readonly LabourRule[];
  /** Pay of the hours with their premium. */
  readonly amount: number;
  /** The premium in it. */
  readonly premium: number;
}

export interface OvertimeRequest {
  readonly country: CountryCode;
  /** Basic pay of a month, or of an hour. */
  readonly pay: number;
  /** Default: `month`. */
  readonly pay_period?: "month" | "hour" | undefined;
  /** Hours of overtime of one week; of one day or month where the law counts by those. */
  readonly hours: number;
  /** When they are worked. Default: `day`. */
  readonly kind?: "day" | "night" | "rest_day" | "public_holiday" | "rest_day_night" | "public_holiday_night" | undefined;
  /** The group of the employee, where the law has several. `GET /api/v1/labour` lists them. */
  readonly category?: string | undefined;
  /** Hours that turn the pay of a month into the pay of an hour. Default: as the law says, otherwise the hours of the legal week × 52 / 12. */
  readonly hours_per_month?: number | undefined;
  /** The day whose law counts. Default: today. */
  readonly on?: string | undefined;
}

/** Payments by the employee that may qualify for tax relief, in major units in the pay period. They do not reduce `net_amount`. */
export interface PaidByEmployee {
  /** To a private or supplementary pension plan */
  readonly pension?: number | undefined;
  /** Life insurance premiums */
  readonly life_insurance?: number | undefined;
  /** To a medical scheme or health insurance */
  readonly medical_insurance?: number | undefined;
  /** Interest on the mortgage of their own home */
  readonly mortgage_interest?: number | undefined;
  /** Rent of their own home */
  readonly rent?: number | undefined;
  /** Donations to approved bodies */
  readonly donations?: number | undefined;
  /** Trade union dues */
  readonly union?: number | undefined;
  /** To a tax-favoured savings plan */
  readonly savings?: number | undefined;
}

/** Parts of `amount`, in major units in the pay period; what is left is basic pay. Instead of an amount, a share of basic pay: `{ "percent_of_basic": 20 }`. `overtime` may say its hours: `{ "amount": 12000, "hours": 10 }`. */
export interface PayParts {
  /** Cash allowance for housing */
  readonly housing?: number | PayPartsValue | undefined;
  /** Cash allowance for commuting */
  readonly transport?: number | PayPartsValue | undefined;
  /** Cash allowance for meals */
  readonly meals?: number | PayPartsValue | undefined;
  /** Cash allowance for spouse and children */
  readonly family_allowance?: number | PayPartsValue | undefined;
  /** Cash allowance for representation */
  readonly representation?: number | PayPartsValue | undefined;
  /** Allowance for a function or responsibility */
  readonly function?: number | PayPartsValue | undefined;
  /** Allowance for risk, dirt or hardship */
  readonly risk?: number | PayPartsValue | undefined;
  /** Pay for overtime */
  readonly overtime?: number | PayPartsValue | PayPartsOvertime | undefined;
  /** Commission on sales */
  readonly commission?: number | PayPartsValue | undefined;
  /** Leave pay or leave allowance */
  readonly leave?: number | PayPartsValue | undefined;
  /** Further allowances that are taxable */
  readonly other_taxable?: number | PayPartsValue | undefined;
  /** Further allowances that the law exempts */
  readonly other_exempt?: number | PayPartsValue | undefined;
  /** Bonus paid in this period */
  readonly bonus?: number | PayPartsValue | undefined;
  /** Thirteenth month paid in this period */
  readonly thirteenth?: number | PayPartsValue | undefined;
  /** Pay for earlier periods, paid in this one */
  readonly arrears?: number | PayPartsValue | undefined;
  /** Pay for leave that was not taken, paid in this period */
  readonly leave_paid_out?: number | PayPartsValue | undefined;
  /** Payment on termination of employment */
  readonly severance?: number | PayPartsValue | undefined;
}

export interface PayPartsOvertime {
  readonly amount: number;
  readonly hours: number;
}

export interface PayPartsValue {
  readonly percent_of_basic: number;
}

export interface PayeRequest {
  readonly country: CountryCode;
  /** Amount in major units of the currency, greater than 0 and at most 10^15. */
  readonly amount: number;
  /** Pay period of the amount. It affects income tax only. Default: `monthly`. */
  readonly period?: "monthly" | "annual" | "weekly" | "biweekly" | undefined;
  /** `gross_to_net`: the amount is gross. `net_to_gross`: the amount is the net to reach. Default: `gross_to_net`. */
  readonly mode?: "gross_to_net" | "net_to_gross" | undefined;
  /** false: employee contributions are ignored, both in net pay and in taxable pay. Default: `true`. */
  readonly include_pension?: boolean | undefined;
  /** Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year. */
  readonly tax_year?: string | undefined;
  /** Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year. */
  readonly pay_date?: string | undefined;
  /** Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD). */
  readonly currency?: string | undefined;
  /** Share of gross pay that is basic pay, from 0 to 1. Default: all of it. Newer: name the other parts in `pay`. */
  readonly basic?: number | undefined;
  /** Dependants of the employee other than children, such as parents. Newer: `employee.dependants`. */
  readonly dependants?: number | undefined;
  /** Age of the employee on the date that the law uses. Newer: `employee.age`. */
  readonly age?: number | undefined;
  readonly employee?: Employee | undefined;
  readonly employer?: Employer | undefined;
  readonly pay?: PayParts | undefined;
  readonly in_kind?: InKind | undefined;
  readonly paid?: PaidByEmployee | undefined;
  readonly year_to_date?: YearToDate | undefined;
}

export interface PayrollCalendar {
  /** The month of the pay. null with `due_in`. */
  readonly month: string | null;
  readonly due_in: string | null;
  /** Earliest first. */
  readonly items: readonly DueItem[];
  readonly count: number;
  /** Funds and taxes on the payslip whose returns and payments are not recorded. */
  readonly not_recorded: readonly NotRecorded[];
}

export interface PayrollMonth {
  /** YYYY-MM. */
  readonly month: string;
  /** The last day of the month, whose law applies. */
  readonly pay_date: string;
  /** All cash pay. */
  readonly gross: number;
  /** One-off payments included in it: bonus, thirteenth month, arrears, leave paid out, severance. */
  readonly paid_once: number;
  /** Taxable income. */
  readonly taxable: number;
  /** Tax with every surcharge. Negative where tax of earlier months is refunded. */
  readonly tax: number;
  /** Contributions of the employee. */
  readonly contributions: number;
  /** Gross less tax and contributions. */
  readonly net: number;
  /** Gross with the contributions of the employer. */
  readonly employer_cost: number;
  /** The law of the month, with its age and confidence. */
  readonly law: PayrollMonthLaw;
  /** With `detail`: the whole payslip. */
  readonly payslip?: TaxResult | undefined;
}

/** The law of the month, with its age and confidence. */
export interface PayrollMonthLaw {
  /** First day on which all rules of the month apply: brackets, reliefs and contributions. null where not established. */
  readonly from: string | null;
  /** Their last day, as far as it is recorded; null while all are in force. */
  readonly to: string | null;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
}

export interface PayrollYear {
  readonly country: string;
  readonly country_name: string;
  readonly currency: string;
  readonly tax_year: string;
  readonly tax_year_from: string;
  readonly tax_year_to: string;
  readonly include_pension: boolean;
  /** How the tax of a month relates to the tax of the year. `month_alone`: monthly tax rules applied to the pay of each month alone. `annualised`: annual tax rules applied to twelve times the monthly pay, then divided by twelve. `cumulative`: annual tax rules applied to the pay to date, in proportion to the months so far, less the tax already withheld. null where not established. */
  readonly method: PayrollYearMethod | null;
  /** The months with pay, in their order. */
  readonly months: readonly PayrollMonth[];
  readonly totals: PayrollYearTotals;
  /** null where the law has no year-end reconciliation, or where that is not established. A notice says which. */
  readonly settlement: Settlement | null;
}

export interface PayrollYearMethod {
  readonly name: "month_alone" | "annualised" | "cumulative";
  readonly meaning: string;
  /** What the sources say about it. */
  readonly note?: string | undefined;
  readonly sources: readonly CitedSource[];
}

export interface PayrollYearRequest {
  readonly country: CountryCode;
  /** Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year. */
  readonly tax_year?: string | undefined;
  /** Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD). */
  readonly currency?: string | undefined;
  /** false: employee contributions are ignored, both in net pay and in taxable pay. Default: `true`. */
  readonly include_pension?: boolean | undefined;
  /** Regular cash pay of a month with its parts, in major units. One-off payments are added to it. */
  readonly amount: number;
  readonly employee?: Employee | undefined;
  readonly employer?: Employer | undefined;
  /** Regular parts of `amount` in every month. What is paid once (`bonus`, `thirteenth`, `arrears`, `leave_paid_out`, `severance`) stands in `months`. */
  readonly pay?: PayParts | undefined;
  readonly in_kind?: InKind | undefined;
  readonly paid?: PaidByEmployee | undefined;
  /** The months in which something changes or is paid once, each at most once, in any order. */
  readonly months?: readonly MonthOfPay[] | undefined;
  /** First month of the employment. Default: the first of the tax year. */
  readonly from?: string | undefined;
  /** Last month of the employment. Default: the last of the tax year. */
  readonly to?: string | undefined;
  /** true: each month with its whole payslip. Default: `false`. */
  readonly detail?: boolean | undefined;
}

export interface PayrollYearTotals {
  /** All cash pay. */
  readonly gross: number;
  /** One-off payments included in it: bonus, thirteenth month, arrears, leave paid out, severance. */
  readonly paid_once: number;
  /** Taxable income. */
  readonly taxable: number;
  /** Tax with every surcharge. Negative where tax of earlier months is refunded. */
  readonly tax: number;
  /** Contributions of the employee. */
  readonly contributions: number;
  /** Gross less tax and contributions. */
  readonly net: number;
  /** Gross with the contributions of the employer. */
  readonly employer_cost: number;
}

export interface PayslipLine {
  readonly id: string;
  readonly name: string;
  /** Major units of the currency, in the pay period. */
  readonly amount: number;
}

export interface PlanRequestRow {
  readonly id: string;
  readonly plan: "free" | "pro" | "growth" | "enterprise";
  readonly note: string;
  readonly asked_by: string;
  readonly created_at: string;
  /** null: not decided yet. */
  readonly outcome: "granted" | "refused" | null;
  readonly decided_at: string | null;
}

export interface PlanRow {
  readonly plan: "free" | "pro" | "growth" | "enterprise";
  readonly label: string;
  readonly meaning: string;
  /** Calls a month. null: no limit. */
  readonly per_month: number | null;
  /** Calls a minute. null: no limit. */
  readonly per_minute: number | null;
  /** Whether past figures and series are included. */
  readonly history: boolean;
  /** Whether it must be requested and agreed. */
  readonly by_agreement: boolean;
}

export interface Plans {
  readonly current: "free" | "pro" | "growth" | "enterprise";
  readonly plans: readonly PlanRow[];
  /** What the account asked for, newest first. */
  readonly requests: readonly PlanRequestRow[];
}

export interface ProgramList {
  readonly programs: readonly ProgramRow[];
  readonly count: number;
}

export interface ProgramRow {
  readonly id: string;
  /** What the program calls itself. */
  readonly name: string;
  /** The host at which the program is answered. */
  readonly answers_at: string;
  /** The email address of the member who connected it. */
  readonly connected_by: string;
  readonly connected_at: string;
  /** When it last asked; stored once a minute. null: never. */
  readonly last_used_at: string | null;
  /** When it is disconnected, unless it is used until then. */
  readonly ends_at: string;
}

export interface Quota {
  /** YYYY-MM, in UTC. */
  readonly month: string;
  readonly plan: "free" | "pro" | "growth" | "enterprise";
  /** Calls of live keys that count towards the quota, with those leased to servers. */
  readonly used: number;
  /** Calls of these that were made. The others servers hold in reserve. */
  readonly made: number;
  /** null: no limit. */
  readonly limit: number | null;
  readonly left: number | null;
  /** Used part of the limit, 0 to 1. */
  readonly share: number | null;
  /** Day on which the quota is used up at the pace of this month so far. null: not this month. */
  readonly used_up_on: string | null;
}

/** ISO 3166-1 alpha-2 code of any country, in any letter case, or its English name. */
export type RecipientCountry = string;

export interface RemovedMember {
  readonly id: string;
  readonly deleted: true;
}

export interface RequestPlanRequest {
  /** A plan above the current one. */
  readonly plan: "free" | "pro" | "growth" | "enterprise";
  /** What it is needed for: volume, support, production. */
  readonly note?: string | undefined;
}

export interface RevokedInvitation {
  readonly id: string;
  readonly deleted: true;
}

export interface RevokedToken {
  readonly id: string;
  readonly deleted: true;
}

export interface RotateKeyRequest {
  /** Days during which both keys work, 0 to 365. Default: `1`. */
  readonly overlap_days?: number | undefined;
}

export interface RotateSecretRequest {
  /** Days during which events are signed with the new secret and with the earlier ones, 0 to 365. 0: the earlier ones end at once. Default: `1`. */
  readonly overlap_days?: number | undefined;
}

export interface RotatedSubscription {
  readonly id: string;
  readonly name: string | null;
  /** That of the key. A subscription made with a test key receives test events only. */
  readonly environment: "live" | "test";
  readonly callback_url: string;
  /** Empty: all. */
  readonly kinds: readonly ("law" | "policy_rate" | "inflation" | "tbill" | "meeting" | "fuel_price" | "exchange_rate")[];
  /** Empty: all. */
  readonly countries: readonly string[];
  readonly thresholds: readonly Threshold[];
  /** An `ended` subscription receives nothing. To continue, change its `state` to `active`. */
  readonly state: "active" | "ended";
  readonly created_at: string;
  readonly ended_at: string | null;
  /** Why it ended, in a sentence. */
  readonly ended_because: string | null;
  /** Until when events are also signed with a secret that was replaced. null: with the newest only. */
  readonly earlier_secrets_until: string | null;
  /** The new secret. It is shown this once. */
  readonly secret: string;
}

export interface SeniorityAnswer {
  readonly country: string;
  /** The currency of the country. Pay is taken to be in it. */
  readonly currency: string;
  readonly lines: readonly LabourLine[];
  /** The rules that the answer rests on. */
  readonly law: readonly LabourRule[];
  readonly percent: number;
  /** Major units of the currency. The lines add up to it. */
  readonly amount: number;
  /** Completed years, months and days from the first to the last day. */
  readonly service: LeaveAnswerService;
}

export interface SeniorityRequest {
  readonly country: CountryCode;
  /** The pay that the bonus is a percentage of: `law` states which. */
  readonly pay: number;
  /** The first day of the employment. */
  readonly started: string;
  /** The day whose law counts. Default: today. */
  readonly on?: string | undefined;
}

export interface SeriesResult {
  readonly series: "fx" | "fuel_petrol" | "fuel_diesel" | "fuel_kerosene" | "fuel_lpg" | "policy_rate" | "inflation" | "inflation_core" | "inflation_food" | "inflation_annual" | "tbill_91" | "tbill_182" | "tbill_364" | "gdp_growth" | "gdp_growth_annual" | "mpc_meeting";
  readonly title: string;
  readonly unit: string;
  readonly entity: string;
  readonly name: string;
  readonly observations: readonly SeriesResultObservation[];
  readonly count: number;
}

export interface SeriesResultObservation {
  readonly date: string;
  readonly value: number;
  /** A month `2026-08`, a quarter `2026-Q2`, a year `2025`, or several quarters together `2025-Q1/2025-Q3`. */
  readonly period?: string | undefined;
  /** Absent where the figure is an outcome. */
  readonly basis?: "estimate" | "forecast" | undefined;
  /** For a meeting: the day on which it was announced. */
  readonly announced?: string | undefined;
  readonly source: CitedSource;
  /** With a `frequency` other than `day`: the day of the latest value on or before `date`. */
  readonly observed?: string | undefined;
  /** With a `frequency` other than `day`: the number of values published in the period. */
  readonly observations?: number | undefined;
  /** With a `frequency` other than `day`: the mean of these values. Absent where there are none, and for series whose values hold for a period of their own. */
  readonly average?: number | undefined;
}

export interface SeriesRow {
  readonly series: "fx" | "fuel_petrol" | "fuel_diesel" | "fuel_kerosene" | "fuel_lpg" | "policy_rate" | "inflation" | "inflation_core" | "inflation_food" | "inflation_annual" | "tbill_91" | "tbill_182" | "tbill_364" | "gdp_growth" | "gdp_growth_annual" | "mpc_meeting";
  /** A currency, a country, or a common central bank. */
  readonly entity: string;
  readonly name: string;
  /** Date of the newest observation. */
  readonly date: string;
  readonly age_days: number;
  readonly promise: string;
  /** Whether the series is on schedule. */
  readonly kept: boolean;
  readonly source: string;
  /** Feeds that update it. Empty where only imports do. */
  readonly feeds: readonly string[];
  /** The error of the last run of one of its feeds. */
  readonly last_error: string | null;
}

/** Year-end reconciliation: the tax for the year on all pay, with the contributions withheld in its months, less the tax withheld in them. */
export interface Settlement {
  /** Pay of the year. */
  readonly gross: number;
  /** Taxable income of the year. */
  readonly taxable: number;
  /** Tax for the year under annual tax rules. */
  readonly tax: number;
  /** Tax withheld in the months of the year. */
  readonly withheld: number;
  /** Tax still due. 0 where none is. */
  readonly due: number;
  /** Tax to be refunded. 0 where none is. */
  readonly refund: number;
  /** What the sources say about it. */
  readonly note?: string | undefined;
  readonly sources: readonly CitedSource[];
}

export interface SeveranceAnswer {
  readonly country: string;
  /** The currency of the country. Pay is taken to be in it. */
  readonly currency: string;
  readonly lines: readonly LabourLine[];
  /** The rules that the answer rests on. */
  readonly law: readonly LabourRule[];
  /** Major units of the currency. The lines add up to it. */
  readonly amount: number;
  /** Completed years, months and days from the first to the last day. */
  readonly service: LeaveAnswerService;
}

export interface SeveranceRequest {
  readonly country: CountryCode;
  /** Pay of a month, as the law counts it: `law` states which. */
  readonly pay: number;
  /** The first day of the employment. */
  readonly started: string;
  /** The last day of the employment. */
  readonly ends: string;
  /** Why the employment ends. Default: `dismissal`. */
  readonly reason?: "dismissal" | "redundancy" | "end_of_contract" | "retirement" | undefined;
  /** The group of the employee, where the law has several. `GET /api/v1/labour` lists them. */
  readonly category?: string | undefined;
  /** Days that turn the pay of a month into the pay of a day. Default: as the law says, otherwise 30, or 26 for working days. */
  readonly days_per_month?: number | undefined;
  /** Hours that turn the pay of a month into the pay of an hour. Default: as the law says, otherwise the hours of the legal week × 52 / 12. */
  readonly hours_per_month?: number | undefined;
}

export interface Status {
  readonly at: string;
  /** Series that are on schedule. */
  readonly kept: number;
  /** Series that are overdue. */
  readonly broken: number;
  /** Observations held back for review. */
  readonly quarantined: number;
  readonly feeds: readonly FeedRow[];
  readonly series: readonly SeriesRow[];
  /** Entities without any observation. */
  readonly missing: readonly StatusMissing[];
}

export interface StatusMissing {
  readonly series: "fx" | "fuel_petrol" | "fuel_diesel" | "fuel_kerosene" | "fuel_lpg" | "policy_rate" | "inflation" | "inflation_core" | "inflation_food" | "inflation_annual" | "tbill_91" | "tbill_182" | "tbill_364" | "gdp_growth" | "gdp_growth_annual" | "mpc_meeting";
  readonly entities: readonly string[];
}

export interface Subscription {
  readonly id: string;
  readonly name: string | null;
  /** That of the key. A subscription made with a test key receives test events only. */
  readonly environment: "live" | "test";
  readonly callback_url: string;
  /** Empty: all. */
  readonly kinds: readonly ("law" | "policy_rate" | "inflation" | "tbill" | "meeting" | "fuel_price" | "exchange_rate")[];
  /** Empty: all. */
  readonly countries: readonly string[];
  readonly thresholds: readonly Threshold[];
  /** An `ended` subscription receives nothing. To continue, change its `state` to `active`. */
  readonly state: "active" | "ended";
  readonly created_at: string;
  readonly ended_at: string | null;
  /** Why it ended, in a sentence. */
  readonly ended_because: string | null;
  /** Until when events are also signed with a secret that was replaced. null: with the newest only. */
  readonly earlier_secrets_until: string | null;
}

export interface SubscriptionEvent {
  /** `change.law` and so on: a change of that kind. `threshold.crossed`: a rate crossed a threshold. `test`: you asked for it. */
  readonly type: "change.law" | "change.policy_rate" | "change.inflation" | "change.tbill" | "change.meeting" | "change.fuel_price" | "change.exchange_rate" | "threshold.crossed" | "test";
  /** When the event was queued. */
  readonly timestamp: string;
  /** The id of the subscription. */
  readonly subscription: string;
  readonly data: EventData;
}

export interface SubscriptionList {
  /** Oldest first. */
  readonly subscriptions: readonly Subscription[];
  readonly count: number;
}

export interface SurchargeRate {
  readonly id: string;
  readonly name: string;
  /** Percent of profit. null where it depends on the size of the profit. */
  readonly rate: number | null;
  /** The rule in words, with its amounts. */
  readonly rule: string;
}

export interface TaxCurve {
  readonly country: string;
  readonly country_name: string;
  readonly currency: string;
  readonly period: "monthly" | "annual" | "weekly" | "biweekly";
  readonly tax_year: string;
  readonly include_pension: boolean;
  readonly from: number;
  readonly to: number;
  /** Every kink of the law. Between two points net, tax and pension are straight lines and the marginal rates are constant. Two points with the same gross are a jump. */
  readonly points: readonly TaxCurvePoint[];
  readonly count: number;
}

export interface TaxCurvePoint {
  /** Major units of the currency, in the pay period, before rounding to the minor unit. */
  readonly gross: number;
  /** Major units of the currency, in the pay period, before rounding to the minor unit. */
  readonly net: number;
  /** Major units of the currency, in the pay period, before rounding to the minor unit. */
  readonly tax: number;
  /** Major units of the currency, in the pay period, before rounding to the minor unit. */
  readonly pension: number;
  /** Percent: tax on the next unit of gross pay, up to the next point. At the lower point of a jump and at the last point: up to this point. */
  readonly marginal_rate: number;
  /** Percent: the same for tax and contributions together. */
  readonly marginal_deduction_rate: number;
  readonly effective_rate: number | null;
}

export interface TaxExplanation {
  readonly heading: string;
  /** The law that was applied. */
  readonly law: TaxExplanationLaw;
  /** The calculation in its order. */
  readonly sections: readonly ExplanationSection[];
  /** Where the sources of the country disagree or leave a question open. */
  readonly doubts: readonly string[];
  /** The answer of `POST /api/tax` to the same request. */
  readonly result: TaxResult;
}

/** The law that was applied. */
export interface TaxExplanationLaw {
  readonly text: string;
  /** The day whose law is explained. */
  readonly date: string;
  /** First day. null where it could not be established. */
  readonly effective_from: string | null;
  /** Last day. null while in force. */
  readonly effective_to: string | null;
  /** The latest day on which a source states these rules. */
  readonly last_confirmed: string;
  readonly confidence: "high" | "medium" | "low";
}

export interface TaxLaw {
  readonly country: TaxLawCountry;
  readonly tax_year: string;
  readonly tax_year_from: string;
  readonly tax_year_to: string;
  /** The day whose law this is: today in the current tax year, otherwise the last day of the tax year. */
  readonly date: string;
  /** Tax years for which income tax is recorded, oldest first. */
  readonly tax_years: readonly string[];
  /** Currencies of pay for which income tax is recorded. */
  readonly currencies: readonly string[];
  readonly income_tax?: IncomeTaxLaw | undefined;
  readonly asks?: LawAsks | undefined;
  /** Social contributions and payroll charges. They are confirmed together with the income tax. */
  readonly contributions?: TaxLawContributions | undefined;
  readonly corporate_tax?: CorporateTaxLaw | undefined;
  readonly withholding_tax?: WithholdingTaxLaw | undefined;
  readonly capital_gains_tax?: CapitalGainsTaxLaw | undefined;
  readonly vat?: VatLaw | undefined;
  /** What this answer lacks, and why. */
  readonly not_recorded: readonly string[];
  /** Changes that are announced, or enacted without a figure to record. */
  readonly upcoming: readonly string[];
  /** Where sources disagree, and which one is followed and why. */
  readonly doubts: readonly string[];
}

/** Social contributions and payroll charges. They are confirmed together with the income tax. */
export interface TaxLawContributions {
  readonly employee: readonly LawContribution[];
  readonly employer: readonly LawContribution[];
  /** Recorded but not charged by default: voluntary, or for some employees only. */
  readonly optional: readonly LawContribution[];
}

export interface TaxLawCountry {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
}

export interface TaxRates {
  readonly countries: readonly TaxRatesRow[];
  readonly count: number;
}

export interface TaxRatesRow {
  readonly country: string;
  readonly country_name: string;
  readonly currency: string;
  readonly tax_year: string;
  /** Rate of the highest bracket, percent. null where income tax is not calculated. */
  readonly paye_top_rate: number | null;
  readonly paye_last_confirmed: string | null;
  readonly paye_status: "current" | "due" | "stale" | "sample" | null;
  readonly paye_confidence: "high" | "medium" | "low" | null;
  readonly paye_source: string | null;
  readonly vat_name: string | null;
  /** Percent charged on a standard-rated supply, with the levies on the same supply. null where there is no such tax or the rate could not be established. */
  readonly vat_rate: number | null;
  /** The parts of the rate, where levies are charged with the tax. */
  readonly vat_components: string | null;
  readonly vat_last_confirmed: string | null;
  readonly vat_status: "current" | "due" | "stale" | "sample" | null;
  readonly vat_confidence: "high" | "medium" | "low" | null;
  readonly vat_source: string | null;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
}

export interface TaxRequest {
  readonly country: CountryCode;
  /** Amount in major units of the currency, greater than 0 and at most 10^15. Corporate tax: also 0, where the country has a minimum tax. */
  readonly amount: number;
  /** Kind of tax. `income` is tax on employment. */
  readonly type: "income" | "corporate" | "withholding" | "capital_gains";
  /** Pay period of the amount. It affects income tax only. Default: `monthly`. */
  readonly period?: "monthly" | "annual" | "weekly" | "biweekly" | undefined;
  /** `gross_to_net`: the amount is gross. `net_to_gross`: the amount is the net to reach. Default: `gross_to_net`. */
  readonly mode?: "gross_to_net" | "net_to_gross" | undefined;
  /** false: employee contributions are ignored, both in net pay and in taxable pay. Default: `true`. */
  readonly include_pension?: boolean | undefined;
  /** Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year. */
  readonly tax_year?: string | undefined;
  /** Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year. */
  readonly pay_date?: string | undefined;
  /** Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD). */
  readonly currency?: string | undefined;
  /** Share of gross pay that is basic pay, from 0 to 1. Default: all of it. Newer: name the other parts in `pay`. */
  readonly basic?: number | undefined;
  /** Dependants of the employee other than children, such as parents. Newer: `employee.dependants`. */
  readonly dependants?: number | undefined;
  /** Age of the employee on the date that the law uses. Newer: `employee.age`. */
  readonly age?: number | undefined;
  readonly employee?: Employee | undefined;
  readonly employer?: Employer | undefined;
  readonly pay?: PayParts | undefined;
  readonly in_kind?: InKind | undefined;
  readonly paid?: PaidByEmployee | undefined;
  readonly year_to_date?: YearToDate | undefined;
  /** Corporate tax: annual turnover. It may select a small-company rate or a minimum tax. */
  readonly turnover?: number | undefined;
  /** Corporate tax: the `id` of a sector whose rate applies instead of the standard rate. `sector_rates` of the tax law lists them. */
  readonly sector?: string | undefined;
  /** Withholding tax: what is paid. Default: `services` or, where no rate for services is recorded, the first type with a rate. */
  readonly payment_type?: "dividends" | "interest" | "royalties" | "services" | "management_fees" | "rent" | "contracts" | "professional_fees" | "technical_fees" | "directors_fees" | "commissions" | "insurance" | "goods" | undefined;
  /** Withholding tax: who is paid. Default: `resident` or, where no rate for residents is recorded, `non_resident`. */
  readonly residency?: "resident" | "non_resident" | undefined;
  /** Withholding tax: the kind of payee or payment, where the law has a special rate for it. Default: the general rate. */
  readonly payee?: "individual" | "company" | "parent_company" | "bank" | "professional" | "small_business" | "tax_clearance" | "no_tax_number" | "listed_company" | "public_body" | "mining_company" | "oil_company" | "manufacturer" | "bank_deposit" | "bonds" | "listed_bonds" | "government_securities" | "shareholder_loan" | "residential_property" | "commercial_property" | "equipment" | "construction" | "software" | undefined;
  /** Withholding tax: the country of a non-resident payee. The lower of the domestic rate and that of the tax treaty applies. */
  readonly recipient_country?: RecipientCountry | undefined;
  /** Capital gains tax: whose gain it is. Default: `individual` or, where only the rule for companies is recorded, `company`. */
  readonly taxpayer?: "individual" | "company" | undefined;
}

export interface TaxResult {
  readonly country: string;
  readonly currency: string;
  /** Major units of the currency, in the pay period. */
  readonly gross_amount: number;
  /** Total tax: income tax with every surcharge and levy. */
  readonly tax_amount: number;
  /** All social contributions of the employee. Absent where there are none. */
  readonly pension?: number | undefined;
  /** Major units of the currency, in the pay period. */
  readonly net_amount: number;
  /** tax_amount / gross_amount × 100. 0 where gross_amount is 0. */
  readonly effective_rate: number;
  readonly brackets: readonly TaxedBracket[];
  readonly type: "income" | "corporate" | "withholding" | "capital_gains";
  readonly period: "monthly" | "annual" | "weekly" | "biweekly";
  readonly mode: "gross_to_net" | "net_to_gross";
  readonly tax_year: string;
  readonly include_pension: boolean;
  /** Major units of the currency, in the pay period. */
  readonly taxable_amount?: number | undefined;
  readonly contributions?: readonly ContributionLine[] | undefined;
  readonly reliefs?: readonly PayslipLine[] | undefined;
  readonly credits?: readonly PayslipLine[] | undefined;
  readonly surcharges?: readonly PayslipLine[] | undefined;
  /** What else changes the tax: `tax-cap` (negative) and `minimum-tax` where the law has them, `withheld-before` in a year of cumulative tax, `other-tables` where the scale depends on the size of income and something is paid once, and `rounding`. tax_amount is exactly the tax of all brackets less credits plus surcharges plus adjustments. */
  readonly adjustments?: readonly PayslipLine[] | undefined;
  /** The named parts of pay. Parts that share a legal limit are listed together. */
  readonly taxable_parts?: readonly TaxResultTaxablePart[] | undefined;
  /** Benefits in kind with their taxable values. */
  readonly benefits?: readonly PayslipLine[] | undefined;
  /** What the law counts of the family, such as shares, and how many. */
  readonly family?: TaxResultFamily | undefined;
  /** Every set of brackets, where the size of the taxable income selects the whole set. Absent otherwise. */
  readonly tables?: readonly CountryInfoIncomeTaxTable[] | undefined;
  readonly employer_contributions?: readonly ContributionLine[] | undefined;
  /** Gross pay plus employer contributions. */
  readonly employer_cost?: number | undefined;
  readonly minimum_wage?: MinimumWage | undefined;
  readonly payment_type?: "dividends" | "interest" | "royalties" | "services" | "management_fees" | "rent" | "contracts" | "professional_fees" | "technical_fees" | "directors_fees" | "commissions" | "insurance" | "goods" | undefined;
  readonly residency?: "resident" | "non_resident" | undefined;
  /** Where the law has a rate of its own for the payee of the request. */
  readonly payee?: "individual" | "company" | "parent_company" | "bank" | "professional" | "small_business" | "tax_clearance" | "no_tax_number" | "listed_company" | "public_body" | "mining_company" | "oil_company" | "manufacturer" | "bank_deposit" | "bonds" | "listed_bonds" | "government_securities" | "shareholder_loan" | "residential_property" | "commercial_property" | "equipment" | "construction" | "software" | undefined;
  readonly taxpayer?: "individual" | "company" | undefined;
  /** Corporate tax: the sector of the request, whose rate applies. */
  readonly sector?: string | undefined;
  /** The tax treaty with the `recipient_country` of the request. */
  readonly treaty?: TreatyOfPayment | undefined;
  /** false where the law levies no such tax: `tax_amount` is then 0. Absent otherwise. */
  readonly levied?: boolean | undefined;
  /** Withholding tax: true for a final tax, false for an advance on the tax of the payee. Absent where not established. */
  readonly final_tax?: boolean | undefined;
}

/** What the law counts of the family, such as shares, and how many. */
export interface TaxResultFamily {
  readonly counted: string;
  readonly number: number;
}

export interface TaxResultTaxablePart {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly ("housing" | "transport" | "meals" | "family_allowance" | "representation" | "function" | "risk" | "overtime" | "commission" | "leave" | "other_taxable" | "other_exempt" | "bonus" | "thirteenth" | "arrears" | "leave_paid_out" | "severance")[];
  /** Major units of the currency, in the pay period. */
  readonly paid: number;
  /** Major units of the currency, in the pay period. */
  readonly taxable: number;
  /** Amount subject to contributions, where a scheme has no base of its own. */
  readonly contributory: number;
}

export interface TaxedBracket {
  readonly from: number;
  readonly to: number | null;
  /** Percent. */
  readonly rate: number;
  /** Tax attributed to the bracket, before credits. */
  readonly tax: number;
}

export interface Threshold {
  /** Two currencies: `USD/KES` is the price of one US dollar in Kenya shillings. */
  readonly pair: string;
  /** `above`: the rate rises above `rate`. `below`: it falls below it. */
  readonly direction: "above" | "below";
  /** The mid-market rate to cross. */
  readonly rate: number;
}

export interface TokenList {
  readonly tokens: readonly TokenRow[];
  readonly count: number;
}

export interface TokenRow {
  readonly id: string;
  readonly name: string;
  /** It may do what this role may. */
  readonly role: "owner" | "administrator" | "member" | "viewer";
  /** The first characters, by which a person recognises it. */
  readonly hint: string;
  /** Only an `active` token is accepted. */
  readonly state: "active" | "expired" | "revoked";
  readonly created_at: string;
  /** null: never. */
  readonly expires_at: string | null;
}

export interface ToolList {
  readonly tools: readonly ToolListTool[];
  readonly count: number;
}

export interface ToolListTool {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, unknown>>;
}

export interface Treaties {
  readonly treaties: readonly TreatyRow[];
  readonly count: number;
  readonly lists: readonly TreatyList[];
}

/** A rate of a treaty under a condition. */
export interface TreatyCondition {
  /** Percent. null where the domestic rate applies. */
  readonly rate: number | null;
  /** Who is paid, or what for. */
  readonly condition: string;
  /** The `payee` of a request that meets the condition. */
  readonly payee?: "individual" | "company" | "parent_company" | "bank" | "professional" | "small_business" | "tax_clearance" | "no_tax_number" | "listed_company" | "public_body" | "mining_company" | "oil_company" | "manufacturer" | "bank_deposit" | "bonds" | "listed_bonds" | "government_securities" | "shareholder_loan" | "residential_property" | "commercial_property" | "equipment" | "construction" | "software" | undefined;
}

/** What the list of a payer country covers. */
export interface TreatyList {
  readonly country: string;
  readonly country_name: string;
  /** Whether the list names every treaty in force. */
  readonly complete: boolean;
  /** Why the list counts as complete, or what it lacks. */
  readonly complete_basis: string;
  readonly notes: readonly string[];
  readonly doubts: readonly string[];
}

/** The tax treaty with the country of the payee. */
export interface TreatyOfPayment {
  /** `rate`: the treaty limits the tax to a recorded rate. `no_limit`: the treaty leaves the tax to domestic law. `not_in_force`: a treaty is signed but not in force. `none`: the list of treaties is complete and has none with this country. `not_recorded`: whether there is a treaty, or what it says about the payment, is not recorded. */
  readonly state: "rate" | "no_limit" | "not_in_force" | "none" | "not_recorded";
  /** ISO code of the country of the payee. */
  readonly partner: string;
  readonly partner_name: string;
  /** `AMU`: convention of the Arab Maghreb Union. `CEMAC`: convention of the Economic and Monetary Community of Central Africa. `EAC`: agreement of the East African Community. `ECOWAS`: act of the Economic Community of West African States. `UEMOA`: regulation of the West African Economic and Monetary Union. */
  readonly group?: "AMU" | "CEMAC" | "EAC" | "ECOWAS" | "UEMOA" | undefined;
  /** The highest rate that the treaty allows, percent. null where no rate is recorded. */
  readonly rate: number | null;
  /** Other rates of the treaty for this type of payment. */
  readonly conditions: readonly TreatyCondition[];
  /** null where that could not be established, or there is no treaty. */
  readonly in_force: boolean | null;
  /** First day. null where it could not be established. */
  readonly in_force_since: string | null;
  /** The article of the treaty, where known. */
  readonly article?: string | undefined;
  readonly note?: string | undefined;
  /** The condition under which `rate` holds, met by the `payee` sent. */
  readonly condition?: string | undefined;
  /** The rate without a treaty, percent. */
  readonly domestic_rate: number;
  /** true where the treaty is in force and its rate, the lower one, was used. */
  readonly applied: boolean;
  readonly sources: readonly CitedSource[];
}

export interface TreatyRow {
  /** The country of the payer. */
  readonly country: string;
  readonly country_name: string;
  readonly payment_type: "dividends" | "interest" | "royalties" | "services" | "management_fees" | "rent" | "contracts" | "professional_fees" | "technical_fees" | "directors_fees" | "commissions" | "insurance" | "goods";
  /** `rate`: the treaty limits the tax to a recorded rate. `no_limit`: the treaty leaves the tax to domestic law. `not_in_force`: a treaty is signed but not in force. `none`: the list of treaties is complete and has none with this country. `not_recorded`: whether there is a treaty, or what it says about the payment, is not recorded. */
  readonly state: "rate" | "no_limit" | "not_in_force" | "none" | "not_recorded";
  /** ISO code of the country of the payee. */
  readonly partner: string;
  readonly partner_name: string;
  /** `AMU`: convention of the Arab Maghreb Union. `CEMAC`: convention of the Economic and Monetary Community of Central Africa. `EAC`: agreement of the East African Community. `ECOWAS`: act of the Economic Community of West African States. `UEMOA`: regulation of the West African Economic and Monetary Union. */
  readonly group?: "AMU" | "CEMAC" | "EAC" | "ECOWAS" | "UEMOA" | undefined;
  /** The highest rate that the treaty allows, percent. null where no rate is recorded. */
  readonly rate: number | null;
  /** Other rates of the treaty for this type of payment. */
  readonly conditions: readonly TreatyCondition[];
  /** null where that could not be established, or there is no treaty. */
  readonly in_force: boolean | null;
  /** First day. null where it could not be established. */
  readonly in_force_since: string | null;
  /** The article of the treaty, where known. */
  readonly article?: string | undefined;
  readonly note?: string | undefined;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
  readonly sources: readonly CitedSource[];
}

export interface VatExplanation {
  readonly heading: string;
  /** The law that was applied. */
  readonly law: TaxExplanationLaw;
  /** The calculation in its order. */
  readonly sections: readonly ExplanationSection[];
  /** Where the sources of the country disagree or leave a question open. */
  readonly doubts: readonly string[];
  /** The answer of `POST /api/vat` to the same request. */
  readonly result: VatResult;
}

export interface VatLaw {
  readonly name: string;
  /** `none`: the country levies no such tax. */
  readonly kind: "vat" | "gst" | "sales_tax" | "consumption_tax" | "none";
  /** Percent charged on a standard-rated supply, with the levies on the same supply. null where the rate could not be established or there is no such tax. */
  readonly standard_rate: number | null;
  /** Same as `standard_rate`, under its earlier name. */
  readonly total_rate: number | null;
  /** The parts of the rate in percent, where levies are charged on the same supply. The tax itself comes first. */
  readonly components?: readonly CountryInfoVatComponent[] | undefined;
  readonly reduced: readonly VatLawValue[];
  readonly higher: readonly VatLawValue[];
  readonly categories: readonly VatLawCategory[];
  /** What is known about the standard rate, the reduced rates and each category. */
  readonly cells: VatLawCells;
  /** Annual turnover above which a business must register. null where it could not be established. */
  readonly registration_threshold: number | null;
  readonly notes: readonly string[];
  /** First day. null where it could not be established. */
  readonly effective_from: string | null;
  /** Last day. null while in force. */
  readonly effective_to: string | null;
  /** The latest day on which a source states these rules. */
  readonly last_confirmed: string;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
  readonly notices: readonly string[];
  readonly sources: readonly CitedSource[];
}

export interface VatLawCategory {
  readonly category: "standard" | "food_basic" | "medical" | "education" | "digital" | "export";
  readonly treatment: "standard" | "reduced" | "zero" | "exempt";
  /** Percent. */
  readonly rate: number;
  readonly note?: string | undefined;
}

/** What is known about the standard rate, the reduced rates and each category. */
export interface VatLawCells {
  readonly standard_rate: LawCell;
  readonly reduced_rate: LawCell;
  readonly food_basic: LawCell;
  readonly medical: LawCell;
  readonly education: LawCell;
  readonly digital: LawCell;
  readonly export: LawCell;
}

export interface VatLawValue {
  /** Percent. */
  readonly rate: number;
  readonly applies_to: string;
}

export interface VatRequest {
  readonly country: CountryCode;
  /** Amount in major units of the currency, greater than 0 and at most 10^15. */
  readonly amount: number;
  /** `add`: the amount is without VAT. `extract`: the amount contains VAT. */
  readonly mode: "add" | "extract";
  /** The rate that applies where no `category` is sent, because a category decides by itself. Default: `standard`. */
  readonly rate_type?: "standard" | "reduced" | "zero" | undefined;
  /** What is sold. Where it is sent, it determines the rate, because it is more specific than `rate_type`. */
  readonly category?: "standard" | "food_basic" | "medical" | "education" | "digital" | "export" | undefined;
}

export interface VatResult {
  readonly country: string;
  readonly country_name: string;
  readonly currency: string;
  readonly mode: "add" | "extract";
  readonly net_amount: number;
  /** Percent. */
  readonly vat_rate: number;
  readonly vat_amount: number;
  readonly gross_amount: number;
  readonly rate_type: "standard" | "reduced" | "zero" | "exempt";
  /** Date on which the rate last changed. Where that is not established: the date on which it was last confirmed. */
  readonly updated: string;
  readonly category?: "standard" | "food_basic" | "medical" | "education" | "digital" | "export" | undefined;
  /** The parts of the rate in percent, where levies are charged on the same supply. The tax itself comes first. */
  readonly components?: readonly CountryInfoVatComponent[] | undefined;
}

export interface WithholdingCellLaw {
  /** `rate`: the law has a rate or a rule, which is recorded. `none`: the law has none. `not_established`: what the law says could not be established. */
  readonly state: "rate" | "none" | "not_established";
  readonly note?: string | undefined;
  /** The latest day on which a source states these rules. */
  readonly last_confirmed?: string | undefined;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status?: "current" | "due" | "stale" | "sample" | undefined;
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of?: string | null | undefined;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence?: "high" | "medium" | "low" | undefined;
  readonly sources?: readonly CitedSource[] | undefined;
  readonly payment_type: "dividends" | "interest" | "royalties" | "services" | "management_fees" | "rent" | "contracts" | "professional_fees" | "technical_fees" | "directors_fees" | "commissions" | "insurance" | "goods";
  readonly residency: "resident" | "non_resident";
  /** Percent, where the payee is not stated. null where the state is not `rate`. */
  readonly rate: number | null;
  /** The rule in words, with its amounts. */
  readonly rule: string;
  /** The payees for which the law has a rate of its own. */
  readonly variants: readonly WithholdingCellLawVariant[];
  /** Below it, nothing is withheld. From there on, tax is withheld from the whole payment. */
  readonly threshold?: WithholdingCellLawThreshold | undefined;
  /** true: a final tax. false: an advance. Absent where not established. */
  readonly final?: boolean | undefined;
}

/** Below it, nothing is withheld. From there on, tax is withheld from the whole payment. */
export interface WithholdingCellLawThreshold {
  readonly amount: number;
  readonly per: "payment" | "month" | "year";
  /** `above`: tax is withheld from more than the amount. `from`: tax is also withheld from exactly the amount. */
  readonly reached: "above" | "from";
}

export interface WithholdingCellLawVariant {
  readonly payee: "individual" | "company" | "parent_company" | "bank" | "professional" | "small_business" | "tax_clearance" | "no_tax_number" | "listed_company" | "public_body" | "mining_company" | "oil_company" | "manufacturer" | "bank_deposit" | "bonds" | "listed_bonds" | "government_securities" | "shareholder_loan" | "residential_property" | "commercial_property" | "equipment" | "construction" | "software";
  /** Percent. null where the law withholds nothing. */
  readonly rate: number | null;
  readonly note?: string | undefined;
}

export interface WithholdingTaxLaw {
  readonly rates: readonly WithholdingTaxLawRate[];
  /** Each payment to each residency. Types beside the main ones stand only where they are recorded. */
  readonly cells: readonly WithholdingCellLaw[];
  readonly notes: readonly string[];
  /** First day. null where it could not be established. */
  readonly effective_from: string | null;
  /** Last day. null while in force. */
  readonly effective_to: string | null;
  /** The latest day on which a source states these rules. */
  readonly last_confirmed: string;
  /** `current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data. */
  readonly data_status: "current" | "due" | "stale" | "sample";
  /** Date of the newest fact of the row. null where no fact is dated. */
  readonly as_of: string | null;
  /** `high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed. */
  readonly confidence: "high" | "medium" | "low";
  readonly notices: readonly string[];
  readonly sources: readonly CitedSource[];
}

export interface WithholdingTaxLawRate {
  readonly payment_type: "dividends" | "interest" | "royalties" | "services" | "management_fees" | "rent" | "contracts" | "professional_fees" | "technical_fees" | "directors_fees" | "commissions" | "insurance" | "goods";
  /** Percent. 0 also where the law withholds nothing, null where it could not be established: see `cells`. */
  readonly resident: number | null;
  /** Percent. 0 also where the law withholds nothing, null where it could not be established: see `cells`. */
  readonly non_resident: number | null;
}

/** What was paid and withheld earlier in the tax year, before this pay period. */
export interface YearToDate {
  /** Months of the tax year paid before this one */
  readonly months: number;
  /** Gross pay of the tax year before this period */
  readonly gross?: number | undefined;
  /** Taxable income of the tax year before this period */
  readonly taxable?: number | undefined;
  /** Tax withheld in the tax year before this period */
  readonly tax?: number | undefined;
  /** Employee contributions of the tax year before this period */
  readonly contributions?: number | undefined;
  /** Bonuses of the tax year paid before this period */
  readonly bonus?: number | undefined;
}

/** What `getCountries` is asked with. */
export interface GetCountriesInput {
  /** ISO 3166-1 alpha-2 code of an African country, in any letter case. */
  readonly country?: CountryCode | undefined;
  /** The law of this tax only. */
  readonly type?: "income" | "corporate" | "withholding" | "capital_gains" | undefined;
}

/** What `getMinimumWages` is asked with. */
export interface GetMinimumWagesInput {
  /** Default: all countries. */
  readonly country?: CountryCode | undefined;
  /** The day for which to return wages. Default: today. */
  readonly date?: string | undefined;
  /** Only wages of a sector: `general`, or a word of `id` or `sector` such as `agriculture`. */
  readonly sector?: string | undefined;
}

/** What `getPayrollCalendar` is asked with. */
export interface GetPayrollCalendarInput {
  /** Default: all countries. */
  readonly country?: CountryCode | undefined;
  /** The month of the pay. Default: the current month. */
  readonly month?: string | undefined;
  /** Instead of `month`: everything due in this month, whichever month of pay it is for. */
  readonly due_in?: string | undefined;
}

/** What `getLabourLaw` is asked with. */
export interface GetLabourLawInput {
  /** ISO 3166-1 alpha-2 code of an African country, in any letter case. */
  readonly country: CountryCode;
  /** The day whose law counts. Default: today. */
  readonly on?: string | undefined;
}

/** What `getTaxCurve` is asked with. */
export interface GetTaxCurveInput {
  /** ISO 3166-1 alpha-2 code of an African country, in any letter case. */
  readonly country: CountryCode;
  /** Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year. */
  readonly tax_year?: string | undefined;
  /** Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year. */
  readonly pay_date?: string | undefined;
  /** Pay period of the amount. It affects income tax only. Default: `monthly`. */
  readonly period?: "monthly" | "annual" | "weekly" | "biweekly" | undefined;
  /** Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD). */
  readonly currency?: string | undefined;
  /** `false`: employee contributions are ignored, both in net pay and in taxable pay. */
  readonly include_pension?: "true" | "false" | undefined;
  /** Highest gross pay of the curve, in the pay period. Default: a quarter above the last kink of the law. */
  readonly to?: number | undefined;
}

/** What `getTaxLaw` is asked with. */
export interface GetTaxLawInput {
  /** ISO 3166-1 alpha-2 code of an African country, in any letter case. */
  readonly country: CountryCode;
  /** Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year. */
  readonly tax_year?: string | undefined;
  /** Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year. */
  readonly pay_date?: string | undefined;
  /** Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD). */
  readonly currency?: string | undefined;
}

/** What `getTreaties` is asked with. */
export interface GetTreatiesInput {
  /** The country of the payer. Default: all with recorded treaties. */
  readonly country?: CountryCode | undefined;
  /** The country of the payee. Default: all. */
  readonly recipient_country?: RecipientCountry | undefined;
  /** Only this type of payment. */
  readonly payment_type?: "dividends" | "interest" | "royalties" | "services" | "management_fees" | "rent" | "contracts" | "professional_fees" | "technical_fees" | "directors_fees" | "commissions" | "insurance" | "goods" | undefined;
}

/** What `getExchangeRate` is asked with. */
export interface GetExchangeRateInput {
  /** Currency or cryptocurrency to convert from. */
  readonly from: string;
  /** Currency or cryptocurrency to convert to. */
  readonly to: string;
  /** Amount to convert. Default: the unit rate is returned. */
  readonly amount?: number | undefined;
  /** A past day. Default: the latest rate. Pro plan and above. */
  readonly date?: string | undefined;
  /** Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above. */
  readonly as_known_on?: string | undefined;
}

/** What `getExchangeRates` is asked with. */
export interface GetExchangeRatesInput {
  /** Currency of which one unit is priced. */
  readonly base?: string | undefined;
  /** Currency codes separated by commas. Default: the African and major currencies. */
  readonly quotes?: string | undefined;
}

/** What `getExchangeRateHistory` is asked with. */
export interface GetExchangeRateHistoryInput {
  /** Currency or coin of which one unit is priced. */
  readonly from: string;
  /** Currency or coin in which it is priced. */
  readonly to: string;
  /** First day. Default: 90 days before the last day. */
  readonly start?: string | undefined;
  /** Last day. Default: today. */
  readonly end?: string | undefined;
  /** `day`: every value on its own day. `week`: last value on or before the Sunday of each week. `month-end`: last value on or before the last day of each month. `month-average`: average of the values published in each month. `quarter`: last value on or before the last day of each quarter. `year`: last value on or before 31 December of each year. Other than `day`, `start` and `end` are widened to whole periods. Default: `day`. */
  readonly frequency?: "day" | "week" | "month-end" | "month-average" | "quarter" | "year" | undefined;
  /** Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above. */
  readonly as_known_on?: string | undefined;
}

/** What `getFuelPrices` is asked with. */
export interface GetFuelPricesInput {
  /** Country. Default: all countries. */
  readonly country?: CountryCode | undefined;
  /** Only this fuel. */
  readonly fuel_type?: "petrol" | "diesel" | "kerosene" | "lpg" | undefined;
  /** Convert prices to this currency. */
  readonly currency?: string | undefined;
  /** A past day. Default: the latest prices. Pro plan and above. */
  readonly date?: string | undefined;
  /** Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above. */
  readonly as_known_on?: string | undefined;
}

/** What `getFuelPricesV1` is asked with. */
export interface GetFuelPricesV1Input {
  /** Country. Default: all countries. */
  readonly country?: CountryCode | undefined;
  /** Only this fuel. */
  readonly fuel_type?: "petrol" | "diesel" | "kerosene" | "lpg" | undefined;
  /** Convert prices to this currency. */
  readonly currency?: string | undefined;
  /** A past day. Default: the latest prices. Pro plan and above. */
  readonly date?: string | undefined;
  /** Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above. */
  readonly as_known_on?: string | undefined;
}

/** What `getCentralBankData` is asked with. */
export interface GetCentralBankDataInput {
  /** Country. Default: all countries. */
  readonly country?: CountryCode | undefined;
  /** Only this indicator. */
  readonly indicator?: "policy_rate" | "inflation" | "tbills" | "gdp" | "mpc" | undefined;
  /** A past day. Default: the latest figures. Pro plan and above. */
  readonly date?: string | undefined;
  /** Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above. */
  readonly as_known_on?: string | undefined;
}

/** What `getCentralBankDataV1` is asked with. */
export interface GetCentralBankDataV1Input {
  /** Country. Default: all countries. */
  readonly country?: CountryCode | undefined;
  /** Only this indicator. */
  readonly indicator?: "policy_rate" | "inflation" | "tbills" | "gdp" | "mpc" | undefined;
  /** A past day. Default: the latest figures. Pro plan and above. */
  readonly date?: string | undefined;
  /** Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above. */
  readonly as_known_on?: string | undefined;
}

/** What `getSeries` is asked with. */
export interface GetSeriesInput {
  /** The series. GET /api/v1/status lists them with their entities. */
  readonly series: "fx" | "fuel_petrol" | "fuel_diesel" | "fuel_kerosene" | "fuel_lpg" | "policy_rate" | "inflation" | "inflation_core" | "inflation_food" | "inflation_annual" | "tbill_91" | "tbill_182" | "tbill_364" | "gdp_growth" | "gdp_growth_annual" | "mpc_meeting";
  /** Currency, country or common central bank. */
  readonly entity: string;
  /** First day. Default: the first observation. */
  readonly start?: string | undefined;
  /** Last day. Default: today. */
  readonly end?: string | undefined;
  /** `day`: every value on its own day. `week`: last value on or before the Sunday of each week. `month-end`: last value on or before the last day of each month. `month-average`: average of the values published in each month. `quarter`: last value on or before the last day of each quarter. `year`: last value on or before 31 December of each year. Other than `day`, `start` and `end` are widened to whole periods. Default: `day`. */
  readonly frequency?: "day" | "week" | "month-end" | "month-average" | "quarter" | "year" | undefined;
  /** Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above. */
  readonly as_known_on?: string | undefined;
}

/** What `getChanges` is asked with. */
export interface GetChangesInput {
  /** A day, a moment (UTC), or the `position` of an earlier answer: only what was recorded from then on. Default: 31 days ago. An earlier moment needs the Pro plan or above; a `position` never does. */
  readonly since?: string | undefined;
  /** Kinds, separated by commas. Default: all. `law`: tax, contributions, VAT and minimum wages. `policy_rate`: policy rate of a central bank. `inflation`: inflation: headline, core, food and annual. `tbill`: yields of treasury bills. `meeting`: central bank meetings, announced or cancelled. `fuel_price`: pump prices and cooking gas. `exchange_rate`: daily rates of currencies against the US dollar. */
  readonly kind?: string | undefined;
  /** Countries, separated by commas. Default: all. */
  readonly country?: string | undefined;
  /** The most changes of the answer, 1 to 500. Default: 100. */
  readonly limit?: number | undefined;
  /** The `next_cursor` of the previous answer, for the changes that follow it. */
  readonly cursor?: string | undefined;
}

/** What `getSubscription` is asked with. */
export interface GetSubscriptionInput {
  /** The id of the subscription, as the list shows it. */
  readonly id: string;
}

/** What `changeSubscription` is asked with. */
export interface ChangeSubscriptionInput {
  /** The id of the subscription, as the list shows it. */
  readonly id: string;
  /** Address that receives the events with POST. It must start with https:// and be reachable from the internet. */
  readonly callback_url?: string | undefined;
  /** Kinds of changes. Empty: all. `law`: tax, contributions, VAT and minimum wages. `policy_rate`: policy rate of a central bank. `inflation`: inflation: headline, core, food and annual. `tbill`: yields of treasury bills. `meeting`: central bank meetings, announced or cancelled. `fuel_price`: pump prices and cooking gas. `exchange_rate`: daily rates of currencies against the US dollar. */
  readonly kinds?: readonly ("law" | "policy_rate" | "inflation" | "tbill" | "meeting" | "fuel_price" | "exchange_rate")[] | undefined;
  /** Countries whose changes are sent. Empty: all. It does not limit thresholds. */
  readonly countries?: readonly CountryCode[] | undefined;
  /** Exchange rates to watch. With thresholds, an exchange rate is sent only when it crosses one, not every day. */
  readonly thresholds?: readonly Threshold[] | undefined;
  /** A name by which people recognise it. */
  readonly name?: string | undefined;
  /** `ended`: nothing more is sent, and what waits is given up. `active`: an ended subscription goes on with what changes from now on. */
  readonly state?: "active" | "ended" | undefined;
}

/** What `rotateSecret` is asked with. */
export interface RotateSecretInput {
  /** The id of the subscription, as the list shows it. */
  readonly id: string;
  /** Days during which events are signed with the new secret and with the earlier ones, 0 to 365. 0: the earlier ones end at once. Default: `1`. */
  readonly overlap_days?: number | undefined;
}

/** What `deleteSubscription` is asked with. */
export interface DeleteSubscriptionInput {
  /** The id of the subscription, as the list shows it. */
  readonly id: string;
}

/** What `testSubscription` is asked with. */
export interface TestSubscriptionInput {
  /** The id of the subscription, as the list shows it. */
  readonly id: string;
}

/** What `listDeliveries` is asked with. */
export interface ListDeliveriesInput {
  /** The id of the subscription, as the list shows it. */
  readonly id: string;
  /** The most deliveries of the answer, 1 to 100. Default: 50. */
  readonly limit?: number | undefined;
}

/** What `retryDelivery` is asked with. */
export interface RetryDeliveryInput {
  /** The id of the subscription, as the list shows it. */
  readonly id: string;
  /** The id of the delivery, as the list shows it. */
  readonly delivery: string;
}

/** What `getKey` is asked with. */
export interface GetKeyInput {
  /** The id of the key, as the list shows it. */
  readonly id: string;
}

/** What `changeKey` is asked with. */
export interface ChangeKeyInput {
  /** The id of the key, as the list shows it. */
  readonly id: string;
  /** The person or program it is given to. */
  readonly name?: string | undefined;
  /** Last day of the key (UTC), YYYY-MM-DD, or `never`. */
  readonly expires?: string | undefined;
  /** Addresses and networks from which it may be used, such as 10.0.0.0/8. Empty: all. */
  readonly networks?: readonly string[] | undefined;
  /** Operations for which it may be used. Empty: all. */
  readonly operations?: readonly ("tax" | "vat" | "country" | "forex" | "fuel" | "rates" | "minimum_wage" | "calendar" | "series" | "changes")[] | undefined;
}

/** What `deleteKey` is asked with. */
export interface DeleteKeyInput {
  /** The id of the key, as the list shows it. */
  readonly id: string;
}

/** What `rotateKey` is asked with. */
export interface RotateKeyInput {
  /** The id of the key, as the list shows it. */
  readonly id: string;
  /** Days during which both keys work, 0 to 365. Default: `1`. */
  readonly overlap_days?: number | undefined;
}

/** What `disableKey` is asked with. */
export interface DisableKeyInput {
  /** The id of the key, as the list shows it. */
  readonly id: string;
}

/** What `enableKey` is asked with. */
export interface EnableKeyInput {
  /** The id of the key, as the list shows it. */
  readonly id: string;
}

/** What `getUsage` is asked with. */
export interface GetUsageInput {
  /** First day (UTC). Default: 29 days before the last. */
  readonly start?: string | undefined;
  /** Last day (UTC). Default: today. */
  readonly end?: string | undefined;
  /** The id of one key. Default: all keys of the account. */
  readonly key?: string | undefined;
}

/** What `getAuditTrail` is asked with. */
export interface GetAuditTrailInput {
  /** First day (UTC). */
  readonly start?: string | undefined;
  /** Last day (UTC). */
  readonly end?: string | undefined;
  /** Entries about this action only. */
  readonly action?: "account.create" | "account.rename" | "account.plan" | "account.disable" | "account.enable" | "key.create" | "key.change" | "key.rotate" | "key.disable" | "key.enable" | "key.delete" | "key.plan" | "member.add" | "member.role" | "member.remove" | "invitation.create" | "invitation.revoke" | "token.create" | "token.revoke" | "program.connect" | "program.disconnect" | "code.create" | "code.revoke" | "device.revoke" | "subscription.create" | "subscription.change" | "subscription.rotate" | "subscription.delete" | "plan.request" | "plan.grant" | "plan.refuse" | "person.log_in" | "person.log_out_everywhere" | "person.password" | "person.second_factor_on" | "person.second_factor_off" | undefined;
  /** Who did it, as an entry shows them. */
  readonly actor?: string | undefined;
  /** The id of the key, member, token or account that was changed. */
  readonly subject?: string | undefined;
  /** The number of an entry: only older ones. For the next page, the number of the last entry. */
  readonly before?: string | undefined;
}

/** What `changeMember` is asked with. */
export interface ChangeMemberInput {
  /** The id of the member, as the list shows it. */
  readonly id: string;
  /** `owner`: everything, including adding other owners. `administrator`: keys, members, tokens, settings and plan. `member`: keys and usage. `viewer`: reads keys, usage and members. */
  readonly role: "owner" | "administrator" | "member" | "viewer";
}

/** What `removeMember` is asked with. */
export interface RemoveMemberInput {
  /** The id of the member, as the list shows it. */
  readonly id: string;
}

/** What `revokeInvitation` is asked with. */
export interface RevokeInvitationInput {
  /** The id of the invitation, as the list shows it. */
  readonly id: string;
}

/** What `revokeToken` is asked with. */
export interface RevokeTokenInput {
  /** The id of the token, as the list shows it. */
  readonly id: string;
}

/** What `disconnectProgram` is asked with. */
export interface DisconnectProgramInput {
  /** The id of the program, as the list shows it. */
  readonly id: string;
}

/** What each operation of a batch is asked with, and what it answers. */
export interface BatchOperations {
  readonly tax: { readonly input: TaxRequest; readonly data: TaxResult };
  readonly country: { readonly input: GetCountriesInput; readonly data: CountryInfo | CountryList };
  readonly vat: { readonly input: VatRequest; readonly data: VatResult };
  readonly minimum_wage: { readonly input: GetMinimumWagesInput; readonly data: MinimumWages };
  readonly calendar: { readonly input: GetPayrollCalendarInput; readonly data: PayrollCalendar };
  readonly forex: { readonly input: GetExchangeRateInput; readonly data: ForexResult };
  readonly fuel: { readonly input: GetFuelPricesInput; readonly data: FuelResult | FuelList };
  readonly rates: { readonly input: GetCentralBankDataInput; readonly data: CentralBankList | CentralBankResult };
  readonly series: { readonly input: GetSeriesInput; readonly data: SeriesResult };
}
