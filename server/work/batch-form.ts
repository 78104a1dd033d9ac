import { backslash, colon, comma, listStart, objectEnd, objectStart, quote } from './signs';
import { walkJson } from './walk-json';

const name = Buffer.from('items');
const blanks: ReadonlySet<number | undefined> = new Set(Buffer.from(' \t\n\r'));

function afterBlanks(json: Buffer, from: number): number {
  let at = from;
  while (blanks.has(json[at])) at++;
  return at;
}

const isEnd = (json: Buffer, from: number): boolean => afterBlanks(json, from) === json.length;

/**
 * Walks over the fields of a body, up to its list of items.
 *
 * @param from the byte before the first name
 * @returns the bracket of the list, or the length of the body if there is none from here on. Undefined if the items are
 *   no list, a name has escapes, or the body is invalid
 */
function findList(json: Buffer, from: number): number | undefined {
  for (let at = from; ;) {
    const start = afterBlanks(json, at + 1);
    const end = json.indexOf(quote, start + 1);
    if (json[start] !== quote || end < 0) return undefined;
    const field = json.subarray(start + 1, end);
    at = afterBlanks(json, end + 1);
    if (json[at] !== colon || field.includes(backslash)) return undefined;
    if (field.equals(name)) {
      const list = afterBlanks(json, at + 1);
      return json[list] === listStart ? list : undefined;
    }
    at = walkJson(json, at + 1).end;
    if (json[at] === objectEnd) return isEnd(json, at + 1) ? json.length : undefined;
    if (json[at] !== comma) return undefined;
  }
}

/** The bracket of the list of items in the JSON of a batch; undefined if it has another form. */
export function listOfItems(json: Buffer): number | undefined {
  const begin = afterBlanks(json, 0);
  const list = json[begin] === objectStart ? findList(json, begin) : undefined;
  return list === json.length ? undefined : list;
}

/** Is the JSON behind the list complete, without a second list? Its values may still be invalid. */
export function isRest(json: Buffer, from: number): boolean {
  const at = afterBlanks(json, from);
  return json[at] === comma ? findList(json, at) === json.length : json[at] === objectEnd && isEnd(json, at + 1);
}
