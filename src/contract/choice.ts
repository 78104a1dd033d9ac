import { z } from 'zod';
import { type Message, message } from '../language/message';
import { nearest } from './nearest';
import { quoted, refusalOf } from './refusal';

/**
 * A sent value, as a sentence shows it. Lists and objects are not printed, because they may be nested too deeply.
 */
function sentValue(input: unknown): string | Message {
  if (typeof input === 'string') return quoted(input);
  if (Number.isNaN(input)) return message('not_a_number');
  if (typeof input !== 'object') return String(input);
  return message(Array.isArray(input) ? 'a_list' : 'an_object');
}

/**
 * One of several words. The error lists the words and suggests the one probably meant.
 *
 * @param field name of the field in the request
 */
export function choice<const Words extends readonly [string, ...string[]]>(field: string, words: Words) {
  const list = words.map((word) => `"${word}"`);
  return z.enum(
    words,
    refusalOf((input) => {
      if (input === undefined || input === null) return message('choice_missing', { field, words: list });
      const sent = sentValue(input);
      const meant = typeof input === 'string' ? nearest(input, words) : undefined;
      return meant === undefined
        ? message('choice_unknown', { field, sent, words: list })
        : message('choice_misspelt', { field, sent, meant, words: list });
    }),
  );
}
