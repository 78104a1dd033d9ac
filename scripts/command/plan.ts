import { isPlanName, type PlanName, planNames } from '../../server/access/plans';
import { CommandRefused } from './failure';

/** @throws CommandRefused where the text is not a plan */
export function planNamed(text: string): PlanName {
  if (isPlanName(text)) return text;
  throw new CommandRefused(`"${text}" is not a plan. Use one of ${planNames.join(', ')}.`);
}
