import { systemClock } from '../../server/clock';
import type { Config } from '../../server/config';
import { readFeeds } from '../../server/feeds/settings';
import { followLedger } from '../../server/markets';
import { createStatus } from '../../server/status';
import type { Store } from '../../server/store/store';
import type { ServiceStatus } from '../../server/status';
import { message } from '../../src/language/message';
import { marketFiles } from '../../src/reference/market/data';
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
            message('doctor_feeds_never', { count: never.length, names: never.map(({ name }) => name).join(', ') }),
          ),
        ]),
    ...failing.map(({ name, failures, last_success, last_error }) =>
      warning(
        message('doctor_feed_failed', {
          name,
          failures,
          since: String(last_success),
          reason: last_error ?? message('doctor_feed_no_reason'),
        }),
      ),
    ),
    ...stopped.map(({ name, newest }) => warning(message('doctor_bank_stopped', { name, newest: String(newest) }))),
    ...(broken === 0 ? [] : [warning(message('doctor_figures_old', { count: broken, all: kept + broken }))]),
    ...(quarantined === 0 ? [] : [warning(message('doctor_observations_wait', { count: quarantined }))]),
  ];
  return found.length > 0 ? found : [good(message('doctor_feeds_on_schedule', { count: running.length }))];
}

/** Do the feeds run, and are the figures on schedule? */
export async function feedFindings(config: Config, store: Store | undefined): Promise<Finding[]> {
  if (config.feeds === 'off') return [warning(message('doctor_feeds_off'))];
  if (store === undefined) return [good(message('doctor_feeds_not_run'))];
  return feedStateFindings(await statusOf(config, store));
}
