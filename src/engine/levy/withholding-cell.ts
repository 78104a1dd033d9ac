import { type PaymentType, paymentTypes, residencies, type TaxRequest } from '../../contract/tax';
import type { Residency } from '../../contract/words/residencies';
import { message, type Message } from '../../language/message';
import { countryTerm } from '../../language/terms';
import type { Country, WithholdingRegime } from '../../reference/schema';
import { notEstablished } from '../law/not-established';

/** What the rate on a payment depends on: the cell of the law. */
export interface Payment {
  readonly residency: Residency;
  readonly payment: PaymentType;
}

/** The types of payment to a residency whose law is recorded. */
const recordedFor = (regime: WithholdingRegime, residency: Residency): PaymentType[] =>
  paymentTypes.filter((type) => regime[residency][type] !== undefined);

/** Does the regime record nothing? */
export const recordsNothing = (regime: WithholdingRegime): boolean =>
  residencies.every((each) => recordedFor(regime, each).length === 0);

/** The payment as requested. The defaults are a resident and services, else the first recorded ones. */
export function paymentMeant(regime: WithholdingRegime, request: TaxRequest): Payment {
  const residency = request.residency ?? residencies.find((each) => recordedFor(regime, each).length > 0) ?? 'resident';
  const recorded = recordedFor(regime, residency);
  const payment = request.payment_type ?? (recorded.includes('services') ? 'services' : (recorded[0] ?? 'services'));
  return { residency, payment };
}

const paymentAssumed = ({ payment, residency }: Payment): Message =>
  payment === 'services'
    ? message('payment_type_assumed', { payment: message(`payment_${payment}`) })
    : message('payment_type_assumed_without_services', { payment: message(`payment_${payment}`), residency });

const residencyAssumed = ({ residency }: Payment): Message =>
  message(residency === 'resident' ? 'residency_assumed_resident' : 'residency_assumed_non_resident');

/** What was assumed about the payment because the request does not say it. */
export const paymentAssumptions = (meant: Payment, { payment_type, residency }: TaxRequest): Message[] => [
  ...(payment_type === undefined ? [paymentAssumed(meant)] : []),
  ...(residency === undefined ? [residencyAssumed(meant)] : []),
];

const termsOf = (payments: readonly PaymentType[]): Message[] =>
  payments.map((payment) => message(`payment_${payment}`));

/** Refuses a payment whose law is not established, and names the payments that are recorded. */
export function cellNotEstablished(country: Country, regime: WithholdingRegime, { residency, payment }: Payment) {
  const other: Residency = residency === 'resident' ? 'non_resident' : 'resident';
  const own = recordedFor(regime, residency);
  const asked = { country: countryTerm(country.code), residency, payment: message(`payment_${payment}`) };
  return notEstablished(
    country,
    own.length === 0
      ? message('residency_rates_not_established', { ...asked, payments: termsOf(recordedFor(regime, other)) })
      : message('payment_rate_not_established', { ...asked, payments: termsOf(own) }),
    regime.sources,
  );
}
