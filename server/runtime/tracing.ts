import fp from 'fastify-plugin';
import type { Materials } from '../materials';

/** Traces requests, where the installation has somebody to send the traces to. */
export const tracing = fp<Pick<Materials, 'traces'>>(
  async (app, { traces }) => {
    await traces?.follow(app);
  },
  { name: 'tracing', dependencies: ['requests'] },
);
