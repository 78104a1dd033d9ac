/** The days of the week, in the order in which 1 January 1970, a Thursday, comes first. */
export const weekdays = ['thursday', 'friday', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday'] as const;
export type Weekday = (typeof weekdays)[number];
