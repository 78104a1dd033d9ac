import fp from 'fastify-plugin';
import type { Materials } from '../materials';

/** Reads the pages that the law cites, where the installation asks for it. */
export const lawWatch = fp<Pick<Materials, 'config' | 'laws' | 'log' | 'store'>>(
  async (app, { config: { lawWatch: config }, laws, log, store }) => {
    if (!config.isOn) return;
    app.background.add(async () => {
      const { startLawWatch } = await import('./start.js');
      return startLawWatch({ laws, store, log, config });
    });
  },
  { name: 'law-watch', dependencies: ['background'] },
);
