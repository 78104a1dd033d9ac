import { isRest, listOfItems } from './batch-form';
import type { Counted } from './excess';
import { readAlike } from './read-alike';
import { comma, listEnd } from './signs';
import { walkJson } from './walk-json';

/** How JSON is read. */
export interface Reading {
  /** Parses JSON; undefined if it is invalid. */
  readonly parse: (text: string) => unknown;
  /** Is told what the body has in all so far, and throws if that is too much. */
  readonly limit: (counted: Counted) => void;
  /** Go on if most items differ in more than their amount? Such items take longer than the body as a whole. */
  readonly evenIfVaried: boolean;
}

/** Reads the items of a batch, some at a time. */
export interface ItemReader {
  /**
   * Reads the next items.
   *
   * @param bytes how many bytes to read, or a few more
   * @returns whether items are left, or no more can be read
   */
  readonly read: (bytes: number) => boolean;
  /** The body; undefined if it has to be read as a whole, because it has another form or may be invalid. */
  readonly body: () => unknown;
}

/** Reads the items of a batch one after another, without parsing the body as a whole. */
export function itemsIn(json: Buffer, { parse, limit, evenIfVaried }: Reading): ItemReader {
  const items: unknown[] = [];
  const total = { values: 0, fields: 0 };
  let whole: unknown;

  function count({ values, fields }: Counted): void {
    total.values += values;
    total.fields = Math.max(total.fields, fields);
    limit(total);
  }

  const { read, areVaried } = readAlike(json, parse, count);
  const list = listOfItems(json);
  /** The byte before the next item; undefined if no more can be read. */
  let at = list;

  function readRest(end: number): void {
    if (!isRest(json, end + 1)) return;
    const rest = `${json.toString('utf8', 0, list)}[]${json.toString('utf8', end + 1)}`;
    count(walkJson(Buffer.from(rest), 0));
    const body = parse(rest) as { items: unknown[] } | undefined;
    if (body === undefined) return;
    body.items = items;
    whole = body;
  }

  /** Reads an item. Returns the comma behind it; undefined if it is the last, or the reading ends here. */
  function readNext(before: number): number | undefined {
    const found = read(before + 1);
    if (found === undefined) return undefined;
    items.push(found.item);
    if (json[found.end] === listEnd) readRest(found.end);
    if (json[found.end] !== comma) return undefined;
    total.values++;
    return evenIfVaried || !areVaried() ? found.end : undefined;
  }

  return {
    read(bytes) {
      const enough = (at ?? 0) + bytes;
      while (at !== undefined && at < enough) at = readNext(at);
      return at !== undefined;
    },
    body: () => whole,
  };
}
