import type { Country } from '../reference/schema';
import { oncePer } from '../once';
import { createRecall, type Recall } from '../recall';
import type { Context } from './answer';

/**
 * Remembers questions about each country and their results, as long as the context stays the same.
 *
 * @param most number of places to keep per country; when they are used up, that country's memory starts empty
 */
export function keptQuestions<Kept>(most: number): (context: Context, country: Country) => Recall<Kept> {
  const recallsIn = oncePer((_: Context) => new Map<Country, Recall<Kept>>());
  return (context, country) => {
    const recalls = recallsIn(context);
    let recall = recalls.get(country);
    if (recall === undefined || recall.isFull()) recalls.set(country, (recall = createRecall(most)));
    return recall;
  };
}
