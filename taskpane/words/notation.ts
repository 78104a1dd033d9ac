/**
 * How a spreadsheet writes numbers and arguments: a decimal point with commas between arguments, or a decimal comma
 * with
 * semicolons between arguments.
 */
export const notations = ['point', 'comma'] as const;
export type Notation = (typeof notations)[number];

/**
 * The notation of a language such as `fr-SN`. Without a valid language name, the notation of this machine: a browser
 * without a language reports `en-US@posix`.
 */
export function notationOf(language: string | undefined): Notation {
  const named = language === undefined ? undefined : /^[a-z]{2,3}(-[a-z0-9]{2,8})*/i.exec(language)?.[0];
  return new Intl.NumberFormat(named).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? 'comma'
    : 'point';
}

/** A number with all its digits, as a spreadsheet reads it. */
export const numberText = (value: number, notation: Notation): string =>
  notation === 'comma' ? String(value).replace('.', ',') : String(value);

export const argumentSeparator: Readonly<Record<Notation, string>> = { point: ',', comma: ';' };
