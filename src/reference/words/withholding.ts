import { paymentTypeWords } from '../../contract/words/payment-types';
import { payeeWords } from '../../contract/words/payees';
import { cellStateWords } from '../../contract/words/cell-states';
import { thresholdEndWords } from '../../contract/words/thresholds';
import { isNone, type WithholdingCell, type WithholdingRate } from '../schema';
import { numberInWords, percentInWords } from './number';

/** A threshold of withholding: `more than 500 a payment`. */
const thresholdInWords = ({ amount, per, reached }: NonNullable<WithholdingRate['threshold']>): string =>
  `${thresholdEndWords[reached].label} ${numberInWords(amount)} a ${per}`;

/** The rate of a payment, or why there is none: `16 % (bank deposit 8 %; final)`. */
export function withholdingInWords(cell: WithholdingCell | undefined): string {
  if (cell === undefined) return cellStateWords.not_established.label;
  if (isNone(cell)) return cellStateWords.none.label;
  const { rate, variants = [], threshold, final } = cell;
  const details = [
    ...variants.map(
      (variant) =>
        `${payeeWords[variant.when].label.toLowerCase()} ${'none' in variant ? cellStateWords.none.label : percentInWords(variant.rate)}`,
    ),
    ...(threshold === undefined ? [] : [thresholdInWords(threshold)]),
    ...(final === undefined ? [] : [final ? 'final' : 'an advance']),
  ];
  return `${percentInWords(rate)}${details.length === 0 ? '' : ` (${details.join('; ')})`}`;
}

/** The name of a payment inside a sentence: `management fees`. */
export const paymentInWords = (payment: keyof typeof paymentTypeWords): string =>
  paymentTypeWords[payment].label.toLowerCase();
