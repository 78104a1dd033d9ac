import { done, fail, type Outcome } from '../../contract/error';
import type { TaxRequest } from '../../contract/tax';
import type { Worked, WorkedPart } from '../../contract/worked';
import { lastDayOfMonth } from '../../day';
import { message, type Message } from '../../language/message';
import { countryTerm } from '../../language/terms';
import { parseTaxYear, taxYearOf } from '../../reference/tax-year';
import type { Country } from '../../reference/schema';
import type { Context } from '../answer';
import type { LawEvidence } from '../law/evidence';
import { incomeLawAsked, type IncomeLawAsked } from '../income/income-law-asked';
import { type PayTime, payTimeOf, timeOfPart } from '../income/pay-time';
import { minorUnits } from '../money';
import { isPartial, isWhole, type PaidPart, paidPart } from './paid-part';
import { partEvidence, partNotices } from './part-law';
import { payOfPart } from './pay-of-part';

/** A question about a part of a month, asked as one about the pay of that part. */
export interface PartAsked {
  /** The request with the amounts of the part; without `worked` where the whole month is paid. */
  readonly request: TaxRequest;
  /** What the pay is for. Where no day is paid, it is the month: nothing is in proportion to no time. */
  readonly time: Outcome<PayTime>;
  readonly worked: WorkedPart;
  readonly notices: readonly Message[];
  readonly evidence: readonly LawEvidence[];
}

/** A request that states which days are paid. */
export type PartRequest = TaxRequest & { readonly worked: Worked };

/** Does a request ask about a part of a month? */
export const asksPart = (request: TaxRequest): request is PartRequest => request.worked !== undefined;

/** A day of the month that the dates of a request lie in; undefined where it has none. */
const dayOfSpan = ({ from, to, unpaid_from, unpaid_to }: Worked): string | undefined =>
  from ?? to ?? unpaid_from ?? unpaid_to;

/**
 * A request with the day whose law answers: where it states no pay date, the month of its paid days. In the running
 * month that is today, as without dates.
 *
 * @returns `invalid_date` if that month is not in the tax year that is asked for
 */
export function onItsDay(country: Country, request: PartRequest, context: Context): Outcome<PartRequest> {
  const { worked, pay_date, tax_year } = request;
  const stated = dayOfSpan(worked);
  if (stated === undefined || pay_date !== undefined) return done(request);
  const month = stated.slice(0, 7);
  const day = month === context.today.slice(0, 7) ? context.today : lastDayOfMonth(month);
  const year = taxYearOf(country.tax_year, day);
  const asked = tax_year === undefined ? year : parseTaxYear(country.tax_year, tax_year);
  if (asked !== undefined && asked.start !== year.start)
    return fail(
      'invalid_date',
      message('worked_outside_tax_year', {
        day: stated,
        actual: year.label,
        country: countryTerm(country.code),
        year: asked.label,
        from: asked.from,
        to: asked.to,
      }),
    );
  const onDay: PartRequest = { ...request, pay_date: day };
  if (incomeLawAsked(country, onDay, context).ok) return done(onDay);
  // A law whose start was not established has no days: it is found by its tax year.
  const inYear: PartRequest = { ...request, tax_year: tax_year ?? year.label };
  return done(incomeLawAsked(country, inYear, context).ok ? inYear : onDay);
}

/**
 * The part of the month that a request is about.
 *
 * @returns `invalid_period` if the pay is not monthly, and the refusals of {@link paidPart}
 */
export function partOfRequest(
  country: Country,
  { worked, period, pay_date }: PartRequest,
  { today }: Pick<Context, 'today'>,
): Outcome<PaidPart> {
  if (period !== 'monthly') return fail('invalid_period', message('worked_needs_month'));
  const month = (dayOfSpan(worked) ?? pay_date ?? today).slice(0, 7);
  return paidPart(country, worked, { first: `${month}-01`, last: lastDayOfMonth(month) });
}

/** Says that the paid days are not in the month of the pay date, whose law applies. */
function paidInOtherMonth({ worked, pay_date: day }: PartRequest): Message[] {
  const month = dayOfSpan(worked)?.slice(0, 7);
  return month === undefined || day === undefined || day.startsWith(month)
    ? []
    : [message('part_paid_in_other_month', { month, day })];
}

/**
 * The question about the pay of a part of a month.
 *
 * @param asked the law that answers it
 * @param wholeMonth the gross pay of the whole month, in major units
 */
export function partAsked(
  country: Country,
  request: PartRequest,
  part: PaidPart,
  asked: IncomeLawAsked,
  wholeMonth: number | undefined,
  context: Context,
): PartAsked {
  const { days, of, share } = part;
  const { worked: _, ...plain } = request;
  const minor = minorUnits(asked.currency);
  const ofPart: TaxRequest =
    wholeMonth === undefined
      ? plain
      : { ...plain, mode: 'gross_to_net', ...payOfPart({ amount: wholeMonth, pay: request.pay ?? {} }, share, minor) };
  const { pay, ...withoutParts } = ofPart;
  const reduced: TaxRequest = request.pay === undefined ? withoutParts : { ...withoutParts, pay };
  return {
    request: isWhole(part) ? reduced : { ...reduced, worked: { days, of, amount_is: 'part' } },
    time: isPartial(part)
      ? done(timeOfPart(request.pay_date, share, part.rule ?? {}))
      : payTimeOf(country, request, context),
    worked: { days, of, whole_month: wholeMonth ?? null },
    notices: [
      ...part.notices,
      ...paidInOtherMonth(request),
      ...(isPartial(part) ? partNotices(country, part, asked.law) : []),
    ],
    evidence: isPartial(part) ? partEvidence(country, part, asked) : [],
  };
}
