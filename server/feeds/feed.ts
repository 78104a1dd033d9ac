import type { Licence } from '../../src/contract';
import type { Observation, SeriesId } from '../../src/market';
import type { RestrictedSource } from '../settings/restricted-sources';

/** A range of days, both ends included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The observations that a feed must bring. */
export interface Task extends Span {
  /** A scheduled run looks for new observations; a backfill reads a whole span again. */
  readonly kind: 'scheduled' | 'backfill';
  /** Days for which the feed has already brought observations. */
  readonly held: ReadonlySet<string>;
}

/** One request to a source. */
export interface FeedRequest {
  /** The part of the address after the base address. */
  readonly path: string;
  /** Replaces `{version}` in the base address. */
  readonly version?: string;
  readonly accept: string;
  /** Is an answer without content (404, 204) normal? */
  readonly optional?: boolean;
  /** The country, currency or central bank that the request is about. */
  readonly entity?: string;
  readonly series?: SeriesId;
}

/** An observation as the source states it. The name of the feed is added later. */
export type Found = Omit<Observation, 'origin' | 'series'> & { readonly series: SeriesId };

/** A bank whose figures a feed passes on, under the terms of that bank. */
export interface Institution {
  /** Its key at the source. */
  readonly key: string;
  readonly name: string;
  /** The currency or country that its figures are about. */
  readonly entity: string;
  readonly licence: Licence;
  /** Days without a new figure after which it counts as stopped. */
  readonly stoppedAfter: number;
  readonly restricted?: RestrictedSource;
  /** Are its figures used? A restricted one is off until its setting switches it on. */
  readonly on: boolean;
}

/** A source, and how its answers become observations. Each source has its own file. */
export interface Feed {
  readonly name: string;
  /** The group that `npm run feeds -- run <group>` runs. */
  readonly group: 'fx' | 'policy' | 'statistics' | 'fuel';
  readonly title: string;
  readonly publisher: string;
  readonly licence: Licence;
  /** Why it is off unless a setting switches it on; left out where its terms allow its use. */
  readonly restricted?: RestrictedSource;
  /** Banks with terms of their own whose figures it passes on. */
  readonly institutions?: readonly Institution[];
  /** Base addresses, tried in order until one answers. Configuration can replace them. */
  readonly hosts: readonly string[];
  /** When it runs: a cron pattern in the time zone of the source. */
  readonly schedule: { readonly pattern: string; readonly timezone: string };
  /** Number of days before today that a scheduled run covers. */
  readonly lookback: number;
  /** The largest answer to read, in bytes. */
  readonly largest: number;
  /** Milliseconds between two requests, for sources that limit the request rate. */
  readonly pause?: number;
  /** Milliseconds for one attempt, where the source itself takes longer than the usual limit. */
  readonly timeLimit?: number;
  /** False where the HTTP validators of the source stay the same although its figures change. */
  readonly validators?: false;
  /** Days after today for which its figures are normal. They wait for the run of their day. */
  readonly ahead?: number;
  /** The series and entities it can bring. */
  readonly covers: readonly { readonly series: SeriesId; readonly entities: readonly string[] }[];
  requests(task: Task): readonly FeedRequest[];
  /** The smallest request whose answer shows the form of the source. */
  sample(span: Span): FeedRequest;
  /**
   * The observations in an answer, of any day.
   *
   * @throws BadAnswer where the answer does not have the usual format of the source
   */
  read(text: string, request: FeedRequest): readonly Found[];
}

/** An answer that cannot be read; the message says why. */
export class BadAnswer extends Error {}
