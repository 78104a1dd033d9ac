import { setTimeout as pause } from 'node:timers/promises';
import type { Feed, Task } from '../../server/feeds';
import { followingKeeper } from '../../server/feeds/keeper';
import { type Report, summaryOf } from '../../server/feeds/run';
import type { FeedSession } from './session';

const reportText = (report: Report): string =>
  [
    `${report.feed}: ${summaryOf(report)}`,
    ...report.problems.map((problem) => `  problem: ${problem}`),
    ...report.refused.slice(0, 10).map((refusal) => `  refused: ${refusal}`),
  ].join('\n');

/** Shows the progress of a feed on standard error: in place on a terminal, as occasional lines elsewhere. */
const progressOf =
  ({ name }: Feed, terminal: boolean) =>
  (done: number, all: number, added: number): void => {
    const text = `${name}: ${done} of ${all} requests, ${added} new`;
    if (terminal) process.stderr.write(`\r${text} `);
    else if (done === all || done % 25 === 0) process.stderr.write(`${text}\n`);
  };

/** Runs feeds one after the other and prints the result of each. The exit code is 1 where one failed. */
export async function runFeeds(
  { store, markets, feeds }: FeedSession,
  kind: Task['kind'],
  spanOf: (feed: Feed) => { readonly from: string; readonly to: string },
): Promise<void> {
  const keeper = followingKeeper(store, markets, (milliseconds) => pause(milliseconds));
  const terminal = process.stderr.isTTY;
  for (const feed of feeds) {
    const report = await keeper.run(feed, new Date().toISOString(), kind, spanOf(feed), progressOf(feed, terminal));
    if (terminal) process.stderr.write('\r\u001b[K');
    console.log(report === undefined ? `${feed.name}: another process is running it.` : reportText(report));
    if (report?.failed === true) process.exitCode = 1;
  }
}
