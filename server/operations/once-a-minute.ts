import { done, type Outcome } from '../../src/contract/error';
import type { Answer } from '../../src/engine';
import type { Market } from '../../src/market';
import { oncePer } from '../../src/once';
import { createRecall } from '../../src/recall';

/** The longest text in a question that is remembered, in characters. */
const longest = 400;

/**
 * Remembers answers about a market. The same market gives the same answer within a minute, because ages are judged by
 * the minute.
 *
 * @param most number of places to remember: about two for each answer
 * @returns a function that gives the remembered answer to a question of plain values, or makes it
 */
export function onceAMinute(most: number) {
  const noAnswers = () => createRecall<Outcome<Answer<object>>>(most, longest);
  const memoryOf = oncePer((_: Market) => ({ minute: NaN, answers: noAnswers() }));

  return <Data extends object>(
    market: Market,
    minute: number,
    question: object,
    make: () => Outcome<Answer<Data>>,
  ): Outcome<Answer<Data>> => {
    const memory = memoryOf(market);
    if (memory.minute !== minute) {
      memory.minute = minute;
      memory.answers = noAnswers();
    }
    const place = memory.answers.fields(memory.answers.start, question as Record<string, unknown>, undefined);
    if (place?.kept !== undefined) return place.kept as Outcome<Answer<Data>>;
    const made = make();
    const answer = made.ok ? done({ ...made.value, isShared: true as const }) : made;
    if (place !== undefined) place.kept = answer;
    return answer;
  };
}
