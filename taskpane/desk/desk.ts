import { createContext, useContext } from 'react';
import type { MakeBook, OnSheet, Outcome, PayrollTable, SheetTable } from '../sheet';
import type { Formula } from '../words/formula';
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
  readonly insertFormula: (formula: Formula) => Promise<void>;
  readonly insertTable: (table: SheetTable) => Promise<void>;
  readonly insertPayroll: (table: PayrollTable) => Promise<void>;
  /** Writes the sheets of a workbook. */
  readonly buildBook: (make: MakeBook, onSheet: OnSheet) => Promise<void>;
  readonly undo: () => Promise<void>;
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
