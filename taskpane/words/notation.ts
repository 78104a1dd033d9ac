/** How a spreadsheet of a language writes: decimals with a point and arguments apart by commas, or decimals with a comma and arguments apart by semicolons. */
export const notations = ['point', 'comma'] as const;
export type Notation = (typeof notations)[number];

/** The notation of a language, such as `fr-SN`; that of this machine where none is named. */
export const notationOf = (language: string | undefined): Notation => (new Intl.NumberFormat(language).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',') ? 'comma' : 'point');

/** A number with all its digits, as a spreadsheet reads it. */
export const numberText = (value: number, notation: Notation): string => (notation === 'comma' ? String(value).replace('.', ',') : String(value));

export const argumentSeparator: Readonly<Record<Notation, string>> = { point: ',', comma: ';' };
