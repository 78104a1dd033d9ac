import { Cron } from 'croner';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from '../config';
import type { Feed } from './feed';
import { allFeeds } from './index';
import { defined } from '../../src/defined';

const pattern = z.string().refine(
  (text) => {
    try {
      return new Cron(text, { paused: true }).nextRun() !== null;
    } catch {
      return false;
    }
  },
  { error: 'must be a cron pattern, for example "17 1,7,13,19 * * *".' },
);
const timezone = z.string().refine(
  (zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
    } catch {
      return false;
    }
  },
  { error: 'must be a time zone, for example "Africa/Nairobi".' },
);
const host = z
  .string()
  .regex(/^https?:\/\/[^\s/]+/, 'must be an address starting with http:// or https://.')
  .transform((url) => url.replace(/\/+$/, ''));

/** The settings of a source that a deployment may change. */
const FeedSettings = z.strictObject({
  on: z.boolean().optional(),
  hosts: z.array(host).min(1).optional(),
  schedule: z.strictObject({ pattern, timezone }).optional(),
});
const names = allFeeds.map(({ name }) => name);
const FeedsFile = z.partialRecord(
  z.enum(names, { error: `is not a feed: the feeds are ${names.join(', ')}.` }),
  FeedSettings,
);

/**
 * The feeds that are on, with the changes from the file of a deployment.
 *
 * @param path of a JSON file; undefined: no changes. An example of its content:
 *   `{ "frankfurter": { "hosts": ["http://fx.internal/v2"] }, "bis": { "on": false } }`
 * @throws ConfigError with a sentence for each entry that is wrong
 */
export function readFeeds(path: string | undefined): readonly Feed[] {
  if (path === undefined) return allFeeds;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (problem) {
    throw new ConfigError(
      `SVC_FEEDS_FILE names ${path}, which cannot be read as JSON: ${problem instanceof Error ? problem.message : String(problem)}`,
    );
  }
  const parsed = FeedsFile.safeParse(content);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map(({ path: where, message }) => `SVC_FEEDS_FILE: ${where.join('.')} ${message}`).join('\n'),
    );
  return allFeeds.flatMap((feed) => {
    const { on = true, hosts, schedule } = parsed.data[feed.name] ?? {};
    return on ? [{ ...feed, ...defined({ hosts, schedule }) }] : [];
  });
}
