/** The newest entry at or before a day, with the one before it. Entries are in order of date. */
export function asOf<Entry extends { readonly date: string }>(
  entries: readonly Entry[] | undefined,
  date: string,
): { readonly current: Entry; readonly previous: Entry | undefined } | undefined {
  if (entries === undefined) return undefined;
  const at = entries.findLastIndex((entry) => entry.date <= date);
  return at < 0 ? undefined : { current: entries[at]!, previous: entries[at - 1] };
}
