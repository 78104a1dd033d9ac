import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { FeedRequest } from '../../server/feeds';
import { seriesNames } from '../../src/contract/words/series';
import { sourceKinds } from '../../src/contract/words/truth';
import { defined } from '../../src/defined';
import { projectRoot } from '../command/project';

const folderOf = (feed: string): string => join(projectRoot, 'server/feeds', feed);

const Row = z.tuple([
  z.string().describe('The series.'),
  z.string().describe('The currency, country or bank.'),
  z.iso.date(),
  z.number(),
]);

/** An answer of a source, and what the adapter makes of it. */
const Sample = z.strictObject({
  file: z.string(),
  request: z
    .strictObject({
      path: z.string(),
      version: z.string(),
      series: z.enum(seriesNames),
      days: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
    })
    .partial()
    .describe('What distinguishes its request.'),
  address: z.url(),
  recorded: z.iso
    .date()
    .nullable()
    .describe('The day of the recording; null where the file was built in the documented form.'),
  form: z.string().min(1).describe('Where the recording or the form was read.'),
  note: z.string(),
  gives: z.array(Row).optional().describe('Its observations, read from the answer by hand.'),
  count: z.int().optional().describe('The number of its observations, where `gives` has only some of them.'),
  details: z.record(z.string(), z.unknown()).optional().describe('What its first observation has besides.'),
  refused: z.string().optional().describe('Why it is a bad answer.'),
});
export type Sample = z.infer<typeof Sample>;

/** What a feed must do: the `expected.json` in its folder. */
const Expected = z.strictObject({
  requests: z
    .strictObject({
      scheduled: z.array(z.string()),
      backfill: z.array(z.string()).optional().describe('Left out: the same.'),
    })
    .describe('The addresses that a first run asks on 20 November 2026 for the seven days until then.'),
  publishers: z
    .record(z.string(), z.enum(sourceKinds))
    .describe('Whose figures it brings, and of which kind they are.'),
  figure: z.string().optional().describe('The name of the field of its figures, where it has one.'),
  samples: z.tuple([Sample], Sample).describe('The first is of the request with which the source is checked.'),
});
export type Expected = z.infer<typeof Expected>;

/** The request of a sample. */
export const requestOf = ({ request }: Pick<Sample, 'request'>): FeedRequest => ({
  path: '',
  accept: '',
  ...defined(request),
});

/** The text of a sample. */
export const sampleText = (feed: string, file: string): string => readFileSync(join(folderOf(feed), file), 'utf8');

/** What a feed must do. */
export const expectedOf = (feed: string): Expected =>
  Expected.parse(JSON.parse(readFileSync(join(folderOf(feed), 'expected.json'), 'utf8')));
