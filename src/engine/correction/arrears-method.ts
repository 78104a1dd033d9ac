import type { ArrearsMethod } from '../../contract/words/correction';
import { type Message, message } from '../../language/message';
import { countryTerm, lawNote } from '../../language/terms';
import type { Country } from '../../reference';
import { taxYearOf } from '../../reference/tax-year';
import type { IncomeLaw } from '../law/income-law';
import { payDateOf } from '../year/months-of-year';
import type { CorrectedPair } from './corrected-months';

/** When the difference is taxed, by what, and why. */
export interface MethodUsed {
  readonly name: ArrearsMethod;
  readonly basis: 'law' | 'default';
  readonly text: Message;
  /** Ids of the sources of the rule. */
  readonly sources: readonly string[];
}

const byDefault = (country: Country): MethodUsed => ({
  name: 'months_earned',
  basis: 'default',
  text: message('correction_by_default', { country: countryTerm(country.code) }),
  sources: [],
});

const byLaw = (name: ArrearsMethod, note: string | undefined, sources: readonly string[]): MethodUsed => ({
  name,
  basis: 'law',
  text:
    note === undefined
      ? message(`correction_${name}`)
      : message('joined_by_space', { first: message(`correction_${name}`), then: lawNote(note) }),
  sources,
});

/**
 * When the law of a country taxes arrears: as it says itself, with what it taxes in the month of payment by a rule of its
 * own, or as pay of the year so far where its tax is cumulative. Otherwise in the months that they are for, by default.
 */
export function arrearsMethodOf(
  country: Country,
  { pay }: IncomeLaw,
  months: readonly CorrectedPair[],
  paidIn: string,
): MethodUsed {
  const rule = pay?.arrears;
  if (rule !== undefined) return byLaw(rule.method, rule.note, rule.sources);
  const { bonus, parts = [], accumulation } = pay ?? {};
  if (bonus?.parts.includes('arrears') === true) return byLaw('month_of_payment', undefined, bonus.sources);
  const ofPart = parts.find((part) => part.parts.includes('arrears') && part.exempt !== undefined);
  if (ofPart !== undefined) return byLaw('month_of_payment', undefined, ofPart.sources);
  const yearOf = (month: string): string => taxYearOf(country.tax_year, payDateOf(month)).label;
  if (accumulation?.method === 'cumulative' && months.every(({ month }) => yearOf(month) === yearOf(paidIn)))
    return {
      ...byLaw('month_of_payment', undefined, accumulation.sources),
      text: message('correction_cumulative'),
    };
  return byDefault(country);
}

/** Does a month differ in cash pay only? What else differs has no arrears that could be paid later. */
const differsInCashOnly = ({ stated: { paid, due } }: CorrectedPair): boolean =>
  (['in_kind', 'paid', 'employee'] as const).every(
    (field) => JSON.stringify(paid[field] ?? {}) === JSON.stringify(due[field] ?? {}),
  );

/** Why a difference cannot be taxed in the month of payment; undefined if it can. */
export function notInPayment(
  months: readonly CorrectedPair[],
  arrears: number,
  payOfMonth: number,
  isCumulative: boolean,
): Message | undefined {
  if (!months.every(differsInCashOnly)) return message('correction_not_only_cash');
  if (arrears === 0) return message('correction_no_cash');
  if (arrears > 0) return undefined;
  if (!isCumulative) return message('correction_taken_back');
  return payOfMonth + arrears < 0 ? message('correction_more_than_pay') : undefined;
}
