import type { PayPartSent } from '../../contract/employee';
import { tidy } from '../../tidy';

/** The amount of a part of pay as a request states it, in major units; 0 if it is a share of basic pay. */
export const amountOfPart = (part: PayPartSent): number =>
  typeof part === 'number' ? part : 'amount' in part ? part.amount : 0;

/** The share of basic pay that a part is, as a fraction; 0 if it is an amount. */
export const shareOfPart = (part: PayPartSent): number =>
  typeof part === 'object' && 'percent_of_basic' in part ? tidy(part.percent_of_basic / 100) : 0;
