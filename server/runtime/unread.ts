import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { refuse, retryAfter } from '../errors/refused';
import { callerOf } from '../network/address';
import { message } from '../../src/language/message';

/** Answers of at least this length are tracked, in bytes. Smaller ones are limited by the number of connections. */
const large = 64 * 1024;

/**
 * How long a caller may take over a large answer before it counts as unread, in milliseconds. This applies if callers
 * of the same address fill the memory.
 */
const patience = 5_000;

/**
 * Bytes that many answers share, such as those of a page. They take memory once, however many callers wait for them.
 */
const shared = new WeakSet<object>();

/** Marks bytes as shared by many answers. */
export function shareBytes(bytes: Buffer): Buffer {
  shared.add(bytes);
  return bytes;
}

/** A connection with a large answer. */
interface Waiting {
  readonly bucket: string;
  readonly since: number;
}

/** The bytes that the connections of an address hold, and the connection that has waited longest. */
interface Holder {
  readonly bucket: string;
  bytes: number;
  readonly oldest: Socket;
  readonly since: number;
}

/**
 * Limits the memory in which large answers wait for callers who do not read them. When it is full, connections of the
 * address that holds most are cut, the longest-waiting first. If that address asks for another large answer, it must
 * try again later, unless its callers have stopped reading.
 *
 * @param most bytes
 * @param now milliseconds, never set back
 */
export function boundUnread(app: FastifyInstance, most: number, now: () => number = () => performance.now()): void {
  // In the order in which they began to wait.
  const waiting = new Map<Socket, Waiting>();

  /** The bytes that wait in total, and the address that holds most. */
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

  /**
   * Makes room for an answer.
   *
   * @returns false if its address must try again later
   */
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
