import { type Period } from '../../../src/contract/tax';
import { type BenefitKind, benefitKinds } from '../../../src/contract/words/benefits';
import { type CircumstanceName, circumstanceNames } from '../../../src/contract/words/circumstances';
import { type PaidByEmployee, paymentsByEmployee } from '../../../src/contract/words/paid-by-employee';
import { type PayPart, payParts } from '../../../src/contract/words/pay-parts';
import { type YearToDateName, yearToDateNames } from '../../../src/contract/words/year-to-date';
import { periodLabels } from '../../words/labels';

/** Texts of fields by their names. An absent text is that of an empty field. */
export type Texts<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

/** A line that the reader adds: what it is about, and the texts of its fields. */
export interface DetailLine<Name extends string = string> {
  readonly name: Name;
  readonly texts: Texts;
}

/** The first and the last day of the month that are paid, and those of unpaid leave between them. */
export const workedDates = ['from', 'to', 'unpaid_from', 'unpaid_to'] as const;
/** How many days of the month are paid, and of how many. */
export const workedNumbers = ['days', 'of'] as const;
const workedFields = [...workedDates, ...workedNumbers];
type WorkedField = (typeof workedFields)[number];

/** The fields for a date. */
export type DateField = 'payDate' | `worked.${(typeof workedDates)[number]}`;

/** The fields of the pay view, as the reader filled them in. */
export interface PayFields {
  readonly side: 'gross' | 'net';
  /** The amount as typed; undefined until the reader types one. */
  readonly text?: string | undefined;
  readonly period: Period;
  readonly contributions: boolean;
  readonly payDate: string;
  /** Circumstances that differ from their defaults: a number, a word of a list, or `true` and `false`. */
  readonly employee: Texts<CircumstanceName>;
  /** Parts of pay. `unit` is `percent` for a share of basic pay. */
  readonly parts: readonly DetailLine<PayPart>[];
  /** Benefits in kind, with the texts of their facts. */
  readonly benefits: readonly DetailLine<BenefitKind>[];
  readonly payments: readonly DetailLine<PaidByEmployee>[];
  readonly yearToDate: Texts<YearToDateName>;
  /** Which days of the month are paid, where not all are. */
  readonly worked: Texts<WorkedField>;
}

export const defaultFields: PayFields = {
  side: 'gross',
  period: 'monthly',
  contributions: true,
  payDate: '',
  employee: {},
  parts: [],
  benefits: [],
  payments: [],
  yearToDate: {},
  worked: {},
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf = (names: readonly string[], value: unknown): boolean => names.includes(value as string);
const areTexts = (value: unknown, names?: readonly string[]): boolean =>
  isObject(value) &&
  Object.entries(value).every(([name, text]) => typeof text === 'string' && (names?.includes(name) ?? true));
const areLines = (value: unknown, names: readonly string[]): boolean =>
  Array.isArray(value) &&
  value.every((line: unknown) => isObject(line) && isOneOf(names, line['name']) && areTexts(line['texts']));

/** Drops fields that an earlier version stored, or that were edited by hand. */
export const isPayFields = (value: unknown): value is PayFields =>
  isObject(value) &&
  isOneOf(['gross', 'net'], value['side']) &&
  isOneOf(Object.keys(periodLabels), value['period']) &&
  typeof value['contributions'] === 'boolean' &&
  (value['text'] === undefined || typeof value['text'] === 'string') &&
  typeof value['payDate'] === 'string' &&
  areTexts(value['employee'], circumstanceNames) &&
  areLines(value['parts'], payParts) &&
  areLines(value['benefits'], benefitKinds) &&
  areLines(value['payments'], paymentsByEmployee) &&
  areTexts(value['yearToDate'], yearToDateNames) &&
  areTexts(value['worked'], workedFields);

/** A text of a field that is not empty. */
const isFilled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The names of the fields that are filled in. */
export const filledIn = <Name extends string>(texts: Texts<Name>): readonly Name[] =>
  (Object.keys(texts) as Name[]).filter((name) => isFilled(texts[name]));
