import { bankFigures } from '../../src/contract/bank-figures';
import { countryNames } from '../../src/contract/countries';
import { type fuelTypes } from '../../src/contract/fuel';
import { type paymentTypes, type periods, type residencies, type taxpayers } from '../../src/contract/tax';
import { type vatCategories, type vatModes } from '../../src/contract/vat';
import { countryFields } from '../../functions/questions/country-fields';
import { figures } from '../../functions/questions/figures';

type Help<Word extends string> = Readonly<Record<Word, string>>;

const periodHelp: Help<(typeof periods)[number]> = {
  monthly: 'Twelve pays a year',
  annual: 'The pay of a year',
  weekly: '52 pays a year',
  biweekly: '26 pays a year',
};
const modeHelp: Help<(typeof vatModes)[number]> = {
  add: 'The amount is without VAT',
  extract: 'The amount contains VAT',
};
const fuelHelp: Help<(typeof fuelTypes)[number]> = {
  petrol: 'Petrol, per litre',
  diesel: 'Diesel, per litre',
  kerosene: 'Kerosene, per litre',
  lpg: 'Cooking gas (LPG), per kilogram',
};
const paymentHelp: Help<(typeof paymentTypes)[number]> = {
  dividends: 'Dividends',
  interest: 'Interest',
  royalties: 'Royalties',
  services: 'Fees for services',
  management_fees: 'Management fees',
  rent: 'Rent',
  contracts: 'Contracts, such as for construction',
};
const residencyHelp: Help<(typeof residencies)[number]> = {
  resident: 'Paid to a resident',
  non_resident: 'Paid to a non-resident',
};
const taxpayerHelp: Help<(typeof taxpayers)[number]> = {
  individual: 'The gain of a person',
  company: 'The gain of a company',
};
const categoryHelp: Help<(typeof vatCategories)[number]> = {
  standard: 'Goods and services in general',
  food_basic: 'Basic food',
  medical: 'Medicines and medical services',
  education: 'Education',
  digital: 'Digital services',
  export: 'Exports',
};

const helpOf = (table: Readonly<Record<string, { readonly help: string }>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(table).map(([word, { help }]) => [word, help]));

/** The words of each parameter, with what Excel tells of them. The enum has the name of the parameter. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  country: countryNames,
  period: periodHelp,
  mode: modeHelp,
  category: categoryHelp,
  payment_type: paymentHelp,
  residency: residencyHelp,
  taxpayer: taxpayerHelp,
  fuel: fuelHelp,
  indicator: helpOf(bankFigures),
  field: helpOf(countryFields),
  figure: helpOf(figures),
};

const member = ([word, help]: readonly [string, string]): string =>
  `  /** ${help} */\n  ${word} = ${JSON.stringify(word)},\n`;
const declaration = ([name, words]: readonly [string, Readonly<Record<string, string>>]): string =>
  `/** @customenum {string} */\nexport enum ${name.toUpperCase()} {\n${Object.entries(words).map(member).join('')}}\n`;

/**
 * The custom enums of the functions, from the contract and from what the functions know. Path from the root → content.
 */
export const generatedChoices = (): ReadonlyMap<string, string> =>
  new Map([
    [
      'functions/choices.ts',
      `// Generated from the contract by \`npm run data:generate\`; a test fails when it is out of date. Excel reads it; no code does.\n\n${Object.entries(choices).map(declaration).join('\n')}`,
    ],
  ]);
