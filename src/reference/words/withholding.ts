import type { paymentTypeWords } from '../../contract/words/payment-types';
import { type Message, message, type Sentence } from '../../language/message';
import { exactNumber, joined, ratePercent } from '../../language/terms';
import { isNone, type WithholdingCell, type WithholdingRate, type WithholdingScale } from '../schema';
import { bandsInWords } from './formula';

/** A threshold of withholding: `more than 500 a payment`. */
const thresholdInWords = ({ amount, per, reached }: NonNullable<WithholdingRate['threshold']>): Message =>
  message(`withholding_${reached}_${per}`, { amount: exactNumber(amount) });

/** A scale on payments: `brackets of 50 % of the payments of a month: 18 % to 100,000, 25 % above 100,000`. */
function scaleInWords({ per, method, inclusion_percent, bands }: WithholdingScale): Message {
  const payments = message('withholding_payments', { per });
  const base =
    inclusion_percent === undefined
      ? payments
      : message('rule_percent_of', { rate: ratePercent(inclusion_percent), base: payments });
  return message(`withholding_${method}`, { base, bands: bandsInWords(bands) });
}

/** The rate or scale of a payment, or why there is none: `16 % (bank deposit 8 %; final)`. */
export function withholdingInWords(cell: WithholdingCell | undefined): Sentence {
  if (cell === undefined) return message('cell_not_established');
  if (isNone(cell)) return message('cell_none');
  const { variants = [], threshold, final } = cell;
  const charge = 'rate' in cell ? ratePercent(cell.rate) : scaleInWords(cell.scale);
  const details = [
    ...variants.map((variant) =>
      message('detail_with_value', {
        what: message(`payee_${variant.when}`),
        value: 'none' in variant ? message('cell_none') : ratePercent(variant.rate),
      }),
    ),
    ...(threshold === undefined ? [] : [thresholdInWords(threshold)]),
    ...(final === undefined ? [] : [message(final ? 'withholding_final' : 'withholding_advance')]),
  ];
  return details.length === 0
    ? charge
    : message('behind_in_brackets', { what: charge, inner: joined('joined_by_semicolon', details) });
}

/** The name of a payment inside a sentence: `management fees`. */
export const paymentInWords = (payment: keyof typeof paymentTypeWords): Message => message(`payment_${payment}`);
