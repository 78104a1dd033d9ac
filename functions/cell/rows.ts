import type { Question, Reply } from '../batch/question';
import type { CellProgram } from './cell-program';
import { CellError, failureOf } from './failure';
import type { Given } from './values';

type Row = readonly Given[];
type Data = Extract<Reply, { readonly success: true }>['data'];

/** What a row of a table is answered with: data, its own error, or what it is without an answer. */
export type RowAnswer<Without> =
  | { readonly row: Row; readonly data: Data }
  | { readonly row: Row; readonly error: CellError }
  | { readonly row: Row; readonly without: Without };

/**
 * Asks a question for each row of a table. A mistake in a row affects no other.
 *
 * @param question of a row, or what the row is without one. It may throw a `CellError`.
 */
export function* askRows<Without extends string>(
  rows: readonly Row[],
  question: (row: Row) => Question | Without,
): CellProgram<RowAnswer<Without>[]> {
  const questions: Question[] = [];
  const known = rows.map((row): RowAnswer<Without> | undefined => {
    try {
      const asked = question(row);
      if (typeof asked === 'string') return { row, without: asked };
      questions.push(asked);
      return undefined;
    } catch (error) {
      if (error instanceof CellError) return { row, error };
      throw error;
    }
  });
  const replies = yield questions;
  let answered = 0;
  return known.map((one, at) => {
    if (one !== undefined) return one;
    const reply = replies[answered++]!;
    const row = rows[at]!;
    return reply.success ? { row, data: reply.data } : { row, error: failureOf(reply) };
  });
}
