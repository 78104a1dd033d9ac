import { done, type Outcome } from '../../contract/error';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import { defined } from '../../defined';
import { message } from '../../language/message';
import { type Country, isNone } from '../../reference/schema';
import { metaOf } from '../../truth/evidence';
import type { Answer, Context } from '../answer';
import { keptQuestions } from '../kept-questions';
import { cellEvidence } from '../law/cell-evidence';
import { entryFor } from '../law/dated';
import { taxNotEstablished } from '../law/not-established';
import { subjects } from '../law/subjects';
import { calculateLevy } from './calculate-levy';
import { levy } from './levy';
import { payeeRate } from './payee-rate';
import type { PreparedLevy } from './prepared-levy';
import { cellNotEstablished, paymentAssumptions, paymentMeant, recordsNothing } from './withholding-cell';
import { belowThreshold, periodLimit, taxOnPayment } from './withholding-threshold';

const questions = keptQuestions<Outcome<PreparedLevy>>(512);

/** Refuses withholding tax of which nothing is recorded. */
const nothingEstablished = (country: Country, { payment_type, residency, payee }: TaxRequest) =>
  taxNotEstablished(
    country,
    message('withholding_not_established', { country: country.name }),
    payment_type !== undefined || residency !== undefined || payee !== undefined,
  );

function prepare(country: Country, request: TaxRequest, { today }: Context): Outcome<PreparedLevy> {
  if (country.withholding.every(recordsNothing)) return nothingEstablished(country, request);
  const found = entryFor(country, country.withholding, { ...request, today }, subjects.withholding);
  if (!found.ok) return found;
  const { fact: regime, year } = found.value;
  const meant = paymentMeant(regime, request);
  const { residency, payment } = meant;
  const cell = regime[residency][payment];
  if (cell === undefined) return cellNotEstablished(country, regime, meant);
  const { rate, payee, notices, ignored } = payeeRate(cell, request);
  const { threshold, final } = isNone(cell) || rate === undefined ? {} : cell;
  const { currency } = country;
  const evidence = cellEvidence(country, regime, cell, found.value, subjects.withholding);
  return done({
    levy: levy(taxOnPayment(rate ?? 0, threshold), currency),
    taxYear: year.label,
    meta: metaOf(
      [evidence],
      [
        ...evidence.notices,
        ...paymentAssumptions(meant, request),
        ...(isNone(cell) ? [message('nothing_withheld', { country: country.name, payment, residency })] : []),
        ...notices,
        ...periodLimit(threshold, currency),
        ...regime.notes,
        message('amount_is_payment'),
      ],
    ),
    stated: {
      payment_type: payment,
      residency,
      ...defined({ payee, levied: rate === undefined ? false : undefined, final_tax: final }),
    },
    noticesAt: belowThreshold(threshold, currency),
    ignored,
  });
}

/** Withholding tax prepared for a request, whatever its amount. */
export function withholdingQuestion(country: Country, request: TaxRequest, context: Context): Outcome<PreparedLevy> {
  const { tax_year, pay_date, payment_type, residency, payee } = request;
  const place = questions(context, country).at(tax_year, pay_date, payment_type, residency, payee);
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
