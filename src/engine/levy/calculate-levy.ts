import { done, fail, type Outcome } from '../../contract/error';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import { message, type Message } from '../../language/message';
import type { Country } from '../../reference/schema';
import { adjustmentNameIn } from '../../reference/words/limits';
import { withNotices } from '../../truth/evidence';
import type { Answer } from '../answer';
import { toMajor, toMinor } from '../money';
import { amountRefused } from '../amount-refusal';
import { levyGross, levyOn } from './levy';
import type { PreparedLevy } from './prepared-levy';

/** An amount before tax in minor units, with its notices. */
interface LevyBase {
  readonly gross: number;
  readonly notices: readonly Message[];
}

/** The amount before tax: the requested amount or, from net to gross, the amount that leaves it as net. */
function baseOf(
  { levy, mayBeZero = false }: PreparedLevy,
  currency: string,
  { amount: sent, mode }: TaxRequest,
): Outcome<LevyBase> {
  const amount = toMinor(sent, levy.minor);
  const isQuestion = amount > 0 || (sent === 0 && mayBeZero && mode === 'gross_to_net');
  if (!isQuestion) return amountRefused(sent, currency);
  const major = toMajor(amount, levy.minor);
  const rounded =
    major !== sent && amount <= Number.MAX_SAFE_INTEGER ? [message('amount_rounded', { amount: major, currency })] : [];
  if (mode !== 'net_to_gross') return done({ gross: amount, notices: rounded });
  const found = levyGross(levy, amount);
  if (found === undefined) return fail('invalid_amount', message('no_amount_leaves_net', { net: sent }));
  const inexact = found.exact ? [] : [message('amount_leaves_more', { net: major })];
  return done({ gross: found.gross, notices: [...rounded, ...inexact] });
}

/** Tax on a single amount, such as a profit, from gross to net or from net to gross. */
export function calculateLevy(
  country: Country,
  request: TaxRequest,
  prepared: PreparedLevy,
): Outcome<Answer<TaxResult>> {
  const { levy, taxYear, meta, stated, noticesAt, ignored } = prepared;
  const base = baseOf(prepared, country.currency, request);
  if (!base.ok) return base;
  const { gross } = base.value;
  const notices = [...base.value.notices, ...(noticesAt?.(gross) ?? [])];
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
      type: request.type,
      period: request.period,
      mode: request.mode,
      tax_year: taxYear,
      include_pension: request.include_pension,
      ...(amounts.surcharges.length > 0 ? { surcharges: [...amounts.surcharges] } : undefined),
      adjustments: amounts.adjustments.map((line) => ({
        ...line,
        name: adjustmentNameIn(country.language ?? 'en', line),
      })),
      ...stated,
    },
    meta: withNotices(meta, notices),
    ignored,
  });
}
