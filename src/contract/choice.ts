import { z } from 'zod';
import { nearest } from './nearest';

const article = (word: string): string => (/^[aeiou]/.test(word) ? 'an' : 'a');

/**
 * What was sent, as a sentence can show it. Of a list or an object only that it is one: it may be nested deeper than
 * can be written out.
 */
function shown(input: unknown): string {
  if (typeof input === 'string') return JSON.stringify(input.slice(0, 40));
  if (Number.isNaN(input)) return 'What was sent';
  if (typeof input !== 'object') return String(input);
  return Array.isArray(input) ? 'A list' : 'An object';
}

/**
 * One of a few words, with an error that lists them and guesses what was meant.
 *
 * @param field name of the field, as it is sent
 * @param what what the words are, in a sentence
 */
export function choice<const Words extends readonly [string, ...string[]]>(
  field: string,
  words: Words,
  what = field.replace(/_/g, ' '),
) {
  return z.enum(words, {
    error: ({ input }) => {
      const list = words.map((word) => `"${word}"`).join(', ');
      if (input === undefined || input === null) return `\`${field}\` is missing: send one of ${list}.`;
      const meant = typeof input === 'string' ? nearest(input, words) : undefined;
      return meant === undefined
        ? `${shown(input)} is not ${article(what)} ${what}: send one of ${list}.`
        : `${shown(input)} is not ${article(what)} ${what}: did you mean "${meant}"? Known are ${list}.`;
    },
  });
}
