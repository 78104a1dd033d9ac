/** Where the items of a batch are in its JSON. */
export interface ItemsIn {
  /** The body with an empty list in place of its items. */
  readonly rest: string;
  /** The first byte of each item, and the byte after its last. */
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

/** How many brackets are open around an item: that of the body and that of the list. */
const listDepth = 2;

/**
 * Finds the items of a batch without parsing them. They can then be parsed a few at a time.
 *
 * @returns undefined if the body has another form, or may hide a field name by escapes: it must then be read as a
 *   whole. Items may still be invalid, which shows when they are read
 */
export function itemsIn(json: Buffer): ItemsIn | undefined {
  const open: number[] = [];
  const spans: [number, number][] = [];
  /** The opening bracket of the list of items, and the byte after its end. */
  let list: [number, number] | undefined;
  let inList = false;
  let start = 0;
  /** The last text that was read at the top level of the body. */
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
        // With escapes, another field could have the same name.
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
