import { dayInWords } from '../../ui/words/dates';
import type { FieldOf } from '../parts/form-field';
import { say } from '../../ui/language/say';

/**
 * The field of the last day of a key or a token.
 *
 * @param hint what an empty field means
 * @param expires the moment at which it ends now; null: never
 */
export const lastDayField = (hint: string, expires: string | null = null): FieldOf<'expires'> => ({
  name: 'expires',
  type: 'date',
  label: say('last_day'),
  hint,
  errors: ['invalid_date'],
  initial: expires?.slice(0, 10) ?? '',
});

/** The typed day, as the service reads it. */
export const lastDayOf = (typed: string): string => (typed === '' ? 'never' : typed);

/** The last day in a table. */
export const lastDayInWords = (expires: string | null): string =>
  expires === null ? say('no_last_day') : dayInWords(expires);
