import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { neverBack } from './clock';
import { accounts } from './doors/account-routes';
import { administration } from './doors/admin';
import { answers } from './doors/answer';
import { bodies } from './doors/bodies';
import { errors } from './doors/errors';
import { addin } from './doors/gateway/gateway';
import { agents } from './doors/mcp/mcp';
import { metering } from './doors/metering';
import { programs } from './doors/oauth/oauth';
import { api } from './doors/plugin';
import { polling } from './doors/poll';
import { webhooks } from './doors/webhooks';
import { feedsOnSchedule } from './feeds/plugin';
import { createFramework } from './framework';
import { lawUpdates } from './laws/plugin';
import type { Materials, Opened } from './materials';
import { placeOf } from './network/address-of';
import { operations } from './operations/plugin';
import { frameOf } from './pages/page';
import { pages } from './pages/plugin';
import { peopleWithAccounts } from './people/plugin';
import { background } from './runtime/background';
import { crossOrigin } from './runtime/cross-origin';
import { guards } from './runtime/guards';
import { health, watchStore } from './runtime/health';
import { observation } from './runtime/observation';
import { createRefusals } from './runtime/refusals';
import { requests } from './runtime/requests';
import { tracing } from './runtime/tracing';
import { createStatus } from './status';
import { lawWatch } from './watch/plugin';
import { working } from './work/plugin';
import { createWorlds } from './world';

/** The server, by its parts. The framework refuses to start where one stands before another that it needs. */
const plugins: readonly FastifyPluginCallback<Materials>[] = [
  requests,
  tracing,
  working,
  bodies,
  metering,
  guards,
  crossOrigin,
  answers,
  errors,
  observation,
  health,
  background,
  operations,
  api,
  agents,
  polling,
  webhooks,
  pages,
  peopleWithAccounts,
  accounts,
  administration,
  programs,
  addin,
  feedsOnSchedule,
  lawUpdates,
  lawWatch,
];

/** Builds the server, ready to listen. */
export async function buildApp(opened: Opened): Promise<FastifyInstance> {
  const { config, log, laws, markets, store, clock } = opened;
  const refusals = createRefusals(log);
  const place = placeOf(config, () => app.server);
  const app = createFramework({ config, docs: place.docs, refusals });
  const materials: Materials = {
    ...opened,
    ...place,
    refusals,
    frames: frameOf(config),
    worlds: createWorlds(laws, markets, clock.now),
    status: createStatus(opened),
    storeReady: watchStore(store, log),
    steadyClock: neverBack(clock, (milliseconds) =>
      log.warn(
        { milliseconds: Math.round(milliseconds) },
        'The clock of this machine was set back. Keys, quotas and sessions go on from the date they had reached. If that date was wrong, start the server again.',
      ),
    ),
  };
  app.addHook('onListen', (done) => {
    log.info({ node: process.version }, 'started');
    done();
  });
  // The framework closes the last part first, so this line is the last.
  app.addHook('onClose', async () => {
    refusals.close();
    log.info('stopped');
  });
  for (const plugin of plugins) await app.register(plugin, materials);
  await app.ready();
  return app;
}
