import { systemClock } from '../../server/clock';
import type { Config } from '../../server/config';
import { readFeeds } from '../../server/feeds/settings';
import { followLedger } from '../../server/markets';
import { createStatus } from '../../server/status';
import type { Store } from '../../server/store/store';
import type { ServiceStatus } from '../../server/status';
import { marketFiles } from '../../src/reference/market/data';
import { counted } from './counted';
import { type Finding, good, warning } from './finding';

async function statusOf(config: Config, store: Store): Promise<ServiceStatus> {
  const markets = await followLedger(marketFiles, store, () => undefined);
  try {
    const feeds = readFeeds(config.feedsFile, config.permittedSources);
    return await createStatus({ store, markets, feeds, clock: systemClock })();
  } finally {
    markets.close();
  }
}

/** The findings about feeds, as `/status` reports them. */
export function feedStateFindings({ feeds, broken, kept, quarantined }: ServiceStatus): Finding[] {
  const running = feeds.filter(({ on }) => on);
  const never = running.filter(({ last_success }) => last_success === null);
  const failing = running.filter(({ failures, last_success }) => failures > 0 && last_success !== null);
  const stopped = running.flatMap(({ institutions }) => institutions.filter((institution) => institution.stopped));
  const found = [
    ...(never.length === 0
      ? []
      : [
          warning(
            `${counted(never.length, 'feed')} never succeeded: ${never.map(({ name }) => name).join(', ')}. Start the server, or run \`npm run feeds -- run all\`.`,
          ),
        ]),
    ...failing.map(({ name, failures, last_success, last_error }) =>
      warning(
        `The feed ${name} failed ${counted(failures, 'time')} since ${last_success}: ${last_error ?? 'no reason is recorded.'} Run \`npm run feeds -- check ${name}\`.`,
      ),
    ),
    ...stopped.map(({ name, newest }) =>
      warning(`${name} has published nothing since ${newest}. Its figures are out of date.`),
    ),
    ...(broken === 0
      ? []
      : [
          warning(
            `${counted(broken, 'figure')} of ${kept + broken} ${broken === 1 ? 'is' : 'are'} out of date. /status names each, and answers with them say \`stale\`.`,
          ),
        ]),
    ...(quarantined === 0
      ? []
      : [
          warning(
            `${counted(quarantined, 'observation')} ${quarantined === 1 ? 'waits' : 'wait'} for a person. Run \`npm run feeds -- review\`.`,
          ),
        ]),
  ];
  return found.length > 0 ? found : [good(`${counted(running.length, 'feed')} on schedule.`)];
}

/** Do the feeds run, and are the figures on schedule? */
export async function feedFindings(config: Config, store: Store | undefined): Promise<Finding[]> {
  if (config.feeds === 'off')
    return [warning('SVC_FEEDS is off on this machine. Figures stay as they are unless another server renews them.')];
  if (store === undefined) return [good('The feeds have not run yet.')];
  return feedStateFindings(await statusOf(config, store));
}
