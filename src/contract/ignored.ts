import type { Sentence } from '../language/message';
import { say } from '../language/say';

/**
 * A field that was sent and changed nothing, or less than it should, with the reason: what comes after its name in a
 * sentence.
 */
export interface Ignored {
  readonly field: string;
  readonly why: Sentence;
  /** How the sentence ends, where the field was not simply ignored. */
  readonly ending?: Sentence;
}

const mostNamed = 10;
const longestName = 80;

/** Fields that are counted; how many more there are is not told. */
export const mostCounted = 1_000;

/** What was ignored, as notices: ten fields by name, and how many more there are. */
export function ignoredNotices(list: readonly Ignored[]): string[] {
  const named = list
    .slice(0, mostNamed)
    .map(
      ({ field, why, ending = ' and was ignored.' }) => `\`${field.slice(0, longestName)}\` ${say(why)}${say(ending)}`,
    );
  if (list.length > mostCounted) return [...named, `More than ${mostCounted - mostNamed} other fields were ignored.`];
  const more = list.length - named.length;
  return more === 0 ? named : [...named, `${more} more ${more === 1 ? 'field was' : 'fields were'} ignored.`];
}
