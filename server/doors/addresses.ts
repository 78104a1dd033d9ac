import type { FastifyInstance } from 'fastify';
import { type ErrorStyle, usualErrorStyle } from '../../src/contract/error-style';

/** An address of the server, as its routes name it. */
export interface Address {
  /** With a colon before each part that may be any text. */
  readonly url: string;
  readonly methods: ReadonlySet<string>;
  /** The style of its errors. */
  readonly errors: ErrorStyle;
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, i) => part.startsWith(':') || part === parts[i]);

/** A route for files, or for addresses of a pattern of its own. */
const isForMany = (url: string): boolean => url.includes('*') || url.includes('(');

/**
 * Collects the addresses of all routes, except those that stand for many files. The framework finds a route by method
 * and address together. A route for every other method of each address would take a fifth of the time that the server
 * needs to start.
 *
 * @returns finds the address that a path belongs to, whatever the method; undefined if there is none
 */
export function knownAddresses(app: FastifyInstance): (path: string) => Address | undefined {
  const addresses = new Map<string, { methods: Set<string>; errors: ErrorStyle }>();
  let patterns: readonly (readonly [parts: readonly string[], address: Address])[] | undefined;
  app.addHook('onRoute', ({ url, method, config }) => {
    if (isForMany(url)) return;
    const address = addresses.get(url) ?? { methods: new Set(), errors: usualErrorStyle };
    for (const one of [method].flat()) address.methods.add(one);
    address.errors = config?.errors ?? address.errors;
    addresses.set(url, address);
  });
  return (path) => {
    patterns ??= [...addresses]
      .map(([url, address]) => [partsOf(url), { url, ...address }] as const)
      // Where two fit, the framework prefers the one with the words.
      .sort(([, one], [, other]) => Number(one.url.includes(':')) - Number(other.url.includes(':')));
    const parts = partsOf(path);
    return patterns.find(([pattern]) => fits(pattern, parts))?.[1];
  };
}
