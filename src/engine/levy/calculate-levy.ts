import type { AnswerMeta } from '../../truth/evidence';
import { done, fail, type Outcome } from '../../contract/error';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import type { Country } from '../../reference/schema';
import type { Answer } from '../answer';
import { toMajor, toMinor } from '../money';
import { type Levy, levyGross, levyOn } from './levy';

/** A tax that is ready to be computed, with what is to be said about it. */
export interface PreparedLevy {
  readonly levy: Levy;
  readonly label: string;
  readonly meta: AnswerMeta;
  /** Fields of the result that say what was assumed. */
  readonly stated: Partial<Pick<TaxResult, 'payment_type' | 'residency' | 'taxpayer'>>;
}

const subjects = {
  corporate: 'the taxable profit of the whole year',
  withholding: 'the payment',
  capital_gains: 'the gain',
} as const;

/** Tax on an amount that stands for itself, from gross to net or from net to gross. */
export function calculateLevy(
  country: Country,
  request: TaxRequest,
  { levy, label, meta, stated }: PreparedLevy,
): Outcome<Answer<TaxResult>> {
  const type = request.type as keyof typeof subjects;
  const amount = toMinor(request.amount, levy.minor);
  if (amount === 0) return fail('invalid_amount', `\`amount\` is less than the smallest unit of ${country.currency}.`);
  const notices = [...meta.notices, `The amount is ${subjects[type]}: \`period\` does not change it.`];
  if (toMajor(amount, levy.minor) !== request.amount && amount <= Number.MAX_SAFE_INTEGER)
    notices.push(`The amount was rounded to ${toMajor(amount, levy.minor)}, the smallest unit of the currency.`);
  let gross = amount;
  if (request.mode === 'net_to_gross') {
    const found = levyGross(levy, amount);
    if (found === undefined) return fail('invalid_amount', `No amount leaves a net of ${request.amount}.`);
    if (!found.exact)
      notices.push(
        `No amount leaves exactly ${toMajor(amount, levy.minor)}: this is the smallest that leaves at least as much.`,
      );
    gross = found.gross;
  }
  const amounts = levyOn(levy, gross);
  return done({
    data: {
      country: country.code,
      currency: country.currency,
      gross_amount: amounts.gross,
      tax_amount: amounts.tax,
      net_amount: amounts.net,
      effective_rate: amounts.rate,
      brackets: [...amounts.brackets],
      type,
      period: request.period,
      mode: request.mode,
      tax_year: label,
      include_pension: request.include_pension,
      ...(amounts.surcharges.length > 0 ? { surcharges: [...amounts.surcharges] } : undefined),
      adjustments: [...amounts.adjustments],
      ...stated,
    },
    meta: { ...meta, notices },
  });
}

/** A table of what has been worked out, one for each country. */
export function keeper<Value>(most: number): (country: Country, question: string, work: () => Value) => Value {
  const kept = new WeakMap<Country, Map<string, Value>>();
  return (country, question, work) => {
    let answers = kept.get(country);
    if (answers === undefined) kept.set(country, (answers = new Map()));
    const known = answers.get(question);
    if (known !== undefined) return known;
    const fresh = work();
    if (answers.size >= most) answers.delete(answers.keys().next().value!);
    answers.set(question, fresh);
    return fresh;
  };
}
