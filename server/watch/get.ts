import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { pipeline, type Transform, Writable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isAllowedAddress } from '../network/allowed-address';
import { guardedLookup, InsideNetwork } from '../network/guarded-lookup';
import { type Resolve, resolveWithin } from '../network/resolve';
import type { Reach } from '../network/allowed-address';

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

const unpackers: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

/** Collects the bytes of an answer up to a limit, unpacked. It stops reading at the limit. */
function bytesOf(response: IncomingMessage, largest: number): Promise<Uint8Array> {
  const tooLarge = new Stopped(`The page is larger than ${megabytes(largest)}.`);
  if (Number(response.headers['content-length'] ?? 0) > largest) return Promise.reject(tooLarge);
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const unpacker = unpackers.get(encoding);
  const pieces: Buffer[] = [];
  let size = 0;
  const sink = new Writable({
    write(piece: Buffer, _, done) {
      size += piece.length;
      if (size > largest) return done(tooLarge);
      pieces.push(piece);
      done();
    },
  });
  return new Promise((resolve, reject) => {
    const end = (problem: NodeJS.ErrnoException | null | undefined): void =>
      problem ? reject(problem) : resolve(Buffer.concat(pieces));
    if (unpacker === undefined) pipeline(response, sink, end);
    else pipeline(response, unpacker(), sink, end);
  });
}

/** The codes of Node for a host that is out of reach, in words. */
function reasonOf(problem: NodeJS.ErrnoException): string {
  if (problem instanceof Stopped) return problem.message;
  if (problem instanceof InsideNetwork) return 'The name leads to no address on the internet.';
  const code = problem.code ?? '';
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

  function once(url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<IncomingMessage> {
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      return Promise.reject(new Stopped('The address is none of the web.'));
    if (isIP(host) !== 0 && !isAllowedAddress(host, reach)) return Promise.reject(new InsideNetwork(host));
    return new Promise((found, failed) => {
      (url.protocol === 'http:' ? plainRequest : secureRequest)(url.href, { agent: false, lookup, headers, signal })
        .on('response', found)
        .on('error', failed)
        .end();
    });
  }

  return async (start, headers, { largest, within } = pageLimits, mayFollow = async () => true) => {
    const tooSlow = new Stopped(`The page was not complete after ${within / 1_000} seconds.`);
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(tooSlow), within);
    const asked = { ...headers, 'accept-encoding': 'gzip, deflate, br' };
    let response: IncomingMessage | undefined;
    try {
      let url = new URL(start);
      for (let hops = 0; ; hops++) {
        response = await once(url, asked, ending.signal);
        const { statusCode: status = 0, headers: received } = response;
        const to = received.location;
        if (status >= 300 && status < 400 && status !== 304 && to !== undefined) {
          response.destroy();
          if (hops === mostRedirects) throw new Stopped('The page redirects without end.');
          if (!URL.canParse(to, url.href)) throw new Stopped('The page redirects to what is no address.');
          url = new URL(to, url);
          if (!(await mayFollow(url.href))) throw new Stopped('The page redirects to one that may not be read.');
          continue;
        }
        const { signal } = ending;
        const stop = (): void => void response?.destroy(tooSlow);
        signal.addEventListener('abort', stop);
        const bytes = await bytesOf(response, largest).finally(() => signal.removeEventListener('abort', stop));
        const header = (name: string): string | undefined => {
          const value = received[name];
          return Array.isArray(value) ? value.join(', ') : value;
        };
        return { kind: 'answer', status, url: url.href, header, bytes };
      }
    } catch (problem) {
      const why = ending.signal.aborted ? tooSlow : (problem as NodeJS.ErrnoException);
      return { kind: 'failed', why: reasonOf(why) };
    } finally {
      clearTimeout(timer);
      response?.destroy();
    }
  };
}
