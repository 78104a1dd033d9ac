import type { LawCell } from '../../contract/law';
import { defined } from '../../defined';
import type { Sentence } from '../../language/message';
import { lawNoteIfAny } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import { type Cell, stateOf } from '../../reference/law-cells';
import type { OwnEvidence } from '../../reference/schema';
import { truthOf } from '../../truth/evidence';
import { cellEvidence, hasOwnEvidence } from '../law/cell-evidence';
import type { DatedFact } from '../law/evidence';
import type { LawOnDay } from './dates';

/** An entry of the law that holds cells. */
export type EntryOfCells = DatedFact & { readonly sources: readonly string[] };

/** The dates, confidence and sources that a cell states itself; nothing where they are those of its entry. */
function ownTruth({ country, ...asked }: LawOnDay, entry: EntryOfCells, cell: OwnEvidence, subject: Sentence) {
  if (!hasOwnEvidence(cell)) return {};
  const evidence = cellEvidence(country, entry, cell, asked, subject);
  return {
    last_confirmed: evidence.confirmation?.on ?? cell.last_confirmed ?? entry.last_confirmed,
    ...truthOf(evidence),
    sources: [...evidence.sources],
  };
}

/** What is known about a cell, in the form of the contract. */
export const lawCell = (day: LawOnDay, entry: EntryOfCells, cell: Cell, subject: Sentence): Unsaid<LawCell> => ({
  state: stateOf(cell),
  ...(cell === undefined
    ? {}
    : {
        ...defined({ note: lawNoteIfAny(cell.note) }),
        ...ownTruth(day, entry, cell, subject),
      }),
});

/** What is known about each of several cells. */
export const lawCells = <Name extends string>(
  day: LawOnDay,
  entry: EntryOfCells,
  cells: Readonly<Record<Name, Cell>>,
  subject: Sentence,
) =>
  Object.fromEntries(
    Object.entries<Cell>(cells).map(([name, cell]) => [name, lawCell(day, entry, cell, subject)]),
  ) as Record<Name, Unsaid<LawCell>>;
