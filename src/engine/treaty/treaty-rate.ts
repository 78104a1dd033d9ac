import type { Payee } from '../../contract/words/payees';
import type { PaymentType } from '../../contract/words/payment-types';
import type { TreatyState } from '../../contract/words/treaty-states';
import type { PayerTreaties, Treaty, TreatyCell, TreatyVariant } from '../../reference/schema';

/** A payment to another country. */
export interface TreatyQuestion {
  /** ISO code of the country of the payee. */
  readonly partner: string;
  readonly payment: PaymentType;
  /** What the request says about the payee; without it, the general rate counts. */
  readonly payee?: Payee | undefined;
  /** YYYY-MM-DD */
  readonly date: string;
}

/** What the treaties of a payer country say about a payment. */
export interface TreatyAnswer {
  readonly state: TreatyState;
  /** The highest rate that the treaty allows, in percent; null where no rate is recorded. */
  readonly rate: number | null;
  /** The treaty, if there is one, and whether it is in force on the day; null where that is not established. */
  readonly treaty?: Treaty;
  readonly inForce: boolean | null;
  readonly cell?: TreatyCell;
  /** The condition that the payee of the request meets. */
  readonly met?: TreatyVariant;
  /** The conditions that the request does not meet. */
  readonly others: readonly TreatyVariant[];
}

function inForceOn({ in_force, in_force_since }: Treaty, date: string): boolean | null {
  return in_force === true && in_force_since !== undefined && date < in_force_since ? false : in_force;
}

const preference = [true, null, false];

/** The treaty that counts: one in force before a doubtful one, and that before one that is only signed. */
function treatyWith(list: PayerTreaties, partner: string, date: string): Treaty | undefined {
  const place = (treaty: Treaty): number => preference.indexOf(inForceOn(treaty, date));
  return list.treaties.filter((treaty) => treaty.partner === partner).sort((a, b) => place(a) - place(b))[0];
}

/** The rate of a part of a treaty: null where it sets no limit, undefined where the rate is not recorded. */
const rateOf = (part: TreatyCell | TreatyVariant): number | null | undefined =>
  'rate' in part ? part.rate : 'domestic' in part ? null : undefined;

/** The conditions that a payee meets, the highest rate first. «No limit» counts as the highest. */
const conditionsMet = ({ variants = [] }: TreatyCell, payee: Payee | undefined): readonly TreatyVariant[] =>
  payee === undefined
    ? []
    : variants.filter(({ when }) => when === payee).sort((a, b) => (rateOf(b) ?? Infinity) - (rateOf(a) ?? Infinity));

/**
 * What a treaty allows the payer's country to withhold. The general rate counts unless the payee of the request meets a
 * condition. Where it meets several, such as two sizes of holding, the highest of their rates counts.
 *
 * @param list the treaties of the payer's country; undefined if none are recorded
 */
export function treatyRate(list: PayerTreaties | undefined, question: TreatyQuestion): TreatyAnswer {
  const { partner, payment, payee, date } = question;
  const treaty = list && treatyWith(list, partner, date);
  if (treaty === undefined)
    return { state: list?.complete === true ? 'none' : 'not_recorded', rate: null, inForce: null, others: [] };
  const inForce = inForceOn(treaty, date);
  const cell = treaty.rates[payment];
  if (cell === undefined)
    return { state: inForce === false ? 'not_in_force' : 'not_recorded', rate: null, treaty, inForce, others: [] };
  const [met] = conditionsMet(cell, payee);
  const rate = rateOf(met ?? cell);
  const state = rate === undefined ? 'not_recorded' : rate === null ? 'no_limit' : 'rate';
  return {
    state: inForce === false ? 'not_in_force' : state,
    rate: rate ?? null,
    treaty,
    inForce,
    cell,
    ...(met === undefined ? {} : { met }),
    others: (cell.variants ?? []).filter((variant) => variant !== met),
  };
}
