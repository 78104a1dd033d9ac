import { byteTree, viewOf } from './byte-tree';
import type { Counted } from './excess';
import { plainNumber } from './plain-number';
import { type AboutAmount, repeatOf } from './repeat';
import { walkJson } from './walk-json';

/** Items of a batch that have the same text, except for the amount. */
interface Kind {
  readonly first: AboutAmount;
  readonly counted: Counted;
}

/** An item in the JSON of a batch. */
export interface ReadItem {
  readonly item: unknown;
  /** The byte after the item and the white space behind it. */
  readonly end: number;
}

/** The most kinds that are remembered. */
const mostKinds = 500;

/** Items that are read before it is judged how much they differ. */
const trial = 64;

const amount = /"amount"[ \t\n\r]*:[ \t\n\r]*([1-9]\d*(?:\.\d+)?)(?=[ \t\n\r,}])/y;

/**
 * The bytes of an item up to its amount and after it. Undefined if the name appears twice, or may be hidden by escapes:
 * then it is not certain which value counts.
 */
function aroundAmount(item: Buffer): readonly [before: DataView, after: DataView] | undefined {
  // As Latin-1 each byte is one character, whatever it means.
  const text = item.toString('latin1');
  const place = text.indexOf('"amount"');
  if (place < 0 || text.includes('\\') || text.includes('"amount"', place + 1)) return undefined;
  amount.lastIndex = place;
  const [, number] = amount.exec(text) ?? [];
  if (number === undefined) return undefined;
  const end = amount.lastIndex;
  return [viewOf(item.subarray(0, end - number.length)), viewOf(item.subarray(end))];
}

const asksAmount = (item: unknown): item is AboutAmount =>
  typeof (item as AboutAmount | null)?.input?.amount === 'number';

/**
 * Reads items of a batch one after another. Most items of a large batch differ only in their amount. Such an item is
 * recognised by its bytes, which takes a fraction of the time of parsing it.
 *
 * @param parse parses JSON; undefined if it is invalid
 * @param count is told what is in each item before the item is parsed, and may throw
 */
export function readAlike(json: Buffer, parse: (text: string) => unknown, count: (counted: Counted) => void) {
  /** The kinds, by their bytes before the amount and then by those after it. */
  const tree = byteTree<ReturnType<typeof byteTree<Kind>>>();
  const view = viewOf(json);
  let kinds = 0;
  let [items, parsed] = [0, 0];

  function remember([before, after]: readonly [DataView, DataView], kind: Kind): void {
    let afters = tree.find(before, 0)?.kept;
    if (afters === undefined) {
      afters = byteTree<Kind>();
      if (!tree.add(before, afters)) return;
    }
    if (afters.add(after, kind)) kinds++;
  }

  function readAnew(from: number): ReadItem | undefined {
    const { end, ...counted } = walkJson(json, from);
    count(counted);
    parsed++;
    const bytes = json.subarray(from, end);
    const item = parse(bytes.toString());
    if (item === undefined) return undefined;
    const around = kinds < mostKinds && asksAmount(item) ? aroundAmount(bytes) : undefined;
    if (around !== undefined) remember(around, { first: item as AboutAmount, counted });
    return { item, end };
  }

  return {
    /** Reads the item that begins at a place in the JSON; undefined if it is invalid. */
    read(from: number): ReadItem | undefined {
      items++;
      const before = tree.find(view, from);
      const number = before && plainNumber(json, from + before.bytes.byteLength);
      const after = number && before.kept.find(view, number.end);
      if (after === undefined) return readAnew(from);
      count(after.kept.counted);
      return { item: repeatOf(after.kept.first, number!.value), end: number!.end + after.bytes.byteLength };
    },
    /** Do most items differ in more than their amount? */
    areVaried: (): boolean => parsed > trial && parsed * 2 > items,
  };
}
