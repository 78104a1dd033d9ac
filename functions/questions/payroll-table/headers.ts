import { detailsAsked } from '../../../src/contract/details';
import { columnLabel, type Language, languageWords } from '../../../src/contract/labels';
import type { Invocation } from '../../cell/asking';
import { askLaw } from '../../cell/ask-law';
import { absent } from '../../cell/failure';
import { countryText, type Given, isBlank } from '../../cell/values';
import { wordOf } from '../word';

/**
 * The header row of a payroll table for a country: the pay, and everything that its law asks.
 *
 * @throws CustomFunctions.Error if the country has no income tax on record, or the service does not answer
 */
export async function payrollHeaders(
  country: Given,
  language: Given,
  invocation: Invocation | undefined,
): Promise<string[][]> {
  const chosen: Language = isBlank(language) ? 'en' : wordOf(language, languageWords, 'a language');
  const { asks, not_recorded: why } = await askLaw(countryText(country), invocation);
  if (asks === undefined) throw absent(why[0] ?? 'The income tax of this country is not recorded.');
  return [(['gross', ...detailsAsked(asks)] as const).map((name) => columnLabel(name, chosen))];
}
