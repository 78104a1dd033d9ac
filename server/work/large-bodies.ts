import type { FastifyRequest, preParsingHookHandler } from 'fastify';
import { refuse, type Refused, retryAfter } from '../errors/refused';
import { type Excess, excessIn, excessOf, mostFields, mostValues } from './excess';
import { itemsIn } from './items-in';
import { lineOf } from './line-of';
import type { Leave } from './shares';
import type { Work } from './work';
import { message } from '../../src/language/message';

/**
 * Sizes in bytes. A body above `turn` waits for its turn to be read, because reading it may take milliseconds. A batch
 * above `seat` also needs a seat, because it is held in memory. Above `slices` its items are read in several turns; up
 * to there all of it is read in one, which takes half the time.
 */
const large = { turn: 8_192, seat: 65_536, slices: 655_360 };

const refusals: Readonly<Record<Excess, () => Refused>> = {
  values: () => refuse('payload_too_large', message('body_of_many_values', { most: mostValues })),
  fields: () => refuse('payload_too_large', message('body_of_many_fields', { most: mostFields })),
};

function refuseExcess(excess: Excess | undefined): void {
  if (excess !== undefined) throw refusals[excess]();
}

const noRoom = (): Refused => refuse('service_unavailable', message('no_room_for_large_request'), retryAfter(1_000));

/** The room and seat that a large request holds until it is answered. */
const held = new WeakMap<FastifyRequest, Leave>();

/** Gives back what a request holds. */
export const letGo = (request: FastifyRequest): void => held.get(request)?.();

/** Reads JSON, or throws what is wrong with it. */
type ReadJson = (request: FastifyRequest, text: string) => unknown;

type Parser = (request: FastifyRequest, body: Buffer, done: (problem: Error | null, value?: unknown) => void) => void;

/**
 * Reads a large body when its caller's turn has come, and the items of a batch in as many turns as they need. A body
 * that is not large is read at once.
 */
export function readInTurn({ turn, seat }: Work, read: ReadJson): Parser {
  async function takeSeat(request: FastifyRequest): Promise<void> {
    const [leaveRoom, leaveSeat] = [held.get(request), await seat(lineOf(request))];
    held.set(request, () => {
      leaveRoom?.();
      leaveSeat();
    });
    // If the caller has gone in the meantime, the seat is free again at once.
    if (request.raw.socket.destroyed) letGo(request);
  }

  /** Reads a batch item by item; undefined if it has to be read as a whole. */
  async function readItems(request: FastifyRequest, body: Buffer): Promise<unknown> {
    function parse(text: string): unknown {
      try {
        return read(request, text);
      } catch {
        return undefined;
      }
    }
    const items = itemsIn(body, {
      parse,
      limit: (counted) => refuseExcess(excessIn(counted)),
      evenIfVaried: body.length > large.slices,
    });
    while (!request.raw.socket.destroyed && items.read(large.slices)) await turn(lineOf(request));
    return items.body();
  }

  async function readLarge(request: FastifyRequest, body: Buffer): Promise<unknown> {
    const isBatch = request.routeOptions.config.takesSeat === true;
    if (isBatch && body.length > large.seat) await takeSeat(request);
    await turn(lineOf(request));
    const items = isBatch ? await readItems(request, body) : undefined;
    // If the caller has gone in the meantime, nobody needs the rest.
    if (items !== undefined || request.raw.socket.destroyed) return items;
    refuseExcess(excessOf(body));
    return read(request, body.toString());
  }

  return (request, body, done) => {
    if (body.length > large.turn) return void readLarge(request, body).then((value) => done(null, value), done);
    let value: unknown;
    try {
      value = read(request, body.toString());
    } catch (problem) {
      return done(problem as Error);
    }
    done(null, value);
  };
}

/** Takes room for the body of a request before it is read. */
export const takeRoom =
  ({ room }: Work): preParsingHookHandler =>
  (request, reply, _payload, done) => {
    const length = Number(request.headers['content-length'] ?? request.routeOptions.bodyLimit);
    if (!(length > large.seat)) return done();
    const leave = room(lineOf(request), length);
    if (leave === undefined) return done(noRoom());
    held.set(request, leave);
    reply.raw.once('close', () => letGo(request));
    done();
  };
