import { dayAsWritten } from '../language/day-as-written';
import { type Language, localeOf } from '../language/languages';
import { numberFormatIn } from '../language/number-format';

/** How a document writes numbers and days. */
export interface Writing {
  /** An amount with the decimals of its currency. */
  readonly amount: (value: number) => string;
  /** A rate in percent. */
  readonly rate: (value: number) => string;
  /** A plain number. */
  readonly number: (value: number) => string;
  readonly day: (day: string) => string;
  readonly month: (month: string) => string;
}

/** Days in English as Africa writes them: 30 November 2026. */
const locales = { ...localeOf, en: 'en-GB' };

/** Marks of direction: a document sets the direction of each text by itself. */
const withoutMarks = (text: string): string => text.replace(/[\u200e\u200f\u061c]/g, '');

function makeWriting(language: Language, decimals: number): Writing {
  const locale = locales[language];
  const formatted = (options: Intl.NumberFormatOptions) => {
    const format = numberFormatIn(language, options);
    // Minus zero has no sign.
    return (value: number): string => withoutMarks(format.format(value === 0 ? 0 : value));
  };
  const dated = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar: 'gregory', ...options });
    return (text: string): string => dayAsWritten(withoutMarks(format.format(new Date(text))), locale);
  };
  return {
    amount: formatted({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    rate: formatted({ style: 'unit', unit: 'percent', maximumFractionDigits: 4 }),
    number: formatted({ maximumFractionDigits: 2 }),
    day: dated({ dateStyle: 'long' }),
    month: dated({ year: 'numeric', month: 'long' }),
  };
}

const made = new Map<string, Writing>();

/** @param decimals of the currency */
export function writingIn(language: Language, decimals: number): Writing {
  const key = `${language} ${decimals}`;
  const writing = made.get(key) ?? makeWriting(language, decimals);
  made.set(key, writing);
  return writing;
}
