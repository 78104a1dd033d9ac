import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Traces of requests. */
export interface Traces {
  /** Traces the requests of a server. */
  readonly follow: (app: FastifyInstance) => Promise<void>;
  /** Sends what is not sent yet. */
  readonly close: () => Promise<void>;
}

/** Traces requests, where the installation has somebody to send the traces to. */
export const tracing = fp<{ readonly traces: Traces | undefined }>(
  async (app, { traces }) => {
    await traces?.follow(app);
  },
  { name: 'tracing', dependencies: ['requests'] },
);
