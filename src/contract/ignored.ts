import { type Message, message } from '../language/message';

/** A field that was sent and changed nothing, or less than it should. */
export interface Ignored {
  readonly field: string;
  /** The notice about it, with the field as its value `field`. */
  readonly why: Message;
  /** Further items of the batch that sent the same. */
  readonly moreItems?: number;
}

const mostNamed = 10;
const longestName = 80;

/** Fields that are counted; beyond them the number is not stated. */
export const mostCounted = 1_000;

function noticeOf({ field, why, moreItems: count }: Ignored): Message {
  const name = field.slice(0, longestName);
  const named =
    count === undefined ? message('ignored_field', { name }) : message('ignored_field_in_items', { name, count });
  return { ...why, values: { ...why.values, field: named } };
}

/** What was ignored, as notices: ten fields by name, and how many more there are. */
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
