import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { varyBy } from '../runtime/vary';
import { shareBytes } from '../runtime/unread';

const compress = promisify(gzip);

/** Shorter texts are sent as they are, in bytes. */
const worthCompressing = 1_024;

/** A text that is sent over and over: its bytes are made once, and compressed once. */
export interface Kept {
  readonly plain: Buffer;
  /** Made when somebody first takes it compressed. */
  readonly compressed: () => Promise<Buffer>;
  /** Changes with the text. */
  readonly tag: string;
}

/** Keeps a text to be sent over and over. */
export function keep(text: string): Kept {
  const plain = shareBytes(Buffer.from(text));
  let compressed: Promise<Buffer> | undefined;
  return {
    plain,
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    compressed: () => (compressed ??= compress(plain, { level: 9 }).then(shareBytes)),
  };
}

/** Keeps what is made from something, until that changes. */
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
 * Sends a kept text, compressed where the caller accepts that. A caller who already has it is told that it has not
 * changed.
 * Without headers that say otherwise, caches ask each time whether it is.
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, compressed, tag }: Kept,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const isCompressed = plain.length >= worthCompressing && takesGzip(request);
  // Each form has a tag of its own, because caches join parts of what has the same.
  const etag = `"${tag}${isCompressed ? '-gzip' : ''}"`;
  reply.headers({ 'cache-control': 'no-cache', ...headers, etag });
  varyBy(reply, 'accept-encoding');
  if (String(request.headers['if-none-match'] ?? '').includes(etag)) return reply.code(304).send();
  return isCompressed ? reply.header('content-encoding', 'gzip').send(await compressed()) : reply.send(plain);
}
