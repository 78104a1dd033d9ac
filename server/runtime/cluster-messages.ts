import type { Reported } from './kept-counts';

/** A worker asks for the metrics of all workers. */
export interface AllAsked {
  readonly allMetrics: number;
}
/** The answer to it; null where no worker has reported its own. */
export interface AllAnswered extends AllAsked {
  readonly text: string | null;
}
/** A worker is asked for its own metrics. */
export interface OwnAsked {
  readonly ownMetrics: number;
}
/** The answer to it; null where they cannot be read. */
export interface OwnAnswered extends OwnAsked {
  readonly reported: Reported | null;
}
/** The counts of a worker that ends, sent unasked. */
export interface LastCounts {
  readonly lastCounts: Reported;
}

const has = <Name extends string>(message: unknown, name: Name): message is Readonly<Record<Name, unknown>> =>
  typeof message === 'object' && message !== null && name in message;

export const isAllAsked = (message: unknown): message is AllAsked => has(message, 'allMetrics');
export const isAllAnswered = (message: unknown): message is AllAnswered => isAllAsked(message) && 'text' in message;
export const isOwnAsked = (message: unknown): message is OwnAsked => has(message, 'ownMetrics');
export const isOwnAnswered = (message: unknown): message is OwnAnswered => isOwnAsked(message) && 'reported' in message;
export const isLastCounts = (message: unknown): message is LastCounts => has(message, 'lastCounts');
