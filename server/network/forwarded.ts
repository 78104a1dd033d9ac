import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from './loopback';

/** Headers with the client's address. A proxy on this machine may send them, with addresses of this machine only. */
const visitorHeaders = ['x-forwarded-for', 'x-real-ip'] as const;

/** Headers with the host name in the client's request. */
const hostHeaders = ['x-forwarded-host', 'x-forwarded-server'] as const;

/** Headers of remote proxies. Neither a local program nor a local proxy that only terminates HTTPS sends them. */
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

/** The pairs of one hop in a `Forwarded` header; undefined where the hop cannot be read. */
function pairsOf(hop: string): ReadonlyMap<string, string> | undefined {
  const pairs = new Map<string, string>();
  for (const part of hop.split(';')) {
    const [, name, quoted, bare] = /^([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s"]*))$/.exec(part.trim()) ?? [];
    if (name === undefined) return undefined;
    pairs.set(name.toLowerCase(), quoted ?? bare ?? '');
  }
  return pairs;
}

/** Does a hop in a `Forwarded` header name only this machine? */
function isHopHere(hop: string): boolean {
  const pairs = pairsOf(hop);
  const host = pairs?.get('host');
  return isHere(pairs?.get('for') ?? '') && (host === undefined || isHere(host));
}

/** Do the headers show that a proxy forwarded the request? */
const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some(
    (name) =>
      announcement.test(name) || name.startsWith('x-forwarded-') || name === 'forwarded' || name === 'x-real-ip',
  );

/**
 * Could the request have been forwarded for another machine, judging by its headers? A proxy that does not name its
 * client may have any client.
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
 * Does a program on this machine call directly, under a name of this machine? The name is checked because a web page
 * can point its own name at this machine (DNS rebinding).
 */
export const isOwnMachine = ({ headers, raw }: FastifyRequest): boolean =>
  isLoopback(raw.socket.remoteAddress ?? '') && isHere(headers.host ?? '') && !isForwarded(headers);
