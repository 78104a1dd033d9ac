import { google } from './google';

/** Google keeps a value for up to six hours. */
const longest = 6 * 60 * 60;
/** Letters of one value: at most three bytes each, and Google takes 100 KB. */
const lettersOfPart = 33_000;
/** Google keeps 1,000 values for all formulas of a spreadsheet, so one answer may not take too many. */
const mostParts = 30;

/** Holds the moment of the last refresh. Older answers are not used. */
const refreshed = 'svc.refreshed';

/** A key of at most 250 characters that stands for any text. */
export function keyFor(text: string): string {
  const { Utilities } = google;
  const digest = Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, text, Utilities.Charset.UTF_8);
  return `svc.${Utilities.base64Encode(digest)}`;
}

const partOf = (key: string, at: number): string => `${key}.${at}`;

/** A text in the cache; undefined if it is not there, not complete, or older than the last refresh. */
export function cachedText(key: string): string | undefined {
  const cache = google.CacheService.getDocumentCache();
  if (cache === null) return undefined;
  const { [partOf(key, 0)]: first, [refreshed]: moment = '0' } = cache.getAll([partOf(key, 0), refreshed]);
  const [, stored, count, text = ''] = /^(\d+) (\d+) (.*)$/s.exec(first ?? '') ?? [];
  if (stored === undefined || Number(stored) <= Number(moment)) return undefined;
  const others = Array.from({ length: Number(count) - 1 }, (_part, at) => partOf(key, at + 1));
  const found = others.length === 0 ? {} : cache.getAll(others);
  const parts = others.map((name) => found[name]);
  return parts.includes(undefined) ? undefined : text + parts.join('');
}

/** Keeps a text. Google may forget it earlier. A text of more than a megabyte is not kept. */
export function cacheText(key: string, text: string, seconds: number): void {
  const cache = google.CacheService.getDocumentCache();
  const count = Math.max(1, Math.ceil(text.length / lettersOfPart));
  if (cache === null || seconds < 1 || count > mostParts) return;
  const parts = Array.from({ length: count }, (_part, at) => text.slice(at * lettersOfPart, (at + 1) * lettersOfPart));
  cache.putAll(
    Object.fromEntries(parts.map((part, at) => [partOf(key, at), at === 0 ? `${Date.now()} ${count} ${part}` : part])),
    Math.min(longest, Math.floor(seconds)),
  );
}

/** Makes every answer that is in the cache now too old. */
export function forgetAnswers(): void {
  google.CacheService.getDocumentCache()?.put(refreshed, String(Date.now()), longest);
}
