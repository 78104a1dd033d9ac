import { createContext, useContext } from 'react';
import type { Outcome, SheetTable } from '../sheet';
import type { Formula } from '../words/formula';
import type { Notation } from '../words/notation';

/** What the views may do to the sheet. */
export interface Desk {
  /** Outside of Excel things are copied instead of inserted. */
  readonly inExcel: boolean;
  /** What came of the last action. */
  readonly notice: Outcome | undefined;
  readonly canUndo: boolean;
  /** How formulas are shown and, outside of Excel, copied. */
  readonly notation: Notation;
  readonly chooseNotation: (notation: Notation) => void;
  readonly insertFormula: (formula: Formula) => Promise<void>;
  readonly insertTable: (table: SheetTable) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly tell: (notice: Outcome | undefined) => void;
  readonly openConversion: () => void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** @throws Error outside of the pane's provider */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('There is no desk around this view.');
  return desk;
}
