import { done, type Outcome } from '../../contract/error';
import type { ReturnEmployer } from '../../contract/returns';
import type { TaxRequest } from '../../contract/tax';
import { oncePaidParts } from '../../contract/words/pay-parts';
import { defined } from '../../defined';
import { lastDayOfMonth } from '../../day';
import type { Country, ReturnForm } from '../../reference/schema';
import type { AnswerMeta } from '../../truth/evidence';
import type { Context } from '../answer';
import { calculateIncomeTax } from '../income/calculate-income';
import { incomeLawAsked } from '../income/income-law-asked';
import { amountOfPart } from '../income/part-sent';
import { nothingSoFar, withMonth } from '../year/year-so-far';
import type { MonthRow, MonthsOfEmployee } from './employees';
import type { MonthPaid, Slip } from './value';

/** Whose months are computed, and for which return. */
export interface PaidFor {
  readonly country: Country;
  readonly employer: ReturnEmployer;
  readonly form: Pick<ReturnForm, 'frequency'>;
  readonly context: Context;
}

/** A month with its payslip and what it rests on; nothing was computed where nothing was paid. */
interface Computed extends MonthPaid {
  readonly meta: AnswerMeta | undefined;
}

/** The payslip of a month without pay: nothing is owed on nothing. */
const withoutPay: Slip = { gross_amount: 0, taxable_amount: 0, tax_amount: 0, net_amount: 0 };

type SoFar = TaxRequest['year_to_date'];

/** The question that a row asks, by the law of the last day of its month. */
function requestOf({ country, employer }: PaidFor, { row, month }: MonthRow, soFar: SoFar): TaxRequest {
  const { person: _person, ...pay } = row;
  const { accident_rate, size, sector, payroll } = employer;
  const settings = defined({ accident_rate, size, sector, payroll });
  return {
    ...pay,
    country: country.code as TaxRequest['country'],
    type: 'income',
    period: 'monthly',
    mode: 'gross_to_net',
    pay_date: lastDayOfMonth(month),
    ...(soFar === undefined ? {} : { year_to_date: soFar }),
    ...(Object.keys(settings).length === 0 ? {} : { employer: settings }),
  };
}

/** The year with one more month. */
function yearWith(paidFor: PaidFor, request: TaxRequest, slip: Slip, { row, month }: MonthRow): SoFar {
  const { country, context } = paidFor;
  const asked = incomeLawAsked(country, request, context);
  if (!asked.ok) return request.year_to_date;
  const pay = row.pay ?? {};
  const paidOnce = oncePaidParts.reduce(
    (sum, part) => sum + (pay[part] === undefined ? 0 : amountOfPart(pay[part])),
    0,
  );
  const stated = {
    month,
    gross: row.amount,
    paidOnce,
    pay,
    employee: row.employee ?? {},
    in_kind: row.in_kind ?? {},
    paid: row.paid ?? {},
    notices: [],
  };
  return withMonth(request.year_to_date ?? nothingSoFar, asked.value.law, stated, slip);
}

function paidMonth(paidFor: PaidFor, month: MonthRow, request: TaxRequest): Outcome<Computed> {
  if (month.row.amount === 0) return done({ ...month, slip: withoutPay, meta: undefined });
  const answer = calculateIncomeTax(paidFor.country, request, paidFor.context);
  return answer.ok ? done({ ...month, slip: answer.value.data, meta: answer.value.meta }) : answer;
}

/**
 * The payslips of an employee. In a return of a year each knows what the earlier ones paid and withheld, unless its row
 * states it. A return of a quarter does not know the months before it.
 */
export function paidMonths(
  paidFor: PaidFor,
  employee: MonthsOfEmployee,
): { readonly months: readonly Computed[]; readonly failures: readonly { number: number; code: string }[] } {
  const months: Computed[] = [];
  const failures: { number: number; code: string }[] = [];
  const isYear = paidFor.form.frequency === 'yearly';
  let soFar: SoFar = isYear ? nothingSoFar : undefined;
  for (const month of employee) {
    const request = requestOf(paidFor, month, month.row.year_to_date ?? soFar);
    const found = paidMonth(paidFor, month, request);
    if (!found.ok) {
      failures.push({ number: month.number, code: found.failure.code });
      continue;
    }
    months.push(found.value);
    if (isYear) soFar = yearWith(paidFor, request, found.value.slip, month);
  }
  return { months, failures };
}
