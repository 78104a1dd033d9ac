import { dayLength } from '../../src/day';

/** Days for which deliveries, and subscriptions that ended, can be looked at. */
export const daysKept = 30;

/** The same in milliseconds. */
export const deliveriesKept = daysKept * dayLength;
