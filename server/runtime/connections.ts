import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { callerOf } from '../network/address';
import { addressesIn } from '../network/address-list';
import { serversOf } from './servers-of';

/** The limits on connections. */
interface Limits {
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  /** Proxies. Behind one, many callers share an address. */
  readonly trustedProxies: readonly string[];
  /** How long a caller may read nothing of a waiting answer, in milliseconds. */
  readonly answerTimeout: number;
}

/** The most requests that may wait on one connection for earlier answers. No client sends that many ahead. */
const mostAhead = 32;

const latest = Symbol('the latest answer');
const ahead = Symbol('requests that wait for their turn');

/** A connection with its latest answer and the number of requests that wait. */
interface Watched extends Socket {
  [latest]?: ServerResponse;
  [ahead]?: number;
}

/** An accepted connection. With HTTPS the requests arrive on a second socket on top of it. */
interface Connection {
  readonly taken: Socket;
  /** The address and port at its other end, which identify it. */
  readonly end: string;
  readonly bucket: string;
  requests: Watched;
}

const isAnswering = ({ [latest]: answer }: Watched): boolean => answer !== undefined && !answer.writableFinished;

const endOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress ?? ''} ${remotePort ?? ''}`;

/**
 * Limits the number of connections. If there are too many, one without an open answer makes room for a new one. The
 * first choice is one that never sent a request, then the one that has been open longest. A new connection is refused
 * only if all others wait for answers. A caller who does not read is cut off after a while, and has one answer at a
 * time until then.
 *
 * @param refuse answers a connection that is not accepted
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

  /**
   * Closes a connection without an open answer.
   *
   * @returns false if there is none
   */
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
    // It closed before it was accepted.
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
   * Closes a connection that was quiet for as long as an answer may wait: its caller does not read, or it is over or
   * unused. Requests in progress and uploads have time limits of their own.
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

  /**
   * Answers the requests of a connection one at a time. A caller who does not read then has one answer waiting instead
   * of all.
   */
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
