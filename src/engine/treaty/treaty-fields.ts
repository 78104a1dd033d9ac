import type { TreatyCondition, TreatyOfPayment } from '../../contract/treaty';
import { worldNameOf } from '../../contract/world';
import { defined } from '../../defined';
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
