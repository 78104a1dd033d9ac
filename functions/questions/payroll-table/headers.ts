import { detailsAsked } from '../../../src/contract/details';
import { columnLabel, type Language, languageWords } from '../../../src/contract/labels';
import { askLaw, type Asked } from '../../cell/asked';
import { absent } from '../../cell/failure';
import { countryText, type Given, isUnset } from '../../cell/values';
import { wordOf } from '../word';

/**
 * The header row of a payroll table for a country: the pay, and everything that its law asks.
 *
 * @throws CellError if the country has no income tax on record, or the service does not answer
 */
export function* payrollHeaders(country: Given, language: Given): Asked<string[][]> {
  const chosen: Language = isUnset(language) ? 'en' : wordOf(language, languageWords, 'a language');
  const { asks, not_recorded: why } = yield* askLaw(countryText(country));
  if (asks === undefined) throw absent(why[0] ?? 'The income tax of this country is not recorded.');
  return [(['gross', ...detailsAsked(asks)] as const).map((name) => columnLabel(name, chosen))];
}
