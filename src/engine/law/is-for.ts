import { type CircumstanceName, circumstanceNumber, type CircumstanceValue } from '../../contract/words/circumstances';
import { oncePer } from '../../once';
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

/** Circumstances of an employee as numbers. */
type Circumstances = (name: CircumstanceName) => number;

/** Tests whether a condition holds for an employee: prepared once, because a payroll asks for each of its employees. */
export const whereTest = oncePer((where: Where): ((numberOf: Circumstances) => boolean) => {
  const entries = entriesOf(where).map((entry) =>
    (Object.keys(entry) as CircumstanceName[]).map((name) => ({ name, ranges: rangesAsked(name, entry[name]) })),
  );
  return (numberOf) =>
    entries.some((entry) =>
      entry.every(({ name, ranges }) => {
        const number = numberOf(name);
        return ranges.some(([least, most]) => least <= number && number <= most);
      }),
    );
});

/** Is a rule for this employee? */
export const isFor = (where: Where | undefined, numberOf: Circumstances): boolean =>
  where === undefined || whereTest(where)(numberOf);
