import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { refuse, retryAfter } from '../errors/refused';
import { callerOf } from '../network/address';
import { message } from '../../src/language/message';

/** Answers from this length on are looked after, in bytes; smaller ones are bounded by the number of connections. */
const large = 64 * 1024;

/**
 * So long a caller may take over a large answer before it counts as unread, in milliseconds, where callers of the same
 * address are all that fills the memory.
 */
const patience = 5_000;

/** Bytes that many answers share, such as those of a page: they take their memory once, however many wait for them. */
const shared = new WeakSet<object>();

/** Says of bytes that many answers share them. */
export function shareBytes(bytes: Buffer): Buffer {
  shared.add(bytes);
  return bytes;
}

/** A connection with a large answer. */
interface Waiting {
  readonly bucket: string;
  readonly since: number;
}

/** What the connections of an address hold, and the one that has waited longest. */
interface Holder {
  readonly bucket: string;
  bytes: number;
  readonly oldest: Socket;
  readonly since: number;
}

/**
 * Bounds the memory in which large answers wait for callers who do not read them. Where it is full, connections of the
 * address that holds most of it are cut, those that have waited longest first.
 * An address that holds most of it is asked to try again later, unless its callers have stopped reading.
 *
 * @param most bytes
 * @param now milliseconds, never set back
 */
export function boundUnread(app: FastifyInstance, most: number, now: () => number = () => performance.now()): void {
  // In the order in which they began to wait.
  const waiting = new Map<Socket, Waiting>();

  /** What waits in all, and who holds most of it. */
  function held(): { readonly bytes: number; readonly top: Holder | undefined } {
    const holders = new Map<string, Holder>();
    let bytes = 0;
    for (const [socket, { bucket, since }] of waiting) {
      const unread = socket.writableLength;
      if (unread === 0 || socket.destroyed) {
        waiting.delete(socket);
        continue;
      }
      bytes += unread;
      const holder = holders.get(bucket) ?? { bucket, bytes: 0, oldest: socket, since };
      holder.bytes += unread;
      holders.set(bucket, holder);
    }
    let top: Holder | undefined;
    for (const holder of holders.values()) if (top === undefined || holder.bytes > top.bytes) top = holder;
    return { bytes, top };
  }

  /** Makes room for an answer of an address, if it may have any. */
  function makeRoom(length: number, bucket: string): boolean {
    for (;;) {
      const { bytes, top } = held();
      if (top === undefined || bytes + length <= most) return true;
      if (top.bucket === bucket && now() - top.since < patience) return false;
      waiting.delete(top.oldest);
      top.oldest.destroy();
    }
  }

  app.addHook('onSend', (request, _reply, payload, done) => {
    const isLarge = (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= large;
    if (!isLarge || shared.has(payload as object)) return done(null, payload);
    const { socket } = request.raw;
    const bucket = callerOf(socket.remoteAddress ?? '');
    if (!makeRoom(payload.length, bucket)) {
      return done(refuse('service_unavailable', message('answers_unread'), retryAfter(1_000)));
    }
    waiting.delete(socket);
    waiting.set(socket, { bucket, since: now() });
    done(null, payload);
  });
}
