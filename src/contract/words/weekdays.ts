/** The days of the week, from Thursday on: `daysAfterThursday` is their index. */
export const weekdays = ['thursday', 'friday', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday'] as const;
export type Weekday = (typeof weekdays)[number];
