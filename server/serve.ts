import { marketFiles } from '../src/reference/market/data';
import { message } from '../src/language/message';
import { hashOf } from './keys/key-format';
import { aboutNewKey, ensureMachineKey } from './access/machine-key';
import { readPlans } from './access/plans';
import { buildApp } from './app';
import { systemClock } from './clock';
import { type Config, ConfigError, readConfig } from './config';
import { licenceOf } from './feeds/licences';
import { readFeeds } from './feeds/settings';
import { followLaws } from './laws';
import { releasedLaw } from './laws/released';
import { followLedger } from './markets';
import { createLog } from './runtime/logging';
import { sharedClock } from './runtime/shared-clock';
import { tracesOf } from './runtime/traces-wanted';
import { announceListening } from './runtime/workers';
import { told } from './terminal';
import { openStore } from './store/open';
import type { Store } from './store/store';
import { followReadings } from './watch/follow';

/**
 * The longest time from the end of the grace to the end of the process, in milliseconds. The last second is for
 * returning leases.
 */
const endWithin = 9_000;

/**
 * Two signals closer together than this count as one, in milliseconds. On Ctrl+C the terminal signals every process,
 * and npm passes the signal on again.
 */
const sameSignal = 500;

/** Checks that the key for the add-in's calls is a key of this server. */
async function checkApiKey({ upstream, apiKey }: Config, store: Store): Promise<void> {
  if (upstream !== undefined || apiKey === undefined || (await store.findKey(hashOf(apiKey))) !== undefined) return;
  throw new ConfigError(message('api_key_foreign'));
}

/**
 * Ends the process after the first stop signal, cleanly if time allows. A second signal ends it at once.
 *
 * @param grace how long the server keeps answering, in milliseconds
 * @param end stops everything; rejects where the stop was not clean
 */
function endOnSignals(grace: number, end: () => Promise<void>, onProblem: (problem: unknown) => void): void {
  let signalled: number | undefined;
  const stop = (): void => {
    if (signalled !== undefined) {
      if (performance.now() - signalled > sameSignal) process.exit(1);
      return;
    }
    signalled = performance.now();
    setTimeout(() => process.exit(1), grace + endWithin).unref();
    end().then(
      () => process.exit(0),
      (problem: unknown) => {
        onProblem(problem);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * Serves until a signal ends it.
 *
 * @throws Error where the server cannot start; `ConfigError` and `StoreError` say why
 */
export async function serve(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(environment);
  const traces = await tracesOf(environment);
  const plans = readPlans(config.plansFile);
  const feeds = readFeeds(config.feedsFile, config.permittedSources);
  const store = await openStore(config);
  const newKey = await ensureMachineKey(store, config, new Date());
  await checkApiKey(config, store);
  const log = createLog(config);
  const markets = await followLedger(
    marketFiles,
    store,
    (err) => log.warn({ err }, 'the ledger cannot be read; figures stay as they are'),
    undefined,
    licenceOf,
  );
  const clock =
    config.databaseUrl === undefined
      ? systemClock
      : await sharedClock(systemClock, store, (milliseconds) =>
          log.warn({ milliseconds }, 'the clock of this machine differs from the database, whose date applies'),
        );
  const laws = await followReadings(
    await followLaws(releasedLaw(), store, (err) =>
      log.warn({ err }, 'a law package cannot be taken in; the law stays as it is'),
    ),
    store,
    clock.now,
    (err) => log.warn({ err }, 'readings of cited pages cannot be read; they stay as they are'),
  );
  const app = await buildApp({
    config,
    log,
    laws,
    markets,
    feeds: config.feeds === 'on' ? feeds : [],
    store,
    plans,
    clock,
    traces,
    environment,
  });
  const { background, drain, people } = app;

  endOnSignals(
    config.stopGrace,
    async () => {
      await Promise.all([background.stop(), drain.run(config.stopGrace, endWithin - 1_000)]);
      laws.close();
      markets.close();
      await store.close();
      await traces?.close();
    },
    (err) => log.error({ err }, 'the stop was not clean; leased calls that were not made stay counted'),
  );

  // Printed before listening: if the port is in use, the new key must still be shown.
  if (newKey !== undefined) {
    const about = told(aboutNewKey(config.dataDir, process.stdout.isTTY));
    console.log(process.stdout.isTTY ? `\n${about}\n\n  ${newKey}\n` : about);
  }
  announceListening(await app.listen({ host: config.host, port: config.port }));
  // After listening, so that the start does not wait for it. One of several workers prints it.
  if (newKey !== undefined) {
    const link = await people?.firstLink().catch((err: unknown) => {
      log.warn({ err }, 'the first link cannot be stored now');
      return undefined;
    });
    if (link !== undefined) console.log(`\n${told(message('first_link'))}\n\n  ${link}\n`);
  }
  await background.begin();
  globalThis.keepCompiled?.();
}
