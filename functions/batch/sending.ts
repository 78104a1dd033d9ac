import { isErrorBody, localError } from '../../src/client/failure';
import type { BatchColumns } from '../../src/contract/batch';
import type { ErrorBody } from '../../src/contract/error';
import { largestBatch } from '../../src/contract/limits';
import { isReply, type Question, type Reply } from './question';

/** An item as sent to the service. */
export interface SentItem {
  readonly operation: string;
  readonly input: Question['input'];
  readonly select?: readonly string[];
  /** Instead of the `amount` of the input: a column. */
  readonly amounts?: readonly number[];
}

/** A question with every field that is wanted of its answer; all of them when undefined. */
export interface WantedQuestion {
  readonly question: Question;
  readonly fields: Iterable<string> | undefined;
}

/** Where the reply to a question is: in which result and, for a column, at which place. */
interface ReplyPlace {
  readonly item: number;
  readonly amount?: number;
}

/** Questions as the items of one request. */
export interface Parcelled {
  readonly items: readonly SentItem[];
  /** For each question. */
  readonly places: readonly ReplyPlace[];
}

/** Puts questions into items. Those that differ only in their amount share one, with all their amounts. */
export function parcelled(wanted: readonly WantedQuestion[]): Parcelled {
  const groups = new Map<string, { readonly amounts: number[]; readonly at: number }>();
  const items: SentItem[] = [];
  const places = wanted.map(({ question: { operation, input }, fields }): ReplyPlace => {
    const { amount, ...rest } = input;
    if (fields === undefined) return { item: items.push({ operation, input }) - 1 };
    const select = [...fields];
    if (typeof amount !== 'number') return { item: items.push({ operation, input, select }) - 1 };
    const name = JSON.stringify([operation, rest, select]);
    let group = groups.get(name);
    if (group === undefined)
      groups.set(name, (group = { amounts: [], at: items.push({ operation, input, select }) - 1 }));
    if (group.amounts.push(amount) === 2) items[group.at] = { operation, input: rest, select, amounts: group.amounts };
    return { item: group.at, amount: group.amounts.length - 1 };
  });
  return { items, places };
}

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

/** Does a result have the shape of that of an item with `amounts`? */
function isColumn(result: unknown, { select = [], amounts = [] }: SentItem): result is BatchColumns {
  const { columns } = (result ?? {}) as { readonly columns?: Readonly<Record<string, unknown>> };
  return select.every((field) => {
    const values = columns?.[field];
    return Array.isArray(values) && values.length === amounts.length;
  });
}

/** The reply to one amount of a column. */
function replyAt({ columns, errors }: BatchColumns, { select = [] }: SentItem, amount: number): Reply {
  const error = errors?.[amount];
  if (error !== undefined) return { success: false, error };
  const found = select.flatMap((field) => {
    const value = columns[field]![amount];
    return value === null ? [] : [[field, value] as const];
  });
  return { success: true, data: Object.fromEntries(found) };
}

/**
 * Turns an answer of any shape into one reply for each question.
 *
 * @param advice how to ask again if the answer cannot be read
 */
export function repliesTo(
  { items, places }: Parcelled,
  answered: readonly unknown[] | ErrorBody,
  advice = recalculate,
): (index: number) => Reply {
  if (!('length' in answered)) return () => answered;
  const unreadable = unanswered(new Error('The answer of the finance service cannot be read.'), advice);
  const fits = (item: SentItem, at: number): boolean =>
    item.amounts === undefined ? isReply(answered[at]) : isErrorBody(answered[at]) || isColumn(answered[at], item);
  if (answered.length !== items.length || !items.every(fits)) return () => unreadable;
  return (index) => {
    const { item, amount } = places[index]!;
    const result = answered[item] as Reply | BatchColumns;
    return 'columns' in result ? replyAt(result, items[item]!, amount!) : result;
  };
}
