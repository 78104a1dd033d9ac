import { localError } from '../../src/client/failure';
import type { ErrorBody } from '../../src/contract/error';
import { largestBatch } from '../../src/contract/limits';
import { isReply, type Question, type Reply } from './question';

/** An item as sent to the service. */
export interface SentItem {
  readonly operation: string;
  readonly input: Question['input'];
  readonly select?: readonly string[];
}

/** @param fields to return; all of them when undefined */
export const sentItem = ({ operation, input }: Question, fields: Iterable<string> | undefined): SentItem =>
  fields === undefined ? { operation, input } : { operation, input, select: [...fields] };

/**
 * Letters of the inputs after which a request is full: far below the 4 MiB and the 250,000 values that the service
 * takes, because fields and punctuation are added.
 */
const mostLetters = 2_800_000;

/** Does a request take no more items? */
export const isFull = (items: number, letters: number): boolean => items >= largestBatch || letters >= mostLetters;

/** How to ask again in Excel. */
const recalculate = 'Recalculate to try again.';

/** The reply to a question when no answer came. */
export const unanswered = (error: unknown, advice = recalculate): ErrorBody =>
  localError(
    'service_unreachable',
    `${error instanceof Error ? error.message : 'The finance service cannot be reached.'} ${advice}`,
  );

/**
 * Turns an answer of any shape into one reply for each of `count` questions.
 *
 * @param advice how to ask again if the answer cannot be read
 */
export function repliesTo(
  count: number,
  answered: readonly unknown[] | ErrorBody,
  advice = recalculate,
): (index: number) => Reply {
  if (!('length' in answered)) return () => answered;
  if (answered.length === count && answered.every(isReply)) return (index) => answered[index] as Reply;
  const unreadable = unanswered(new Error('The answer of the finance service cannot be read.'), advice);
  return () => unreadable;
}
