import { dayInWords } from '../../../functions/cell/day-text';
import { columnLabel, columnNames, figureLabel, labelsIn } from '../../../src/contract/labels';
import {
  employerSettingLabel,
  employerSettings,
  peopleColumnLabel,
  peopleColumns,
} from '../../../src/contract/labels/people';
import { payrollFigures } from '../../../src/contract/words/payroll-columns';
import { cells as arabicCells } from '../../../src/language/ar/cells';
import { libreoffice as arabic } from '../../../src/language/ar/libreoffice';
import { cells as englishCells } from '../../../src/language/en/cells';
import { libreoffice as english } from '../../../src/language/en/libreoffice';
import { cells as frenchCells } from '../../../src/language/fr/cells';
import { libreoffice as french } from '../../../src/language/fr/libreoffice';
import { functionText } from '../../../src/language/function-texts';
import { type Language, localeOf } from '../../../src/language/languages';
import { cells as portugueseCells } from '../../../src/language/pt/cells';
import { libreoffice as portuguese } from '../../../src/language/pt/libreoffice';
import { type FunctionMetadata, isRequired } from './metadata';

type Sentences = Readonly<Record<keyof typeof english, string>>;
const sentences: Readonly<Record<Language, Sentences>> = { en: english, fr: french, pt: portuguese, ar: arabic };
const cells = { en: englishCells, fr: frenchCells, pt: portugueseCells, ar: arabicCells } as const;

/** A sentence of the menu, the options or the description in a language. */
export const officeText = (code: keyof Sentences, language: Language): string => sentences[language][code];

/** What the function wizard says about an argument: Calc itself calls every argument optional. */
export function argumentText(parameter: FunctionMetadata['parameters'][number], language: Language): string {
  const description = functionText(parameter.description, language);
  return isRequired(parameter) ? officeText('required', language).replace('{description}', description) : description;
}

const firstSentence = (text: string): string => text.replace(/(?<=\.) .*$/s, '');

/** What a language writes beside the digits of a number: its decimal sign, or its minus with what belongs to it. */
const signIn = (number: number, language: Language): string =>
  number.toLocaleString(localeOf[language]).replace(/\d/g, '');

/** A day that no month and no year share with it, so that its digits can be replaced. */
const someDay = 25;

/** Everything that the functions in Python say in a language, as JSON. */
export const languageFile = (language: Language, functions: readonly FunctionMetadata[]) => ({
  sentences: {
    ...cells[language],
    ...sentences[language],
    total: labelsIn[language].table.total,
    deduction: labelsIn[language].table.deduction,
    leave_out: labelsIn[language].table.leaveOut,
  },
  decimal_sign: signIn(1.5, language),
  minus_sign: signIn(-1, language),
  months: Array.from({ length: 12 }, (_, month) =>
    dayInWords(month + 1, someDay)(language).replace(String(someDay), '{day}'),
  ),
  labels: Object.fromEntries(columnNames.map((name) => [name, columnLabel(name, language)])),
  people_labels: Object.fromEntries(peopleColumns.map((name) => [name, peopleColumnLabel(name, language)])),
  setting_labels: Object.fromEntries(employerSettings.map((name) => [name, employerSettingLabel(name, language)])),
  figure_labels: Object.fromEntries(payrollFigures.map((figure) => [figure, figureLabel(figure, language)])),
  required: Object.fromEntries(
    functions.map(({ name, parameters }) => [
      name,
      Object.fromEntries(
        parameters.filter(isRequired).map((one) => [one.name, firstSentence(functionText(one.description, language))]),
      ),
    ]),
  ),
});
