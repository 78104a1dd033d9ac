import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { excelLanguage } from '../host/office';
import { oneOf, useStored } from '../host/stored';
import { client } from '../service/service';
import type { Outcome, Sheet } from '../sheet';
import { formulaText } from '../words/formula';
import { type Notation, notationOf, notations } from '../words/notation';
import { type Desk, DeskContext } from '../desk/desk';

const Conversion = lazy(() => import('../conversion/conversion'));
const ConversionElsewhere = lazy(() => import('../conversion/conversion-elsewhere'));

/** The code that writes to the sheet loads with the first use. */
let loading: Promise<Sheet> | undefined;
const sheet = (): Promise<Sheet> => (loading ??= import('../sheet').then(({ createSheet }) => createSheet({ client })));

/** Gives the views their actions on the sheet, and keeps the outcome of the last one. */
export function DeskProvider({ inExcel, children }: { readonly inExcel: boolean; readonly children: ReactNode }) {
  const [notice, setNotice] = useState<Outcome | undefined>();
  const [undoable, setUndoable] = useState(0);
  const [converting, setConverting] = useState(false);
  const [chosen, chooseNotation] = useStored<Notation>('notation', notationOf(navigator.language), oneOf(notations));
  const notation = inExcel ? notationOf(excelLanguage()) : chosen;

  const written = useCallback(
    (outcome: Outcome) => {
      setNotice(outcome);
      if (outcome.ok && inExcel) setUndoable((count) => count + 1);
    },
    [inExcel],
  );

  const desk = useMemo<Desk>(
    () => ({
      inExcel,
      notice,
      canUndo: undoable > 0,
      notation,
      chooseNotation,
      insertFormula: async (formula) =>
        written(await (await sheet()).insertFormula(formulaText(formula, inExcel ? 'point' : notation))),
      insertTable: async (table) => written(await (await sheet()).insertTable(table, notation)),
      insertPayroll: async (table) => written(await (await sheet()).insertPayroll(table, notation)),
      undo: async () => {
        const outcome = await (await sheet()).undo();
        setNotice(outcome);
        if (outcome.ok) setUndoable((count) => count - 1);
      },
      tell: setNotice,
      openConversion: () => setConverting(true),
    }),
    [inExcel, notice, undoable, notation, chooseNotation, written],
  );
  return (
    <DeskContext value={desk}>
      {children}
      {converting ? (
        <Suspense fallback={null}>
          {inExcel ? (
            <Conversion
              convert={async (request) => (await sheet()).convertColumn(request)}
              onClose={(outcome) => {
                setConverting(false);
                if (outcome !== undefined) written(outcome);
              }}
            />
          ) : (
            <ConversionElsewhere onClose={() => setConverting(false)} />
          )}
        </Suspense>
      ) : null}
    </DeskContext>
  );
}
