import { setTimeout as pause } from 'node:timers/promises';
import type { Feed, Span, Task } from '../../server/feeds';
import { followingKeeper } from '../../server/feeds/keeper';
import { type Progress, type Report, summaryOf } from '../../server/feeds/run';
import { commandLine } from '../../server/command-line';
import type { FeedSession } from './session';

const reportText = (report: Report): string =>
  [
    `${report.feed}: ${summaryOf(report)}`,
    ...report.problems.map((problem) => `  problem: ${problem}`),
    ...report.refused.slice(0, 10).map((refusal) => `  refused: ${refusal}`),
  ].join('\n');

/** Shows the progress of a feed on standard error: in place on a terminal, as occasional lines elsewhere. */
const progressOf =
  ({ name }: Feed, terminal: boolean): Progress =>
  (done, all, added, until) => {
    const text = `${name}: ${done} of ${all} requests${until === undefined ? '' : `, until ${until}`}, ${added} new`;
    if (terminal) process.stderr.write(`\r${text} `);
    else if (done === all || done % 25 === 0) process.stderr.write(`${text}\n`);
  };

/** The command that reads days which a backfill has not read. */
const continuation = (feed: string, { from, to }: Span): string =>
  `${commandLine('feeds')} backfill --feed ${feed} --from ${from} --to ${to}`;

/** Notices the first Ctrl+C. The second one ends the process. */
function stopSign(): () => boolean {
  let stopped = false;
  process.once('SIGINT', () => {
    stopped = true;
    console.error('\nStopping after this request. Ctrl+C once more stops at once.');
  });
  return () => stopped;
}

/**
 * Runs feeds one after the other and prints the result of each. The exit code is 1 where one failed or was stopped.
 * After a backfill it prints the commands that read what was not read.
 *
 * @param spanOf the days of a feed; undefined where it has nothing to read
 */
export async function runFeeds(
  { store, markets, feeds }: FeedSession,
  kind: Task['kind'],
  spanOf: (feed: Feed) => Span | undefined,
): Promise<void> {
  const keeper = followingKeeper(store, markets, (milliseconds) => pause(milliseconds));
  const terminal = process.stderr.isTTY;
  const stopped = stopSign();
  const missed: string[] = [];
  for (const feed of feeds) {
    const span = spanOf(feed);
    if (span === undefined) {
      console.log(`${feed.name}: has nothing before ${feed.since}.`);
      continue;
    }
    if (stopped()) {
      missed.push(continuation(feed.name, span));
      continue;
    }
    const at = new Date().toISOString();
    const report = await keeper.run(feed, at, kind, span, progressOf(feed, terminal), stopped);
    if (terminal) process.stderr.write('\r\u001b[K');
    console.log(
      report === undefined
        ? `${feed.name}: another process is running it. After a run that broke off, wait ten minutes.`
        : reportText(report),
    );
    if (report?.failed === true) process.exitCode = 1;
    missed.push(...(report?.missed ?? []).map((days) => continuation(feed.name, days)));
  }
  if (stopped()) process.exitCode = 1;
  if (kind === 'backfill' && missed.length > 0) console.log(['Not read yet. To go on:', ...missed].join('\n  '));
}
