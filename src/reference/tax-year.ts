import { dayLength, startOfDay } from '../day';
import type { TaxYearRule } from './schema';

/** A tax year: the calendar year it starts in, its first and last day, and the country's label for it. */
export interface TaxYear {
  readonly start: number;
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** The day before MM-DD in a year, which may be after 9999. */
const dayBefore = (year: number, day: string): string =>
  new Date(startOfDay(`+${String(year).padStart(6, '0')}-${day}`) - dayLength).toISOString().replace(/T.*/, '');

/** The tax year that starts in a calendar year. */
export function taxYear(rule: TaxYearRule, start: number): TaxYear {
  const from = `${String(start).padStart(4, '0')}-${rule.starts}`;
  const next = String(start + 1).padStart(4, '0');
  const named = rule.named_after === 'end' ? start + 1 : start;
  const label =
    rule.label === '2026'
      ? String(named).padStart(4, '0')
      : rule.label === '2026/27'
        ? `${start}/${next.slice(-2)}`
        : `${start}-${next}`;
  return { start, from, to: dayBefore(start + 1, rule.starts), label };
}

/** The tax year that contains a day. */
export function taxYearOf(rule: TaxYearRule, date: string): TaxYear {
  const year = Number(date.slice(0, 4));
  return taxYear(rule, date.slice(5) >= rule.starts ? year : year - 1);
}

/**
 * The tax year of a label. Four digits mean the year as the country names it. `2026/27`, `2026-27`, `2026/2027` and
 * `2026-2027` mean the year that starts in 2026, if the tax year spans two calendar years.
 *
 * @returns undefined if the label is not valid
 */
export function parseTaxYear(rule: TaxYearRule, label: string): TaxYear | undefined {
  const match = /^(\d{4})(?:[/-](\d{2}|\d{4}))?$/.exec(label.trim());
  if (match === null) return undefined;
  const year = Number(match[1]);
  if (match[2] === undefined) return taxYear(rule, rule.named_after === 'end' ? year - 1 : year);
  const follows = String(year + 1)
    .padStart(4, '0')
    .endsWith(match[2]);
  return follows && rule.starts !== '01-01' ? taxYear(rule, year) : undefined;
}
