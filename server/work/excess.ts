/** The most values that a body may hold: those of a batch of 5,000 items with fifty each. */
export const mostValues = 250_000;

/**
 * The most fields that one object may have. Objects with very many fields take far longer to process than their length
 * suggests.
 */
export const mostFields = 1_000;

/** What a body has too much of. */
export type Excess = 'values' | 'fields';

const sign = (text: string): number => text.charCodeAt(0);
const [quote, backslash, comma, bracket, brace, bracketEnd, braceEnd] = ['"', '\\', ',', '[', '{', ']', '}'].map(sign);

/**
 * What a JSON text has too much of; undefined if nothing. It is counted from the punctuation, because parsing would
 * take the time and memory that the limits save. The text may still be invalid JSON.
 */
export function excessOf(json: Uint8Array): Excess | undefined {
  let values = 1;
  let inText = false;
  /** Field counts of the objects around the current one; -1 for an array. */
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
