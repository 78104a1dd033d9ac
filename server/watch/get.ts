import axios from 'axios';
import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { isIP } from 'node:net';
import { isAllowedAddress, type Reach } from '../network/allowed-address';
import { guardedLookup, InsideNetwork } from '../network/guarded-lookup';
import { type Resolve, resolveWithin } from '../network/resolve';

/** What came back from an address. */
export type Got =
  | {
      readonly kind: 'answer';
      readonly status: number;
      /** The address of the page after redirects. */
      readonly url: string;
      readonly header: (name: string) => string | undefined;
      readonly bytes: Uint8Array;
    }
  /** Nothing that can be used came back; the sentence says why. */
  | { readonly kind: 'failed'; readonly why: string };

/** Limits of one page. */
export interface GetLimits {
  /** Bytes, also after unpacking. */
  readonly largest: number;
  /** Milliseconds until the last byte, redirects included. */
  readonly within: number;
}

/** A page is seldom larger than a megabyte, and a gazette as a PDF seldom larger than five. */
export const pageLimits: GetLimits = { largest: 10 * 2 ** 20, within: 30_000 };

/** Requests an address. `mayFollow` is asked before each redirect. */
export type Get = (
  url: string,
  headers: Readonly<Record<string, string>>,
  limits?: GetLimits,
  mayFollow?: (url: string) => Promise<boolean>,
) => Promise<Got>;

const mostRedirects = 5;
const lookUpWithin = 5_000;

/** Why a page was not read, as the end of an attempt. */
class Stopped extends Error {}

const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

/** Why nothing came back, in words. */
function reasonOf(problem: unknown, largest: number): string {
  const { message, cause, code = '' } = problem as NodeJS.ErrnoException;
  if (problem instanceof Stopped) return message;
  if (problem instanceof InsideNetwork || cause instanceof InsideNetwork)
    return 'The name leads to no address on the internet.';
  if (message.includes('maxContentLength')) return `The page is larger than ${megabytes(largest)}.`;
  if (/CERT|LEAF_SIGNATURE|SSL|TLS/.test(code)) return `The certificate of the host is not valid (${code}).`;
  return `The host cannot be reached${code === '' ? '' : ` (${code})`}.`;
}

/**
 * Requests pages on the internet, within limits of time and size. Every connection goes to an address that was checked,
 * also after a redirect.
 *
 * @param reach `private` for tests and inner networks
 */
export function createGet(reach: Reach, resolve: Resolve = resolveWithin(lookUpWithin)): Get {
  const lookup = guardedLookup(reach, resolve);
  const http = axios.create({
    responseType: 'arraybuffer',
    // Each redirect is asked about before it is followed.
    maxRedirects: 0,
    // A proxy would look up names itself, and a connection of somebody else may lead to an address that was not checked.
    proxy: false,
    httpAgent: new Agent({ lookup }),
    httpsAgent: new SecureAgent({ lookup }),
    validateStatus: () => true,
  });

  function check({ protocol, hostname }: URL): void {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    if (protocol !== 'http:' && protocol !== 'https:') throw new Stopped('The address is none of the web.');
    if (isIP(host) !== 0 && !isAllowedAddress(host, reach)) throw new InsideNetwork(host);
  }

  return async (start, headers, { largest, within } = pageLimits, mayFollow = async () => true) => {
    const signal = AbortSignal.timeout(within);
    try {
      let url = new URL(start);
      for (let hops = 0; ; hops++) {
        check(url);
        const asked = { headers, signal, maxContentLength: largest };
        const { status, data, headers: received } = await http.get<Uint8Array>(url.href, asked);
        const header = (name: string): string | undefined => {
          const value: unknown = received[name];
          return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : undefined;
        };
        const to = header('location');
        if (status < 300 || status >= 400 || status === 304 || to === undefined)
          return { kind: 'answer', status, url: url.href, header, bytes: data };
        if (hops === mostRedirects) throw new Stopped('The page redirects without end.');
        if (!URL.canParse(to, url.href)) throw new Stopped('The page redirects to what is no address.');
        url = new URL(to, url);
        if (!(await mayFollow(url.href))) throw new Stopped('The page redirects to one that may not be read.');
      }
    } catch (problem) {
      const why = signal.aborted
        ? `The page was not complete after ${within / 1_000} seconds.`
        : reasonOf(problem, largest);
      return { kind: 'failed', why };
    }
  };
}
