import type { Country } from '../reference/schema';
import { createRecall, type Recall } from '../recall';
import type { Context } from './answer';

/**
 * Questions about each country with what was worked out for them, as long as the world stays the same.
 *
 * @param most places that are kept for one country; when they are used up, all start anew
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
