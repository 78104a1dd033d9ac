import { localeOf } from '../../src/language/languages';
import { readerLanguage } from '../language/reader';

/** The signs of numbers in a language. */
export interface NumberSigns {
  readonly decimal: string;
  readonly group: string;
}

/** The valid part of a language name: a browser without a language reports `en-US@posix`. */
export const languageNamed = (named: string | undefined): string | undefined =>
  named === undefined ? undefined : /^[a-z]{2,3}(-[a-z0-9]{2,8})*/i.exec(named)?.[0];

let language = 'en-GB';
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Sets the language whose signs the pane writes and reads in numbers, such as `fr-SN`. Digits are always Latin, as in a
 * sheet.
 */
export function writeNumbersIn(named: string | undefined): void {
  language = languageNamed(named) ?? 'en-GB';
}

/** A format of numbers in the language of the reader. */
export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([language, options]);
  const found =
    formats.get(key) ??
    // Portuguese leaves 1234 without a separator, which no column of amounts does.
    new Intl.NumberFormat(language, { useGrouping: 'always', ...options, numberingSystem: 'latn' });
  formats.set(key, found);
  return found;
}

/** The locale of dates: that of the reader's country where it is of the language of the page. */
export function localeOfReader(): string {
  const reader = readerLanguage();
  if (reader === 'en') return 'en-GB';
  return language.toLowerCase().split('-')[0] === reader ? language : localeOf[reader];
}

/** The signs that the reader expects between thousands and before decimals. */
export function numberSigns(): NumberSigns {
  const parts = numberFormat({}).formatToParts(1_234_567.5);
  const sign = (wanted: 'decimal' | 'group'): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}
