import type { AnswerMeta } from '../truth/evidence';
import type { Ignored } from '../contract/ignored';
import type { RateUsed } from '../truth/converted';

/** A payload with what is to be said about its age and sources. */
export interface Answer<Data> {
  readonly data: Data;
  /** The JSON of `data`, where it can be had without making `data` first. */
  json?(): string;
  readonly meta: AnswerMeta;
  /** What the question says that the law does not ask. */
  readonly ignored?: readonly Ignored[] | undefined;
}

/**
 * What a calculation must be told of the world: the day, and the exchange rates of the service. One object always says
 * the same: a new day or a new rate is a new object.
 */
export interface Context {
  /** Today, YYYY-MM-DD. */
  readonly today: string;
  /** Units of `to` for one unit of `from` on a day, with what the rate rests on; undefined where none is known. */
  readonly exchangeRate?: ((from: string, to: string, date: string) => RateUsed | undefined) | undefined;
}
