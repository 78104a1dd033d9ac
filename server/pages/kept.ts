import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { varyBy } from '../runtime/vary';
import { shareBytes } from '../runtime/unread';

const compress = promisify(gzip);

/** Shorter texts are sent uncompressed. In bytes. */
const worthCompressing = 1_024;

/** A text or file that is sent many times. It is encoded once and compressed once. */
export interface Kept {
  readonly plain: Buffer;
  /** Compressed on first use. */
  readonly compressed: () => Promise<Buffer>;
  /** A hash of the content, for the ETag. */
  readonly tag: string;
}

/** Prepares a text or file that is sent many times. */
export function keep(content: string | Buffer): Kept {
  const plain = shareBytes(typeof content === 'string' ? Buffer.from(content) : content);
  let compressed: Promise<Buffer> | undefined;
  return {
    plain,
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    compressed: () => (compressed ??= compress(plain, { level: 9 }).then(shareBytes)),
  };
}

/** Makes a text from a value, and keeps it until the next call with another value. */
export function keepFor<From>(make: (from: From) => string): (from: From) => Kept {
  let last: { readonly from: From; readonly kept: Kept } | undefined;
  return (from) => {
    if (last === undefined || last.from !== from) last = { from, kept: keep(make(from)) };
    return last.kept;
  };
}

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(headers['accept-encoding'] ?? ''));

/**
 * Sends a kept text, compressed if the caller accepts gzip. A caller who already has it gets 304. Unless `headers` says
 * otherwise, caches must ask each time whether it has changed.
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, compressed, tag }: Kept,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const isCompressed = plain.length >= worthCompressing && takesGzip(request);
  // Each encoding has its own tag: caches may combine parts of responses with the same tag.
  const etag = `"${tag}${isCompressed ? '-gzip' : ''}"`;
  reply.headers({ 'cache-control': 'no-cache', ...headers, etag });
  varyBy(reply, 'accept-encoding');
  if (String(request.headers['if-none-match'] ?? '').includes(etag)) return reply.code(304).send();
  return isCompressed ? reply.header('content-encoding', 'gzip').send(await compressed()) : reply.send(plain);
}
