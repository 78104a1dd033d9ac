import { done, fail, type Outcome } from '../../contract/error';
import { type PaymentType, paymentTypes, residencies, type TaxRequest, type TaxResult } from '../../contract/tax';
import { message, type Message } from '../../language/message';
import { type Country, isNone, type WithholdingRegime } from '../../reference/schema';
import { metaOf } from '../../truth/evidence';
import type { Answer, Context } from '../answer';
import { keptQuestions } from '../kept-questions';
import { entryFor } from '../law/dated';
import { lawEvidence } from '../law/evidence';
import { subjects } from '../law/subjects';
import { gross } from '../law/value';
import { calculateLevy } from './calculate-levy';
import { byRate } from './compile-corporate';
import { levy } from './levy';
import type { PreparedLevy } from './prepared-levy';

const questions = keptQuestions<Outcome<PreparedLevy>>(512);

type Residency = (typeof residencies)[number];

/** What the rate on a payment depends on. */
interface Payment {
  readonly residency: Residency;
  readonly payment: PaymentType;
}

const recordedFor = (regime: WithholdingRegime, residency: Residency): PaymentType[] =>
  paymentTypes.filter((type) => regime[residency][type] !== undefined);

/** The payment as requested. The defaults are a resident and services, else the first recorded ones. */
function paymentMeant(regime: WithholdingRegime, request: TaxRequest): Payment {
  const residency = request.residency ?? residencies.find((each) => recordedFor(regime, each).length > 0) ?? 'resident';
  const recorded = recordedFor(regime, residency);
  const payment = request.payment_type ?? (recorded.includes('services') ? 'services' : (recorded[0] ?? 'services'));
  return { residency, payment };
}

const paymentAssumed = ({ payment, residency }: Payment): Message =>
  payment === 'services'
    ? message('payment_type_assumed', { payment })
    : message('payment_type_assumed_without_services', { payment, residency });

const residencyAssumed = ({ residency }: Payment): Message =>
  message(residency === 'resident' ? 'residency_assumed_resident' : 'residency_assumed_non_resident');

const assumptions = (meant: Payment, { payment_type, residency }: TaxRequest): Message[] => [
  ...(payment_type === undefined ? [paymentAssumed(meant)] : []),
  ...(residency === undefined ? [residencyAssumed(meant)] : []),
];

function rateNotEstablished(country: Country, regime: WithholdingRegime, { residency, payment }: Payment) {
  const payments = recordedFor(regime, residency);
  const asked = { country: country.name, residency, payment };
  return fail(
    'invalid_payment_type',
    payments.length === 0
      ? message('residency_rates_not_established', asked)
      : message('payment_rate_not_established', { ...asked, payments }),
  );
}

function prepare(country: Country, request: TaxRequest, { today }: Context): Outcome<PreparedLevy> {
  const found = entryFor(country, country.withholding, { ...request, today }, subjects.withholding);
  if (!found.ok) return found;
  const { fact: regime, year } = found.value;
  if (residencies.every((each) => recordedFor(regime, each).length === 0))
    return fail('invalid_tax_type', message('withholding_not_established', { country: country.name }));
  const meant = paymentMeant(regime, request);
  const { residency, payment } = meant;
  const rate = regime[residency][payment];
  if (rate === undefined) return rateNotEstablished(country, regime, meant);
  const evidence = lawEvidence(country, regime, found.value, subjects.withholding, regime.sources);
  return done({
    levy: levy({ ...byRate(isNone(rate) ? 0 : rate.rate, gross), surcharges: [] }, country.currency),
    taxYear: year.label,
    meta: metaOf(
      [evidence],
      [...evidence.notices, ...assumptions(meant, request), ...regime.notes, message('amount_is_payment')],
    ),
    stated: { payment_type: payment, residency },
  });
}

/** Withholding tax prepared for a request, whatever its amount. */
export function withholdingQuestion(country: Country, request: TaxRequest, context: Context): Outcome<PreparedLevy> {
  const { tax_year, pay_date, payment_type, residency } = request;
  const place = questions(context, country).at(tax_year, pay_date, payment_type, residency);
  return (place.kept ??= prepare(country, request, context));
}

/** Tax withheld from a payment. */
export function calculateWithholdingTax(
  country: Country,
  request: TaxRequest,
  context: Context,
): Outcome<Answer<TaxResult>> {
  const question = withholdingQuestion(country, request, context);
  return question.ok ? calculateLevy(country, request, question.value) : question;
}
