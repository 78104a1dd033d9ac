import { done, fail, type Outcome } from '../../contract/error';
import type { PayrollMonth, PayrollYear, PayrollYearRequest, Settlement } from '../../contract/payroll-year';
import type { TaxRequest } from '../../contract/tax';
import { oncePaidParts } from '../../contract/words/pay-parts';
import { defined } from '../../defined';
import { message, type Message } from '../../language/message';
import { countryTerm, lawNoteIfAny } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import type { Country, Reference } from '../../reference';
import type { AccumulationRule } from '../../reference/schema';
import { citedById } from '../../truth/cite';
import { evidenceOf, metaOf } from '../../truth/evidence';
import type { Context, UnsaidAnswer } from '../answer';
import { incomeLawAsked, type IncomeLawAsked } from '../income/income-law-asked';
import { minorUnits } from '../money';
import { statedMonths } from './month-of-pay';
import { type MonthPaid, monthPayslips, type SameAllYear, whenOf } from './month-payslips';
import { monthsWithPay } from './months-of-year';
import { taxOfYear } from './settlement';
import { countryAsked } from '../country/country-asked';

type Amounts = PayrollYear['totals'];

function amountsOf({ stated, slip }: MonthPaid): Amounts {
  return {
    gross: slip.gross_amount,
    paid_once: stated.paidOnce,
    taxable: slip.taxable_amount!,
    tax: slip.tax_amount,
    contributions: slip.pension ?? 0,
    net: slip.net_amount,
    employer_cost: slip.employer_cost!,
  };
}

function monthRow(month: MonthPaid, detail: boolean): PayrollMonth {
  const { stated, payDate, slip, meta, applied } = month;
  const { data_status, as_of, confidence } = meta;
  return {
    month: stated.month,
    pay_date: payDate,
    ...amountsOf(month),
    law: {
      from: applied.effective_from,
      to: applied.effective_to,
      data_status: data_status!,
      as_of,
      confidence: confidence!,
    },
    ...(detail ? { payslip: slip } : {}),
  };
}

/** A sum of amounts with the decimals of the currency. */
function rounded(amount: number, minor: number): number {
  const units = Math.round(amount * minor);
  return Number.isSafeInteger(units) ? units / minor : amount;
}

function totalsOf(rows: readonly Amounts[], minor: number): Amounts {
  const names = ['gross', 'paid_once', 'taxable', 'tax', 'contributions', 'net', 'employer_cost'] as const;
  return Object.fromEntries(
    names.map((name) => [
      name,
      rounded(
        rows.reduce((sum, row) => sum + row[name], 0),
        minor,
      ),
    ]),
  ) as Amounts;
}

const citation = (country: Country, { note, sources }: AccumulationRule) => ({
  ...defined({ note: lawNoteIfAny(note) }),
  sources: citedById(country.sources, sources),
});

const methodOf = (country: Country, rule: AccumulationRule | undefined): Unsaid<PayrollYear>['method'] =>
  rule === undefined
    ? null
    : {
        name: rule.method,
        meaning: message('full_stop', { sentence: message(`accumulation_meaning_${rule.method}`) }),
        ...citation(country, rule),
      };

interface Settled {
  readonly settlement: Unsaid<Settlement> | null;
  readonly notices: readonly Message[];
}

/** Did the circumstances of the employee change between the first and the last month? */
const circumstancesChanged = (months: readonly MonthPaid[]): boolean =>
  months.some(({ stated }) => JSON.stringify(stated.employee) !== JSON.stringify(months[0]!.stated.employee));

/** What the year settles, or why it settles nothing. */
function settled(
  country: Country,
  same: SameAllYear,
  asked: IncomeLawAsked,
  months: readonly MonthPaid[],
  withheld: number,
  context: Context,
): Settled {
  const rule = months.at(-1)!.law.pay?.accumulation;
  if (rule === undefined)
    return { settlement: null, notices: [message('settlement_unknown', { country: countryTerm(country.code) })] };
  if (!rule.settled)
    return { settlement: null, notices: [message('settlement_none', { country: countryTerm(country.code) })] };
  const when = whenOf(asked.law, asked.year.label, asked.year.to);
  const found = taxOfYear(country, same, when, months, context);
  if (!found.ok)
    return { settlement: null, notices: [message('settlement_law_changed', { reason: found.failure.message })] };
  const { gross, taxable, tax, meta } = found.value;
  const balance = rounded(tax - withheld, minorUnits(asked.currency));
  return {
    settlement: {
      gross,
      taxable,
      tax,
      withheld,
      due: Math.max(balance, 0),
      refund: Math.max(-balance, 0),
      ...citation(country, rule),
    },
    notices: [
      ...meta.notices,
      ...(months.length < 12 ? [message('settlement_of_part_year', { count: months.length })] : []),
      ...(circumstancesChanged(months)
        ? [message('settlement_circumstances', { month: months.at(-1)!.stated.month })]
        : []),
    ],
  };
}

