/** What no line of a file may hold: control signs, halves of a sign, and signs that turn the direction of writing. */
const unwritable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A text on one line: a cell of a sheet may have line breaks, and a line of a file has none. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').replace(unwritable, '').trim();

/** The same letters without accents: those of most files in fixed widths. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const inAscii: Readonly<Record<string, string>> = {
  ...{ '’': "'", '‘': "'", ʼ: "'", '“': '"', '”': '"', '«': '"', '»': '"', '–': '-', '—': '-' },
  ...{ œ: 'oe', Œ: 'OE', æ: 'ae', Æ: 'AE', ß: 'ss', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
};

/** A text in the letters of a file in ASCII. A letter that has none there is a question mark. */
export function asAscii(text: string): { readonly text: string; readonly isWhole: boolean } {
  const plain = withoutAccents(text).replace(/[^\x20-\x7e]/gu, (sign) => inAscii[sign] ?? sign);
  const written = plain.replace(/[^\x20-\x7e]/gu, '?');
  return { text: written, isWhole: written === plain };
}

/** Signs at the beginning that make a spreadsheet read a formula. A number may have its sign. */
export const formulaSigns = (text: string): string =>
  /^[+-][\d\s.,()-]*$/.test(text) ? '' : (/^[=+\-@\uff1d\uff0b\uff0d\uff20]+/.exec(text)?.[0] ?? '');
