import type { Observation, SeriesId } from '../../src/market';
import type { FeedFile } from './feed-file';

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
  /** The days that are wanted. A source may always answer with its whole history: the adapter leaves out the rest. */
  readonly days?: Span;
}

/** An observation as the source states it. The name of the feed is added later. */
export type Found = Omit<Observation, 'origin' | 'series'> & { readonly series: SeriesId };

/** A bank whose figures a feed passes on. A restricted one is off until its setting switches it on. */
export type Institution = FeedFile['institutions'][number] & { readonly on: boolean };

/** What an adapter is told about its source and this deployment. */
export interface Source extends Pick<FeedFile, 'title' | 'publisher'> {
  readonly institutions: readonly Institution[];
  /** The settings of restricted sources that are on. */
  readonly permitted: ReadonlySet<string>;
}

/** How a source is asked, and how its answers become observations. The folder of each source has one. */
export interface Adapter {
  /** The series and entities it can bring. */
  readonly covers: readonly { readonly series: SeriesId; readonly entities: readonly string[] }[];
  requests(task: Task, source: Source): readonly FeedRequest[];
  /** The smallest request whose answer shows the form of the source. */
  sample(span: Span): FeedRequest;
  /**
   * The observations in an answer, of any day.
   *
   * @throws BadAnswer where the answer does not have the usual format of the source
   */
  read(text: string, request: FeedRequest, source: Source): readonly Found[];
}

/** A source with its adapter, for a deployment that may have switched some restricted sources on. */
export interface Feed extends FeedFile, Pick<Adapter, 'covers' | 'sample'> {
  readonly institutions: readonly Institution[];
  requests(task: Task): readonly FeedRequest[];
  /** See `Adapter`. */
  read(text: string, request: FeedRequest): readonly Found[];
}

/** An answer that cannot be read; the message says why. */
export class BadAnswer extends Error {}
