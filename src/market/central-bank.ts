import { type CountryCode, countryCodes } from '../contract/country-code';
import { countryNames } from '../contract/countries';
import { done, type Outcome } from '../contract/error';
import { type AnswerMeta, type Evidence, metaOf, metaOfRows, together, truthOf } from '../truth/evidence';
import { bankFigures } from '../contract/bank-figures';
import type { BankFigureName } from '../contract/words/bank-figures';
import type { CentralBankList, CentralBankResult, Indicator, RatesQuery } from '../contract/rates';
import type { BankFacts } from '../reference/market/schema';
import { type Asked, asked } from './asked';
import { type BankFigure, bankFiguresOn, originOf } from './bank-figures';
import { bankRefusal } from './bank-refusal';
import type { Market } from './market';
import { type Committee, overdueDecision } from './meetings';
import { currentUntil, isOverdue } from './publishing';

interface Found {
  readonly result: CentralBankResult;
  readonly facts: readonly Evidence[];
  readonly notices: readonly string[];
}

/** A country's own facts, before those of its union. */
function factsOf(
  market: Market,
  code: string,
): (BankFacts & { readonly central_bank: string; readonly central_bank_abbr: string }) | undefined {
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
  const rhythm =
    overdue.months === undefined
      ? 'How often the committee meets is not recorded'
      : overdue.months === 1
        ? 'The committee meets every month'
        : `The committee meets every ${overdue.months} months`;
  return `${rhythm}, and no decision after ${observed} is recorded: the policy rate may have changed.`;
}

/** How a group of figures is called in a sentence, together and one by one. */
const spoken = {
  inflation: {
    together: 'Inflation is',
    inflation: 'Headline inflation is',
    inflation_core: 'Core inflation is',
    inflation_food: 'Food inflation is',
  },
  tbills: {
    together: 'Treasury bill yields are',
    tbill_91: 'The 91-day treasury bill yield is',
    tbill_182: 'The 182-day treasury bill yield is',
    tbill_364: 'The 364-day treasury bill yield is',
  },
  gdp: { together: 'GDP growth is' },
} as const satisfies Readonly<
  Partial<Record<Indicator, Readonly<Partial<Record<BankFigureName | 'together', string>>>>>
>;

/** A day as exactly as it is known. */
const dayKnown = ({
  date,
  precision,
}: {
  readonly date: string;
  readonly precision?: 'month' | 'year' | undefined;
}): string => date.slice(0, precision === undefined ? 10 : precision === 'month' ? 7 : 4);

/** Of what period a figure is, and since when a newer one should be out. */
function periodNotice({ entry, published }: BankFigure, at: number): string {
  const { period, basis, scope } = entry;
  const what = `of ${period ?? dayKnown(entry)}${basis === undefined ? '' : ` (${basis})`}${scope === undefined ? '' : `; ${scope}`}`;
  return published !== undefined && isOverdue(published, entry, at)
    ? `${what}; a newer figure was to be expected by ${currentUntil(published, entry)}: it is not current.`
    : `${what}.`;
}

/** One sentence for a group whose figures are of the same period, else one for each. */
function groupNotices(figures: readonly BankFigure[], group: keyof typeof spoken, at: number): string[] {
  const names: Readonly<Partial<Record<BankFigureName | 'together', string>>> = spoken[group];
  const said = figures
    .filter(({ name }) => bankFigures[name].group === group)
    .map((figure) => [names[figure.name] ?? names.together, periodNotice(figure, at)] as const);
  const periods = new Set(said.map(([, period]) => period));
  return periods.size === 1 ? [`${names.together} ${[...periods][0]}`] : said.map((sentence) => sentence.join(' '));
}

