/** A field that was sent and changed nothing, with the reason: what comes after its name in a sentence. */
export interface Ignored {
  readonly field: string;
  readonly why: string;
}

const mostNamed = 10;
const longestName = 80;

/** What was ignored, as notices: ten fields by name, and how many more there are. */
export function ignoredNotices(list: readonly Ignored[]): string[] {
  const named = list.slice(0, mostNamed).map(({ field, why }) => `\`${field.slice(0, longestName)}\` ${why} and was ignored.`);
  const more = list.length - named.length;
  return more === 0 ? named : [...named, `${more} more ${more === 1 ? 'field was' : 'fields were'} ignored.`];
}
