import { done, fail, type Outcome } from '../../contract/error';
import { type PaymentType, paymentTypes, residencies, type TaxRequest, type TaxResult } from '../../contract/tax';
import type { Country, WithholdingRegime } from '../../reference/schema';
import type { Answer, Context } from '../answer';
import { calculateLevy, keeper, type PreparedLevy } from './calculate-levy';
import { byRate } from './compile-corporate';
import { entryFor } from '../law/dated';
import { gross } from '../law/value';
import { levy } from './levy';
import { metaOf } from '../../truth/evidence';
import { lawEvidence } from '../law/evidence';

const keep = keeper<Outcome<PreparedLevy>>(256);

type Residency = (typeof residencies)[number];

const readable = (word: string): string => word.replace('_', '-');
const recordedFor = (regime: WithholdingRegime, residency: Residency): PaymentType[] =>
  paymentTypes.filter((type) => regime[residency][type] !== undefined);

/**
 * Who is paid, and for what: as sent, else a resident for services, else what is recorded first; with what is to be
 * said of that.
 */
function assume(regime: WithholdingRegime, request: TaxRequest) {
  const residency = request.residency ?? residencies.find((each) => recordedFor(regime, each).length > 0) ?? 'resident';
  const recorded = recordedFor(regime, residency);
  const payment = request.payment_type ?? (recorded.includes('services') ? 'services' : (recorded[0] ?? 'services'));
  const noServices =
    payment === 'services' ? '' : `, and no rate for services paid to a ${readable(residency)} is recorded`;
  const noResidents = residency === 'resident' ? '' : ', and no rate for residents is recorded';
  const notices = [
    ...(request.payment_type === undefined
      ? [`\`payment_type\` was not sent${noServices}: the rate for ${payment} was applied.`]
      : []),
    ...(request.residency === undefined
      ? [`\`residency\` was not sent${noResidents}: the rate for ${readable(residency)}s was applied.`]
      : []),
  ];
  return { residency, payment, notices };
}

function prepare(country: Country, request: TaxRequest, { today }: Context): Outcome<PreparedLevy> {
  const found = entryFor(country, country.withholding, { ...request, today }, 'withholding tax');
  if (!found.ok) return found;
  const { fact: regime, year } = found.value;
  if (residencies.every((each) => recordedFor(regime, each).length === 0))
    return fail('invalid_tax_type', `No withholding rate of ${country.name} could be established.`);
  const { residency, payment, notices } = assume(regime, request);
  const rate = regime[residency][payment];
  if (rate === undefined) {
    const recorded = recordedFor(regime, residency);
    const known =
      recorded.length === 0
        ? `No rate is recorded for a ${readable(residency)}.`
        : `Recorded for a ${readable(residency)}: ${recorded.join(', ')}.`;
    return fail(
      'invalid_payment_type',
      `No withholding rate of ${country.name} could be established for ${payment} paid to a ${readable(residency)}. ${known}`,
    );
  }
  const evidence = lawEvidence(country, regime, found.value, 'withholding tax', regime.sources);
  return done({
    levy: levy({ ...byRate(rate, gross), surcharges: [] }, country.currency),
    label: year.label,
    meta: metaOf([evidence], [...evidence.notices, ...notices, ...regime.notes]),
    stated: { payment_type: payment, residency },
  });
}

/** The question about withholding that a request asks, whatever its amount. */
export const withholdingQuestion = (country: Country, request: TaxRequest, context: Context): Outcome<PreparedLevy> =>
  keep(
    country,
    `${context.today}|${request.tax_year ?? ''}|${request.pay_date ?? ''}|${request.payment_type ?? ''}|${request.residency ?? ''}`,
    () => prepare(country, request, context),
  );

/** Tax withheld from a payment. */
export function calculateWithholdingTax(
  country: Country,
  request: TaxRequest,
  context: Context,
): Outcome<Answer<TaxResult>> {
  const found = withholdingQuestion(country, request, context);
  return found.ok ? calculateLevy(country, request, found.value) : found;
}
