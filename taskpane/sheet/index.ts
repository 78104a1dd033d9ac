/// <reference types="office-js" />
import type { Notation } from '../words/notation';
import { browserCopy, type Copy } from '../../ui/clipboard';
import { buildBook, type MakeBook, type OnSheet } from './build-book';
import { type FormulaCell, readFormulaCells, type Repair, repairCells } from './formula-cells';
import { freeze } from './freeze';
import { copied, tableHtml, tableText } from './clipboard';
import { convertColumn, type ConversionRequest } from './convert-column';
import { createHistory } from './history';
import { inExcel } from './host';
import { insertFormula, type Target } from './insert-formula';
import { insertPayroll } from './insert-payroll';
import { insertTable } from './insert-table';
import type { AskBatch } from './net-pays';
import { type ChosenMeanings, insertOwnTable, keepOwnMeanings, type OwnTable } from './own-table';
import { type Outcome, refused } from './outcome';
import { type PayrollTable, payrollCopy } from './payroll-table';
import { readTable, type ReadTable } from './read-table';
import { readSelection, type Selection, valuesOf } from './selection';
import type { SheetTable } from './table';
import { say } from '../../ui/language/say';

export type { MakeBook, OnSheet } from './build-book';
export type { ConversionRequest } from './convert-column';
export type { FormulaCell, Repair } from './formula-cells';
export type { Target } from './insert-formula';
export type { Outcome } from './outcome';
export type { KeptMeanings } from './meanings';
export type { ChosenMeanings, OwnTable } from './own-table';
export type { PayrollTable } from './payroll-table';
export type { Place } from './place';
export type { ReadTable } from './read-table';
export type { PickedCells, Selection } from './selection';
export type { SheetCell, SheetColumn, SheetTable } from './table';

/** Actions of the pane on the sheet. Each ends with a sentence; none throws. */
export interface Sheet {
  /**
   * Writes a live formula into the active cell, or where it is told to. Outside Excel, copies it.
   *
   * @param formula its text, or what it is on the sheet with a name
   */
  readonly insertFormula: (formula: string | ((here: string) => string), target?: Target) => Promise<Outcome>;
  /**
   * Writes a formatted table with its title and source at the active cell. Outside Excel, copies it.
   *
   * @param notation notation of the copy; a decimal point when left out
   */
  readonly insertTable: (table: SheetTable, notation?: Notation) => Promise<Outcome>;
  /**
   * Writes a table of employees at the active cell, with the formula that computes their pay beside it. Outside Excel,
   * copies it.
   *
   * @param notation notation of the copy; a decimal point when left out
   */
  readonly insertPayroll: (table: PayrollTable, notation?: Notation) => Promise<Outcome>;
  /** Writes a payroll beside a table of another program. */
  readonly insertOwnTable: (own: OwnTable) => Promise<Outcome>;
  /** Keeps what the headings of a table of another program mean. */
  readonly keepOwnMeanings: (chosen: ChosenMeanings) => Promise<Outcome>;
  /** Fills the column to the right of the selected column of gross pay with net pay. */
  readonly convertColumn: (request: ConversionRequest) => Promise<Outcome>;
  /** Writes the sheets of a workbook into the open one. Outside Excel, it refuses. */
  readonly buildBook: (make: MakeBook, onSheet: OnSheet) => Promise<Outcome>;
  /** Undoes the last action. */
  readonly undo: () => Promise<Outcome>;
  /** What is selected, or why it cannot be read. */
  readonly selection: () => Promise<Selection | Outcome>;
  /** The table in which the selection lies, or why it cannot be read. */
  readonly readTable: () => Promise<ReadTable | Outcome>;
  /** The values of cells that a formula reads; undefined where the pane cannot read them. */
  readonly valuesOf: typeof valuesOf;
  /** The cells with formulas of the add-in, or why they cannot be read. */
  readonly formulaCells: () => Promise<readonly FormulaCell[] | Outcome>;
  /** Writes formulas anew, so that Excel computes them again. */
  readonly repairCells: (repairs: readonly Repair[]) => Promise<Outcome>;
  /** Copies sheets with values in place of formulas, and adds a sheet with the sources. */
  readonly freeze: (sheets: readonly string[], sources: SheetTable) => Promise<Outcome>;
}

/** What the actions need. */
export interface SheetTools {
  /** The client of the service. */
  readonly client: { readonly call: AskBatch };
  /** Puts something on the clipboard; the browser's clipboard when left out. */
  readonly copy?: Copy;
}

/** The sheet beside the pane. It takes one action at a time. */
export function createSheet({ client, copy = browserCopy }: SheetTools): Sheet {
  const history = createHistory();
  let busy = false;

  async function alone(action: () => Promise<Outcome>): Promise<Outcome> {
    if (busy) return refused(say('another_change_to_the_sheet_is'));
    busy = true;
    try {
      return await action();
    } finally {
      busy = false;
    }
  }

  return {
    insertFormula: (formula, target) =>
      alone(() => {
        if (inExcel()) return insertFormula(history, formula, target);
        return copied(copy, { text: typeof formula === 'string' ? formula : formula('') }, say('formula_copied'));
      }),
    insertTable: (table, notation = 'point') =>
      alone(() =>
        inExcel()
          ? insertTable(history, table)
          : copied(copy, { text: tableText(table, notation), html: tableHtml(table, notation) }, say('table_copied')),
      ),
    insertPayroll: (table, notation = 'point') =>
      alone(() => {
        if (inExcel()) return insertPayroll(history, table);
        const cells = payrollCopy(table, notation);
        return copied(
          copy,
          { text: tableText(cells, notation), html: tableHtml(cells, notation) },
          say('payroll_copied'),
          say('paste_it_into_cell_a1_of'),
        );
      }),
    insertOwnTable: (own) => alone(() => insertOwnTable(history, own)),
    keepOwnMeanings: (chosen) => alone(() => keepOwnMeanings(history, chosen)),
    convertColumn: (request) =>
      alone(async () =>
        inExcel() ? convertColumn(history, client.call, request) : refused(say('there_is_no_sheet_here_open')),
      ),
    buildBook: (make, onSheet) =>
      alone(async () => (inExcel() ? buildBook(history, make, onSheet) : refused(say('there_is_no_sheet_here_open')))),
    undo: () => alone(() => history.undo()),
    selection: readSelection,
    readTable,
    valuesOf,
    formulaCells: readFormulaCells,
    repairCells: (repairs) => alone(() => repairCells(history, repairs)),
    freeze: (sheets, sources) => alone(() => freeze(history, sheets, sources)),
  };
}
