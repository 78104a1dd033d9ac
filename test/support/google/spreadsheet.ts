import type { Range, Sheet, Spreadsheet } from '../../../connectors/google-sheets/google';

/** Cells of one sheet, by their address such as A1. A cell holds a formula, or nothing. */
export interface Cells {
  readonly formulas: Map<string, string>;
  /** What happened to the cells, in its order. */
  readonly events: string[];
  selected: string | null;
  readonly toasts: string[];
}

export const emptyCells = (): Cells => ({ formulas: new Map(), events: [], selected: 'A1', toasts: [] });

/**
 * A spreadsheet of one sheet.
 *
 * @param write called before anything is written, which a custom function may not
 */
export function spreadsheetOf(cells: Cells, timeZone: string, write: () => void): Spreadsheet {
  const rangeAt = (address: string): Range => ({
    getFormula: () => cells.formulas.get(address) ?? '',
    setFormula(formula) {
      write();
      cells.formulas.set(address, formula);
      cells.events.push(`${address} ${formula}`);
    },
    clearContent() {
      write();
      cells.formulas.delete(address);
      cells.events.push(`${address} empty`);
    },
    getA1Notation: () => address,
  });
  const sheet: Sheet = {
    createTextFinder(text) {
      let inFormulas = false;
      const finder = {
        matchFormulaText(match: boolean) {
          inFormulas = match;
          return finder;
        },
        findAll: () =>
          inFormulas
            ? [...cells.formulas].filter(([, formula]) => formula.includes(text)).map(([address]) => rangeAt(address))
            : [],
      };
      return finder;
    },
  };
  return {
    getSpreadsheetTimeZone: () => timeZone,
    getSheets: () => [sheet],
    getCurrentCell: () => (cells.selected === null ? null : rangeAt(cells.selected)),
    toast(message) {
      write();
      cells.toasts.push(message);
    },
  };
}
