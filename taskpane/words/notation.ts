import { languageNamed } from '../../ui/words/number-language';

/**
 * How a spreadsheet writes numbers and arguments: a decimal point with commas between arguments, or a decimal comma
 * with
 * semicolons between arguments.
 */
export const notations = ['point', 'comma'] as const;
export type Notation = (typeof notations)[number];

/** The notation of a language such as `fr-SN`. Without a valid language name, the notation of this machine. */
export function notationOf(language: string | undefined): Notation {
  return new Intl.NumberFormat(languageNamed(language))
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
    ? 'comma'
    : 'point';
}

/** A number with all its digits, as a spreadsheet reads it. */
export const numberText = (value: number, notation: Notation): string =>
  notation === 'comma' ? String(value).replace('.', ',') : String(value);

export const argumentSeparator: Readonly<Record<Notation, string>> = { point: ',', comma: ';' };
