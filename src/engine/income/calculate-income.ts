import { done, fail, type Outcome } from '../../contract/error';
import type { TaxRequest } from '../../contract/tax';
import { message } from '../../language/message';
import type { Country } from '../../reference/schema';
import { type AnswerMeta, evidenceOf, metaOf as metaOfFacts } from '../../truth/evidence';
import type { WorkedPart } from '../../contract/worked';
import type { Context } from '../answer';
import { minorUnits, toMajor, toMinor } from '../money';
import {
  asksPart,
  onItsDay,
  type PartAsked,
  partAsked,
  partOfRequest,
  type PartRequest,
} from '../part-month/part-asked';
import { grossOf } from './gross-of';
import { incomeLawAsked, type IncomeLawAsked } from './income-law-asked';
import { noPayAnswer, withoutPay } from './no-pay';
import { incomeQuestion } from './income-question';
import type { PayFunctions } from './pay-functions';
import { payTimeOf } from './pay-time';
import { type IncomeAnswer, payslipOf } from './payslip-of';

/** The gross pay of the whole month of which a part is asked, in major units; undefined where the part's own is stated. */
function wholeMonth(country: Country, request: PartRequest, context: Context): Outcome<number | undefined> {
  const { worked, ...whole } = request;
  if (worked.amount_is === 'part') return done(undefined);
  const question = incomeQuestion(country, whole, context);
  if (!question.ok) return question;
  const pay = grossOf(question.value, whole);
  return pay.ok ? done(toMajor(pay.value.gross, question.value.asked.minor)) : pay;
}

/**
 * A question about a part of a month as one about the pay of that part.
 *
 * @returns the refusals of {@link calculateIncomeTax}
 */
function askedOfPart(country: Country, sent: PartRequest, context: Context): Outcome<PartAsked> {
  const onDay = onItsDay(country, sent, context);
  if (!onDay.ok) return onDay;
  const request = onDay.value;
  const part = partOfRequest(country, request, context);
  if (!part.ok) return part;
  const asked = incomeLawAsked(country, request, context);
  if (!asked.ok) return asked;
  const whole = wholeMonth(country, request, context);
  return whole.ok ? done(partAsked(country, request, part.value, asked.value, whole.value, context)) : whole;
}

/**
 * The request whose payslip answers a question, with what the pay is for: about a part of a month, that with the amounts
 * of the part.
 *
 * @returns the refusals of {@link calculateIncomeTax}
 */
export const requestOfPayslip = (
  country: Country,
  request: TaxRequest,
  context: Context,
): Outcome<Pick<PartAsked, 'request' | 'time'>> =>
  asksPart(request)
    ? askedOfPart(country, request, context)
    : done({ request, time: payTimeOf(country, request, context) });

/** What a whole month rests on, with the rules for its part. */
function metaOfPart(meta: AnswerMeta, { evidence, notices }: Pick<PartAsked, 'evidence' | 'notices'>): AnswerMeta {
  const facts = evidenceOf(meta);
  return metaOfFacts(
    [...(facts === undefined ? [] : [facts]), ...evidence],
    [...meta.notices, ...notices, ...evidence.flatMap((fact) => fact.notices)],
  );
}

/** A payslip with the part of the month that it pays. */
function withPart(slip: IncomeAnswer, worked: WorkedPart, part: Pick<PartAsked, 'evidence' | 'notices'>): IncomeAnswer {
  const { applied, ignored } = slip;
  return { data: { ...slip.data, worked }, applied, ignored, meta: metaOfPart(slip.meta, part) };
}

/** The payslip of a month without a paid day. Tax of the year so far may be due or paid back; it is not calculated. */
function noDayPaid(country: Country, request: TaxRequest, asked: IncomeLawAsked): IncomeAnswer {
  const answer = noPayAnswer(country, request, asked, message('no_day_paid'));
  const isOfYear = request.year_to_date !== undefined && asked.law.pay?.accumulation?.method === 'cumulative';
  return isOfYear ? { ...answer, ignored: [...(answer.ignored ?? []), ...withoutPay(['year_to_date'])] } : answer;
}

function payslipOfPart(country: Country, request: PartRequest, context: Context): Outcome<IncomeAnswer> {
  const part = askedOfPart(country, request, context);
  if (!part.ok) return part;
  const { request: ofPart, time, worked } = part.value;
  const asked = incomeLawAsked(country, ofPart, context);
  if (!asked.ok) return asked;
  const { currency } = asked.value;
  const slip =
    toMinor(ofPart.amount, minorUnits(currency)) === 0
      ? done(noDayPaid(country, ofPart, asked.value))
      : payslipOf(country, ofPart, context, time);
  return slip.ok ? done(withPart(slip.value, worked, part.value)) : slip;
}

/**
 * Tax on employment income, from gross to net or from net to gross.
 *
 * @param request amounts in major units of the currency, in the pay period; with `worked` they are those of a month of
 *   which a part is paid
 * @returns the payslip with its sources; `invalid_tax_year`, `invalid_date`, `invalid_currency`, `invalid_tax_type`,
 *   `invalid_period` or `invalid_amount` if it cannot be computed; `invalid_pay`, `invalid_basic`, `invalid_dependants` or
 *   `invalid_age` if the parts are more than the pay, or the request contradicts itself
 */
export const calculateIncomeTax = (country: Country, request: TaxRequest, context: Context): Outcome<IncomeAnswer> =>
  asksPart(request) ? payslipOfPart(country, request, context) : payslipOf(country, request, context);

/**
 * Income-tax law prepared for a question, for curves that need no answer around it.
 *
 * @returns also `invalid_pay` where the tax on such pay is not piecewise linear
 */
export function preparedPay(country: Country, request: TaxRequest, context: Context): Outcome<PayFunctions> {
  const ofPayslip = requestOfPayslip(country, request, context);
  if (!ofPayslip.ok) return ofPayslip;
  const asked = incomeQuestion(country, ofPayslip.value.request, context, ofPayslip.value.time);
  if (!asked.ok) return asked;
  const prepared = asked.value.payFunctions();
  return prepared === undefined ? fail('invalid_pay', message('curve_not_straight')) : done(prepared);
}