function bankOf(
  market: Market,
  code: CountryCode,
  indicator: Indicator | undefined,
  { date, by, at }: Asked,
): Found | undefined {
  const facts = factsOf(market, code);
  if (facts === undefined) return undefined;
  const wants = (one: Indicator): boolean => indicator === undefined || indicator === one;
  const figures = bankFiguresOn(facts, market.banks.sources, { date, by, at }).filter(({ name }) =>
    wants(bankFigures[name].group),
  );
  const known = new Map(figures.map((figure) => [figure.name, figure]));
  const number = (name: BankFigureName): number | undefined => known.get(name)?.value as number | undefined;
  /** The figures of an object of the answer that are known; undefined where none is. */
  const grouped = <Field extends string>(
    names: Readonly<Record<Field, BankFigureName>>,
  ): Partial<Record<Field, number>> | undefined => {
    const found = Object.entries<BankFigureName>(names).flatMap(([field, name]) =>
      known.has(name) ? [[field, number(name)!] as const] : [],
    );
    return found.length === 0 ? undefined : (Object.fromEntries(found) as Partial<Record<Field, number>>);
  };
  const [policy, growth, next] = [known.get('policy_rate'), known.get('gdp'), known.get('next_mpc')];
  const inflation = grouped({ headline: 'inflation', core: 'inflation_core', food: 'inflation_food' });
  const tbills = grouped({ '91_day': 'tbill_91', '182_day': 'tbill_182', '364_day': 'tbill_364' });
  const named = countryNames[code];
  const missing = (['policy_rate', 'inflation', 'tbills', 'gdp', 'mpc'] as const).filter(
    (one) => wants(one) && !figures.some(({ name }) => bankFigures[name].group === one),
  );
  const doubt = policy && policyDoubt(policy.entry.date, facts, at);
  const evidence = figures.map((figure) => figure.evidence);
  const newest = together(evidence)?.as_of;
  return {
    result: {
      country: code,
      country_name: named,
      ...(indicator === undefined
        ? { central_bank: facts.central_bank, central_bank_abbr: facts.central_bank_abbr }
        : {}),
      ...(policy === undefined ? {} : { policy_rate: number('policy_rate')! }),
      ...(inflation === undefined ? {} : { inflation }),
      ...(tbills === undefined ? {} : { tbills }),
      ...(growth === undefined ? {} : { gdp_growth: number('gdp')!, gdp_period: growth.entry.period! }),
      ...(next === undefined ? {} : { next_mpc: next.value as string }),
      ...(newest == null ? {} : { updated: newest }),
      ...(figures.length === 0
        ? {}
        : { figures: Object.fromEntries(figures.map((figure) => [figure.name, originOf(figure)])) }),
    },
    facts: evidence,
    notices: [
      ...(policy === undefined ? [] : [`${named}'s policy rate is of ${dayKnown(policy.entry)}.`]),
      ...(doubt === undefined ? [] : [doubt]),
      ...(['inflation', 'gdp', 'tbills'] as const).flatMap((group) => groupNotices(figures, group, at)),
      ...(missing.length === 0 ? [] : [`Not known: ${missing.join(', ')}.`]),
      ...(indicator === undefined ? (facts.notices ?? []) : []),
    ],
  };
}

/**
 * Policy rate, inflation, treasury bills, growth and the next meeting of a central bank, or of all of them, as known on
 * a day.
 *
 * @returns `invalid_date` for days to come and before the first record, `invalid_indicator` and `invalid_country` where
 *   nothing is known
 */
export function centralBank(
  market: Market,
  query: RatesQuery,
  now: number,
): Outcome<{ readonly data: CentralBankResult | CentralBankList; readonly meta: AnswerMeta }> {
  const when = asked(query, now);
  if (!when.ok) return when;
  const codes = query.country === undefined ? countryCodes : [query.country];
  const found = codes
    .flatMap((code) => bankOf(market, code, query.indicator, when.value) ?? [])
    .filter(({ facts }) => facts.length > 0);
  const [first] = found;
  if (first === undefined)
    return bankRefusal(
      codes.flatMap((code) => factsOf(market, code) ?? []),
      query,
      when.value,
    );
  if (query.country !== undefined) return done({ data: first.result, meta: metaOf(first.facts, first.notices) });
  const rows = found.map(({ facts }) => together(facts)!);
  const old = found.filter((_, i) => rows[i]!.grade === 'stale').map(({ result }) => result.country);
  const countries = found.map(({ result }, i) => ({ ...result, ...truthOf(rows[i]!) }));
  const unknown = codes.filter((code) => !countries.some(({ country }) => country === code));
  const notices = [
    ...(old.length === 0
      ? []
      : [
          `Not current, because a decision or a newer figure is not recorded: ${old.join(', ')}. Each country by itself says which.`,
        ]),
    ...(unknown.length === 0 ? [] : [`No ${query.indicator ?? 'figure'} is recorded for: ${unknown.join(', ')}.`]),
  ];
  return done({ data: { countries, count: countries.length }, meta: metaOfRows(rows, notices) });
}
