import type { Ignored } from '../../contract/ignored';
import type { TaxRequest } from '../../contract/tax';
import type { Payee } from '../../contract/words/payees';
import { message, type Message, type Sentence } from '../../language/message';
import { isNone, type WithholdingCell, type WithholdingVariant } from '../../reference/schema';
import { exactNumber } from '../../language/terms';

/** What a cell charges for the payee of a request. */
export interface PayeeRate {
  /** Percent; undefined where the law withholds nothing. */
  readonly rate: number | undefined;
  /** The payee, where the law has a rate of its own for it. */
  readonly payee: Payee | undefined;
  readonly notices: readonly Sentence[];
  readonly ignored: readonly Ignored[];
}

const notesOf = ({ note }: { readonly note?: string | undefined }): string[] => (note === undefined ? [] : [note]);

const variantInWords = (variant: WithholdingVariant): Message =>
  'none' in variant
    ? message('payee_none', { payee: variant.when })
    : message('payee_rate', { payee: variant.when, rate: exactNumber(variant.rate) });

/** The rate for one payee of those that the law tells apart. */
const rateOfVariant = (variant: WithholdingVariant, cellNotes: readonly string[]): PayeeRate => ({
  rate: 'none' in variant ? undefined : variant.rate,
  payee: variant.when,
  notices: [
    ...('none' in variant ? [message('nothing_withheld_from_payee', { payee: variant.when })] : []),
    ...notesOf(variant),
    ...cellNotes,
  ],
  ignored: [],
});

/**
 * The rate of a cell for a payee. Without a payee the general rate applies, and a notice names the others. A payee for
 * which the law has no rate of its own has no effect.
 */
export function payeeRate(cell: WithholdingCell, { payee }: Pick<TaxRequest, 'payee'>): PayeeRate {
  const variants = isNone(cell) ? [] : (cell.variants ?? []);
  const notes = notesOf(cell);
  const variant = variants.find(({ when }) => when === payee);
  if (variant !== undefined) return rateOfVariant(variant, notes);
  const rate = isNone(cell) ? undefined : cell.rate;
  const others =
    rate === undefined || variants.length === 0
      ? []
      : [message('payee_rates', { rate: exactNumber(rate), variants: variants.map(variantInWords) })];
  return {
    rate,
    payee: undefined,
    notices: [...others, ...notes],
    ignored: payee === undefined ? [] : [{ field: 'payee', why: message('payee_without_effect', { field: 'payee' }) }],
  };
}
