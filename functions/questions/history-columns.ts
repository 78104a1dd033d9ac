import { wrong } from '../cell/failure';
import { gridOf } from '../cell/grid';
import { listed } from '../cell/listed';
import { isUnset, textOf } from '../cell/values';
import { wordOf } from './word';

/** The columns that a table of a history may have for each entity, with their headings. */
export const historyColumns = {
  value: 'Value',
  average: 'Average',
  observations: 'Observations',
  observed: 'Observed',
  source: 'Source',
} as const;
export type HistoryColumn = keyof typeof historyColumns;

/** The words of `columns`. `no_headings` leaves the header row out. */
const words = { ...historyColumns, no_headings: '' } as const;

/** What a table of a history shows. */
export interface HistoryLayout {
  readonly columns: readonly HistoryColumn[];
  readonly headings: boolean;
}

/**
 * The columns asked for, in their order: a list in text, or a range of words. Default: the value, below headings.
 *
 * @throws CellError that suggests a word
 */
export function layoutOf(columns: unknown): HistoryLayout {
  const asked = gridOf(columns)
    .flat()
    .filter((cell) => !isUnset(cell))
    .flatMap((cell) => listed(textOf(cell)))
    .map((text) => wordOf(text, words, 'a column'));
  const shown = asked.flatMap((word): HistoryColumn[] => (word === 'no_headings' ? [] : [word]));
  if (new Set(shown).size < shown.length) throw wrong('A column is named twice in the columns. Name it once.');
  return { columns: shown.length === 0 ? ['value'] : shown, headings: !asked.includes('no_headings') };
}
