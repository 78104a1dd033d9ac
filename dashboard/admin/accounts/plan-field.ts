import { type PlanName, planNames } from '../../../src/contract/words/plans';
import { planLabels } from '../../account/words';
import type { FieldOf } from '../../parts/form-field';

/** The field to choose a plan. */
export const planField = (initial: PlanName = planNames[0]): FieldOf<'plan'> => ({
  name: 'plan',
  type: 'select',
  label: 'Plan',
  initial,
  options: planNames.map((key) => ({ key, name: planLabels[key] })),
});
