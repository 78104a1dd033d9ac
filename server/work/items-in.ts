/** Where the items of a batch lie in its JSON. */
export interface ItemsIn {
  /** The body with an empty list in the place of its items. */
  readonly rest: string;
  /** From the first byte of each item to the one after its last. */
  readonly spans: readonly (readonly [start: number, end: number])[];
}

const sign = (text: string): number => text.charCodeAt(0);
const [quote, backslash, comma, colon, bracket, brace, bracketEnd, braceEnd] = [
  '"',
  '\\',
  ',',
  ':',
  '[',
  '{',
  ']',
  '}',
].map(sign) as [number, number, number, number, number, number, number, number];
const name = Buffer.from('"items"');

/** What is open where the items themselves stand: the body and its list. */
const listDepth = 2;

/**
 * Finds the items of a batch without parsing them. They can then be parsed a few at a time.
 *
 * @returns undefined where the body has another form, or hides what it has: then it has to be read as a whole. Whether
 *   what is found is valid shows when it is read
 */
export function itemsIn(json: Buffer): ItemsIn | undefined {
  const open: number[] = [];
  const spans: [number, number][] = [];
  /** From the bracket of the list of items to its end. */
  let list: [number, number] | undefined;
  let inList = false;
  let start = 0;
  /** The text that was read last, in the body itself. */
  let text: [number, number] = [0, 0];

  const isBlank = (from: number, to: number): boolean => {
    for (let i = from; i < to; i++) if (json[i]! > 0x20) return false;
    return true;
  };

  for (let i = 0; i < json.length; i++) {
    const one = json[i]!;
    if (one === quote) {
      const from = i++;
      for (; i < json.length && json[i] !== quote; i++) {
        if (json[i] !== backslash) continue;
        // Written with escapes, another field could be called the same.
        if (open.length === 1) return undefined;
        i++;
      }
      if (open.length === 1) text = [from, i + 1];
    } else if (one === colon && open.length === 1 && json.subarray(...text).equals(name)) {
      while (json[i + 1]! <= 0x20) i++;
      if (list !== undefined || json[i + 1] !== bracket) return undefined;
      list = [i + 1, 0];
    } else if (one === comma && inList && open.length === listDepth) {
      if (isBlank(start, i)) return undefined;
      spans.push([start, i]);
      start = i + 1;
    } else if (one === bracket || one === brace) {
      if (open.length === 0 && one !== brace) return undefined;
      open.push(one);
      if (list?.[0] === i) [inList, start] = [true, i + 1];
    } else if (one === bracketEnd || one === braceEnd) {
      if (open.at(-1) !== (one === bracketEnd ? bracket : brace)) return undefined;
      if (inList && open.length === listDepth) {
        const isLast = !isBlank(start, i);
        if (!isLast && spans.length > 0) return undefined;
        if (isLast) spans.push([start, i]);
        [inList, list![1]] = [false, i + 1];
      }
      open.pop();
    }
  }
  if (list === undefined || open.length > 0) return undefined;
  return { rest: `${json.toString('utf8', 0, list[0])}[]${json.toString('utf8', list[1])}`, spans };
}
