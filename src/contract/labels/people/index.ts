import type { Language } from '../../../language/languages';
import { foldedName } from '../../country-names';
import {
  type PersonField,
  personFieldNames,
  type ReturnEmployerField,
  returnEmployerFieldNames,
} from '../../words/return-fields';
import { meanings } from '../columns';
import { headingKey } from '../heading-key';
import { type Called, labelOf, namesCalled } from '../labels';
import { languages } from '../languages';
import { arabic } from './arabic';
import { english } from './english';
import { french } from './french';
import { type PayslipField, payslipFields, type PeopleLabels } from './labels';
import { portuguese } from './portuguese';

/** What each language calls the columns of people. */
const peopleLabelsIn: Readonly<Record<Language, PeopleLabels>> = {
  en: english,
  fr: french,
  pt: portuguese,
  ar: arabic,
};

/** What a column of a table says of who an employee is. */
export type PeopleColumn = PersonField | PayslipField;
export const peopleColumns: readonly PeopleColumn[] = [...personFieldNames, ...payslipFields];

const calledIn = ({ person, payslip }: PeopleLabels, name: PeopleColumn): Called => ({ ...person, ...payslip })[name];

/** The heading of such a column in a language. */
export const peopleColumnLabel = (name: PeopleColumn, language: Language): string =>
  labelOf(calledIn(peopleLabelsIn[language], name));

/** Every heading with the column that it means: names of fields, then labels in every language. */
const peopleColumnTexts: readonly (readonly [text: string, name: PeopleColumn])[] = [
  ...peopleColumns.map((name) => [name, name] as const),
  ...languages.flatMap((language) =>
    peopleColumns.flatMap((name) =>
      namesCalled(calledIn(peopleLabelsIn[language], name)).map((text) => [text, name] as const),
    ),
  ),
];

/** Headings by their key. Where two languages use one word, the first of the languages holds. */
export const peopleColumnsByKey: ReadonlyMap<string, PeopleColumn> = new Map(
  [...peopleColumnTexts].reverse().map(([text, name]) => [headingKey(text), name] as const),
);

/** What a heading says of who an employee is, in any language. */
export const peopleColumnMeant = (heading: string): PeopleColumn | undefined =>
  peopleColumnsByKey.get(headingKey(heading));

type ChoiceField = keyof PeopleLabels['choices'];

/** Every text that means a choice: its code, and its labels in every language. */
export const peopleChoiceTexts = (name: ChoiceField): readonly (readonly [text: string, code: string])[] =>
  languages.flatMap((language) =>
    Object.entries<Called>(peopleLabelsIn[language].choices[name]).flatMap(([code, called]) =>
      [code, ...namesCalled(called)].map((text) => [text, code] as const),
    ),
  );

export const peopleChoiceFields = Object.keys(english.choices) as readonly ChoiceField[];

const choices = new Map<string, ReadonlyMap<string, string>>(
  peopleChoiceFields.map((name) => [name, meanings(peopleChoiceTexts(name))]),
);

/** The code that a text means among the choices of a column, in any language. */
export const peopleChoiceMeant = (name: PeopleColumn, text: string): string | undefined =>
  choices.get(name)?.get(foldedName(text));

/** What the settings of an employer state beside what the law counts. */
export type EmployerSetting = ReturnEmployerField | 'month';
export const employerSettings: readonly EmployerSetting[] = [...returnEmployerFieldNames, 'month'];

const settingCalledIn = ({ employer, month }: PeopleLabels, name: EmployerSetting): Called =>
  name === 'month' ? month : employer[name];

/** What a language calls a setting of an employer. */
export const employerSettingLabel = (name: EmployerSetting, language: Language): string =>
  labelOf(settingCalledIn(peopleLabelsIn[language], name));

/** Every text that means a setting of an employer. */
export const employerSettingTexts: readonly (readonly [text: string, name: EmployerSetting])[] = [
  ...employerSettings.map((name) => [name, name] as const),
  ...languages.flatMap((language) =>
    employerSettings.flatMap((name) =>
      namesCalled(settingCalledIn(peopleLabelsIn[language], name)).map((text) => [text, name] as const),
    ),
  ),
];

const settings = meanings(employerSettingTexts);

/** The setting of an employer that a text means, in any language. */
export const employerSettingMeant = (text: string): EmployerSetting | undefined => settings.get(foldedName(text));
