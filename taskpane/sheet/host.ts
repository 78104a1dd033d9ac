/// <reference types="office-js" />

/** Is the pane open in Excel, and not on a page of its own? */
export const inExcel = (): boolean =>
  typeof Excel !== 'undefined' && typeof Office !== 'undefined' && String(Office.context?.host ?? '') === 'Excel';

/** Cells that one round trip reads or writes: Excel on the web takes five megabytes at most. */
export const cellsAtOnce = 20_000;

/** Does this Excel have a version of its interface? */
export const supports = (version: string): boolean => Office.context.requirements.isSetSupported('ExcelApi', version);
