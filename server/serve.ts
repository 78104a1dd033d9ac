import { createReference } from '../src/reference';
import { countryFiles } from '../src/reference/data';
import { marketFiles } from '../src/reference/market/data';
import { hashOf } from './keys/key-format';
import { aboutNewKey, ensureMachineKey } from './access/machine-key';
import { readPlans } from './access/plans';
import { buildApp } from './app';
import { systemClock } from './clock';
import { ConfigError, readConfig } from './config';
import { readFeeds } from './feeds/settings';
import { followLedger } from './markets';
import { createLog } from './runtime/logging';
import { openStore } from './store/open';

/**
 * When its grace is over the server ends within this, in milliseconds; the last second of it is for leases to be
 * returned.
 */
const endWithin = 9_000;

/**
 * Signals closer together than this are one, in milliseconds: npm passes on the Ctrl+C that the terminal has sent to
 * every process already.
 */
const sameSignal = 500;

/**
 * Serves until a signal ends it.
 *
 * @throws Error where the server cannot start; `ConfigError` and `StoreError` say why
 */
export async function serve(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(environment);
  const plans = readPlans(config.plansFile);
  const feeds = readFeeds(config.feedsFile);
  const store = await openStore(config);
  const made = await ensureMachineKey(store, config.dataDir, new Date());
  if (
    config.upstream === undefined &&
    config.apiKey !== undefined &&
    (await store.findKey(hashOf(config.apiKey))) === undefined
  ) {
    throw new ConfigError(
      'SVC_API_KEY is not a key of this server. Leave it empty, so that the add-in is counted on the key of this machine, make one with `npm run --silent keys -- create`, or set SVC_UPSTREAM_URL to the service that it belongs to.',
    );
  }
  const log = createLog(config);
  const markets = await followLedger(marketFiles, store, (err) =>
    log.warn({ err }, 'the ledger cannot be read: figures stay as they are'),
  );
  const { app, drain } = await buildApp(config, {
    reference: createReference(countryFiles),
    markets,
    feeds: config.feeds === 'on' ? feeds : [],
    store,
    plans,
    clock: systemClock,
  });

  let signalled: number | undefined;
  let stopFeeds = (): void => undefined;
  const stop = (): void => {
    if (signalled !== undefined) {
      if (performance.now() - signalled > sameSignal) process.exit(1);
      return;
    }
    signalled = performance.now();
    stopFeeds();
    setTimeout(() => process.exit(1), config.stopGrace + endWithin).unref();
    drain
      .run(config.stopGrace, endWithin - 1_000)
      .then(() => store.close())
      .then(
        () => process.exit(0),
        (err: unknown) => {
          log.error({ err }, 'the stop was not clean: calls that were leased and not made stay counted');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  // Before listening, so that a port in use does not keep the key from being seen.
  if (made !== undefined) console.log(aboutNewKey(made, config.dataDir, process.stdout.isTTY));
  console.log(`listening on ${await app.listen({ host: config.host, port: config.port })}`);
  if (config.feeds === 'on' && feeds.length > 0) {
    // Read now and not before, so that the start does not wait for what only feeds need.
    const { startFeeds } = await import('./feeds/start.js');
    stopFeeds = startFeeds(feeds, { store, markets, log });
  }
}
