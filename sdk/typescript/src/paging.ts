/** Days of a history, both included. */
export interface Period {
  /** First day, YYYY-MM-DD. */
  readonly start: string;
  /** Last day, YYYY-MM-DD. Default: today (UTC). */
  readonly end?: string | undefined;
}

/** A part of a period. */
export interface Span {
  readonly start: string;
  readonly end: string;
}

/**
 * The calendar years of a period, oldest first; the first and the last may be parts.
 *
 * @param today YYYY-MM-DD
 */
export function yearsOf({ start, end }: Period, today: string): readonly Span[] {
  const newest = end ?? today;
  const [first, last] = [Number(start.slice(0, 4)), Number(newest.slice(0, 4))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    start: index === 0 ? start : `${first + index}-01-01`,
    end: first + index === last ? newest : `${first + index}-12-31`,
  }));
}

/**
 * The entries of a history, asked for year by year.
 *
 * @param page the entries of a part, oldest first
 */
export async function* byYear<Entry extends { readonly date: string }>(
  period: Period,
  page: (part: Span) => Promise<readonly Entry[]>,
): AsyncGenerator<Entry, void, undefined> {
  let newest = '';
  for (const part of yearsOf(period, new Date().toISOString().slice(0, 10)))
    for (const entry of await page(part)) {
      // A week may belong to two years.
      if (entry.date <= newest) continue;
      newest = entry.date;
      yield entry;
    }
}

/**
 * The entries of a list, page by page.
 *
 * @param page asks for the page at a place, the first without one; `next` is the place of the next page, null at the end
 */
export async function* byCursor<Entry>(
  page: (place: string | undefined) => Promise<{ readonly entries: readonly Entry[]; readonly next: string | null }>,
): AsyncGenerator<Entry, void, undefined> {
  let place: string | undefined;
  do {
    const { entries, next } = await page(place);
    yield* entries;
    place = next ?? undefined;
  } while (place !== undefined);
}
