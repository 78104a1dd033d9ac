import { once } from '../../once';
import { foldedName } from '../country-names';
import {
  benefitFactName,
  type DetailName,
  detailNames,
  type FurtherFact,
  furtherFacts,
  inKindName,
  isDetailName,
} from '../details';
import { type BenefitKind, benefitKinds } from '../words/benefits';
import { payColumns, type PayrollFigure, payrollFigures } from '../words/payroll-columns';
import { type ColumnName, labelOf, namesCalled, type Labels } from './labels';
import { type Language, labelsIn, languages } from './languages';

export const columnNames: readonly ColumnName[] = ['country', ...payColumns, ...detailNames];

interface BenefitFactNamed {
  readonly benefit: `in_kind_${BenefitKind}`;
  readonly fact: FurtherFact;
}

/** The facts about benefits in kind, by their names. */
const benefitFactNamed = new Map<string, BenefitFactNamed>(
  benefitKinds.flatMap((kind) =>
    furtherFacts.map((fact) => [benefitFactName(kind, fact), { benefit: inKindName(kind), fact }] as const),
  ),
);

/** What a language calls a column: its label first. */
function calledIn({ columns, benefitFacts }: Labels, name: ColumnName): readonly string[] {
  const known = benefitFactNamed.get(name);
  return known === undefined
    ? namesCalled(columns[name as keyof Labels['columns']])
    : [`${labelOf(columns[known.benefit])}: ${benefitFacts[known.fact]}`];
}

/** The heading of a column in a language. */
export const columnLabel = (name: ColumnName, language: Language): string => calledIn(labelsIn[language], name)[0]!;

/** Texts with their meanings, compared without letter case, accents and punctuation. The first meaning of a text holds. */
export function meanings<Meaning>(
  entries: Iterable<readonly [text: string, meaning: Meaning]>,
): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const [text, meaning] of entries) if (!found.has(foldedName(text))) found.set(foldedName(text), meaning);
  return found;
}

const namesAndLabels = <Name extends string>(
  names: readonly Name[],
  called: (labels: Labels, name: Name) => readonly string[],
): (readonly [string, Name])[] => [
  ...names.map((name) => [name, name] as const),
  ...languages.flatMap((language) =>
    names.flatMap((name) => called(labelsIn[language], name).map((text) => [text, name] as const)),
  ),
];

/** Every text that means a column, with the column. */
export const columnTexts = namesAndLabels(columnNames, calledIn);
const columns = once(() => meanings(columnTexts));

/** The column that a heading means, in any language. */
export const columnMeant = (heading: string): ColumnName | undefined => columns().get(foldedName(heading));

/** The detail that a name or a label means, in any language. */
export function detailMeant(text: string): DetailName | undefined {
  const name = columnMeant(text);
  return name !== undefined && isDetailName(name) ? name : undefined;
}

/** The heading of a figure in a language. */
export const figureLabel = (name: PayrollFigure, language: Language): string =>
  labelOf(labelsIn[language].figures[name]);

/** Every text that means a figure of a payroll, with the figure. */
export const figureTexts = namesAndLabels(payrollFigures, (labels, name) => namesCalled(labels.figures[name]));
const figures = once(() => meanings(figureTexts));

/** The figure of a payroll that a name or a label means, in any language. */
export const figureMeant = (text: string): PayrollFigure | undefined => figures().get(foldedName(text));

/** Every text that asks for a column of each line of the payslips. */
export const linesTexts: readonly string[] = ['lines', ...languages.map((language) => labelsIn[language].table.lines)];
const lines = once(() => new Set(linesTexts.map(foldedName)));

/** Does a text ask for a column of each line of the payslips, in any language? */
export const meansLines = (text: string): boolean => lines().has(foldedName(text));

/** Every text that leaves a column out. */
export const leaveOutTexts: readonly string[] = languages.map((language) => labelsIn[language].table.leaveOut);
const leaveOut = once(() => new Set(leaveOutTexts.map(foldedName)));

/** Does a text leave a column out, in any language? */
export const meansLeaveOut = (text: string): boolean => leaveOut().has(foldedName(text));
