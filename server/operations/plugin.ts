import fp from 'fastify-plugin';
import type { Materials } from '../materials';
import { bindOperations, type Operations } from '.';

declare module 'fastify' {
  interface FastifyInstance {
    operations: Operations;
  }
}

/** Binds the operations to the law, the figures and the store of this server, for the doors to open. */
export const operations = fp<Pick<Materials, 'clock' | 'config' | 'laws' | 'markets' | 'status' | 'store'>>(
  async (app, { clock, config, laws, markets, status, store }) => {
    app.decorate(
      'operations',
      bindOperations({
        clock,
        laws,
        markets,
        status,
        store,
        market: ({ world }, knownOn) => (knownOn === undefined ? world.market : world.knownOn(knownOn)),
        access: app.access,
        spreadPercent: config.spreadPercent,
        turn: app.work.turn,
      }),
    );
  },
  { name: 'operations', dependencies: ['metering', 'working'] },
);
