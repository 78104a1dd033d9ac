import { z } from 'zod';
import { Licence } from '../../src/contract/licence';
import { toIssueText } from '../../src/language/issue-text';
import { message } from '../../src/language/message';
import { withoutEnd } from '../../src/without-end';

/** The groups of feeds, in the order in which lists show them. `npm run feeds -- run <group>` runs one. */
const groups = ['fx', 'policy', 'statistics', 'fuel'] as const;

/** Base addresses, tried in order until one answers. */
export const Hosts = z
  .array(
    z
      .string()
      .regex(/^https?:\/\/[^\s/]+/, toIssueText(message('setting_address')))
      .transform((url) => withoutEnd(url, '/')),
  )
  .min(1)
  .readonly();

/** Why a source is off until a setting switches it on. */
const Restriction = z.strictObject({
  setting: z.string().regex(/^SVC_FEEDS_[A-Z_]+$/),
  because: z.string().describe('What the terms restrict, or that they were not read, as a sentence.'),
});
export type Restriction = z.infer<typeof Restriction>;

/** The terms of a publisher, as far as they were read. What is left out is unknown. */
const Terms = z.strictObject(Licence.shape).partial();

/** How answers cite terms without a name. */
export const unnamedTerms = (publisher: string): string => `Terms of ${publisher}`;

/** Terms as answers cite them: without terms of its own, a publisher is at least named. */
const licenceOf = (publisher: string, terms: z.output<typeof Terms>): Licence => ({
  name: terms.name ?? unnamedTerms(publisher),
  url: terms.url ?? null,
  attribution: terms.attribution === undefined ? `Source: ${publisher}` : terms.attribution,
  redistribution: terms.redistribution ?? 'unknown',
  commercial_use: terms.commercial_use ?? 'unknown',
});

const since = z.iso.date().optional().describe('The first day for which the source gives a figure.');

const note = z.string().optional().describe('What a reader of its history should know.');

/** A bank whose figures a feed passes on, under the terms of that bank. */
const Institution = z
  .strictObject({
    key: z.string().describe('Its key at the source.'),
    name: z.string(),
    entity: z.string().describe('The currency or country that its figures are about.'),
    licence: Terms.default({}),
    stoppedAfter: z.int().positive().default(7).describe('Days without a new figure after which it counts as stopped.'),
    restricted: Restriction.optional(),
    since,
    note,
  })
  .transform(({ licence, ...bank }) => ({ ...bank, licence: licenceOf(bank.name, licence) }));

/** What is known of a source: its name, terms, addresses and hours. A folder of this room has one as `feed.json`. */
export const FeedFile = z
  .strictObject({
    $schema: z.string(),
    group: z.enum(groups),
    title: z.string(),
    publisher: z.string(),
    about: z.string().describe('When the source publishes, as a sentence for the guide.'),
    licence: Terms,
    restricted: Restriction.optional(),
    institutions: z
      .array(Institution)
      .readonly()
      .default([])
      .describe('Banks with terms of their own whose figures it passes on.'),
    hosts: Hosts,
    // The server reads this file at every start, and a pattern takes long to check: a test does it.
    schedule: z
      .strictObject({ pattern: z.string(), timezone: z.string() })
      .describe('A cron pattern in the time zone of the source.'),
    lookback: z.int().positive().describe('Number of days before today that a scheduled run covers.'),
    largest: z.int().positive().describe('The largest answer to read, in bytes.'),
    pause: z.int().positive().optional().describe('Milliseconds between two requests, where the source limits them.'),
    timeLimit: z.int().positive().optional().describe('Milliseconds for one attempt, where 30,000 are too few.'),
    validators: z
      .literal(false)
      .optional()
      .describe('false where the HTTP validators stay the same although the figures change.'),
    ahead: z
      .int()
      .positive()
      .optional()
      .describe('Days after today for which its figures are normal. They wait for the run of their day.'),
    since,
    note,
  })
  .transform(({ $schema: _, licence, ...feed }) => ({ ...feed, licence: licenceOf(feed.publisher, licence) }));
export type FeedFile<Name extends string = string> = Readonly<z.output<typeof FeedFile>> & { readonly name: Name };

/** Feeds in the order of their groups, and in a group by name. */
export const inOrder = <Name extends string>(files: readonly FeedFile<Name>[]): FeedFile<Name>[] =>
  [...files].sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || (a.name < b.name ? -1 : 1));
