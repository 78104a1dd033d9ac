import type { Range, Sheet, Spreadsheet } from '../../../connectors/google-sheets/google';
import { type BuiltSheet, newSheet, sheetOf } from './built-sheets';

/** Cells of one sheet, by their address such as A1. A cell holds a formula, or nothing. */
export interface Cells {
  readonly formulas: Map<string, string>;
  /** What happened to the cells, in its order. */
  readonly events: string[];
  selected: string | null;
  /** Addresses of cells that this user may not edit. */
  readonly locked: Set<string>;
  /** Cells whose next formulas Google refuses, as it does when it is busy. */
  readonly busy: string[];
  readonly toasts: string[];
  /** Its sheets: the one with the cells above, and those that a script has added. */
  readonly sheets: BuiltSheet[];
}

export const emptyCells = (): Cells => ({
  formulas: new Map(),
  events: [],
  selected: 'A1',
  locked: new Set(),
  busy: [],
  toasts: [],
  sheets: [newSheet('Sheet1')],
});

/**
 * A spreadsheet whose first sheet has the cells.
 *
 * @param write called before anything is written, which a custom function may not
 */
export function spreadsheetOf(
  cells: Cells,
  { timeZone, locale }: { readonly timeZone: string; readonly locale: string },
  write: (address?: string) => void,
  exception: (message: string) => Error,
): Spreadsheet {
  const rangeAt = (address: string): Range => ({
    getFormula: () => cells.formulas.get(address) ?? '',
    setFormula(formula) {
      write(address);
      cells.formulas.set(address, formula);
      cells.events.push(`${address} ${formula}`);
    },
    clearContent() {
      write(address);
      cells.formulas.delete(address);
      cells.events.push(`${address} empty`);
    },
    getA1Notation: () => address,
    canEdit: () => !cells.locked.has(address),
  });
  const finderIn =
    (formulas: ReadonlyMap<string, string>): Sheet['createTextFinder'] =>
    (text) => {
      let inFormulas = false;
      const finder = {
        matchFormulaText(match: boolean) {
          inFormulas = match;
          return finder;
        },
        findAll: () =>
          inFormulas
            ? [...formulas]
                .filter(([, formula]) => formula.toLowerCase().includes(text.toLowerCase()))
                .map(([address]) => rangeAt(address))
            : [],
      };
      return finder;
    };
  const shown = (sheet: BuiltSheet): Sheet =>
    sheetOf(sheet, finderIn(sheet === cells.sheets[0] ? cells.formulas : new Map()), () => write(), exception);
  return {
    getSpreadsheetTimeZone: () => timeZone,
    getSpreadsheetLocale: () => locale,
    getSheets: () => cells.sheets.map(shown),
    insertSheet(name, index) {
      write();
      if (cells.sheets.some((one) => one.name === name)) throw exception(`A sheet with the name "${name}" exists.`);
      const made = newSheet(name);
      cells.sheets.splice(index, 0, made);
      return shown(made);
    },
    setActiveSheet: () => write(),
    getCurrentCell: () => (cells.selected === null ? null : rangeAt(cells.selected)),
    toast(message) {
      write();
      cells.toasts.push(message);
    },
  };
}
