import { dayAsWritten } from '../../src/language/day-as-written';
import { localeOfReader } from '../../ui/words/number-language';

/** A moment as this machine's clock shows it, in the reader's language: 21 Nov 2026, 14:05. */
export function momentInWords(iso: string): string {
  const locale = localeOfReader();
  const options = { dateStyle: 'medium', timeStyle: 'short', calendar: 'gregory', numberingSystem: 'latn' } as const;
  return dayAsWritten(new Date(iso).toLocaleString(locale, options), locale);
}

/** A moment that may not have come, such as a last use. */
export const momentOr = (iso: string | null, none: string): string => (iso === null ? none : momentInWords(iso));
