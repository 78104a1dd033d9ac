import { isErrorBody, localError, ServiceUnreachable } from '../../src/client/failure';
import { type Parcelled, parcelled as columned, replyAt, type SentItem } from '../../src/client/transport/columns';
import type { BatchColumns } from '../../src/contract/batch';
import type { ErrorBody } from '../../src/contract/error';
import { largestBatch } from '../../src/contract/limits';
import { words, type Words } from '../cell/words';
import { isReply, ownRefusal, type Question, type Refusal, type Reply } from './question';

export type { SentItem } from '../../src/client/transport/columns';

/** A question with every field that is wanted of its answer; all of them when undefined. */
export interface WantedQuestion {
  readonly question: Question;
  readonly fields: Iterable<string> | undefined;
}

/** Puts questions into the items of one request. Cells ask about an amount only where their operation takes one. */
export const parcelled = (wanted: readonly WantedQuestion[]): Parcelled =>
  columned(
    wanted.map(({ question: { operation, input }, fields }) =>
      fields === undefined ? { operation, input } : { operation, input, select: [...fields] },
    ),
    () => true,
  );

/**
 * Letters of the inputs after which a request is full: far below the 4 MiB and the 250,000 values that the service
 * takes, because fields and punctuation are added.
 */
const mostLetters = 2_800_000;

/** Does a request take no more items? */
export const isFull = (items: number, letters: number): boolean => items >= largestBatch || letters >= mostLetters;

/** Why no answer came. */
function reasonOf(error: unknown): string | Words {
  if (error instanceof ServiceUnreachable && error.why !== undefined) {
    const { why, status } = error.why;
    return why === 'behind_proxy' ? words('service_behind_proxy', { status }) : words(`service_${why}`);
  }
  return error instanceof Error ? error.message : words('service_unreachable');
}

/**
 * The reply to a question when no answer came.
 *
 * @param told says it with how to ask again; left out in Excel, which recalculates
 */
export function unanswered(error: unknown, told?: (reason: string | Words) => string): Refusal {
  const reason = reasonOf(error);
  return told === undefined
    ? ownRefusal('service_unreachable', words('recalculate', { reason }))
    : localError('service_unreachable', told(reason));
}

/** Does a result have the shape of that of an item with `amounts`? */
function isColumn(result: unknown, { select = [], amounts = [] }: SentItem): result is BatchColumns {
  const { columns } = (result ?? {}) as { readonly columns?: Readonly<Record<string, unknown>> };
  return select.every((field) => {
    const values = columns?.[field];
    return Array.isArray(values) && values.length === amounts.length;
  });
}

/**
 * Turns an answer of any shape into one reply for each question.
 *
 * @param told says why, and how to ask again, if the answer cannot be read
 */
export function repliesTo(
  { items, places }: Parcelled,
  answered: readonly unknown[] | ErrorBody,
  told?: (reason: string | Words) => string,
): (index: number) => Reply {
  if (!('length' in answered)) return () => answered;
  const unreadable = unanswered(new ServiceUnreachable('', undefined, { why: 'unreadable' }), told);
  const fits = (item: SentItem, at: number): boolean =>
    item.amounts === undefined ? isReply(answered[at]) : isErrorBody(answered[at]) || isColumn(answered[at], item);
  if (answered.length !== items.length || !items.every(fits)) return () => unreadable;
  return (index) => {
    const { item, amount } = places[index]!;
    const result = answered[item] as Reply | BatchColumns;
    return 'columns' in result ? replyAt(result, amount!) : result;
  };
}
