import { type CountryCode, countryCodes } from '../contract/country-code';
import { countryNames } from '../contract/countries';
import { done, fail, type Outcome } from '../contract/error';
import type { Meta } from '../contract/meta';
import type { CentralBankList, CentralBankResult, Indicator, RatesQuery } from '../contract/rates';
import type { BankFacts } from '../reference/market/schema';
import { asked } from './asked';
import { citeAll } from './cite';
import { asOf } from './history';
import type { Market } from './market';
import { figureIsOld, policyIsOld } from './promise';

interface Found {
  readonly result: CentralBankResult;
  readonly dates: readonly string[];
  readonly sources: readonly string[];
  readonly notices: readonly string[];
  readonly stale: boolean;
}

/** A country's own facts, before those of its union. */
function factsOf(market: Market, code: string): (BankFacts & { readonly central_bank: string; readonly central_bank_abbr: string }) | undefined {
  const country = market.banks.countries[code];
  if (country === undefined) return undefined;
  if (!('union' in country)) return country;
  const union = market.banks.unions[country.union]!;
  return { ...union, ...country, notices: [...(union.notices ?? []), ...(country.notices ?? [])] };
}

function bankOf(market: Market, code: CountryCode, indicator: Indicator | undefined, date: string, at: number): Found | undefined {
  const facts = factsOf(market, code);
  if (facts === undefined) return undefined;
  const wants = (one: Indicator): boolean => indicator === undefined || indicator === one;
  const policy = wants('policy_rate') ? asOf(facts.policy_rate?.observations, date)?.current : undefined;
  const inflation = wants('inflation') ? asOf(facts.inflation, date)?.current : undefined;
  const tbills = wants('tbills') ? asOf(facts.tbills, date)?.current : undefined;
  const growth = wants('gdp') ? asOf(facts.gdp_growth, date)?.current : undefined;
  const meeting = facts.meetings?.find((one) => one.date >= date && one.announced <= date);
  const next = wants('mpc') ? meeting : undefined;
  const used = [policy, inflation, tbills, growth].filter((fact) => fact !== undefined);
  const dates = [...used.map((fact) => fact.date), ...(next === undefined || used.length > 0 ? [] : [next.announced])].sort();
  const named = countryNames[code];
  const missing = (['policy_rate', 'inflation', 'tbills', 'gdp', 'mpc'] as const).filter((one) => wants(one) && { policy_rate: policy, inflation, tbills, gdp: growth, mpc: next }[one] === undefined);
  const { headline, core, food } = inflation ?? {};
  const oldPolicy = policy !== undefined && policyIsOld(policy.date, facts.meetings, at);
  const old = [
    ...(inflation === undefined ? [] : [{ what: 'inflation', series: inflation.period.length === 4 ? 'inflation_annual' : 'inflation', date: inflation.date } as const]),
    ...(tbills === undefined ? [] : [{ what: 'treasury bill yields', series: 'tbill_91', date: tbills.date } as const]),
    ...(growth === undefined ? [] : [{ what: 'GDP growth', series: growth.period.length === 4 ? 'gdp_growth_annual' : 'gdp_growth', date: growth.date } as const]),
  ].filter(({ series, date: of }) => figureIsOld(series, of, at));
  const statistics = [
    ...(inflation === undefined ? [] : [{ what: 'Inflation', fact: inflation }]),
    ...(growth === undefined ? [] : [{ what: 'GDP growth', fact: growth }]),
  ];
  return {
    result: {
      country: code,
      country_name: named,
      ...(indicator === undefined ? { central_bank: facts.central_bank, central_bank_abbr: facts.central_bank_abbr } : {}),
      ...(policy === undefined ? {} : { policy_rate: policy.value }),
      ...(inflation === undefined ? {} : { inflation: { ...(headline === undefined ? {} : { headline }), ...(core === undefined ? {} : { core }), ...(food === undefined ? {} : { food }) } }),
      ...(tbills === undefined ? {} : { tbills: Object.fromEntries((['91_day', '182_day', '364_day'] as const).flatMap((tenor) => (tbills[tenor] === undefined ? [] : [[tenor, tbills[tenor]]]))) }),
      ...(growth === undefined ? {} : { gdp_growth: growth.value }),
      ...(next === undefined ? {} : { next_mpc: next.date }),
      ...(dates.length === 0 ? {} : { updated: dates.at(-1)! }),
    },
    dates,
    sources: [...used.flatMap((fact) => [fact.source, ...(fact.also ?? [])]), ...(next === undefined ? [] : [next.source])],
    notices: [
      ...(policy === undefined ? [] : [`${named}'s policy rate is of ${policy.date}${oldPolicy ? ': a later decision may have changed it' : ''}.`]),
      ...statistics.map(({ what, fact }) => `${what} is of ${fact.period}${fact.basis === undefined ? '' : ` (${fact.basis})`}${fact.scope === undefined ? '' : `; ${fact.scope}`}.`),
      ...(tbills === undefined ? [] : [`Treasury bill yields are of ${tbills.date}.`]),
      ...(old.length === 0 ? [] : [`Older than promised: ${old.map(({ what }) => what).join(', ')}.`]),
      ...(missing.length === 0 ? [] : [`Not known: ${missing.join(', ')}.`]),
      ...(indicator === undefined ? (facts.notices ?? []) : []),
    ],
    stale: oldPolicy || old.length > 0,
  };
}

function metaOf(market: Market, found: readonly Found[], notices: readonly string[]): Meta {
  return {
    data_status: found.some(({ stale }) => stale) ? 'stale' : 'current',
    as_of: found.flatMap(({ dates }) => dates).sort().at(-1) ?? null,
    sources: citeAll(market.banks.sources, found.flatMap(({ sources }) => sources)),
    notices: [...notices],
  };
}

/**
 * Policy rate, inflation, treasury bills, growth and the next meeting of a central bank, or of all of them, as known on a day.
 *
 * @returns `invalid_date` for days to come and for a day by which nothing asked for is known
 */
export function centralBank(market: Market, query: RatesQuery, now: number): Outcome<{ readonly data: CentralBankResult | CentralBankList; readonly meta: Meta }> {
  const when = asked(query, now);
  if (!when.ok) return when;
  const { by: date, at } = when.value;
  const codes = query.country === undefined ? countryCodes : [query.country];
  const found = codes.flatMap((code) => bankOf(market, code, query.indicator, date, at) ?? []);
  if (query.country !== undefined && query.date !== undefined && found[0]!.dates.length === 0) return fail('invalid_date', `No ${query.indicator ?? 'figure'} of ${countryNames[query.country]} is known on or before ${date}.`);
  if (query.country !== undefined) return done({ data: found[0]!.result, meta: metaOf(market, found, found[0]!.notices) });
  const old = found.filter(({ stale }) => stale).map(({ result }) => result.country);
  const countries = found.map(({ result }) => result);
  const notice = old.length === 0 ? [] : [`Older than promised, because a later decision may have changed them: ${old.join(', ')}.`];
  return done({ data: { countries, count: countries.length }, meta: metaOf(market, found, notice) });
}
