import { resourceAt } from './base';

/** The value of a parameter. undefined: it is not there, is empty, or is there more than once (RFC 6749, 3.1). */
export function parameter(parameters: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = parameters.getAll(name);
  return value === '' || more.length > 0 ? undefined : value;
}

const plain = (address: string): string => (URL.canParse(address) ? new URL(address).href.replace(/\/$/, '') : '');

/** Do parameters ask for tokens for another address than that of the agents? Without any, they are for this one. */
export const asksElsewhere = (parameters: URLSearchParams, base: string): boolean =>
  parameters.getAll('resource').some((resource) => plain(resource) !== plain(resourceAt(base)));
