import type { Area, Sheet, Validation } from '../../../connectors/google-sheets/google';

/** A sheet that a script has added, as far as tests look at it. */
export interface BuiltSheet {
  readonly name: string;
  /** Cells by `row,column`, counted from 0. */
  readonly cells: Map<string, { readonly content: string | number; readonly formula: boolean }>;
  readonly choices: (readonly string[])[];
  readonly formats: Set<string>;
  rows: number;
  columns: number;
  frozen: readonly [rows: number, columns: number];
}

/** A new sheet has the size that Google gives it. */
export const newSheet = (name: string): BuiltSheet => ({
  name,
  cells: new Map(),
  choices: [],
  formats: new Set(),
  rows: 1_000,
  columns: 26,
  frozen: [0, 0],
});

/**
 * A sheet as a script sees it. Ranges that are larger than the sheet, and values that do not fit their range, fail.
 *
 * @param write called before anything is written
 */
export function sheetOf(
  sheet: BuiltSheet,
  finder: Sheet['createTextFinder'],
  write: () => void,
  exception: (message: string) => Error,
): Sheet {
  const area = (row: number, column: number, rows: number, columns: number): Area => {
    if (row < 1 || column < 1 || row + rows - 1 > sheet.rows || column + columns - 1 > sheet.columns)
      throw exception('The coordinates of the range are outside the dimensions of the sheet.');
    return {
      setValues(values) {
        write();
        if (values.length !== rows || values.some((cells) => cells.length !== columns))
          throw exception('The number of rows or columns in the data does not match the range.');
        values.forEach((cells, i) =>
          cells.forEach((content, j) => {
            const formula = typeof content === 'string' && content.startsWith('=');
            sheet.cells.set(`${row - 1 + i},${column - 1 + j}`, { content, formula });
          }),
        );
      },
      setNumberFormat(format) {
        write();
        sheet.formats.add(format);
      },
      setFontWeight: write,
      setFontStyle: write,
      setFontSize: write,
      setFontColor: write,
      setBackground: write,
      setDataValidation(rule) {
        write();
        sheet.choices.push(rule.getCriteriaValues()[0] as string[]);
      },
    };
  };
  return {
    getName: () => sheet.name,
    createTextFinder: finder,
    getRange: area,
    getMaxRows: () => sheet.rows,
    getMaxColumns: () => sheet.columns,
    insertRowsAfter(_row, count) {
      write();
      sheet.rows += count;
    },
    insertColumnsAfter(_column, count) {
      write();
      sheet.columns += count;
    },
    setColumnWidth(column, width) {
      write();
      if (column > sheet.columns || !Number.isInteger(width)) throw exception('Those columns are out of bounds.');
    },
    setFrozenRows(count) {
      write();
      sheet.frozen = [count, sheet.frozen[1]];
    },
    setFrozenColumns(count) {
      write();
      sheet.frozen = [sheet.frozen[0], count];
    },
  };
}

/** The maker of a drop-down. */
export function validationBuilder() {
  let listed: readonly string[] = [];
  const rule: Validation = { getCriteriaValues: () => [listed, true] };
  const builder = {
    requireValueInList(values: string[], showDropdown: boolean) {
      if (!showDropdown) throw new Error('Nobody would see the choices.');
      listed = values;
      return builder;
    },
    requireValueInRange(_range: Area, showDropdown: boolean) {
      if (!showDropdown) throw new Error('Nobody would see the choices.');
      return builder;
    },
    setAllowInvalid: () => builder,
    build: () => rule,
  };
  return builder;
}
