import { done, fail, type Outcome } from '../contract/error';
import type { TaxRequest, TaxResult } from '../contract/tax';
import type { Country } from '../reference/schema';
import type { Answer, Context } from './answer';
import { calculateLevy, keeper, type PreparedLevy } from './calculate-levy';
import { percent } from './law/bands';
import { entryFor } from './law/dated';
import { gross, times } from './law/value';
import { levy } from './pay/levy';
import { metaOf } from '../truth/evidence';
import { lawEvidence } from './truth';

const keep = keeper<Outcome<PreparedLevy>>(256);

function prepare(country: Country, request: TaxRequest, { today }: Context): Outcome<PreparedLevy> {
  const found = entryFor(country, country.withholding, { ...request, today }, 'withholding tax');
  if (!found.ok) return found;
  const { fact: regime, year } = found.value;
  const residency = request.residency ?? 'resident';
  const payment = request.payment_type ?? 'services';
  const rate = regime[residency][payment];
  const readable = (word: string): string => word.replace('_', '-');
  if (rate === undefined) {
    const recorded = Object.keys(regime[residency]);
    const known = recorded.length === 0 ? `No rate is recorded for a ${readable(residency)}.` : `Recorded for a ${readable(residency)}: ${recorded.join(', ')}.`;
    return fail('invalid_payment_type', `No withholding rate of ${country.name} could be established for ${payment} paid to a ${readable(residency)}. ${known}`);
  }
  const tax = times(gross, percent(rate));
  const evidence = lawEvidence(country, regime, found.value, 'withholding tax', regime.sources);
  const assumed = [
    ...(request.payment_type === undefined ? ['`payment_type` was not sent: the rate for services was applied.'] : []),
    ...(request.residency === undefined ? ['`residency` was not sent: the rate for residents was applied.'] : []),
  ];
  return done({
    levy: levy({ tax, surcharges: [], brackets: [{ from: 0, to: null, rate, tax }] }, country.currency),
    label: year.label,
    meta: metaOf([evidence], [...evidence.notices, ...assumed, ...regime.notes]),
    stated: { payment_type: payment, residency },
  });
}

/** Tax withheld from a payment. */
export function calculateWithholdingTax(country: Country, request: TaxRequest, context: Context): Outcome<Answer<TaxResult>> {
  const question = `${context.today}|${request.tax_year ?? ''}|${request.pay_date ?? ''}|${request.payment_type ?? ''}|${request.residency ?? ''}`;
  const found = keep(country, question, () => prepare(country, request, context));
  return found.ok ? calculateLevy(country, request, found.value) : found;
}
