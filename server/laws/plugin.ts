import fp from 'fastify-plugin';
import type { Logger } from 'pino';
import type { LawConfig } from '../settings/laws';
import type { Store } from '../store/store';
import type { FollowedLaws } from '.';

/** What updates of the law need. */
interface UpdateNeeds {
  readonly config: Pick<LawConfig, 'lawUrl' | 'lawDir'>;
  /** The variables that the server was started with. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly laws: FollowedLaws;
  readonly log: Logger;
  readonly store: Store;
}

/** Takes in law packages, where the installation names a place for them. */
export const lawUpdates = fp<UpdateNeeds>(
  async (app, { config: { lawUrl, lawDir }, environment, laws, log, store }) => {
    if (lawUrl === undefined && lawDir === undefined) return;
    app.background.add(async () => {
      const { startLawUpdates } = await import('./update.js');
      return startLawUpdates({ lawUrl, lawDir, store, laws, log, environment });
    });
  },
  { name: 'law-updates', dependencies: ['background'] },
);
