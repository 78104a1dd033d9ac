import { Command, Option } from 'commander';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../server/config';
import { allFeeds, type Feed, type Task } from '../server/feeds';
import { followingKeeper, usualSpan } from '../server/feeds/keeper';
import { type Report, summaryOf } from '../server/feeds/run';
import { readFeeds } from '../server/feeds/settings';
import { followLedger, type Markets } from '../server/markets';
import { newestPoint } from '../src/market';
import { createStatus } from '../server/status';
import { systemClock } from '../server/clock';
import type { StoredObservation } from '../server/store/ledger';
import type { Store } from '../server/store/store';
import { isDay } from '../src/day';
import { dayOf } from '../src/market/age';
import { marketFiles } from '../src/reference/market/data';
import { ended, Refused } from './refused';
import { withStore } from './stored';

interface Shop {
  readonly store: Store;
  readonly markets: Markets;
  /** The feeds that are on. */
  readonly feeds: readonly Feed[];
}

const withShop = <T>(work: (shop: Shop) => Promise<T>): Promise<T> =>
  withStore(async (store) => {
    const markets = await followLedger(marketFiles, store, (problem) => console.error(problem));
    try {
      return await work({ store, markets, feeds: readFeeds(readConfig(process.env).feedsFile) });
    } finally {
      markets.close();
    }
  });

const groups = [...new Set(allFeeds.map(({ group }) => group))];
const choices = ['all', ...groups, ...allFeeds.map(({ name }) => name)];

function chosen(feeds: readonly Feed[], what: string): readonly Feed[] {
  if (!choices.includes(what))
    throw new Refused(`"${what}" is not a feed or a group of feeds: use one of ${choices.join(', ')}.`);
  const found = feeds.filter(({ name, group }) => what === 'all' || what === name || what === group);
  if (found.length === 0) throw new Refused(`${what} is switched off in SVC_FEEDS_FILE.`);
  return found;
}

const day = (name: string, text: string): string => {
  if (!isDay(text)) throw new Refused(`--${name} takes a day written YYYY-MM-DD.`);
  return text;
};

/** Runs feeds one after the other, with progress on standard error. */
async function runAll(
  { store, markets, feeds }: Shop,
  kind: Task['kind'],
  spanOf: (feed: Feed) => { from: string; to: string },
): Promise<void> {
  const keeper = followingKeeper(store, markets, (milliseconds) => pause(milliseconds));
  const terminal = process.stderr.isTTY;
  let failed = false;
  for (const feed of feeds) {
    const report = await keeper.run(feed, new Date().toISOString(), kind, spanOf(feed), (done, all, added) => {
      if (terminal) process.stderr.write(`\r${feed.name}: ${done} of ${all} requests, ${added} new `);
      else if (done === all || done % 25 === 0)
        process.stderr.write(`${feed.name}: ${done} of ${all} requests, ${added} new\n`);
    });
    if (terminal) process.stderr.write('\r\u001b[K');
    console.log(report === undefined ? `${feed.name}: another process runs it now.` : told(report));
    failed ||= report?.failed === true;
  }
  if (failed) process.exitCode = 1;
}

const told = (report: Report): string =>
  [
    `${report.feed}: ${summaryOf(report)}`,
    ...report.problems.map((problem) => `  problem: ${problem}`),
    ...report.refused.slice(0, 10).map((refusal) => `  refused: ${refusal}`),
  ].join('\n');

const observation = ({ id, series, entity, date, value, doubt, source, origin }: StoredObservation): string =>
  `${id}  ${series} ${entity} ${date}: ${value} (${source.publisher}, ${origin})\n    ${doubt ?? ''}`;

const numbers = (ids: readonly string[]): number[] =>
  ids.map((text) => {
    const id = Number(text);
    if (!Number.isInteger(id) || id < 1)
      throw new Refused(`"${text}" is not the number of an observation: \`npm run feeds -- review\` lists them.`);
    return id;
  });

const program = new Command('npm run feeds --')
  .description(
    'Renew exchange rates and central bank figures from their sources, and see how old each is. A server does this by itself at the hours of each source.',
  )
  .showHelpAfterError();

program
  .command('run <what>')
  .description(`ask sources now: ${choices.join(', ')}`)
  .action((what: string) =>
    withShop((shop) =>
      runAll({ ...shop, feeds: chosen(shop.feeds, what) }, 'scheduled', (feed) => usualSpan(feed, new Date())),
    ),
  );

