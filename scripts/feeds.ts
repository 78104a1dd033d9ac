import { Command } from 'commander';
import { systemClock } from '../server/clock';
import { createFetch, usualFetch } from '../server/feeds/fetch';
import { usualSpan } from '../server/feeds/keeper';
import { commandLine } from '../server/command-line';
import { createStatus } from '../server/status';
import type { Selection } from '../server/store/ledger';
import type { Store } from '../server/store/store';
import { reportFailure } from './command/failure';
import { withNewStore } from './command/store';
import { checkedPage, checkFeeds } from './feeds/check';
import { feedChoices, quarantinedIds, selectedFeeds, spanOf, spanWithin } from './feeds/arguments';
import { quarantineLines, seriesPage, statusPage } from './feeds/page';
import { runFeeds } from './feeds/run';
import { feedsThatAreOn, withFeeds } from './feeds/session';

const program = new Command(commandLine('feeds'))
  .description(
    'Updates exchange rates and central bank figures from their sources, and shows their age. A running server does this by itself at the hours of each source.',
  )
  .showHelpAfterError();

program
  .command('run <what>')
  .description(`ask sources now: ${feedChoices.join(', ')}`)
  .action((what: string) =>
    withFeeds(
      (session) =>
        runFeeds({ ...session, feeds: selectedFeeds(session.feeds, what) }, 'scheduled', (feed) =>
          usualSpan(feed, new Date()),
        ),
      withNewStore,
    ),
  );

program
  .command('backfill')
  .description(
    'read a span of days again; figures that are stored already are not stored twice. Ctrl+C stops it after the current request, and it says how to go on',
  )
  .requiredOption('--from <day>', 'first day, YYYY-MM-DD')
  .option('--to <day>', 'last day; default: today')
  .option('--feed <what>', `which sources: ${feedChoices.join(', ')}`, 'fx')
  .action(({ from, to, feed }: { from: string; to?: string; feed: string }) =>
    withFeeds((session) => {
      const span = spanOf(from, to);
      return runFeeds({ ...session, feeds: selectedFeeds(session.feeds, feed) }, 'backfill', (one) =>
        spanWithin(span, one),
      );
    }, withNewStore),
  );

program
  .command('check [what]')
  .description(
    'ask each source for a small answer, and say how it differs in form or unit from the recorded one; nothing is stored. Exit code 1: one differs, 2: none can be reached',
  )
  .action(async (what = 'all') => {
    const feeds = selectedFeeds(feedsThatAreOn(), what);
    const { text, code } = checkedPage(await checkFeeds(feeds, createFetch({ ...usualFetch, retries: 1 }), new Date()));
    console.log(text);
    process.exitCode = code;
  });

program
  .command('status')
  .description('show feeds and, for each series, how many figures are on time')
  .option('--series <id>', 'list every figure of one series')
  .option('--json', 'print everything as JSON')
  .action(({ series, json }: { series?: string; json?: boolean }) =>
    withFeeds(async ({ store, markets, feeds }) => {
      const status = await createStatus({ store, markets, feeds, clock: systemClock })();
      if (json === true) console.log(JSON.stringify(status, null, 2));
      else console.log(series === undefined ? statusPage(status) : seriesPage(status, markets.known(), series));
    }),
  );

program
  .command('review')
  .description('list implausible observations that are in quarantine until a person decides')
  .action(() =>
    withFeeds(async ({ store }) =>
      console.log((await store.quarantined()).map(quarantineLines).join('\n') || 'Nothing is in quarantine.'),
    ),
  );

/** Adds a command that accepts or refuses quarantined observations. */
function onQuarantine(
  name: string,
  description: string,
  outcome: string,
  decide: (store: Store, selection: Selection, by: string, at: string) => Promise<number>,
): void {
  program
    .command(`${name} <ids...>`)
    .description(description)
    .action((texts: string[]) =>
      withFeeds(async ({ store }) => {
        const ids = await quarantinedIds(store, texts);
        const count = await decide(store, { ids }, `${outcome} by hand`, new Date().toISOString());
        console.log(`${count === 1 ? '1 observation' : `${count} observations`} ${outcome}.`);
      }),
    );
}
onQuarantine('accept', 'use observations in answers from now on', 'accepted', (store, ...decision) =>
  store.releaseObservations(...decision),
);
onQuarantine('refuse', 'withdraw observations for good', 'refused', (store, ...decision) =>
  store.withdrawObservations(...decision),
);

program.parseAsync().catch(reportFailure);
