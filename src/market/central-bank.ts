import { type CountryCode, countryCodes } from '../contract/country-code';
import { countryNames } from '../contract/countries';
import { done, type Outcome } from '../contract/error';
import { type AnswerMeta, type Evidence, metaOf, metaOfRows, together, truthOf } from '../truth/evidence';
import { bankFigures } from '../contract/bank-figures';
import type { BankFigureName } from '../contract/words/central-banks';
import { message, type Message } from '../language/message';
import type { CentralBankList, CentralBankResult, Indicator, RatesQuery } from '../contract/rates';
import { type DaysAsked, daysAsked } from './days-asked';
import { bankOf, committeeOf } from './bank';
import { bankFiguresOn, originOf } from './bank-figures';
import { dayAsKnown, groupNotices, policyDoubt } from './bank-notices';
import { bankRefusal } from './bank-refusal';
import type { Market } from './market';
import { remembered } from './remembered';
import { defined } from '../defined';
import { countryTerm, lawNotes } from '../language/terms';

interface Found {
  readonly result: CentralBankResult;
  readonly facts: readonly Evidence[];
  readonly notices: readonly Message[];
}

function rowOf(
  market: Market,
  code: CountryCode,
  indicator: Indicator | undefined,
  when: DaysAsked,
): Found | undefined {
  const bank = bankOf(market, code);
  if (bank === undefined) return undefined;
  const wants = (one: Indicator): boolean => indicator === undefined || indicator === one;
  const figures = bankFiguresOn(market, code, when).filter(({ name }) => wants(bankFigures[name].group));
  const known = new Map(figures.map((figure) => [figure.name, figure]));
  const number = (name: BankFigureName): number | undefined => known.get(name)?.value as number | undefined;
  /** The known figures of one object of the answer; undefined if there are none. */
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
  const doubt = policy && policyDoubt(policy.date, committeeOf(market, code, policy.date, when.moment), when.moment);
  const evidence = figures.map((figure) => figure.evidence);
  const newest = together(evidence)?.as_of;
  return {
    result: {
      country: code,
      country_name: named,
      ...(indicator === undefined
        ? { central_bank: bank.central_bank, central_bank_abbr: bank.central_bank_abbr }
        : {}),
      ...(policy === undefined ? {} : { policy_rate: number('policy_rate')! }),
      ...defined({ inflation, tbills }),
      ...(growth === undefined ? {} : { gdp_growth: number('gdp')!, gdp_period: growth.period! }),
      ...(next === undefined ? {} : { next_mpc: next.value as string }),
      ...(newest == null ? {} : { updated: newest }),
      ...(figures.length === 0
        ? {}
        : { figures: Object.fromEntries(figures.map((figure) => [figure.name, originOf(figure)])) }),
    },
    facts: evidence,
    notices: [
      ...(policy === undefined
        ? []
        : [message('policy_rate_dated', { country: countryTerm(code), day: dayAsKnown(policy) })]),
      ...(doubt === undefined ? [] : [doubt]),
      ...(['inflation', 'gdp', 'tbills'] as const).flatMap((group) => groupNotices(figures, group)),
      ...(missing.length === 0
        ? []
        : [message('figures_not_known', { figures: missing.map((one) => message(`bank_${one}`)) })]),
      ...(indicator === undefined ? lawNotes(...(bank.notices ?? [])) : []),
    ],
  };
}

/** Ages are judged to the minute, so questions within a minute share an answer. */
const rememberedRow = remembered<{ readonly row: Found | undefined }>(2_000);

/**
 * Policy rate, inflation, treasury bills, growth and next meeting of one central bank or all of them, as known on a
 * day.
 *
 * @returns `invalid_date` for future days and days before the first record; `invalid_indicator` or `invalid_country` if
 *   there is no data
 */
export function centralBank(
  market: Market,
  query: RatesQuery,
  now: number,
): Outcome<{ readonly data: CentralBankResult | CentralBankList; readonly meta: AnswerMeta }> {
  const when = daysAsked(query, now);
  if (!when.ok) return when;
  const codes = query.country === undefined ? countryCodes : [query.country];
  const { date, by, moment } = when.value;
  const found = codes
    .flatMap(
      (code) =>
        rememberedRow(market, `${code} ${query.indicator} ${date} ${by} ${moment}`, () => ({
          row: rowOf(market, code, query.indicator, when.value),
        })).row ?? [],
    )
    .filter(({ facts }) => facts.length > 0);
  const [first] = found;
  if (first === undefined)
    return bankRefusal(
      market,
      codes.filter((code) => bankOf(market, code) !== undefined),
      query,
      when.value,
    );
  if (query.country !== undefined) return done({ data: first.result, meta: metaOf(first.facts, first.notices) });
  const rows = found.map(({ facts }) => together(facts)!);
  const old = found.filter((_, i) => rows[i]!.grade === 'stale').map(({ result }) => result.country);
  const countries = found.map(({ result }, i) => ({ ...result, ...truthOf(rows[i]!) }));
  const unknown = codes.filter((code) => !countries.some(({ country }) => country === code));
  const notices = [
    ...(old.length === 0 ? [] : [message('banks_out_of_date', { countries: old })]),
    ...(unknown.length === 0
      ? []
      : [
          message('figure_not_recorded_for', {
            figure: query.indicator ?? message('any_figure'),
            countries: unknown,
          }),
        ]),
  ];
  return done({ data: { countries, count: countries.length }, meta: metaOfRows(rows, notices) });
}
