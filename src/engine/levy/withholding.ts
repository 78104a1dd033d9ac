import { done, type Outcome } from '../../contract/error';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import { defined } from '../../defined';
import { message } from '../../language/message';
import { countryTerm, lawNotes } from '../../language/terms';
import type { Reference } from '../../reference';
import { type Country, isNone } from '../../reference/schema';
import { metaOf } from '../../truth/evidence';
import type { Answer, Context } from '../answer';
import { keptQuestions } from '../kept-questions';
import { cellEvidence } from '../law/cell-evidence';
import { entryFor } from '../law/dated';
import { taxNotEstablished } from '../law/not-established';
import { subjects } from '../law/subjects';
import { withRecipient } from '../treaty/recipient';
import { treatyOfPayment } from '../treaty/treaty-of-payment';
import { calculateLevy } from './calculate-levy';
import { levy } from './levy';
import { payeeCharge } from './payee-charge';
import type { PreparedLevy } from './prepared-levy';
import { cellNotEstablished, paymentAssumptions, paymentMeant, recordsNothing } from './withholding-cell';
import { type Charge, chargedOn, countedTogether, highestRate } from './withholding-charge';
import { belowThreshold, comparableThreshold, fromThreshold, periodLimit } from './withholding-threshold';

const questions = keptQuestions<Outcome<PreparedLevy>>(512);

const noCharge: Charge = { rate: 0 };

/** Refuses withholding tax of which nothing is recorded. */
const nothingEstablished = (country: Country, { payment_type, residency, payee }: TaxRequest) =>
  taxNotEstablished(
    country,
    message('withholding_not_established', { country: countryTerm(country.code) }),
    payment_type !== undefined || residency !== undefined || payee !== undefined,
  );

function prepare(
  country: Country,
  sent: TaxRequest,
  { today }: Context,
  treaties: Reference['treaties'] | undefined,
): Outcome<PreparedLevy> {
  const complete = withRecipient(country, sent);
  if (!complete.ok) return complete;
  const request = complete.value;
  const { recipient_country: partner } = request;
  if (country.withholding.every(recordsNothing)) return nothingEstablished(country, request);
  const found = entryFor(country, country.withholding, { ...request, today }, subjects.withholding);
  if (!found.ok) return found;
  const { fact: regime, year, date } = found.value;
  const meant = paymentMeant(regime, request);
  const { residency, payment } = meant;
  const cell = regime[residency][payment];
  if (cell === undefined) return cellNotEstablished(country, regime, meant);
  const { charge, payee, notices, ignored } = payeeCharge(cell, request);
  const { threshold, final } = isNone(cell) || charge === undefined ? {} : cell;
  const compared = comparableThreshold(threshold, charge ?? noCharge);
  const { currency } = country;
  const evidence = cellEvidence(country, regime, cell, found.value, subjects.withholding);
  const treaty =
    partner === undefined
      ? undefined
      : treatyOfPayment(
          country,
          treaties?.(country.code),
          { partner, payment, payee: request.payee, date, domestic: highestRate(charge ?? noCharge) },
          found.value,
        );
  const law = chargedOn(charge ?? noCharge, treaty?.stated.applied === true ? treaty.rate : undefined);
  return done({
    levy: levy(compared === undefined ? law : fromThreshold(law, compared), currency),
    taxYear: year.label,
    meta: metaOf(
      [evidence, ...(treaty?.evidence ?? [])],
      [
        ...evidence.notices,
        ...paymentAssumptions(meant, request),
        ...(isNone(cell)
          ? [
              message('nothing_withheld', {
                country: countryTerm(country.code),
                payment: message(`payment_${payment}`),
                residency,
              }),
            ]
          : []),
        ...notices,
        ...(treaty?.notices ?? []),
        ...countedTogether(charge),
        ...(compared === undefined ? periodLimit(threshold, currency) : []),
        ...lawNotes(...regime.notes),
        message('amount_is_payment'),
      ],
    ),
    stated: {
      payment_type: payment,
      residency,
      ...defined({
        payee: treaty?.usesPayee === true ? request.payee : payee,
        levied: charge === undefined ? false : undefined,
        final_tax: final,
        treaty: treaty?.stated,
      }),
    },
    noticesAt: belowThreshold(compared, currency),
    ignored: treaty?.usesPayee === true ? [] : ignored,
  });
}

/**
 * Withholding tax prepared for a request, whatever its amount.
 *
 * @param treaties needed where the request names the country of the payee
 */
export function withholdingQuestion(
  country: Country,
  request: TaxRequest,
  context: Context,
  treaties?: Reference['treaties'],
): Outcome<PreparedLevy> {
  const { tax_year, pay_date, payment_type, residency, payee, recipient_country } = request;
  const place = questions(context, country).at(tax_year, pay_date, payment_type, residency, payee, recipient_country);
  return (place.kept ??= prepare(country, request, context, treaties));
}

/** Tax withheld from a payment. */
export function calculateWithholdingTax(
  country: Country,
  request: TaxRequest,
  context: Context,
  { treaties }: Reference,
): Outcome<Answer<TaxResult>> {
  const question = withholdingQuestion(country, request, context, treaties);
  return question.ok ? calculateLevy(country, request, question.value) : question;
}
