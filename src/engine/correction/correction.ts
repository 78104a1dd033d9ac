import type {
  CorrectedMonth,
  Correction,
  CorrectionFigures,
  CorrectionPayment,
  CorrectionRequest,
} from '../../contract/correction';
import { done, type Outcome } from '../../contract/error';
import { message, type Message } from '../../language/message';
import { countryTerm, moneyAmount } from '../../language/terms';
import { type Unsaid, unsaid } from '../../language/unsaid';
import type { Country, Reference } from '../../reference';
import { citedById } from '../../truth/cite';
import { evidenceOf, metaOf } from '../../truth/evidence';
import type { Context, UnsaidAnswer } from '../answer';
import { minorUnits } from '../money';
import { saidOnce } from '../year/payroll-year';
import { arrearsMethodOf, type MethodUsed, notInPayment } from './arrears-method';
import { type CorrectedPair, correctedMonths } from './corrected-months';
import { type PaidArrears, paidArrears, type PaymentMonth, paymentMonth } from './payment';
import { refundsOf } from './refunds';
import { figuresBetween, figuresOfSlip, linesBetween, rounded, sumOfFigures } from './slip-figures';
import { countryAsked } from '../country/country-asked';

function monthOut({ month, paid, due }: CorrectedPair, minor: number, detail: boolean): Unsaid<CorrectedMonth> {
  const [before, after] = [figuresOfSlip(paid.slip), figuresOfSlip(due.slip)];
  const { data_status, as_of, confidence } = due.meta;
  return {
    month,
    pay_date: due.payDate,
    paid: before,
    due: after,
    difference: figuresBetween(before, after, minor),
    lines: linesBetween(paid.slip, due.slip, minor),
    law: { data_status: data_status!, as_of, confidence: confidence! },
    ...(detail ? { payslips: unsaid({ paid: paid.slip, due: due.slip }) } : {}),
  };
}

function paymentOut(
  { month }: PaymentMonth,
  slips: PaidArrears,
  arrears: number,
  minor: number,
  detail: boolean,
): Unsaid<CorrectionPayment> {
  const [without, paid] = [figuresOfSlip(slips.without.slip), figuresOfSlip(slips.with.slip)];
  return {
    month,
    pay_date: slips.with.payDate,
    arrears,
    without,
    with: paid,
    difference: figuresBetween(without, paid, minor),
    lines: linesBetween(slips.without.slip, slips.with.slip, minor),
    ...(detail ? { payslips: unsaid({ without: slips.without.slip, with: slips.with.slip }) } : {}),
  };
}

/** Says that more is taken back than the net pay of one month. */
function moreThanNet({ net }: CorrectionFigures, month: CorrectionFigures, minor: number): Message[] {
  return rounded(month.net + net, minor) >= 0
    ? []
    : [message('correction_more_than_net', { amount: moneyAmount(-net), net: moneyAmount(month.net) })];
}

function correctionOf(
  country: Country,
  request: CorrectionRequest,
  context: Context,
): Outcome<UnsaidAnswer<Correction>> {
  const { detail } = request;
  const found = correctedMonths(country, request, context);
  if (!found.ok) return found;
  const months = found.value;
  const paidIn = paymentMonth(country, request, months);
  if (!paidIn.ok) return paidIn;
  const last = months.at(-1)!.due;
  const { currency } = last.slip;
  const minor = minorUnits(currency);
  const rows = months.map((month) => monthOut(month, minor, detail));
  const totals = sumOfFigures(
    rows.map(({ difference }) => difference),
    minor,
  );
  const arrears = totals.gross;

  const asked: MethodUsed = arrearsMethodOf(country, last.law, months, paidIn.value.month);
  const isCumulative = last.law.pay?.accumulation?.method === 'cumulative';
  const obstacle =
    asked.name === 'month_of_payment'
      ? notInPayment(months, arrears, paidIn.value.pay.amount, isCumulative)
      : undefined;
  const method: MethodUsed =
    obstacle === undefined ? asked : { name: 'months_earned', basis: 'default', text: obstacle, sources: [] };
  const inPayment = method.name === 'month_of_payment';
  const slips = inPayment ? paidArrears(country, request, paidIn.value, arrears, context) : undefined;
  if (slips?.ok === false) return slips;
  const payment = slips === undefined ? null : paymentOut(paidIn.value, slips.value, arrears, minor, detail);
  const settled = payment?.difference ?? totals;

  const slipsUsed = [
    ...months.flatMap(({ paid, due }) => [paid, due]),
    ...(slips === undefined ? [] : [slips.value.without, slips.value.with]),
  ];
  const ignored = new Map(slipsUsed.flatMap((slip) => slip.ignored.map((each) => [each.field, each] as const)));
  if (!inPayment && request.paid_in !== undefined)
    ignored.set('paid_in', { field: 'paid_in', why: message('correction_payment_unused', { field: 'paid_in' }) });
  const isUnknownYear = inPayment && isCumulative && paidIn.value.pay.year_to_date === undefined;
  return done({
    data: {
      country: country.code,
      country_name: countryTerm(country.code),
      currency,
      method: {
        name: method.name,
        basis: method.basis,
        text: method.text,
        sources: unsaid(citedById(country.sources, method.sources)),
      },
      months: rows,
      totals,
      payment,
      settled,
      refunds: refundsOf(
        settled,
        last.law,
        minor,
        payment !== null && payment.with.tax >= 0 && rounded(payment.without.tax, minor) >= 0,
      ),
    },
    meta: metaOf(
      slipsUsed.flatMap(({ meta }) => evidenceOf(meta) ?? []),
      saidOnce([
        ...(method.basis === 'default' ? [method.text] : []),
        ...(inPayment ? paidIn.value.notices : []),
        ...moreThanNet(settled, payment?.without ?? rows.at(-1)!.due, minor),
        ...(isUnknownYear ? [message('correction_year_unknown', { month: paidIn.value.month })] : []),
        ...slipsUsed.flatMap(({ meta }) => meta.notices),
      ]),
    ),
    ignored: [...ignored.values()],
    unsaid: true,
  });
}

/**
 * Back pay, or pay taken back, for named months: each month by its own law as it was paid and as it should have been, and
 * the tax of the difference in the month of payment where the law taxes it there.
 *
 * @param request amounts in major units of the currency, a month
 * @returns `invalid_months` if a month stands there twice or the payment comes first, and the refusals of a payslip, with
 *   the month
 */
export function correction(
  reference: Reference,
  request: CorrectionRequest,
  context: Context,
): Outcome<UnsaidAnswer<Correction>> {
  const country = countryAsked(reference, request.country);
  return country.ok ? correctionOf(country.value, request, context) : country;
}
