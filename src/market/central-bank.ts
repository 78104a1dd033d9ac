import { type CountryCode, countryCodes } from '../contract/country-code';
import { countryNames } from '../contract/countries';
import { done, type Outcome } from '../contract/error';
import type { Meta } from '../contract/meta';
import { confidenceOf } from '../truth/confidence';
import { type Evidence, metaOf, metaOfRows, together, truthOf } from '../truth/evidence';
import { marketGrade } from '../truth/grade';
import type { Confidence } from '../contract/words/truth';
import type { CentralBankList, CentralBankResult, Indicator, RatesQuery } from '../contract/rates';
import type { BankFacts } from '../reference/market/schema';
import { type Asked, asked } from './asked';
import { bankRefusal } from './bank-refusal';
import { asOf } from './history';
import type { Market } from './market';
import { type Committee, nextMeeting, overdueDecision } from './meetings';
import { currentUntil, isOverdue, type PublishedFigure, type PublishedSeries } from './publishing';

interface Found {
  readonly result: CentralBankResult;
  readonly facts: readonly Evidence[];
  readonly notices: readonly string[];
}

/** A country's own facts, before those of its union. */
function factsOf(market: Market, code: string): (BankFacts & { readonly central_bank: string; readonly central_bank_abbr: string }) | undefined {
  const country = market.banks.countries[code];
  if (country === undefined) return undefined;
  if (!('union' in country)) return country;
  const union = market.banks.unions[country.union]!;
  return { ...union, ...country, notices: [...(union.notices ?? []), ...(country.notices ?? [])] };
}

/** Why a policy rate is not current, as a sentence; undefined where it is. */
function policyDoubt(observed: string, committee: Committee, at: number): string | undefined {
  const overdue = overdueDecision(observed, committee, at);
  if (overdue === undefined) return undefined;
  if ('missed' in overdue) {
    const { missed } = overdue;
    return missed.length === 1
      ? `The meeting of ${missed[0]} has passed and its decision is not recorded: the policy rate may have changed.`
      : `The meetings of ${missed.slice(0, -1).join(', ')} and ${missed.at(-1)} have passed and their decisions are not recorded: the policy rate may have changed.`;
  }
  const rhythm = overdue.months === undefined ? 'How often the committee meets is not recorded' : overdue.months === 1 ? 'The committee meets every month' : `The committee meets every ${overdue.months} months`;
  return `${rhythm}, and no decision after ${observed} is recorded: the policy rate may have changed.`;
}

interface Figure {
  readonly name: string;
  readonly series: PublishedSeries;
  readonly fact: PublishedFigure & { readonly scope?: string | undefined; readonly source: string; readonly also?: readonly string[] | undefined; readonly confidence?: Confidence | undefined };
}

/** What a figure is of, and since when a newer one should be out. */
function figureNotice({ name, series, fact }: Figure, at: number): string {
  const what = `${name} of ${fact.period ?? fact.date}${fact.basis === undefined ? '' : ` (${fact.basis})`}${fact.scope === undefined ? '' : `; ${fact.scope}`}`;
  return isOverdue(series, fact, at) ? `${what}; a newer figure was to be expected by ${currentUntil(series, fact)}: it is not current.` : `${what}.`;
}

