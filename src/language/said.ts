import { english } from './en';
import type { Message, Sentence } from './message';
import type { Unsaid } from './unsaid';

/** Says a sentence in the language of a reader. */
export type Say = (sentence: Sentence) => string;

/** Is a value of an answer a sentence? No other object of an answer has the code of one. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  Object.hasOwn(english, value.code) &&
  Object.keys(value).every((name) => name === 'code' || name === 'values');

/** Data with its sentences said. */
export function saidIn<Data>(data: Unsaid<Data>, say: Say): Data;
export function saidIn(data: unknown, say: Say): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((item: unknown) => saidIn(item, say));
  if (isMessage(data)) return say(data);
  const said: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) said[name] = saidIn(value, say);
  return said;
}

/** Does a sentence repeat a text of the law, which exists in no other language? */
export function hasLawText(sentence: unknown): boolean {
  if (typeof sentence !== 'object' || sentence === null) return false;
  if (Array.isArray(sentence)) return sentence.some(hasLawText);
  return (isMessage(sentence) && sentence.code === 'law_text') || Object.values(sentence).some(hasLawText);
}
