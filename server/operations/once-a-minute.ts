import { done, type Outcome } from '../../src/contract/error';
import type { AnyAnswer } from './operation';
import type { Market } from '../../src/market';
import { oncePer } from '../../src/once';
import { createRecall } from '../../src/recall';

/** The longest text in a question that is remembered, in characters. */
const longest = 400;

/** The places in memory that an answer may take: a field and its value for each of a few fields. */
const placesEach = 8;

/**
 * Remembers answers about a market. The same market gives the same answer within a minute, because ages are judged by
 * the minute. Answers of an earlier minute are forgotten.
 *
 * @param most number of answers to remember, of all markets together
 * @returns a function that gives the remembered answer to a question of plain values, or makes it
 */
export function onceAMinute(most: number) {
  const nothing = () => oncePer((_: Market) => createRecall<Outcome<AnyAnswer<object>>>(most * placesEach, longest));
  let [latest, count, answersOf] = [-Infinity, 0, nothing()];

  return <Found extends AnyAnswer<object>>(
    market: Market,
    minute: number,
    question: object,
    make: () => Outcome<Found>,
  ): Outcome<Found> => {
    if (minute > latest) [latest, count, answersOf] = [minute, 0, nothing()];
    const { start, step, fields } = answersOf(market);
    const place = fields(step(start, minute), question as Record<string, unknown>, undefined);
    if (place?.kept !== undefined) return place.kept as Outcome<Found>;
    const made = make();
    if (place === undefined || count >= most) return made;
    count++;
    place.kept = made.ok ? done({ ...made.value, isShared: true as const }) : made;
    return place.kept as Outcome<Found>;
  };
}
