import { wrong } from '../cell/failure';
import { gridOf } from '../cell/grid';
import { listed } from '../cell/listed';
import { isUnset, textOf } from '../cell/values';
import { words as said } from '../cell/words';
import { wordOf } from './word';

/** The columns that a table of a history may have for each entity, and the word that leaves the header row out. */
const words = {
  value: true,
  average: true,
  observations: true,
  observed: true,
  source: true,
  no_headings: true,
} as const;
export type HistoryColumn = Exclude<keyof typeof words, 'no_headings'>;

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
    .map((text) => wordOf(text, words, said('word_of_column')));
  const shown = asked.flatMap((word): HistoryColumn[] => (word === 'no_headings' ? [] : [word]));
  if (new Set(shown).size < shown.length) throw wrong(said('column_twice'));
  return { columns: shown.length === 0 ? ['value'] : shown, headings: !asked.includes('no_headings') };
}
