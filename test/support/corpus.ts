import { type Period, periods } from '../../src/contract/tax';
import { payPeriodWords } from '../../src/contract/words/pay-periods';
import { minorUnits } from '../../src/engine/money';
import type { Country } from '../../src/reference';
import { taxYearOf } from '../../src/reference/tax-year';
import { cases } from './cases';
import { type LawDay, lawDays } from './law-days';
import { random } from './random';
import { randomEmployee, type SentEmployee } from './random-employee';

/** The day on which every test of the corpus is. */
export const today = '2026-11-20';

/** What a request says of an employee. `basic`, `dependants` and `age` are older fields beside the newer ones. */
type Details = SentEmployee & {
  readonly basic?: number;
  readonly dependants?: number;
  readonly age?: number;
};

/** An employee on one day of law, with one pay. */
export interface CorpusEmployee {
  readonly day: LawDay;
  readonly period: Period;
  readonly includePension: boolean;
  /** Are exchange rates known, for amounts that the law states in another currency? */
  readonly hasRates: boolean;
  readonly details: Details;
  /** Gross pay in minor units of the pay period. */
  readonly gross: number;
}

export const currencyOf = ({ country, regime }: LawDay): string => regime.currency ?? country.currency;
export const minorOf = (day: LawDay): number => minorUnits(currencyOf(day));

/** The days of law, with the first day of each treatment of the parts of pay. */
function corpusDays(country: Country): LawDay[] {
  const known = lawDays(country, today);
  const treatments = (country.pay ?? []).flatMap(({ from }) =>
    known
      .filter(({ regime: { effective_from, effective_to } }) => {
        const hasBegun = effective_from !== null && from !== null && effective_from < from;
        return hasBegun && (effective_to === null || from <= effective_to) && !known.some(({ date }) => date === from);
      })
      .slice(0, 1)
      .map((day) => ({ ...day, date: from! })),
  );
  return [...known, ...treatments];
}

/** A gross pay of any size, in minor units. A quarter lie at or next to a limit of the scale. */
function anyGross(next: () => number, day: LawDay, period: Period): number {
  const { bands } = day.regime;
  const limits = [
    ...(bands.brackets ?? bands.tables![0]!.brackets).map(({ to }) => to),
    ...(bands.tables ?? []).map(({ up_to }) => up_to),
  ].filter((limit) => limit !== null);
  if (next() >= 0.25 || limits.length === 0) return Math.max(1, Math.round(10 ** (next() * 12) * minorOf(day)));
  const aYear = limits[Math.floor(next() * limits.length)]! * (bands.basis === 'monthly' ? 12 : 1);
  const inPeriod = Math.round((aYear / payPeriodWords[period].perYear) * minorOf(day));
  return Math.max(1, inPeriod + Math.floor(next() * 5) - 2);
}

const olderFields = (next: () => number): Details => ({
  ...(next() < 0.6 ? { basic: Math.round(next() * 100) / 100 } : {}),
  ...(next() < 0.6 ? { dependants: Math.floor(next() * 31) } : {}),
  ...(next() < 0.6 ? { age: 14 + Math.floor(next() * 107) } : {}),
});

/** Details whose year so far has no more months than the tax year had before the day. */
function withinYear({ date, country }: LawDay, details: Details): Details {
  if (details.year_to_date?.months === undefined || date === undefined) return details;
  const { from } = taxYearOf(country.tax_year, date);
  const before =
    12 * (Number(date.slice(0, 4)) - Number(from.slice(0, 4))) + Number(date.slice(5, 7)) - Number(from.slice(5, 7));
  return {
    ...details,
    year_to_date: { ...details.year_to_date, months: Math.min(details.year_to_date.months, before) },
  };
}

/** Three employees of each law and pay period: one of whom nothing is said, one by older fields, and one of any kind. */
function* drawn(next: () => number, day: LawDay): Generator<CorpusEmployee> {
  for (const period of periods) {
    const some = (details: Details, gross: number): CorpusEmployee => ({
      day,
      period,
      includePension: next() < 0.85,
      hasRates: next() < 0.5,
      details,
      gross,
    });
    yield some({}, anyGross(next, day, period));
    yield some(olderFields(next), anyGross(next, day, period));
    const minor = minorOf(day);
    const gross = Math.max(1, Math.round(10 ** (1 + next() * 8) * minor));
    const employee = randomEmployee(next, day.country);
    yield some(withinYear(day, employee({ gross, minor, periods: payPeriodWords[period].perYear })), gross);
  }
}

/** The employees of a country, the same in every run: about 2,800 in all countries. More cases draw further ones. */
export function corpusOf(country: Country): CorpusEmployee[] {
  const seed = country.code.charCodeAt(0) * 256 + country.code.charCodeAt(1);
  const days = corpusDays(country);
  return Array.from({ length: cases(1) }, (_, time) => {
    const next = random(20261120 + seed + time * 65_536);
    return days.flatMap((day) => [...drawn(next, day)]);
  }).flat();
}
