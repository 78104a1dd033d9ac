import { type Message, message } from '../../src/language/message';

/**
 * The values of a parameter in an address, as written, without empty ones. A checked query holds only the parameters
 * that its route knows, so those of every route are read here.
 */
export function addressValues(url: string, name: string): readonly string[] {
  const query = url.indexOf('?');
  // Most addresses do not have it, and reading one takes longer than a look. A name may be written with escapes.
  if (query < 0 || (!url.includes(name, query) && !url.includes('%', query))) return [];
  return new URLSearchParams(url.slice(query)).getAll(name).filter((value) => value !== '');
}

/**
 * The sentence about a parameter in an address that is there twice or has a value that is not allowed; undefined if it
 * is right, or not there.
 *
 * @param wrong the sentence about a value, which it quotes
 */
export function addressProblem(
  url: string,
  field: string,
  isAllowed: (value: string) => boolean,
  wrong: (quoted: string) => Message,
): Message | undefined {
  const [value, ...others] = addressValues(url, field);
  if (others.length > 0) return message('field_repeated', { field, times: others.length + 1 });
  return value === undefined || isAllowed(value) ? undefined : wrong(JSON.stringify(value.slice(0, 40)));
}
