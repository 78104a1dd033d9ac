import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { callerOf } from '../network/address';
import { addressesIn } from '../network/address-list';
import { serversOf } from './servers-of';

/** What bounds connections. */
interface Limits {
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  /** Proxies, behind which many callers have one address. */
  readonly trustedProxies: readonly string[];
  /** How long a caller may read nothing of an answer that waits, in milliseconds. */
  readonly answerTimeout: number;
}

/** Requests that wait on one connection for the answer before theirs; no client sends as many ahead. */
const mostAhead = 32;

const latest = Symbol('the latest answer');
const ahead = Symbol('requests that wait for their turn');

/** A connection with what is known of it. */
interface Watched extends Socket {
  [latest]?: ServerResponse;
  [ahead]?: number;
}

/** A connection as it was taken; with HTTPS the requests come on another socket that lies over it. */
interface Connection {
  readonly taken: Socket;
  /** The address and port at its other end, by which it is found. */
  readonly end: string;
  readonly bucket: string;
  requests: Watched;
}

const isAnswering = ({ [latest]: answer }: Watched): boolean => answer !== undefined && !answer.writableFinished;

const endOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress ?? ''} ${remotePort ?? ''}`;

/**
 * Keeps connections within bounds. Where there are too many, one on which nothing is answered makes room for a new one:
 * first one that never asked anything, then the one that is open the longest.
 * Only where all of them wait for answers is a new one refused. A caller who does not read is cut after a while, and
 * has one answer at a time until then.
 *
 * @param refuse answers a connection that is not taken
 */
export function guardConnections(
  app: FastifyInstance,
  { maxConnections, maxConnectionsPerAddress, trustedProxies, answerTimeout }: Limits,
  refuse: (socket: Socket) => void,
): void {
  const isProxy = addressesIn(trustedProxies);
  // In the order in which they were opened.
  const open = new Map<string, Connection>();
  const perBucket = new Map<string, number>();

  function forget({ end, bucket }: Connection): void {
    open.delete(end);
    const left = perBucket.get(bucket)! - 1;
    if (left === 0) perBucket.delete(bucket);
    else perBucket.set(bucket, left);
  }

  /** Closes a connection on which nothing is answered. */
  function makeRoom(among: (connection: Connection) => boolean): boolean {
    let idle: Connection | undefined;
    for (const connection of open.values()) {
      if (!among(connection) || isAnswering(connection.requests)) continue;
      if (connection.requests[latest] === undefined) {
        idle = connection;
        break;
      }
      idle ??= connection;
    }
    if (idle === undefined) return false;
    forget(idle);
    idle.taken.destroy();
    return true;
  }

  function take(taken: Socket): void {
    const address = taken.remoteAddress;
    // It ended before it began.
    if (address === undefined) return void taken.destroy();
    const bucket = callerOf(address);
    const ofBucket = perBucket.get(bucket) ?? 0;
    const isOver = ofBucket >= maxConnectionsPerAddress && !isProxy(address);
    if ((isOver && !makeRoom((one) => one.bucket === bucket)) || (open.size >= maxConnections && !makeRoom(() => true)))
      return refuse(taken);
    const connection: Connection = { taken, end: endOf(taken), bucket, requests: taken };
    open.set(connection.end, connection);
    perBucket.set(bucket, (perBucket.get(bucket) ?? 0) + 1);
    taken.once('close', () => {
      if (open.get(connection.end) === connection) forget(connection);
    });
  }

  /**
   * What has been quiet for as long as an answer may wait: a caller who does not read, or a connection that is over or
   * kept for nothing. What is being worked out or sent to the server has times of its own.
   */
  function quiet(socket: Watched): void {
    if (socket.writableLength > 0 || socket.writableEnded || (socket[latest] !== undefined && !isAnswering(socket)))
      socket.destroy();
  }

  function watch(server: Server): void {
    server.setTimeout(answerTimeout, quiet);
    server.on('connection', take);
    server.on('secureConnection', (secured: Socket) => {
      const connection = open.get(endOf(secured));
      if (connection !== undefined) connection.requests = secured;
    });
  }

  /** One answer of a connection at a time, so that whoever does not read has one and not all that were asked for. */
  const inTurn: onRequestHookHandler = (request, reply, done) => {
    const socket = request.raw.socket as Watched;
    const answer = reply.raw;
    if (answer.socket !== null) {
      socket[latest] = answer;
      return done();
    }
    socket[ahead] = (socket[ahead] ?? 0) + 1;
    if (socket[ahead] > mostAhead) return void socket.destroy();
    answer.once('socket', () => {
      socket[ahead]!--;
      socket[latest] = answer;
      setImmediate(done);
    });
  };

  watch(app.server);
  app.addHook('onRequest', inTurn);
  app.addHook('onListen', (done) => {
    for (const server of serversOf(app)) if (server !== app.server) watch(server);
    done();
  });
}
