import type { TreatyOfPayment } from '../../contract/treaty';
import { defined } from '../../defined';
import { message, type Message } from '../../language/message';
import type { Country, PayerTreaties, TreatyVariant } from '../../reference/schema';
import { countryTerm, exactNumber, lawNote, lawNotes } from '../../language/terms';
import type { DayAsked, LawEvidence } from '../law/evidence';
import { treatyEvidence } from './treaty-evidence';
import { treatyFields } from './treaty-fields';
import { type TreatyAnswer, type TreatyQuestion, treatyRate } from './treaty-rate';

/** A payment to another country, with the rate of domestic law in percent. */
export interface PaymentAbroad extends TreatyQuestion {
  readonly domestic: number;
}

/** How a treaty changes the tax on a payment. */
export interface TreatyEffect {
  /** The rate to charge, in percent: the lower of the domestic rate and that of a treaty in force. */
  readonly rate: number;
  /** Whether the payee of the request meets a condition of the treaty. */
  readonly usesPayee: boolean;
  readonly stated: TreatyOfPayment;
  readonly evidence: readonly LawEvidence[];
  readonly notices: readonly Message[];
}

/** Whether the treaty rate is charged, or why not. */
function outcomeNotice(
  country: Country,
  { state, rate, treaty, inForce }: TreatyAnswer,
  { partner: code, payment, domestic }: PaymentAbroad,
): Message {
  const partner = countryTerm(code);
  if (state === 'none') return message('treaty_none', { country: countryTerm(country.code), partner });
  if (treaty === undefined) return message('treaty_not_recorded', { country: countryTerm(country.code), partner });
  if (inForce === false) return message('treaty_not_in_force', { partner });
  if (inForce === null) return message('treaty_force_not_established', { partner });
  if (state === 'not_recorded')
    return message('treaty_payment_not_recorded', { partner, payment: message(`payment_${payment}`) });
  if (rate === null) return message('treaty_sets_no_limit', { partner, payment: message(`payment_${payment}`) });
  const rates = { partner, rate: exactNumber(rate), domestic: exactNumber(domestic) };
  return rate < domestic ? message('treaty_rate_applied', rates) : message('treaty_rate_not_lower', rates);
}

const otherRate = (variant: TreatyVariant): Message =>
  'rate' in variant
    ? message('treaty_other_rate', { rate: exactNumber(variant.rate), condition: lawNote(variant.condition) })
    : message('treaty_other_domestic', { condition: lawNote(variant.condition) });

/** Conditions are named where the treaty is in force and some rate of it is below the domestic one. */
function conditionNotices({ inForce, met, others, rate }: TreatyAnswer, domestic: number): Message[] {
  if (inForce !== true) return [];
  const matter = [...others, ...(met === undefined ? [] : [met])].some(
    (variant) => 'rate' in variant && variant.rate < domestic,
  );
  if (!matter && (rate === null || rate >= domestic)) return [];
  return [
    ...(met === undefined ? [] : [message('treaty_condition_met', { condition: lawNote(met.condition) })]),
    ...others.map(otherRate),
  ];
}

/** What the treaty with the payee's country does to a payment. */
export function treatyOfPayment(
  country: Country,
  list: PayerTreaties | undefined,
  payment: PaymentAbroad,
  asked: DayAsked,
): TreatyEffect {
  const { partner, domestic } = payment;
  const answer = treatyRate(list, payment);
  const { rate, inForce, met, treaty, cell } = answer;
  const applied = inForce === true && rate !== null && rate < domestic;
  // A list that is not complete says nothing about a country that it lacks.
  const restsOn =
    list === undefined || (treaty === undefined && !list.complete)
      ? []
      : [treatyEvidence(country, list, asked, treaty)];
  const fields = treatyFields(partner, answer);
  return {
    rate: applied ? rate : domestic,
    usesPayee: met !== undefined,
    stated: {
      ...fields,
      ...defined({ condition: met?.condition }),
      domestic_rate: domestic,
      applied,
      sources: restsOn.flatMap(({ sources }) => [...sources]),
    },
    evidence: restsOn,
    notices: [
      ...restsOn.flatMap(({ notices }) => notices),
      outcomeNotice(country, answer, payment),
      ...conditionNotices(answer, domestic),
      ...lawNotes(cell?.note, treaty?.note),
    ],
  };
}
