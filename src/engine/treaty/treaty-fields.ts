import type { TaxResult } from '../../contract/tax';
import type { TreatyCondition, TreatyOfPayment } from '../../contract/treaty';
import { worldNameOf } from '../../contract/world';
import { defined } from '../../defined';
import { countryTerm, lawNote, lawNoteIfAny } from '../../language/terms';
import { type Unsaid, unsaid } from '../../language/unsaid';
import type { TreatyVariant } from '../../reference/schema';
import type { TreatyAnswer } from './treaty-rate';

const conditionOf = (variant: TreatyVariant): TreatyCondition => ({
  rate: 'rate' in variant ? variant.rate : null,
  condition: variant.condition,
  ...defined({ payee: variant.when }),
});

type Shared = Pick<
  TreatyOfPayment,
  | 'state'
  | 'partner'
  | 'partner_name'
  | 'group'
  | 'rate'
  | 'conditions'
  | 'in_force'
  | 'in_force_since'
  | 'article'
  | 'note'
>;

/** What answers and tables say alike about a treaty and a type of payment. */
export const treatyFields = (
  partner: string,
  { state, rate, treaty, inForce, cell, others }: TreatyAnswer,
): Shared => ({
  state,
  partner,
  partner_name: worldNameOf(partner),
  ...defined({ group: treaty?.group }),
  rate,
  conditions: others.map(conditionOf),
  in_force: inForce,
  in_force_since: treaty?.in_force_since ?? null,
  ...defined({ article: cell?.article, note: [cell?.note, treaty?.note].filter(Boolean).join(' ') || undefined }),
});

/** What is said of a treaty, with its texts in the language of the reader; its conditions and notes are recorded in English. */
export const treatyInWords = <Fields extends Shared & Partial<Pick<TreatyOfPayment, 'condition'>>>(
  fields: Fields,
): Unsaid<Fields> =>
  unsaid({
    ...fields,
    partner_name: countryTerm(fields.partner),
    conditions: fields.conditions.map((each) => ({ ...each, condition: lawNote(each.condition) })),
    ...defined({ note: lawNoteIfAny(fields.note), condition: lawNoteIfAny(fields.condition) }),
  }) as Unsaid<Fields>;

/** A tax whose treaty, if it has one, has its texts in the language of the reader. */
export const taxInWords = (data: TaxResult): Unsaid<TaxResult> =>
  data.treaty === undefined ? unsaid(data) : { ...unsaid(data), treaty: treatyInWords(data.treaty) };
