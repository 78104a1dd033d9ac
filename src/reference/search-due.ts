import { daysBetween } from '../day';
import type { Country } from './schema';

/** After so many days newer law should be searched for again. */
const searchEvery = 120;

/**
 * Is a search for newer law on pay due in a country?
 *
 * @param today YYYY-MM-DD
 */
export const isSearchDue = ({ searched }: Pick<Country, 'searched'>, today: string): boolean =>
  searched === undefined || daysBetween(searched.on, today) > searchEvery;
