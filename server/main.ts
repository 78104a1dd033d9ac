import { join } from 'node:path';
import { createReference } from '../src/reference';
import { countryFiles } from '../src/reference/data';
import { marketFiles } from '../src/reference/market/data';
import { hashOf } from './access/key-format';
import { ensureMachineKey, machineKeyFile } from './access/machine-key';
import { readPlans } from './access/plans';
import { buildApp } from './app';
import { ConfigError, readConfig } from './config';
import { readFeeds } from './feeds/settings';
import { followLedger } from './markets';
import { drainable } from './operation/drain';
import { createLog } from './operation/logging';
import { openSqlite } from './store/sqlite';
import { StoreError } from './store/store';

/** After a signal the server has ended within this, in milliseconds; the last second of it is for leases to be returned. */
const endWithin = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const plans = readPlans(config.plansFile);
  const feeds = readFeeds(config.feedsFile);
  const store = openSqlite(join(config.dataDir, 'service.sqlite'));
  const made = await ensureMachineKey(store, config.dataDir, new Date());
  if (config.upstream === undefined && config.apiKey !== undefined && (await store.findKey(hashOf(config.apiKey))) === undefined) {
    throw new ConfigError('SVC_API_KEY is not a key of this server. Leave it empty, so that the add-in is counted on the key of this machine, make one with `npm run --silent keys -- create`, or set SVC_UPSTREAM_URL to the service that it belongs to.');
  }
  const log = createLog(config);
  const markets = await followLedger(marketFiles, store, (err) => log.warn({ err }, 'the ledger cannot be read: figures stay as they are'));
  const app = await buildApp(config, { reference: createReference(countryFiles), markets, feeds: config.feeds === 'on' ? feeds : [], store, plans, now: Date.now });

  const drain = drainable(app);
  let stopping = false;
  let stopFeeds = (): void => undefined;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    stopFeeds();
    setTimeout(() => process.exit(1), endWithin).unref();
    void drain(endWithin - 1_000)
      .then(() => store.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  // Before listening, so that a port in use does not keep the key from being seen.
  if (made !== undefined) {
    console.log(`\nAn API key was made for this machine. It is shown once, and kept in ${machineKeyFile(config.dataDir)}:\n\n  ${made}\n`);
  }
  console.log(`listening on ${await app.listen({ host: config.host, port: config.port })}`);
  if (config.feeds === 'on' && feeds.length > 0) {
    // Read now and not before, so that the start does not wait for what only feeds need.
    const { startFeeds } = await import('./feeds/start.js');
    stopFeeds = startFeeds(feeds, { store, markets, log });
  }
}

main().catch((problem: unknown) => {
  const expected = problem instanceof ConfigError || problem instanceof StoreError;
  const busy = (problem as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(expected ? problem.message : busy ? 'The port is in use: stop the other program, or set SVC_PORT to another port (0 picks a free one).' : problem);
  process.exit(1);
});
