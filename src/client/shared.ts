import type { TextStorage } from './storage';

/** Event of the page: the pane asks the functions to drop their answers and to recalculate. */
export const refreshEvent = 'svc:refresh';

const formattedNumbersSetting = 'svc.formatted-numbers';

/** Do money and percentages arrive in cells with a number format? The user switches this in the pane. */
export const wantsFormattedNumbers = (storage: TextStorage): boolean =>
  storage.getItem(formattedNumbersSetting) === 'on';

/** Keeps the user's choice for the functions. */
export const keepFormattedNumbers = (storage: TextStorage, on: boolean): void =>
  storage.setItem(formattedNumbersSetting, on ? 'on' : 'off');
