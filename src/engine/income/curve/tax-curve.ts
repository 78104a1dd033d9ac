import type { TaxCurve, TaxCurvePoint, TaxCurveQuery } from '../../../contract/curve';
import { done, type Outcome } from '../../../contract/error';
import { TaxRequest } from '../../../contract/tax';
import { message, type Message } from '../../../language/message';
import type { Country, Reference } from '../../../reference';
import { exactNumber } from '../../../language/terms';
import { taxableRoundingInWords, taxRoundingInWords } from '../../../reference/words';
import type { Answer, Context } from '../../answer';
import type { IncomeQuestion } from '../employee-question';
import { incomeQuestion } from '../income-question';
import { preparedPay } from '../calculate-income';
import type { LawQuestion } from '../law-question';
import type { PayFunctions } from '../pay-functions';
import { toNumber } from '../../exact/rational';
import { roundingReach } from '../../law/flatten';
import { toMajor } from '../../money';
import { type CurveStretch, payCurve } from './pay-curve';
import { countryAsked } from '../../country/country-asked';

/** Rounds a number up to two significant digits. */
function roundUp(value: number): number {
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.ceil(value / unit) * unit;
}

/** How far to draw the curve if the law has no kink, in major units. */
const withoutKinks = 1_000_000;

/** A quarter above the last kink, so that the highest rate is visible. */
function endOf(pay: PayFunctions): number {
  // A piece starts with the first minor unit above its limit.
  const last = pay.curve.starts.at(-1)! - 1;
  return last <= 0 ? withoutKinks : roundUp(toMajor(last, pay.minor) * 1.25);
}

const startOf = ({
  from,
  net_from,
  tax_from,
  pension_from,
  marginal_tax_rate,
  marginal_deduction_rate,
}: CurveStretch): TaxCurvePoint =>
  point(from, net_from, tax_from, pension_from, marginal_tax_rate, marginal_deduction_rate);
const finishOf = ({
  to,
  net_to,
  tax_to,
  pension_to,
  marginal_tax_rate,
  marginal_deduction_rate,
}: CurveStretch): TaxCurvePoint => point(to, net_to, tax_to, pension_to, marginal_tax_rate, marginal_deduction_rate);

function point(
  gross: number,
  net: number,
  tax: number,
  pension: number,
  marginal_rate: number,
  marginal_deduction_rate: number,
): TaxCurvePoint {
  return {
    gross,
    net,
    tax,
    pension,
    marginal_rate,
    marginal_deduction_rate,
    effective_rate: gross === 0 ? null : (tax / gross) * 100,
  };
}

const meets = (stretch: CurveStretch, next: CurveStretch): boolean =>
  stretch.tax_to === next.tax_from && stretch.net_to === next.net_from;

/** The start of each stretch, and its end if the next stretch does not meet it. */
const pointsOf = (stretches: readonly CurveStretch[]): TaxCurvePoint[] =>
  stretches.flatMap((stretch, i) => {
    const next = stretches[i + 1];
    return next !== undefined && meets(stretch, next) ? [startOf(stretch)] : [startOf(stretch), finishOf(stretch)];
  });

/** The rules by which the law itself rounds while computing the tax. */
function roundingRules({ axes }: PayFunctions, { law }: LawQuestion): Message[] {
  const { taxable_rounding, tax_rounding } = law.regime;
  const taxable =
    taxable_rounding !== undefined
      ? [taxableRoundingInWords(taxable_rounding)]
      : axes.length > 0
        ? [message('law_rounds_on_the_way')]
        : [];
  return [...taxable, ...(tax_rounding === undefined ? [] : [taxRoundingInWords(tax_rounding)])];
}

/** The most by which the law's own rounding moves the tax of a payslip from the curve, in major units. */
function roundingOf({ tax, axes, periods, minor }: PayFunctions, { law }: LawQuestion): number {
  // Rounding moves a base by less than one step; `roundingReach` allows for two.
  const reach = roundingReach(tax, axes) / 2 / toNumber(periods) + (law.regime.tax_rounding?.to ?? 0);
  return Math.ceil(reach * minor) / minor;
}

/** How a payslip differs from the curve. */
function roundingNotices(pay: PayFunctions, asked: LawQuestion): Message[] {
  const drawn = message('curve_before_rounding');
  const [rule, other] = roundingRules(pay, asked);
  if (rule === undefined) return [drawn];
  const reach = exactNumber(roundingOf(pay, asked));
  return other === undefined
    ? [drawn, message('curve_through_steps', { rule, reach })]
    : [drawn, message('curve_through_steps_of_two', { rule, other, reach })];
}

const answerOf = (
  country: Country,
  query: TaxCurveQuery,
  { asked, said }: IncomeQuestion,
  pay: PayFunctions,
  to: number,
  stretches: readonly CurveStretch[],
): Answer<TaxCurve> => {
  const points = pointsOf(stretches);
  const meta = said.metaOf(pay.form);
  const { period, include_pension, currency = country.currency } = query;
  return {
    data: {
      country: country.code,
      country_name: country.name,
      currency,
      period,
      tax_year: asked.taxYear,
      include_pension,
      from: 0,
      to,
      points,
      count: points.length,
    },
    meta: { ...meta, notices: [...meta.notices, ...roundingNotices(pay, asked)] },
  };
};

/**
 * Net pay, tax and rates at every kink of a country's income-tax law, from a gross of 0 up.
 *
 * @returns amounts in major units of the pay period; the errors of an income-tax request
 */
export function taxCurve(reference: Reference, query: TaxCurveQuery, context: Context): Outcome<Answer<TaxCurve>> {
  const recorded = countryAsked(reference, query.country);
  if (!recorded.ok) return recorded;
  const country = recorded.value;
  const { to: asked, ...rest } = query;
  const request = TaxRequest.parse({ ...rest, type: 'income', amount: 1 });
  const found = incomeQuestion(country, request, context);
  if (!found.ok) return found;
  const prepared = preparedPay(country, request, context);
  if (!prepared.ok) return prepared;
  const pay = prepared.value;
  const to = asked ?? endOf(pay);
  const curve = payCurve(reference, request, { from: 0, to }, context);
  return curve.ok ? done(answerOf(country, query, found.value, pay, to, curve.value)) : curve;
}
