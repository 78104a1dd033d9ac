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
const [quote, backslash] = [sign('"'), sign('\\')];

/** What a byte does outside of texts. Most do nothing. */
const nothing = 0;
const next = 1;
const list = 2;
const object = 3;
const end = 4;
const text = 5;
const effects = new Uint8Array(256);
for (const [signs, effect] of [
  [',', next],
  ['[', list],
  ['{', object],
  [']}', end],
  ['"', text],
] as const)
  for (const one of signs) effects[sign(one)] = effect;

/**
 * What a JSON text has too much of; undefined if nothing. It is counted from the punctuation, because parsing would
 * take the time and memory that the limits save. The text may still be invalid JSON.
 */
export function excessOf(json: Uint8Array): Excess | undefined {
  let values = 1;
  /** Field counts of the objects around the current one; -1 for an array. */
  const open: number[] = [];
  let fields = -1;
  for (let i = 0; i < json.length; i++) {
    const effect = effects[json[i]!]!;
    if (effect === nothing) continue;
    if (effect === text) {
      while (++i < json.length && json[i] !== quote) if (json[i] === backslash) i++;
    } else if (effect === end) fields = open.pop() ?? -1;
    else {
      if (effect !== next) {
        open.push(fields);
        fields = effect === object ? 1 : -1;
      } else if (fields > 0 && ++fields > mostFields) return 'fields';
      if (++values > mostValues) return 'values';
    }
  }
  return undefined;
}
