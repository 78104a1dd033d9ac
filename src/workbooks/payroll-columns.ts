import { type DetailName, detailsAsked, payDetails } from '../contract/details';
import type { LawAsks } from '../contract/asks';
import { choiceLabels, columnLabel, type Language, labelsIn } from '../contract/labels';
import { payParts } from '../contract/words/pay-parts';

/** Is a detail an amount, so that its column has a total? */
export const isAmount = (name: DetailName): boolean =>
  payParts.some((part) => part === name) || name.startsWith('paid_');

/** The word for yes or no in a table. */
export const yesOrNo = (value: boolean, language: Language): string => labelsIn[language][value ? 'yes' : 'no'][0]!;

/** The words that a column takes; undefined for other columns. */
export function choicesFor(name: DetailName, language: Language): readonly string[] | undefined {
  const { kind } = payDetails[name];
  if (kind === 'flag') return [true, false].map((value) => yesOrNo(value, language));
  return kind === 'choice' ? Object.values(choiceLabels(name, language)) : undefined;
}

/** A column of a table of employees. */
export interface EmployeeColumn {
  readonly heading: string;
  readonly isAmount: boolean;
  readonly choices: readonly string[] | undefined;
}

/** The columns that the law of a country asks about an employee, after the pay. */
export const employeeColumns = (asks: LawAsks, language: Language): readonly EmployeeColumn[] =>
  detailsAsked(asks).map((name) => ({
    heading: columnLabel(name, language),
    isAmount: isAmount(name),
    choices: choicesFor(name, language),
  }));
