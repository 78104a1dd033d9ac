/// <reference types="office-js" />

/** Is the pane open in Excel, and not as a web page? */
export const inExcel = (): boolean =>
  typeof Excel !== 'undefined' && typeof Office !== 'undefined' && String(Office.context?.host ?? '') === 'Excel';

/** Cells that one round trip reads or writes. Excel on the web accepts five megabytes at most. */
export const cellsAtOnce = 20_000;

/** Does this Excel support a version of its API? */
export const supports = (version: string): boolean => Office.context.requirements.isSetSupported('ExcelApi', version);
