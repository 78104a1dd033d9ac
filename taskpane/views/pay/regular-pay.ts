import { type PayPart } from '../../../src/contract/words/pay-parts';
import { payPeriodWords } from '../../../src/contract/words/pay-periods';
import type { Period, TaxResult } from '../../../src/contract/tax';
import { defined } from '../../../src/defined';
import { inPeriod, type StatedFields } from './stated';

/** The pay of the form, in its pay period, with its details. */
export interface FormPay {
  readonly gross: number;
  readonly period: Period;
  readonly stated: StatedFields;
}

/** The gross pay that a question states: of a part of a month, that of the whole month. */
export const grossStated = ({ gross_amount, worked }: Pick<TaxResult, 'gross_amount' | 'worked'>): number =>
  worked?.whole_month ?? gross_amount;

const sumOf = (part: unknown): number =>
  typeof part === 'number' ? part : ((part as { readonly amount?: number } | undefined)?.amount ?? 0);

/** How many times as long as the pay period a month is. */
export const monthsFactor = (period: Period): number => payPeriodWords[period].perYear / 12;

/**
 * The regular pay of a month.
 *
 * @param without parts that are no regular pay
 * @returns the pay and the details of a month without these parts, and which of them the form states
 */
export function regularPay({ gross, period, stated }: FormPay, without: readonly PayPart[]) {
  const { pay = {}, pay_date: _day, year_to_date: _soFar, worked: _part, ...others } = stated;
  const factor = monthsFactor(period);
  const apart = without.filter((part) => pay[part] !== undefined);
  const regular = Object.fromEntries(Object.entries(pay).filter(([part]) => !apart.some((name) => name === part)));
  const amount = apart.reduce((left, part) => left - sumOf(pay[part]), gross) * factor;
  return {
    amount: Number(amount.toFixed(2)),
    apart,
    fields: inPeriod(
      { ...others, ...defined({ pay: Object.keys(regular).length === 0 ? undefined : regular }) },
      factor,
    ),
  };
}
