import { type CountryCode, countryNames } from '../../../src/contract/countries';
import { benefitWords } from '../../../src/contract/words/benefits';
import { bankFigureWords } from '../../../src/contract/words/central-banks';
import { circumstanceWords } from '../../../src/contract/words/circumstances';
import { fuelWords } from '../../../src/contract/words/fuels';
import { paymentWords } from '../../../src/contract/words/paid-by-employee';
import { payPartWords } from '../../../src/contract/words/pay-parts';
import { payeeWords } from '../../../src/contract/words/payees';
import { paymentTypeWords } from '../../../src/contract/words/payment-types';
import { taxTypeWords } from '../../../src/contract/words/tax-types';
import { vatCategoryWords } from '../../../src/contract/words/vat';
import type { Vocabulary } from '../../../src/contract/words/vocabulary';

const glossaryAddress = 'svc://glossary';
const lawAddress = (country: string): string => `svc://law/${country}`;

const words: readonly (readonly [title: string, vocabulary: Vocabulary])[] = [
  ['Taxes (`type`)', taxTypeWords],
  ['Circumstances of an employee (`employee`)', circumstanceWords],
  ['Parts of pay (`pay`)', payPartWords],
  ['Benefits in kind (`in_kind`)', benefitWords],
  ['Payments by the employee (`paid`)', paymentWords],
  ['Payments with withholding tax (`payment_type`)', paymentTypeWords],
  ['Payees with a rate of their own (`payee`)', payeeWords],
  ['VAT categories (`category`)', vatCategoryWords],
  ['Central bank figures (`indicator`)', bankFigureWords],
  ['Fuels (`fuel_type`)', fuelWords],
];

const glossary = (): string =>
  words
    .map(([title, vocabulary]) =>
      [
        `## ${title}`,
        ...Object.entries(vocabulary).map(([code, { label, meaning }]) => `- \`${code}\`: ${label}. ${meaning}`),
      ].join('\n'),
    )
    .join('\n\n');

const markdown = { mimeType: 'text/markdown' } as const;
const plain = { mimeType: 'text/plain' } as const;

/** What an agent may read without a question of its own. */
export const listedResources = () => [
  { uri: glossaryAddress, name: 'glossary', title: 'Words of questions and answers', ...markdown },
  ...Object.entries(countryNames).map(([code, name]) => ({
    uri: lawAddress(code),
    name: `law-${code}`,
    title: `Tax law of ${name}`,
    ...plain,
  })),
];

export const listedTemplates = () => [
  {
    uriTemplate: lawAddress('{country}'),
    name: 'law',
    title: 'Tax law of a country',
    description: 'Brackets, contributions, rates and VAT in force, with sources. Reading it counts as a call.',
    ...plain,
  },
];

/** What an address of a resource names; undefined if there is none. */
export function resourceAt(uri: string): { readonly country: CountryCode } | { readonly text: string } | undefined {
  if (uri === glossaryAddress) return { text: glossary() };
  const country = Object.keys(countryNames).find((code) => lawAddress(code) === uri);
  return country === undefined ? undefined : { country: country as CountryCode };
}

/** The form of a resource's text. */
export const formOf = (uri: string): typeof markdown | typeof plain => (uri === glossaryAddress ? markdown : plain);
