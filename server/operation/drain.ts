import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Between looks for connections that are done, in milliseconds. */
const lookEvery = 50;

/**
 * Prepares a server for its end. What it returns ends it: it takes no new connection, requests under way are answered, and what is not done in time is cut off.
 *
 * @returns to be called with the time for requests under way, in milliseconds
 */
export function drainable(app: FastifyInstance): (time: number) => Promise<void> {
  const { server } = app;
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  // Connections that are kept alive after their answer, and those that never asked anything, would otherwise hold the server up until they time out.
  function endUnused(): void {
    server.closeIdleConnections();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  }

  return async (time) => {
    const look = setInterval(endUnused, lookEvery);
    const cut = setTimeout(() => server.closeAllConnections(), time);
    try {
      await app.close();
    } finally {
      clearInterval(look);
      clearTimeout(cut);
    }
  };
}