program
  .command('backfill')
  .description('read a span of days again; what is known already is not stored twice')
  .requiredOption('--from <day>', 'first day, YYYY-MM-DD')
  .option('--to <day>', 'last day; today when left out')
  .option('--feed <what>', `which sources: ${choices.join(', ')}`, 'fx')
  .action(({ from, to, feed }: { from: string; to?: string; feed: string }) =>
    withShop((shop) => {
      const today = dayOf(Date.now());
      const span = { from: day('from', from), to: to === undefined ? today : day('to', to) };
      if (span.to > today) throw new Refused(`--to is still to come: today is ${today}.`);
      if (span.from > span.to) throw new Refused('--from is after --to.');
      return runAll({ ...shop, feeds: chosen(shop.feeds, feed) }, 'backfill', () => span);
    }),
  );

program
  .command('status')
  .description('show feeds and, of each series, how many figures are as new as promised')
  .addOption(new Option('--series <id>', 'list every figure of one series'))
  .option('--json', 'print everything')
  .action(({ series, json }: { series?: string; json?: boolean }) =>
    withShop(async ({ store, markets, feeds }) => {
      const status = await createStatus({ store, markets, feeds, clock: systemClock })();
      if (json === true) return console.log(JSON.stringify(status, null, 2));
      const rows = series === undefined ? [] : status.series.filter((row) => row.series === series);
      if (series !== undefined && rows.length === 0) throw new Refused(`Nothing is known of a series "${series}".`);
      if (series !== undefined)
        return console.log(
          rows
            .map(
              ({ series: id, entity, date, age_days, kept, source }) =>
                `${entity.padEnd(6)} ${date}  ${String(age_days).padStart(4)} days  ${kept ? 'kept  ' : 'broken'}  ${newestPoint(markets.known(), id, entity)!.value}  ${source}`,
            )
            .join('\n'),
        );
      const feedLines = status.feeds.map(
        ({ name, on, last_run, last_summary, last_error, next_run }) =>
          `${name.padEnd(14)} ${on ? (last_run ?? 'never run').slice(0, 16) : 'off'}  ${last_summary ?? ''}${last_error === null ? '' : `\n${' '.repeat(15)}${last_error}`}${next_run === null ? '' : `\n${' '.repeat(15)}next ${next_run.slice(0, 16)}`}`,
      );
      const seriesLines = [...new Set(status.series.map((row) => row.series))].map((id) => {
        const of = status.series.filter((row) => row.series === id);
        return `${id.padEnd(18)} ${String(of.filter(({ kept }) => kept).length).padStart(3)} of ${String(of.length).padStart(3)} as promised, newest ${of
          .map(({ date }) => date)
          .sort()
          .at(-1)}`;
      });
      console.log(
        `${feedLines.join('\n')}\n\n${seriesLines.join('\n')}\n\n${status.kept} kept, ${status.broken} broken${status.quarantined === 0 ? '' : `, ${status.quarantined} to be looked at (\`npm run feeds -- review\`)`}.`,
      );
    }),
  );

program
  .command('review')
  .description('list observations that are not plausible and wait for somebody to look at them')
  .action(() =>
    withShop(async ({ store }) =>
      console.log((await store.quarantined()).map(observation).join('\n') || 'Nothing waits.'),
    ),
  );

for (const [command, description, act] of [
  [
    'accept',
    'let observations answer questions from now on',
    (store: Store, ids: readonly number[]) =>
      store.releaseObservations({ ids }, 'accepted by hand', new Date().toISOString()),
  ],
  [
    'refuse',
    'put observations away for good',
    (store: Store, ids: readonly number[]) =>
      store.withdrawObservations({ ids }, 'refused by hand', new Date().toISOString()),
  ],
] as const) {
  program
    .command(`${command} <ids...>`)
    .description(description)
    .action((ids: string[]) =>
      withShop(async ({ store }) => {
        const waiting = new Set((await store.quarantined()).map(({ id }) => id));
        const strangers = numbers(ids).filter((id) => !waiting.has(id));
        if (strangers.length > 0)
          throw new Refused(
            `${strangers.join(', ')} does not wait to be looked at: \`npm run feeds -- review\` lists what does.`,
          );
        console.log(`${await act(store, numbers(ids))} observations ${command === 'accept' ? 'accepted' : 'refused'}.`);
      }),
    );
}

program.parseAsync().catch(ended);
