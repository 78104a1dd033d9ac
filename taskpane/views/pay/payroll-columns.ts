import { countryNames } from '../../../src/contract/countries';
import type { CountryCode } from '../../../src/contract/country-code';
import type { DetailName, DetailValue } from '../../../src/contract/details';
import { choiceLabels, columnLabel, figureLabel, type Language } from '../../../src/contract/labels';
import { choicesFor, isAmount, yesOrNo } from '../../../src/workbooks/payroll-columns';
import type { SheetCell, SheetColumn } from '../../sheet';

/** A detail as a cell: words in the language of the table, and a share of basic pay as its amount. */
export function cellOf(name: DetailName, value: DetailValue | undefined, basic: number, language: Language): SheetCell {
  if (value === undefined) return null;
  if (typeof value === 'object') return Math.round(basic * value.percent_of_basic) / 100;
  if (typeof value === 'boolean') return yesOrNo(value, language);
  return typeof value === 'string' ? (choiceLabels(name, language)[value] ?? value) : value;
}

/**
 * The column of a detail, with its heading and its drop-down in the language of the table.
 *
 * @param money number format of amounts
 */
export const columnOf = (name: DetailName, language: Language, money: string): SheetColumn => ({
  name: columnLabel(name, language),
  format: isAmount(name) ? money : undefined,
  choices: choicesFor(name, language),
});

/** The figures that the formula gives by default, by their headings. */
export const defaultFigures = (language: Language): readonly string[] =>
  (['tax_amount', 'pension', 'net_amount', 'employer_cost'] as const).map((name) => figureLabel(name, language));

/** The name of a country in the language of a table. */
export const countryIn = (country: CountryCode, language: Language): string =>
  language === 'en'
    ? countryNames[country]
    : (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? countryNames[country]);
