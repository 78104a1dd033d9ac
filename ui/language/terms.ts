import type { accountTerms } from '../../src/language/en/account-terms';
import type { terms as english } from '../../src/language/en/terms';
import { sentence } from '../words/sentence';
import { saidWhenRead } from './said-when-read';

type Terms = Readonly<Record<keyof typeof english | keyof typeof accountTerms, string>>;
let terms: Partial<Terms> = {};

/** Sets the terms of the language; none for English, whose terms are the labels of the words themselves. */
export function callThings(these: Partial<Terms>): void {
  terms = these;
}

type FamilyOf<Name extends string> = {
  [Term in keyof Terms]: Term extends `${infer Family}_${Name}` ? Family : never;
}[keyof Terms];

/**
 * What a word of the contract is called, as a label.
 *
 * @param english its label in English
 */
export const labelled = <Name extends string>(family: FamilyOf<Name>, name: Name, english: string): string => {
  const term = terms[`${family}_${name}` as keyof Terms];
  return term === undefined ? english : sentence(term);
};

/** What a word of the contract is called inside a sentence. */
export const termed = <Name extends string>(family: FamilyOf<Name>, name: Name, english: string): string =>
  terms[`${family}_${name}` as keyof Terms] ?? english;

/** The name of a country or territory by its code. */
export const countryLabel = (code: string, english: string): string =>
  terms[`country_${code}` as keyof Terms] ?? english;

/** A choice of a circumstance, by the name of both: `marital_status_single`. */
export const choiceLabel = (name: string, english: string): string => {
  const term = terms[`choice_${name}` as keyof Terms];
  return term === undefined ? english : sentence(term);
};

/** Labels of a vocabulary, read in the language of the moment. */
export const labelsIn = <Name extends string>(
  family: FamilyOf<Name>,
  english: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> =>
  saidWhenRead(Object.keys(english) as Name[], (name) => labelled(family, name, english[name]));
