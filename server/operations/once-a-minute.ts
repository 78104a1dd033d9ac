import { LRUCache } from 'lru-cache';
import { done, type Outcome } from '../../src/contract/error';
import type { Answer } from '../../src/engine';
import { oncePer } from '../../src/once';
import type { Market } from '../../src/market';
import { withTextOnce } from './with-text-once';

/** The most answers that are remembered at a time. */
const mostRemembered = 100;

/**
 * Remembers long answers about a market. The same market gives the same answer within a minute, because ages are judged
 * by the minute.
 *
 * @returns a function that gives the remembered answer to a question, or makes it
 */
export function onceAMinute() {
  let markets = 0;
  const numberOf = oncePer((_: Market) => ++markets);
  const answers = new LRUCache<string, Outcome<Answer<object>>>({ max: mostRemembered });

  return <Data extends object>(
    market: Market,
    minute: number,
    question: unknown,
    make: () => Outcome<Answer<Data>>,
  ): Outcome<Answer<Data>> => {
    const key = JSON.stringify([numberOf(market), minute, question]);
    const known = answers.get(key);
    if (known !== undefined) return known as Outcome<Answer<Data>>;
    const made = make();
    const answer = made.ok ? done(withTextOnce(made.value)) : made;
    answers.set(key, answer);
    return answer;
  };
}
