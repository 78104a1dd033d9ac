import { type PlanName, planNames } from '../../../src/contract/words/plans';
import { planLabels } from '../../account/words';
import type { FieldOf } from '../../parts/form-field';
import { say } from '../../../ui/language/say';

/** The field to choose a plan. */
export const planField = (initial: PlanName = planNames[0]): FieldOf<'plan'> => ({
  name: 'plan',
  type: 'select',
  label: say('page_plan'),
  initial,
  options: planNames.map((key) => ({ key, name: planLabels[key] })),
});
