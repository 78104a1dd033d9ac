import type { Counted } from './excess';
import { comma, listStart } from './signs';
import { walkJson } from './walk-json';

/** How JSON is read. */
interface Reading {
  /** Parses JSON, or throws what is wrong with it. */
  readonly parse: (text: string) => unknown;
  /** Is told what is in each item and in the rest of the body before it is parsed, and throws if that is too much. */
  readonly count: (counted: Counted) => void;
  /** How many bytes are read before the turn of others comes, or a few more. */
  readonly atOnce: number;
}

/** The most fields that a body may have before its items. */
const mostBefore = 100;

const beforeField = /[{,][ \t\n\r]*"([^"\\]*)"[ \t\n\r]*:[ \t\n\r]*/y;

/** The bracket of the list of items; undefined if the body has none, or hides it behind many fields or escapes. */
function listOfItems(json: Buffer): number | undefined {
  // As Latin-1 each byte is one character, whatever it means.
  const text = json.toString('latin1');
  beforeField.lastIndex = /^[ \t\n\r]*/.exec(text)![0].length;
  for (let fields = 0; fields < mostBefore; fields++) {
    const [, name] = beforeField.exec(text) ?? [];
    const value = beforeField.lastIndex;
    if (name === undefined) return undefined;
    if (name === 'items') return json[value] === listStart ? value : undefined;
    beforeField.lastIndex = walkJson(json, value).end;
  }
  return undefined;
}

/**
 * Reads the body of a batch in parts of a few milliseconds, item by item: field names that are all different would make
 * `JSON.parse` take a second for the whole. A body without a list of items is read as an empty object, which lacks it
 * too.
 *
 * @returns the body, once all parts are read
 */
export function* itemsIn(json: Buffer, { parse, count, atOnce }: Reading): Generator<undefined, unknown, undefined> {
  const list = listOfItems(json);
  if (list === undefined) return {};
  const items: unknown[] = [];
  let start = list;
  for (let at = list, isLast = false; !isLast;) {
    const { end, values, fields } = walkJson(json, at + 1);
    isLast = json[end] !== comma;
    count({ values: isLast ? values : values + 1, fields });
    at = end;
    if (!isLast && at - start < atOnce) continue;
    // The bracket or the comma before the items is read with them, so that an item that is missing is noticed.
    const isFirst = start === list;
    const part = parse(`${isFirst ? '' : '[0'}${json.toString('utf8', start, at)}]`) as unknown[];
    for (let i = isFirst ? 0 : 1; i < part.length; i++) items.push(part[i]);
    start = at;
    yield;
  }
  const rest = `${json.toString('utf8', 0, list)}[0${json.toString('utf8', start)}`;
  count(walkJson(Buffer.from(rest), 0));
  const body = parse(rest) as { items: unknown };
  // A second list of items would have replaced the 0.
  if (Array.isArray(body.items) && body.items.length === 1 && body.items[0] === 0) body.items = items;
  return body;
}