/** Surcharges that the law charges in certain months only, which payslips leave out. */
const seldomSurcharges = (months: readonly MonthPaid[]): Message[] =>
  months.flatMap(({ law }) =>
    law.regime.surcharges.flatMap(({ name, months: due }) =>
      due === undefined ? [] : [message('surcharge_outside_months', { name, months: due.map(String) })],
    ),
  );

/** What makes two notices the same: what is taken as usual is that of the last month, which has stated the most. */
const subjectOf = (notice: Message): string =>
  notice.code === 'taken_as_usual'
    ? notice.code
    : JSON.stringify(notice).replace('"law_confirmed_on"', '"law_due_for_check"');

/** The notices of all months, each once: a law that becomes due for a check within the year is said to be due. */
export const saidOnce = (notices: readonly Message[]): Message[] => [
  ...new Map(notices.map((notice) => [subjectOf(notice), notice])).values(),
];

function yearOf(country: Country, request: PayrollYearRequest, context: Context): Outcome<UnsaidAnswer<PayrollYear>> {
  const { tax_year, currency, include_pension, employer, detail } = request;
  const same: SameAllYear = { country: request.country, currency, include_pension, ...defined({ employer }) };
  const { amount } = request;
  const plain: TaxRequest = { ...same, tax_year, type: 'income', period: 'monthly', mode: 'gross_to_net', amount };
  const asked = incomeLawAsked(country, plain, context);
  if (!asked.ok) return asked;
  const { year } = asked.value;
  const once = oncePaidParts.find((part) => request.pay?.[part] !== undefined);
  if (once !== undefined) return fail('invalid_pay', message('paid_once_without_month', { part: once }));
  const months = monthsWithPay(country, year, request);
  if (!months.ok) return months;
  const stated = statedMonths(country, request, months.value);
  if (!stated.ok) return stated;
  const found = monthPayslips(country, same, asked.value.law, year.label, stated.value, context);
  if (!found.ok) return found;
  const paid = found.value;
  const minor = minorUnits(asked.value.currency);
  const totals = totalsOf(paid.map(amountsOf), minor);
  const { settlement, notices } = settled(country, same, asked.value, paid, totals.tax, context);
  const ignored = new Map(
    paid.flatMap(({ ignored: unused }) => unused.map((each): [string, typeof each] => [each.field, each])),
  );
  ignored.delete('year_to_date');
  return done({
    data: {
      country: country.code,
      country_name: countryTerm(country.code),
      currency: asked.value.currency,
      tax_year: year.label,
      tax_year_from: year.from,
      tax_year_to: year.to,
      include_pension,
      method: methodOf(country, paid.at(-1)!.law.pay?.accumulation),
      months: paid.map((month) => monthRow(month, detail)),
      totals,
      settlement,
    },
    meta: metaOf(
      paid.flatMap(({ meta }) => evidenceOf(meta) ?? []),
      saidOnce([...paid.flatMap(({ meta }) => meta.notices), ...seldomSurcharges(paid), ...notices]),
    ),
    ignored: [...ignored.values()],
    unsaid: true,
  });
}

/**
 * A year of one employee's pay: each month by the law of its own day, with what the earlier months paid and withheld, and
 * the tax of the year where the law settles it.
 *
 * @param request amounts in major units of the currency, a month
 * @returns the months with their sum; `invalid_months`, `invalid_date` or `invalid_pay` if the months are wrong, and the
 *   refusals of a payslip, with the month
 */
export function payrollYear(
  reference: Reference,
  request: PayrollYearRequest,
  context: Context,
): Outcome<UnsaidAnswer<PayrollYear>> {
  const country = countryAsked(reference, request.country);
  return country.ok ? yearOf(country.value, request, context) : country;
}
