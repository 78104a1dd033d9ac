import { Cron } from 'croner';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { defined } from '../../src/defined';
import { toIssueText } from '../../src/language/issue-text';
import { message } from '../../src/language/message';
import { ConfigError } from '../environment';
import { wrongEntries } from '../file-entry';
import type { Feed } from './feed';
import { allFeeds, feedsWith } from './index';
import { Hosts } from './feed-file';

const pattern = z.string().refine(
  (text) => {
    try {
      return new Cron(text, { paused: true }).nextRun() !== null;
    } catch {
      return false;
    }
  },
  { error: toIssueText(message('entry_cron')) },
);
const timezone = z.string().refine(
  (zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
    } catch {
      return false;
    }
  },
  { error: toIssueText(message('entry_timezone')) },
);

/** When a feed runs: a cron pattern in the time zone of the source. */
export const Schedule = z.strictObject({ pattern, timezone });

/** The settings of a source that a deployment may change. */
const FeedSettings = z.strictObject({
  on: z.boolean().optional(),
  hosts: Hosts.optional(),
  schedule: Schedule.optional(),
});
const names = allFeeds.map(({ name }) => name);
const FeedsFile = z.partialRecord(z.enum(names), FeedSettings);

/** What a deployment changes, by feed. */
function readFile(path: string): z.output<typeof FeedsFile> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (problem) {
    const text = problem instanceof Error ? problem.message : String(problem);
    throw new ConfigError(message('feeds_file_unreadable', { file: path, reason: message('system_words', { text }) }));
  }
  const parsed = FeedsFile.safeParse(content);
  if (!parsed.success)
    throw new ConfigError(
      wrongEntries(parsed.error, message('entry_feed', { names })).map((entry) => message('feeds_file_wrong', entry)),
    );
  return parsed.data;
}

/**
 * The feeds that are on, with the changes from the file of a deployment.
 *
 * @param path of a JSON file; undefined: no changes. An example of its content:
 *   `{ "frankfurter": { "hosts": ["http://fx.internal/v2"] }, "bis": { "on": false } }`
 * @param permitted the settings of restricted sources that are on
 * @throws ConfigError with a sentence for each entry that is wrong
 */
export function readFeeds(path: string | undefined, permitted: ReadonlySet<string> = new Set()): readonly Feed[] {
  const changes = path === undefined ? {} : readFile(path);
  return feedsWith(permitted).flatMap((feed) => {
    const { on, hosts, schedule } = changes[feed.name] ?? {};
    const { restricted } = feed;
    const isOff = restricted !== undefined && !permitted.has(restricted.setting);
    if (on === true && isOff)
      throw new ConfigError(message('feeds_file_restricted', { feed: feed.name, setting: restricted.setting }));
    return on !== false && !isOff ? [{ ...feed, ...defined({ hosts, schedule }) }] : [];
  });
}
