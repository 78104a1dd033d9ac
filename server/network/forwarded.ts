import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from './loopback';

/** Headers in which a proxy says for whom it asks; the one of this machine may, as long as it asks for nobody else. */
const visitorHeaders = ['x-forwarded-for', 'x-real-ip'] as const;

/** Headers in which a proxy says by what name it was asked. */
const hostHeaders = ['x-forwarded-host', 'x-forwarded-server'] as const;

/** Headers that no program of this machine sends, nor a proxy on it that only ends HTTPS. */
const announcement =
  /^(?:via|(?:x-original|x-envoy|x-azure|x-appengine|x-amz-cf|cf|cloudfront|fastly|akamai|fly)-.*|cdn-loop|(?:true|x|x-cluster|do)-(?:client|connecting)-ip|x-forwarded|forwarded-for|x-proxyuser-ip)$/;

const itemsOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined
    ? []
    : [value]
        .flat()
        .flatMap((list) => list.split(','))
        .map((item) => item.trim());

/** A host or address without its port. */
const withoutPort = (host: string): string => host.replace(/^(\[.*\]|[^:]*):\d+$/, '$1');

const isHere = (host: string): boolean => isLoopback(withoutPort(host));

/** The pairs of one hop of a `Forwarded` header; undefined where it cannot be read. */
function pairsOf(hop: string): ReadonlyMap<string, string> | undefined {
  const pairs = new Map<string, string>();
  for (const part of hop.split(';')) {
    const [, name, quoted, bare] = /^\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s"]*))\s*$/.exec(part) ?? [];
    if (name === undefined) return undefined;
    pairs.set(name.toLowerCase(), quoted ?? bare ?? '');
  }
  return pairs;
}

/** Does a hop of a `Forwarded` header name this machine alone? */
function isHopHere(hop: string): boolean {
  const pairs = pairsOf(hop);
  const host = pairs?.get('host');
  return isHere(pairs?.get('for') ?? '') && (host === undefined || isHere(host));
}

/** Was a request passed on by a proxy, as far as its headers say? */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some(
    (name) =>
      announcement.test(name) || name.startsWith('x-forwarded-') || name === 'forwarded' || name === 'x-real-ip',
  );

/**
 * Was a request passed on for anybody but this machine, as far as its headers say? A proxy that does not say for whom
 * it asks may ask for anybody.
 */
export function isForwardedForOthers(headers: IncomingHttpHeaders): boolean {
  if (!isForwarded(headers)) return false;
  const visitors = visitorHeaders.flatMap((name) => itemsOf(headers[name]));
  const hops = itemsOf(headers.forwarded);
  const namesVisitor = visitors.length + hops.length > 0;
  const allHere =
    visitors.every(isLoopback) &&
    hops.every(isHopHere) &&
    hostHeaders.every((name) => itemsOf(headers[name]).every(isHere));
  return !namesVisitor || !allHere || Object.keys(headers).some((name) => announcement.test(name));
}

/**
 * Does a program of this machine ask by itself, and by a name of this machine? A web page that had its own name point
 * here asks by that name.
 */
export const isOwnMachine = ({ headers, raw }: FastifyRequest): boolean =>
  isLoopback(raw.socket.remoteAddress ?? '') && isHere(headers.host ?? '') && !isForwarded(headers);
