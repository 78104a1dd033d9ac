import fp from 'fastify-plugin';
import type { Logger } from 'pino';
import type { Laws } from '../laws';
import type { LawWatchConfig } from '../settings/law-watch';
import type { Store } from '../store/store';

/** What the watch needs. */
interface WatchNeeds {
  readonly config: LawWatchConfig;
  readonly laws: Pick<Laws, 'now'>;
  readonly log: Logger;
  readonly store: Store;
}

/** Reads the pages that the law cites, where the installation asks for it. */
export const lawWatch = fp<WatchNeeds>(
  async (app, { config: { lawWatch: config }, laws, log, store }) => {
    if (!config.isOn) return;
    app.background.add(async () => {
      const { startLawWatch } = await import('./start.js');
      return startLawWatch({ laws, store, log, config });
    });
  },
  { name: 'law-watch', dependencies: ['background'] },
);
