import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { excelLanguage } from '../host/office';
import { useCountry } from '../country/country-context';
import { oneOf, useStored } from '../host/stored';
import { client } from '../service/service';
import type { Outcome, Sheet } from '../sheet';
import { formulaText } from '../words/formula';
import { type Notation, notationOf, notations } from '../words/notation';
import { type Desk, DeskContext } from '../desk/desk';
import { loadSentences } from '../host/texts';
import { say } from '../../ui/language/say';

const withSentences = async <Part,>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, loadSentences('sheet')]))[0];

const conversion = () => withSentences(import('../conversion/conversion'));
const conversionElsewhere = () => withSentences(import('../conversion/conversion-elsewhere'));
const Conversion = lazy(conversion);
const ConversionElsewhere = lazy(conversionElsewhere);

/** The code that writes to the sheet loads with the first use. */
let created: Sheet | undefined;
const sheet = async (): Promise<Sheet> => {
  const { createSheet } = await withSentences(import('../sheet'));
  return (created ??= createSheet({ client }));
};

const notLoaded: Outcome = {
  ok: false,
  get message() {
    return say('this_part_of_the_pane_did');
  },
};

/** Gives the views their actions on the sheet, and keeps the outcome of the last one. */
export function DeskProvider({
  inExcel,
  view,
  children,
}: {
  readonly inExcel: boolean;
  /** The view that is open. */
  readonly view: string;
  readonly children: ReactNode;
}) {
  const { country } = useCountry();
  const [notice, setNotice] = useState<Outcome | undefined>();
  const [undoable, setUndoable] = useState(0);
  const [converting, setConverting] = useState(false);
  const [chosen, chooseNotation] = useStored<Notation>('notation', notationOf(navigator.language), oneOf(notations));
  const notation = inExcel ? notationOf(excelLanguage()) : chosen;

  const arrived = useCallback(async <Part,>(load: () => Promise<Part>): Promise<Part | undefined> => {
    try {
      return await load();
    } catch {
      setNotice(notLoaded);
      return undefined;
    }
  }, []);
  const written = useCallback(
    (outcome: Outcome) => {
      setNotice(outcome);
      if (outcome.ok && inExcel) setUndoable((count) => count + 1);
    },
    [inExcel],
  );

  const write = useCallback(
    async (action: (sheet: Sheet) => Promise<Outcome>) => {
      const target = await arrived(sheet);
      if (target !== undefined) written(await action(target));
    },
    [arrived, written],
  );

  const desk = useMemo<Desk>(
    () => ({
      inExcel,
      notice,
      canUndo: undoable > 0,
      notation,
      chooseNotation,
      insertFormula: (formula, place, { before, after } = { before: '=', after: '' }) =>
        write((target) =>
          target.insertFormula(
            (here) => `${before}${formulaText(formula, inExcel ? 'point' : notation, here).slice(1)}${after}`,
            place,
          ),
        ),
      insertTable: (table) => write((target) => target.insertTable(table, notation)),
      insertPayroll: (table) => write((target) => target.insertPayroll(table, notation)),
      insertOwnTable: (own) => write((target) => target.insertOwnTable(own)),
      keepOwnMeanings: (chosen) => write((target) => target.keepOwnMeanings(chosen)),
      buildBook: (make, onSheet) => write((target) => target.buildBook(make, onSheet)),
      undo: async () => {
        const target = await arrived(sheet);
        if (target === undefined) return;
        const outcome = await target.undo();
        setNotice(outcome);
        if (outcome.ok) setUndoable((count) => count - 1);
      },
      selection: async () => (inExcel ? (await arrived(sheet))?.selection() : undefined),
      readTable: async () => (inExcel ? (await arrived(sheet))?.readTable() : undefined),
      valuesOf: async ({ cells, sheet: name }, most) =>
        inExcel ? (await arrived(sheet))?.valuesOf(cells, name, most) : undefined,
      formulaCells: async () => (inExcel ? (await arrived(sheet))?.formulaCells() : undefined),
      repairCells: (repairs) => write((target) => target.repairCells(repairs)),
      freeze: (sheets, sources) => write((target) => target.freeze(sheets, sources)),
      copyLink: async () => {
        const loaded = await arrived(() => Promise.all([import('../host/link'), loadSentences('own')]));
        if (loaded !== undefined) setNotice(await loaded[0].copyLink(view, country));
      },
      tell: setNotice,
      openConversion: async () => {
        const dialog = await arrived<unknown>(
          inExcel ? () => Promise.all([conversion(), sheet()]) : conversionElsewhere,
        );
        if (dialog !== undefined) setConverting(true);
      },
    }),
    [inExcel, view, country, notice, undoable, notation, chooseNotation, arrived, write],
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
