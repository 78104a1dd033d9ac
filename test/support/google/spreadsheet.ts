import type { Range, Sheet, Spreadsheet } from '../../../connectors/google-sheets/google';

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
}

export const emptyCells = (): Cells => ({
  formulas: new Map(),
  events: [],
  selected: 'A1',
  locked: new Set(),
  busy: [],
  toasts: [],
});

/**
 * A spreadsheet of one sheet.
 *
 * @param write called before anything is written, which a custom function may not
 */
export function spreadsheetOf(
  cells: Cells,
  { timeZone, locale }: { readonly timeZone: string; readonly locale: string },
  write: (address?: string) => void,
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
            ? [...cells.formulas]
                .filter(([, formula]) => formula.toLowerCase().includes(text.toLowerCase()))
                .map(([address]) => rangeAt(address))
            : [],
      };
      return finder;
    },
  };
  return {
    getSpreadsheetTimeZone: () => timeZone,
    getSpreadsheetLocale: () => locale,
    getSheets: () => [sheet],
    getCurrentCell: () => (cells.selected === null ? null : rangeAt(cells.selected)),
    toast(message) {
      write();
      cells.toasts.push(message);
    },
  };
}
