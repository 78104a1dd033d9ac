import type { Metric } from 'prom-client';
import type { ServiceStatus } from '../status';
import { allFeeds } from '../feeds';
import { nextAppointed } from '../feeds/schedule';
import { stateGauge } from './state-gauge';

type FeedStatus = ServiceStatus['feeds'][number];

/** The series that feeds keep on schedule once they are on, each with its entity. */
const brought = new Set(
  allFeeds
    .filter(({ restricted }) => restricted === undefined)
    .flatMap(({ covers }) => covers.flatMap(({ series, entities }) => entities.map((entity) => `${series} ${entity}`))),
);

/**
 * Seconds since the first scheduled run after the last success; 0 if none was due since then. Feeds differ too much for
 * a limit on their age: one runs every six hours, another on eight days of a month.
 */
function lateness({ schedule: pattern, timezone }: FeedStatus, lastSuccess: string, now: number): number {
  const due = nextAppointed({ schedule: { pattern, timezone } }, new Date(lastSuccess));
  return due === null ? 0 : Math.max(0, (now - due.getTime()) / 1_000);
}

/**
 * Gauges of the feeds and of the figures that they bring.
 *
 * @param now milliseconds since 1970
 */
export function feedMetrics(status: () => Promise<ServiceStatus>, now: () => number): readonly Metric[] {
  /** The feeds that are on and have succeeded before. */
  const succeeded = async () =>
    (await status()).feeds.flatMap((feed) =>
      feed.on && feed.last_success !== null ? [{ ...feed, last_success: feed.last_success }] : [],
    );

  return [
    stateGauge('svc_feed_age_seconds', 'Time since a feed that is on last succeeded.', ['feed'], async (age) => {
      for (const { name, last_success } of await succeeded())
        age.set({ feed: name }, (now() - Date.parse(last_success)) / 1_000);
    }),
    stateGauge(
      'svc_feed_late_seconds',
      'Time since a feed that is on missed its schedule; 0 if it did not.',
      ['feed'],
      async (late) => {
        for (const feed of await succeeded()) late.set({ feed: feed.name }, lateness(feed, feed.last_success, now()));
      },
    ),
    stateGauge('svc_feed_failures', 'Runs of a feed that failed one after another.', ['feed'], async (failed) => {
      for (const { name, on, failures } of (await status()).feeds) if (on) failed.set({ feed: name }, failures);
    }),
    stateGauge(
      'svc_feed_figures',
      'Series of figures that feeds can bring, by whether they are on schedule.',
      ['state'],
      async (figures) => {
        const rows = (await status()).series.filter(({ series, entity }) => brought.has(`${series} ${entity}`));
        const kept = rows.filter((row) => row.kept).length;
        figures.set({ state: 'on_schedule' }, kept);
        figures.set({ state: 'overdue' }, rows.length - kept);
      },
    ),
  ];
}
