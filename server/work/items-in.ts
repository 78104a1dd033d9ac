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

const beforeField = /[{,][ \t\n\r]*("(?:[^"\\]|\\.)*")[ \t\n\r]*:[ \t\n\r]*/y;

/** The fields that hold the items of a large body: those of a batch, or the rows of a register. */
const listNames: ReadonlySet<unknown> = new Set(['items', 'rows']);

/** The list of items: its field and its bracket. */
interface List {
  readonly name: string;
  readonly at: number;
}

/** The first list of items; undefined if the body has none, or none among its first fields. */
function listOfItems(json: Buffer, parse: Reading['parse']): List | undefined {
  // As Latin-1 each byte is one character, whatever it means.
  const text = json.toString('latin1');
  beforeField.lastIndex = /^[ \t\n\r]*/.exec(text)![0].length;
  for (let fields = 0; fields < mostBefore; fields++) {
    const [, written] = beforeField.exec(text) ?? [];
    const value = beforeField.lastIndex;
    if (written === undefined) return undefined;
    const name = parse(written);
    if (listNames.has(name) && json[value] === listStart) return { name: name as string, at: value };
    beforeField.lastIndex = walkJson(json, value).end;
  }
  return undefined;
}

/**
 * Reads the body of a batch or a register in parts of a few milliseconds, item by item: field names that are all different would make
 * `JSON.parse` take a second for the whole. A body without a list of items is read as one part.
 *
 * @returns the body, once all parts are read
 */
export function* itemsIn(json: Buffer, { parse, count, atOnce }: Reading): Generator<undefined, unknown, undefined> {
  const found = listOfItems(json, parse);
  if (found === undefined) {
    count(walkJson(json, 0));
    return parse(json.toString());
  }
  const { name, at: list } = found;
  const items: unknown[] = [];
  let start = list;
  for (let at = list, isLast = false; !isLast;) {
    const { end, ...counted } = walkJson(json, at + 1);
    isLast = json[end] !== comma;
    count({ ...counted, values: counted.values + (isLast ? 0 : 1) });
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
  const body = parse(rest) as Record<string, unknown>;
  const left = body[name];
  // A second list of the same name would have replaced the 0.
  if (Array.isArray(left) && left.length === 1 && left[0] === 0) body[name] = items;
  return body;
}
