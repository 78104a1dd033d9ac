import { countryNames } from '../../../src/contract/countries';
import type { CountryCode } from '../../../src/contract/country-code';
import { type DetailName, type DetailValue, payDetails } from '../../../src/contract/details';
import { choiceLabels, columnLabel, figureLabel, type Language, labelsIn } from '../../../src/contract/labels';
import { payParts } from '../../../src/contract/words/pay-parts';
import type { SheetCell, SheetColumn } from '../../sheet';

/** Is a detail an amount, so that its column has a total? */
export const isAmount = (name: DetailName): boolean =>
  payParts.some((part) => part === name) || name.startsWith('paid_');

const yesOrNo = (value: boolean, language: Language): string => labelsIn[language][value ? 'yes' : 'no'][0]!;

/** A detail as a cell: words in the language of the table, and a share of basic pay as its amount. */
export function cellOf(name: DetailName, value: DetailValue | undefined, basic: number, language: Language): SheetCell {
  if (value === undefined) return null;
  if (typeof value === 'object') return Math.round(basic * value.percent_of_basic) / 100;
  if (typeof value === 'boolean') return yesOrNo(value, language);
  return typeof value === 'string' ? (choiceLabels(name, language)[value] ?? value) : value;
}

/** The words that a column takes; undefined for other columns. */
function choicesFor(name: DetailName, language: Language): readonly string[] | undefined {
  const { kind } = payDetails[name];
  if (kind === 'flag') return [true, false].map((value) => yesOrNo(value, language));
  return kind === 'choice' ? Object.values(choiceLabels(name, language)) : undefined;
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
