import type { Ignored } from '../../contract/ignored';
import type { TaxRequest } from '../../contract/tax';
import type { Payee } from '../../contract/words/payees';
import { message, type Message } from '../../language/message';
import { isNone, type WithholdingCell, type WithholdingVariant } from '../../reference/schema';
import { exactNumber, lawNotes } from '../../language/terms';
import type { Charge } from './withholding-charge';

/** What a cell charges for the payee of a request. */
interface PayeeCharge {
  /** Undefined where the law withholds nothing. */
  readonly charge: Charge | undefined;
  /** The payee, where the law has a rate of its own for it. */
  readonly payee: Payee | undefined;
  readonly notices: readonly Message[];
  readonly ignored: readonly Ignored[];
}

const variantInWords = (variant: WithholdingVariant): Message =>
  'none' in variant
    ? message('payee_none', { payee: variant.when })
    : message('payee_rate', { payee: variant.when, rate: exactNumber(variant.rate) });

/** The rate for one payee of those that the law tells apart. */
const chargeOfVariant = (variant: WithholdingVariant, cellNotes: readonly Message[]): PayeeCharge => ({
  charge: 'none' in variant ? undefined : { rate: variant.rate },
  payee: variant.when,
  notices: [
    ...('none' in variant ? [message('nothing_withheld_from_payee', { payee: variant.when })] : []),
    ...lawNotes(variant.note),
    ...cellNotes,
  ],
  ignored: [],
});

/** That the general rate or scale was applied although some payees have rates of their own. */
function otherRates(charge: Charge | undefined, variants: readonly WithholdingVariant[]): Message[] {
  if (charge === undefined || variants.length === 0) return [];
  const others = variants.map(variantInWords);
  return [
    'rate' in charge
      ? message('payee_rates', { rate: exactNumber(charge.rate), variants: others })
      : message('payee_rates_beside_scale', { variants: others }),
  ];
}

/**
 * What a cell charges for a payee. Without a payee the general rate or scale applies, and a notice names the others. A
 * payee for which the law has no rate of its own has no effect.
 */
export function payeeCharge(cell: WithholdingCell, { payee }: Pick<TaxRequest, 'payee'>): PayeeCharge {
  const variants = isNone(cell) ? [] : (cell.variants ?? []);
  const notes = lawNotes(cell.note);
  const variant = variants.find(({ when }) => when === payee);
  if (variant !== undefined) return chargeOfVariant(variant, notes);
  const charge = isNone(cell) ? undefined : cell;
  return {
    charge,
    payee: undefined,
    notices: [...otherRates(charge, variants), ...notes],
    ignored: payee === undefined ? [] : [{ field: 'payee', why: message('payee_without_effect', { field: 'payee' }) }],
  };
}
