import { dayAsWritten } from '../../src/language/languages';
import { readerLanguage } from '../../ui/language/reader';
import { localeOfReader } from '../../ui/words/number-language';

/** A moment as this machine's clock shows it, in the reader's language: 21 Nov 2026, 14:05. */
export const momentInWords = (iso: string): string =>
  dayAsWritten(
    readerLanguage(),
    new Date(iso).toLocaleString(localeOfReader(), {
      dateStyle: 'medium',
      timeStyle: 'short',
      calendar: 'gregory',
      numberingSystem: 'latn',
    }),
  );

/** A moment that may not have come, such as a last use. */
export const momentOr = (iso: string | null, none: string): string => (iso === null ? none : momentInWords(iso));
