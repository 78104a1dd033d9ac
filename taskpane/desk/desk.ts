import { createContext, useContext } from 'react';
import type {
  FormulaCell,
  ChosenMeanings,
  MakeBook,
  OnSheet,
  Outcome,
  OwnTable,
  PayrollTable,
  ReadTable,
  Repair,
  Selection,
  SheetTable,
  Target,
} from '../sheet';
import type { Formula, Reference } from '../words/formula';
import type { Notation } from '../words/notation';

/** What views can do to the sheet. */
export interface Desk {
  /** Outside Excel, content is copied instead of inserted. */
  readonly inExcel: boolean;
  /** Outcome of the last action. */
  readonly notice: Outcome | undefined;
  readonly canUndo: boolean;
  /** Notation of formulas on the screen and, outside Excel, on the clipboard. */
  readonly notation: Notation;
  readonly chooseNotation: (notation: Notation) => void;
  /** @param around what stands before and after the formula where it is a part of another one */
  readonly insertFormula: (
    formula: Formula,
    target?: Target,
    around?: { readonly before: string; readonly after: string },
  ) => Promise<void>;
  readonly insertTable: (table: SheetTable) => Promise<void>;
  readonly insertPayroll: (table: PayrollTable) => Promise<void>;
  /** Writes a payroll beside a table of another program. */
  readonly insertOwnTable: (own: OwnTable) => Promise<void>;
  /** Keeps what the headings of such a table mean. */
  readonly keepOwnMeanings: (chosen: ChosenMeanings) => Promise<void>;
  /** Writes the sheets of a workbook. */
  readonly buildBook: (make: MakeBook, onSheet: OnSheet) => Promise<void>;
  readonly undo: () => Promise<void>;
  /** What is selected in the workbook, or why it cannot be read; undefined outside Excel. */
  readonly selection: () => Promise<Selection | Outcome | undefined>;
  /** The table in which the selection lies, or why it cannot be read; undefined outside Excel. */
  readonly readTable: () => Promise<ReadTable | Outcome | undefined>;
  /** The values of cells; undefined where the pane cannot read them, or where there are more than `most`. */
  readonly valuesOf: (cells: Reference, most?: number) => Promise<unknown[][] | undefined>;
  /** The cells with formulas of the add-in; undefined outside Excel. */
  readonly formulaCells: () => Promise<readonly FormulaCell[] | Outcome | undefined>;
  readonly repairCells: (repairs: readonly Repair[]) => Promise<void>;
  readonly freeze: (sheets: readonly string[], sources: SheetTable) => Promise<void>;
  /** Copies a link that opens the pane in a browser with what is asked now. */
  readonly copyLink: () => Promise<void>;
  readonly tell: (notice: Outcome | undefined) => void;
  readonly openConversion: () => Promise<void>;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** @throws Error outside the provider */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('This view has no DeskProvider around it.');
  return desk;
}
