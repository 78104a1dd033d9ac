import fp from 'fastify-plugin';
import type { Traces } from './traces-wanted';

/** Traces requests, where the installation has somebody to send the traces to. */
export const tracing = fp<{ readonly traces: Traces | undefined }>(
  async (app, { traces }) => {
    await traces?.follow(app);
  },
  { name: 'tracing', dependencies: ['requests'] },
);
