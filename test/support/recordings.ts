import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedRequest } from '../../server/feeds';

const folder = join(__dirname, '../feeds/fixtures');

/** The text of a recorded answer. */
export const fixture = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** A recorded answer of a source. */
interface Recording {
  readonly feed: string;
  readonly file: string;
  /** What distinguishes the request. */
  readonly request: Partial<FeedRequest>;
  readonly address: string;
  /** The day of the recording; null where the file was built in the documented form. */
  readonly recorded: string | null;
  /** Where the recording or the form was read. */
  readonly form: string;
  /** Is it of the request with which a source is checked? */
  readonly sample: boolean;
}

export const recordings = JSON.parse(fixture('recordings.json')) as readonly Recording[];

/** A whole request from what distinguishes it. */
export const requestOf = (more: Partial<FeedRequest> = {}): FeedRequest => ({ path: '', accept: '', ...more });
