import fp from 'fastify-plugin';
import type { Materials } from '../materials';
import { knownAddresses } from './addresses';
import { handleErrors } from './handle-errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** The address that the request is for, where no route takes its method; null for others. */
    address: string | null;
  }
}

/** Turns every failure into the error envelope, also of addresses and methods that no route takes. */
export const errors = fp<Pick<Materials, 'docs' | 'frames' | 'log' | 'refusals'>>(
  async (app, { docs, frames, log, refusals }) => {
    app.decorateRequest('address', null);
    handleErrors(app, docs, frames, log, { refusals, limit: app.limitStranger }, knownAddresses(app));
  },
  // A request to no route is refused after the hooks of the others, which may answer it.
  { name: 'errors', dependencies: ['guards', 'cross-origin', 'answers'] },
);
