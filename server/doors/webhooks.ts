import fp from 'fastify-plugin';
import { subscriptionsDoor } from './subscriptions';
import type { Materials } from '../materials';
import { createWebhooks } from '../webhooks/start';

/** Sends what is new to subscribers, and opens the operations on subscriptions. */
export const webhooks = fp<Pick<Materials, 'address' | 'clock' | 'config' | 'laws' | 'log' | 'markets' | 'store'>>(
  async (app, { address, clock, config, laws, log, markets, store }) => {
    const sources = { clock, laws, markets, store };
    const sending = config.webhooks && createWebhooks({ ...sources, log, reach: config.webhooks });
    if (sending !== undefined)
      app.background.add(() => {
        sending.start();
        return sending.stop;
      });
    subscriptionsDoor(
      app,
      sending && {
        ...sources,
        reach: sending.reach,
        wake: sending.wake,
        onChange: (what, subscription, account) => log.info({ subscription, account }, `a subscription was ${what}`),
      },
      address,
    );
  },
  { name: 'webhooks', dependencies: ['background', 'metering', 'errors', 'observation'] },
);
