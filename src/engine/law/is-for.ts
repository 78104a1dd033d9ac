import { type CircumstanceName, circumstanceNumber, type CircumstanceValue } from '../../contract/words/circumstances';
import type { Where, WhereAll } from '../../reference/schema';

/** The lowest and the highest number of a circumstance, both included. */
export type Range = readonly [least: number, most: number];

/** What a rule asks of one circumstance, as ranges of its number of which one must hold it. */
export function rangesAsked(name: CircumstanceName, asked: WhereAll[CircumstanceName]): readonly Range[] {
  if (Array.isArray(asked)) return asked.flatMap((value: string) => rangesAsked(name, value));
  if (typeof asked === 'object') {
    const { at_least = -Infinity, at_most = Infinity } = asked as { at_least?: number; at_most?: number };
    return [[at_least, at_most]];
  }
  const number = circumstanceNumber(name, asked as CircumstanceValue);
  return [[number, number]];
}

/** The entries of a condition, of which one must hold. */
export const entriesOf = (where: Where): readonly WhereAll[] => (Array.isArray(where) ? where : [where]);

/**
 * Is a rule for this employee?
 *
 * @param numberOf a circumstance as a number
 */
export const isFor = (where: Where | undefined, numberOf: (name: CircumstanceName) => number): boolean =>
  where === undefined ||
  entriesOf(where).some((entry) =>
    (Object.keys(entry) as CircumstanceName[]).every((name) => {
      const number = numberOf(name);
      return rangesAsked(name, entry[name]).some(([least, most]) => least <= number && number <= most);
    }),
  );
