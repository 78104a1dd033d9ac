import type { Observation, SeriesId } from '../../src/market';

/** Days, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** What a feed is asked to bring. */
export interface Task extends Span {
  /** A run at its hour looks for what is new; a backfill reads a span again. */
  readonly kind: 'scheduled' | 'backfill';
  /** Days of which the feed has brought something before. */
  readonly held: ReadonlySet<string>;
}

/** One question to a source. */
export interface FeedRequest {
  /** What stands behind the base address. */
  readonly path: string;
  /** Takes the place of `{version}` in the base address. */
  readonly version?: string;
  readonly accept: string;
  /** May there be nothing (404, 204) without anything being wrong? */
  readonly optional?: boolean;
  /** Of what it is asked: a country, a currency, a series. */
  readonly entity?: string;
  readonly series?: SeriesId;
}

/** An observation as a source states it; the name of the feed is added later. */
export type Found = Omit<Observation, 'origin' | 'series'> & { readonly series: SeriesId };

/** A source, and how its answers become observations. One file a source. */
export interface Feed {
  readonly name: string;
  /** What `npm run feeds -- run <group>` runs. */
  readonly group: 'fx' | 'policy' | 'statistics';
  readonly title: string;
  readonly publisher: string;
  /** Base addresses, the first one that answers is taken. Configuration can name others. */
  readonly hosts: readonly string[];
  /** When it looks, as a cron pattern in the time zone of the source. */
  readonly schedule: { readonly pattern: string; readonly timezone: string };
  /** Days before today that a run at its hour looks at. */
  readonly lookback: number;
  /** The largest answer that is read, in bytes. */
  readonly largest: number;
  /** Milliseconds between two requests, where the source limits how many are taken. */
  readonly pause?: number;
  /** What it can bring. */
  readonly covers: readonly { readonly series: SeriesId; readonly entities: readonly string[] }[];
  requests(task: Task): readonly FeedRequest[];
  /**
   * Observations in an answer, whatever their days.
   *
   * @throws BadAnswer where it is not as the source usually writes it
   */
  read(text: string, request: FeedRequest): readonly Found[];
}

/** An answer that cannot be read; the message says why. */
export class BadAnswer extends Error {}
