import { countryNames } from '../../src/contract/countries';
import { languageWords } from '../../src/contract/labels';
import { bankFigureWords } from '../../src/contract/words/central-banks';
import { frequencyWords } from '../../src/contract/words/frequencies';
import { fuelWords } from '../../src/contract/words/fuels';
import { endReasonMeanings, labourPayPeriodWords, overtimeKindWords } from '../../src/contract/words/labour';
import { payPeriodWords } from '../../src/contract/words/pay-periods';
import { payeeWords } from '../../src/contract/words/payees';
import { paymentTypeWords } from '../../src/contract/words/payment-types';
import { residencyWords } from '../../src/contract/words/residencies';
import { seriesWords } from '../../src/contract/words/series';
import { taxpayerWords } from '../../src/contract/words/taxpayers';
import { vatCategoryWords, vatModeWords } from '../../src/contract/words/vat';
import { propertyOf } from '../../src/contract/words/vocabulary';
import { countryFields } from '../../functions/questions/country-fields';
import { figures } from '../../functions/questions/figures';

const helpOf = (table: Readonly<Record<string, { readonly help: string }>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(table).map(([word, { help }]) => [word, help]));

/** The words of each parameter, with Excel's help on them. Each enum has the name of its parameter. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  country: countryNames,
  period: propertyOf(payPeriodWords, 'meaning'),
  mode: propertyOf(vatModeWords, 'meaning'),
  category: propertyOf(vatCategoryWords, 'meaning'),
  payment_type: propertyOf(paymentTypeWords, 'meaning'),
  residency: propertyOf(residencyWords, 'meaning'),
  payee: propertyOf(payeeWords, 'meaning'),
  taxpayer: propertyOf(taxpayerWords, 'meaning'),
  fuel: propertyOf(fuelWords, 'meaning'),
  indicator: propertyOf(bankFigureWords, 'meaning'),
  series: Object.fromEntries(Object.entries(seriesWords).map(([id, { title, unit }]) => [id, `${title}, ${unit}`])),
  frequency: propertyOf(frequencyWords, 'meaning'),
  kind: propertyOf(overtimeKindWords, 'meaning'),
  pay_period: propertyOf(labourPayPeriodWords, 'meaning'),
  reason: propertyOf(endReasonMeanings, 'meaning'),
  field: helpOf(countryFields),
  figure: helpOf(figures),
  language: propertyOf(languageWords, 'meaning'),
};

const member = ([word, help]: readonly [string, string]): string =>
  `  /** ${help} */\n  ${/^\w+$/.test(word) ? word : JSON.stringify(word)} = ${JSON.stringify(word)},\n`;
const declaration = ([name, words]: readonly [string, Readonly<Record<string, string>>]): string =>
  `/** @customenum {string} */\nexport enum ${name.toUpperCase()} {\n${Object.entries(words).map(member).join('')}}\n`;

/**
 * The custom enums of the functions, from the contract and from the functions' own lists. Path from the root → content.
 */
export const generatedChoices = (): ReadonlyMap<string, string> =>
  new Map([
    [
      'functions/choices.ts',
      `// Generated from the contract by \`npm run data:generate\`; a test fails when it is out of date. Excel reads it; no code does.\n\n${Object.entries(choices).map(declaration).join('\n')}`,
    ],
  ]);
