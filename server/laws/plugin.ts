import fp from 'fastify-plugin';
import type { Materials } from '../materials';

/** Takes in law packages, where the installation names a place for them. */
export const lawUpdates = fp<Pick<Materials, 'config' | 'environment' | 'laws' | 'log' | 'store'>>(
  async (app, { config: { lawUrl, lawDir }, environment, laws, log, store }) => {
    if (lawUrl === undefined && lawDir === undefined) return;
    app.background.add(async () => {
      const { startLawUpdates } = await import('./update.js');
      return startLawUpdates({ lawUrl, lawDir, store, laws, log, environment });
    });
  },
  { name: 'law-updates', dependencies: ['background'] },
);
