import { ValueRefused } from './store';

/** What could not be written yet, and why. */
interface Unwritten<Row> {
  readonly rows: readonly Row[];
  readonly problem?: unknown;
}

/**
 * Writes rows together. Where the store refuses a value of one, they are written in halves until that row is alone. It is
 * lost, and keeps no other from being written.
 *
 * @param write writes all of the rows it gets, or none
 * @param lost called for each row that the store refuses
 * @returns the rows that were not written for another reason, to be written later
 */
export async function writeApart<Row>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Promise<unknown>,
  lost: (row: Row, problem: ValueRefused) => void,
): Promise<Unwritten<Row>> {
  if (rows.length === 0) return { rows };
  try {
    await write(rows);
    return { rows: [] };
  } catch (problem) {
    if (!(problem instanceof ValueRefused)) return { rows, problem };
    if (rows.length === 1) {
      lost(rows[0]!, problem);
      return { rows: [] };
    }
    const half = Math.ceil(rows.length / 2);
    const first = await writeApart(rows.slice(0, half), write, lost);
    const second = await writeApart(rows.slice(half), write, lost);
    return { rows: [...first.rows, ...second.rows], problem: first.problem ?? second.problem };
  }
}
