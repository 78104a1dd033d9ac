import type { Country } from '../reference/schema';
import { createRecall, type Recall } from '../recall';
import type { Context } from './answer';

/**
 * Remembers questions about each country and their results, as long as the context stays the same.
 *
 * @param most number of places to keep per country; when they are used up, that country's memory starts empty
 */
export function keptQuestions<Kept>(most: number): (context: Context, country: Country) => Recall<Kept> {
  const worlds = new WeakMap<Context, Map<Country, Recall<Kept>>>();
  return (context, country) => {
    let countries = worlds.get(context);
    if (countries === undefined) worlds.set(context, (countries = new Map()));
    let recall = countries.get(country);
    if (recall === undefined || recall.isFull()) countries.set(country, (recall = createRecall(most)));
    return recall;
  };
}
