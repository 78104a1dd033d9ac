import { Explained } from '../../server/explained';
import { isPlanName, type PlanName, planNames } from '../../server/access/plans';
import { message } from '../../src/language/message';

/** @throws Explained where the text is not a plan */
export function planNamed(text: string): PlanName {
  if (isPlanName(text)) return text;
  throw new Explained(message('command_plan_unknown', { plan: text, plans: planNames.join(', ') }));
}
