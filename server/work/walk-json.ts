import { backslash, comma, listEnd, listStart, objectEnd, objectStart, quote } from './signs';

/** What a walk over a value in JSON found. */
export interface Walked {
  /** The byte after the value and the white space behind it. */
  readonly end: number;
  /** Lists, objects, and their entries after the first. */
  readonly values: number;
  /** The most fields of one object, where that is more than one. */
  readonly fields: number;
  /** The fields of all objects together. An empty object counts as one. */
  readonly names: number;
}

/** What a byte does outside of texts. Most do nothing. */
const nothing = 0;
const next = 1;
const list = 2;
const object = 3;
const end = 4;
const text = 5;
const effects = new Uint8Array(256);
effects[comma] = next;
effects[listStart] = list;
effects[objectStart] = object;
effects[listEnd] = effects[objectEnd] = end;
effects[quote] = text;

/**
 * Finds the end of a value in JSON from the punctuation, and counts what is in it. Parsing would take far longer. The
 * value may still be invalid: a bracket may end a brace.
 *
 * @param from the first byte of the value, or white space before it
 */
export function walkJson(json: Uint8Array, from: number): Walked {
  let values = 0;
  let most = 0;
  let names = 0;
  /** Field counts of the objects around the current one; -1 for a list and for the outside. */
  const open: number[] = [];
  let fields = -1;
  let at = from;
  for (; at < json.length; at++) {
    const effect = effects[json[at]!]!;
    if (effect === nothing) continue;
    if (effect === text) {
      while (++at < json.length && json[at] !== quote) if (json[at] === backslash) at++;
    } else if (effect === list || effect === object) {
      open.push(fields);
      fields = effect === object ? 1 : -1;
      if (effect === object) names++;
      values++;
    } else {
      if (open.length === 0) break;
      if (effect === end) fields = open.pop()!;
      else {
        values++;
        if (fields > 0) {
          names++;
          if (++fields > most) most = fields;
        }
      }
    }
  }
  return { end: Math.min(at, json.length), values, fields: most, names };
}
