/** Values that a body may hold: those of a batch of 5,000 items with fifty each. */
export const mostValues = 250_000;

/**
 * Fields that one object may have. Objects with very many of them take far longer to work on than their length says.
 */
export const mostFields = 1_000;

/** What a body has too much of. */
export type Excess = 'values' | 'fields';

const sign = (text: string): number => text.charCodeAt(0);
const [quote, backslash, comma, bracket, brace, bracketEnd, braceEnd] = ['"', '\\', ',', '[', '{', ']', '}'].map(sign);

/**
 * What a JSON text has too much of, if anything. Told from its signs, because reading it would take the time and the
 * memory that the limits save. Whether it is valid is not looked at.
 */
export function excessOf(json: Uint8Array): Excess | undefined {
  let values = 1;
  let inText = false;
  /** Fields of the object that is read, -1 in an array; below it, those of what holds it. */
  const open: number[] = [];
  let fields = -1;
  for (let i = 0; i < json.length; i++) {
    const one = json[i];
    if (inText) {
      if (one === backslash) i++;
      else if (one === quote) inText = false;
    } else if (one === quote) inText = true;
    else if (one === comma) {
      if (fields > 0 && ++fields > mostFields) return 'fields';
      if (++values > mostValues) return 'values';
    } else if (one === bracket || one === brace) {
      open.push(fields);
      fields = one === brace ? 1 : -1;
      if (++values > mostValues) return 'values';
    } else if (one === bracketEnd || one === braceEnd) fields = open.pop() ?? -1;
  }
  return undefined;
}
