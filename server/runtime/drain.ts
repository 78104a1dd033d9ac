import type { FastifyInstance, onSendHookHandler } from 'fastify';
import type { Server } from 'node:http';
import { type Socket, Server as NetServer } from 'node:net';
import { finished } from 'node:stream';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { serversOf } from './servers-of';

/** The time between checks of the open connections, in milliseconds. */
const lookEvery = 50;

/**
 * How long a connection must be without traffic to count as idle, in milliseconds: as long as the grace, within these
 * limits. The lower limit covers a request that was sent but that a busy machine has not read yet.
 */
const quietFor = { least: 300, most: 1_000 };

/**
 * Before the port closes, answers wait until no new connection has come for `calm` milliseconds, but no longer than
 * `most`. The system resets connections that it has accepted and the process has not seen yet. Callers who wait for an
 * answer open no new ones. `calm` is longer than the pause of a caller whose busy machine has suspended it.
 */
const hold = { calm: 250, most: 2_000 };

/** A shutdown that loses no request. */
export interface Drain {
  /** Has the shutdown begun? From then on load balancers should send callers elsewhere. */
  readonly begun: () => boolean;
  /**
   * Shuts the server down. During the grace everything is answered as before, each answer with `Connection: close`.
   * Then the port is closed. Each open connection is served until it has had such an answer or has been idle for a
   * while.
   *
   * @param grace milliseconds in which load balancers notice that the server is not ready
   * @param time milliseconds after the grace; connections that are still open then are cut off
   */
  readonly run: (grace: number, time: number) => Promise<void>;
}

/** Prepares a server for its shutdown. */
export function drainable(app: FastifyInstance): Drain {
  const open = new Set<Socket>();
  let lastOpened = 0;
  const watch = (server: Server): void =>
    void server.on('connection', (socket) => {
      lastOpened = performance.now();
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
  watch(app.server);
  app.addHook('onListen', (done) => {
    for (const server of serversOf(app)) if (server !== app.server) watch(server);
    done();
  });

  let begun = false;
  let held: Promise<void> | undefined;

  const lastAnswer: onSendHookHandler = (request, reply, payload, done) => {
    if (!begun) return done(null, payload);
    reply.header('connection', 'close');
    // If the connection closed while the caller still sends, it would be reset and the answer lost.
    finished(
      request.raw.resume(),
      { writable: false },
      () => void (held ?? Promise.resolve()).then(() => done(null, payload)),
    );
  };
  app.addHook('onSend', lastAnswer);

  /**
   * Waits until the process has taken in every connection that the system has accepted. Each turn of the process takes
   * one.
   */
  async function takeInAll(until: number): Promise<void> {
    let before: number;
    do {
      before = lastOpened;
      await turn();
      await turn();
    } while (lastOpened !== before && performance.now() < until);
  }

  /**
   * Closes the port and leaves open connections alone. An HTTP server's own `close` would cut off those that are idle
   * between two requests.
   */
  async function closePort(): Promise<void> {
    let release = (): void => undefined;
    held = new Promise((resolve) => (release = resolve));
    const since = performance.now();
    const until = since + hold.most;
    do {
      await pause(hold.calm / 5);
      await takeInAll(until);
    } while (performance.now() < Math.min(Math.max(since, lastOpened) + hold.calm, until));
    for (const server of serversOf(app)) NetServer.prototype.close.call(server);
    held = undefined;
    release();
  }

  /** Checks regularly whether all traffic has stopped, then closes connections that are idle or were never used. */
  function closeWhenQuiet(quiet: number): NodeJS.Timeout {
    const moved = new Map<Socket, { bytes: number; at: number }>();
    return setInterval(() => {
      const now = performance.now();
      let last = -Infinity;
      for (const socket of open) {
        const bytes = socket.bytesRead + socket.bytesWritten;
        let seen = moved.get(socket);
        if (seen?.bytes !== bytes) moved.set(socket, (seen = { bytes, at: now }));
        last = Math.max(last, seen.at);
      }
      if (app.server.listening || now - last < quiet) return;
      for (const server of serversOf(app)) server.closeIdleConnections();
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, lookEvery);
  }

  return {
    begun: () => begun,
    async run(grace, time) {
      begun = true;
      const looks = closeWhenQuiet(Math.min(Math.max(grace, quietFor.least), quietFor.most));
      await pause(grace);
      await closePort();
      const cut = setTimeout(() => open.forEach((socket) => socket.destroy()), time);
      while (open.size > 0) await pause(lookEvery);
      clearInterval(looks);
      clearTimeout(cut);
      await app.close();
    },
  };
}
