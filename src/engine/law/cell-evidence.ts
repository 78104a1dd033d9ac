import { defined } from '../../defined';
import type { Sentence } from '../../language/message';
import type { Cell } from '../../reference/law-cells';
import type { Country, OwnEvidence } from '../../reference/schema';
import { type DatedFact, type DayAsked, type LawEvidence, lawEvidence } from './evidence';

/** An entry of the law with the sources of its cells. */
type Entry = DatedFact & { readonly sources: readonly string[] };

/** An entry as it stands for one of its cells: with the dates, confidence and sources that the cell states itself. */
const entryOfCell = <Law extends Entry>(
  entry: Law,
  { last_confirmed, confidence, sources }: OwnEvidence,
): Law & Entry => ({ ...entry, ...defined({ last_confirmed, confidence, sources }) });

/** Does a cell state its own dates, confidence or sources? */
export const hasOwnEvidence = ({ last_confirmed, confidence, sources }: OwnEvidence): boolean =>
  last_confirmed !== undefined || confidence !== undefined || sources !== undefined;

/** The evidence for a cell: its own where it states any, else that of its entry. */
export function cellEvidence(
  country: Country,
  entry: Entry,
  cell: OwnEvidence,
  asked: DayAsked,
  subject: Sentence,
): LawEvidence {
  const fact = entryOfCell(entry, cell);
  return lawEvidence(country, fact, asked, subject, fact.sources);
}

/** The evidence for each cell whose law is established. */
export const cellsEvidence = (
  country: Country,
  entry: Entry,
  cells: readonly Cell[],
  asked: DayAsked,
  subject: Sentence,
): LawEvidence[] =>
  cells.flatMap((cell) => (cell === undefined ? [] : [cellEvidence(country, entry, cell, asked, subject)]));
