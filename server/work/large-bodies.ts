import type { FastifyRequest, preParsingHookHandler } from 'fastify';
import { refuse, type Refused, retryAfter } from '../errors/refused';
import { countItems, type Excess, excessOf, mostFields, mostItemValues, mostValues } from './excess';
import { itemsIn } from './items-in';
import { lineOf } from './line-of';
import type { Leave } from './shares';
import type { Work } from './work';
import { message } from '../../src/language/message';

/**
 * Sizes in bytes. A body above `turn` waits for its turn to be read, because reading it may take milliseconds. A batch
 * above `seat` also needs a seat, because it is held in memory, and as many turns as it has parts of that size.
 */
const large = { turn: 8_192, seat: 65_536 };

const refusals: Readonly<Record<Excess, () => Refused>> = {
  values: () => refuse('payload_too_large', message('body_of_many_values', { most: mostValues })),
  fields: () => refuse('payload_too_large', message('body_of_many_fields', { most: mostFields })),
  item: () => refuse('payload_too_large', message('item_of_many_values', { most: mostItemValues })),
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
 * Reads a large body when its caller's turn has come, and a large batch in as many turns as it needs. A body that is not
 * large is read at once.
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

  /** Reads a batch in turns; undefined if the caller has gone, because nobody needs the rest. */
  async function readItems(request: FastifyRequest, body: Buffer): Promise<unknown> {
    await takeSeat(request);
    const excess = countItems();
    const items = itemsIn(body, {
      parse: (text) => read(request, text),
      count: (counted) => refuseExcess(excess(counted)),
      atOnce: large.seat,
    });
    while (!request.raw.socket.destroyed) {
      await turn(lineOf(request));
      const { done, value } = items.next();
      if (done === true) return value;
    }
    return undefined;
  }

  async function readLarge(request: FastifyRequest, body: Buffer): Promise<unknown> {
    if (request.routeOptions.config.takesSeat === true && body.length > large.seat) return readItems(request, body);
    await turn(lineOf(request));
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
