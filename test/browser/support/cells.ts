import type { Page } from 'playwright-core';
import type { OfficePage } from './office-page';

/** What a function that runs in the page finds there. */
export interface InPage {
  readonly officePage: OfficePage;
}

/** What a cell of the first sheet holds. */
export const contentAt = (page: Page, row: number, column: number): Promise<unknown> =>
  page.evaluate(([r, c]) => (globalThis as unknown as InPage).officePage.workbook.cell(r!, c!).content, [row, column]);

/** Selects cells of the first sheet. */
export const select = (page: Page, row: number, column: number, rows = 1, columns = 1): Promise<void> =>
  page.evaluate(
    (selection) => void Object.assign((globalThis as unknown as InPage).officePage.workbook.selection, selection),
    { row, column, rows, columns },
  );

/** Types rows of cells, from a column of the first row on. Empty cells are left as they are. */
export const typeRows = (page: Page, rows: readonly (readonly (string | number)[])[], column = 0): Promise<void> =>
  page.evaluate(
    ([cells, from]) => {
      const { workbook } = (globalThis as unknown as InPage).officePage;
      cells.forEach((row, r) => row.forEach((value, c) => value !== '' && workbook.type(r, from + c, value)));
    },
    [rows as (string | number)[][], column] as const,
  );
