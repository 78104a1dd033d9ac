import { type Message, message } from '../language/message';

/** A field in a request that had no effect, or less than it should. */
export interface Ignored {
  readonly field: string;
  /** The notice about it; its value `field` is the field. */
  readonly why: Message;
  /** Number of further batch items with the same field. */
  readonly moreItems?: number;
}

const mostNamed = 10;
const longestName = 80;

/** The most fields that are counted. Above it, the notice gives no exact number. */
export const mostCounted = 1_000;

function noticeOf({ field, why, moreItems: count }: Ignored): Message {
  const name = field.slice(0, longestName);
  const named =
    count === undefined ? message('ignored_field', { name }) : message('ignored_field_in_items', { name, count });
  return { ...why, values: { ...why.values, field: named } };
}

/** Notices about ignored fields: ten by name, then how many more there are. */
export function ignoredNotices(list: readonly Ignored[]): Message[] {
  const named = list.slice(0, mostNamed).map(noticeOf);
  const count = list.length - named.length;
  if (count === 0) return named;
  return [
    ...named,
    list.length > mostCounted
      ? message('many_fields_ignored', { count: mostCounted - mostNamed })
      : message('more_fields_ignored', { count }),
  ];
}
