import type { Unsaid } from '../language/unsaid';
import type { AnswerMeta } from '../truth/evidence';
import type { Ignored } from '../contract/ignored';
import type { RateUsed } from '../truth/converted';

/** A payload with its dates, sources and notices. */
export interface Answer<Data> {
  readonly data: Data;
  /** The JSON of `data`, if it can be built without `data`. */
  json?(): string;
  readonly meta: AnswerMeta;
  /** Is this object the answer to many questions, so that its JSON is worth keeping? */
  readonly isShared?: true;
  /** Parts of the request that do not affect the answer. */
  readonly ignored?: readonly Ignored[] | undefined;
}

/** An answer whose texts are said by the door, in the language of the reader. */
export interface UnsaidAnswer<Data> extends Answer<Unsaid<Data>> {
  readonly unsaid: true;
}

/**
 * What a calculation needs from outside: the day and the service's exchange rates. A context never changes: a new day
 * or a new rate means a new object.
 */
export interface Context {
  /** Today, YYYY-MM-DD. */
  readonly today: string;
  /** Units of `to` for one unit of `from` on a day, with the evidence; undefined if no rate is known. */
  readonly exchangeRate?: ((from: string, to: string, date: string) => RateUsed | undefined) | undefined;
}