function bankOf(market: Market, code: CountryCode, indicator: Indicator | undefined, { date, by, at }: Asked): Found | undefined {
  const facts = factsOf(market, code);
  if (facts === undefined) return undefined;
  const wants = (one: Indicator): boolean => indicator === undefined || indicator === one;
  const policy = wants('policy_rate') ? asOf(facts.policy_rate?.observations, by)?.current : undefined;
  const inflation = wants('inflation') ? asOf(facts.inflation, by)?.current : undefined;
  const tbills = wants('tbills') ? asOf(facts.tbills, by)?.current : undefined;
  const growth = wants('gdp') ? asOf(facts.gdp_growth, by)?.current : undefined;
  const next = wants('mpc') ? nextMeeting(facts.meetings, date, by) : undefined;
  const named = countryNames[code];
  const missing = (['policy_rate', 'inflation', 'tbills', 'gdp', 'mpc'] as const).filter((one) => wants(one) && { policy_rate: policy, inflation, tbills, gdp: growth, mpc: next }[one] === undefined);
  const { headline, core, food } = inflation ?? {};
  const doubt = policy && policyDoubt(policy.date, facts, at);
  const figures: readonly Figure[] = [
    ...(inflation === undefined ? [] : [{ name: 'Inflation is', series: 'inflation' as const, fact: inflation }]),
    ...(growth === undefined ? [] : [{ name: 'GDP growth is', series: 'gdp_growth' as const, fact: growth }]),
    ...(tbills === undefined ? [] : [{ name: 'Treasury bill yields are', series: 'tbill_91' as const, fact: tbills }]),
  ];
  const evidence = (fact: { readonly date: string; readonly source: string; readonly also?: readonly string[] | undefined; readonly confidence?: Confidence | undefined }, overdue: boolean): Evidence => {
    const sources = [fact.source, ...(fact.also ?? [])].flatMap((id) => market.banks.sources[id] ?? []);
    return { grade: marketGrade(overdue), confidence: confidenceOf(fact.confidence, sources), as_of: fact.date, sources };
  };
  const known: readonly Evidence[] = [
    ...(policy === undefined ? [] : [evidence(policy, doubt !== undefined)]),
    ...figures.map(({ series, fact }) => evidence(fact, isOverdue(series, fact, at))),
    ...(next === undefined ? [] : [evidence({ date: next.announced, source: next.source }, false)]),
  ];
  const newest = together(known)?.as_of;
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
      ...(newest == null ? {} : { updated: newest }),
    },
    facts: known,
    notices: [
      ...(policy === undefined ? [] : [`${named}'s policy rate is of ${policy.date}.`]),
      ...(doubt === undefined ? [] : [doubt]),
      ...figures.map((figure) => figureNotice(figure, at)),
      ...(missing.length === 0 ? [] : [`Not known: ${missing.join(', ')}.`]),
      ...(indicator === undefined ? (facts.notices ?? []) : []),
    ],
  };
}

/**
 * Policy rate, inflation, treasury bills, growth and the next meeting of a central bank, or of all of them, as known on a day.
 *
 * @returns `invalid_date` for days to come and before the first record, `invalid_indicator` and `invalid_country` where nothing is known
 */
export function centralBank(market: Market, query: RatesQuery, now: number): Outcome<{ readonly data: CentralBankResult | CentralBankList; readonly meta: Meta }> {
  const when = asked(query, now);
  if (!when.ok) return when;
  const codes = query.country === undefined ? countryCodes : [query.country];
  const found = codes.flatMap((code) => bankOf(market, code, query.indicator, when.value) ?? []).filter(({ facts }) => facts.length > 0);
  const [first] = found;
  if (first === undefined) return bankRefusal(codes.flatMap((code) => factsOf(market, code) ?? []), query, when.value);
  if (query.country !== undefined) return done({ data: first.result, meta: metaOf(first.facts, first.notices) });
  const rows = found.map(({ facts }) => together(facts)!);
  const old = found.filter((_, i) => rows[i]!.grade === 'stale').map(({ result }) => result.country);
  const countries = found.map(({ result }, i) => ({ ...result, ...truthOf(rows[i]!) }));
  const unknown = codes.filter((code) => !countries.some(({ country }) => country === code));
  const notices = [
    ...(old.length === 0 ? [] : [`Not current, because a decision or a newer figure is not recorded: ${old.join(', ')}. Each country by itself says which.`]),
    ...(unknown.length === 0 ? [] : [`No ${query.indicator ?? 'figure'} is recorded for: ${unknown.join(', ')}.`]),
  ];
  return done({ data: { countries, count: countries.length }, meta: metaOfRows(rows, notices) });
}
