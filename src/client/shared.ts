import type { TextStorage } from './storage';

/** Page event: the pane asks the functions to discard their cached answers and recalculate. */
export const refreshEvent = 'svc:refresh';

const formattedNumbersSetting = 'svc.formatted-numbers';

/** True if money and percentages reach cells with a number format. The user sets this in the pane. */
export const wantsFormattedNumbers = (storage: TextStorage): boolean =>
  storage.getItem(formattedNumbersSetting) === 'on';

/** Stores the user's choice where the functions read it. */
export const keepFormattedNumbers = (storage: TextStorage, on: boolean): void =>
  storage.setItem(formattedNumbersSetting, on ? 'on' : 'off');

/** The setting of a workbook that gives single figures a card. */
export const cardsSetting = 'svc.cards';
