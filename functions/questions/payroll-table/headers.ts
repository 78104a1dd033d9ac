import { detailsAsked } from '../../../src/contract/details';
import { columnLabel, type Language, languageWords } from '../../../src/contract/labels';
import { askLaw, type CellProgram } from '../../cell/cell-program';
import { absent, CellError, type CellValue } from '../../cell/failure';
import { words } from '../../cell/words';
import { countryText, type Given, isUnset } from '../../cell/values';
import { labelValue } from '../label-value';
import { wordOf } from '../word';

/**
 * The header row of a payroll table for a country: the pay, and everything that its law asks. The language of the reader
 * is used where none is chosen.
 *
 * @throws CellError if the country has no income tax on record, or the service does not answer
 */
export function* payrollHeaders(country: Given, language: Given): CellProgram<CellValue[][]> {
  const chosen: Language | undefined = isUnset(language)
    ? undefined
    : wordOf(language, languageWords, words('word_of_language'));
  const { asks, not_recorded: why } = yield* askLaw(countryText(country));
  if (asks === undefined)
    throw why[0] === undefined ? absent(words('income_tax_not_recorded')) : new CellError('#N/A', why[0]);
  return [
    (['gross', ...detailsAsked(asks)] as const).map((name) =>
      chosen === undefined ? words('label', { label: labelValue(name) }) : columnLabel(name, chosen),
    ),
  ];
}
