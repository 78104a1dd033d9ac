import { defined } from '../../../src/defined';
import type { Period } from '../../../src/contract/tax';
import { type CircumstanceName, circumstanceNames } from '../../../src/contract/words/circumstances';
import {
  type CircumstanceTexts,
  noCircumstances,
  readCircumstances,
  statedCircumstances,
} from '../../words/circumstances';
import { periodLabels } from '../../words/labels';
import { readAmount, readDay } from '../../words/typed';

/** The fields of the pay view, as the reader filled them in. */
export interface PayFields extends CircumstanceTexts {
  readonly side: 'gross' | 'net';
  /** The amount as typed. */
  readonly text: string;
  readonly period: Period;
  readonly contributions: boolean;
  readonly payDate: string;
}

export const defaultFields: PayFields = {
  side: 'gross',
  text: '100,000',
  period: 'monthly',
  contributions: true,
  ...noCircumstances,
  payDate: '',
};

export function isPayFields(value: unknown): value is PayFields {
  if (typeof value !== 'object' || value === null) return false;
  const { side, period, contributions, ...texts } = value as Record<string, unknown>;
  return (
    (side === 'gross' || side === 'net') &&
    typeof period === 'string' &&
    Object.hasOwn(periodLabels, period) &&
    typeof contributions === 'boolean' &&
    ['text', ...circumstanceNames, 'payDate'].every((name) => typeof texts[name] === 'string')
  );
}

/** What is wrong with each field; a field without a fault is absent. */
export type Complaints = Readonly<Partial<Record<'text' | CircumstanceName | 'payDate', string>>>;

/** What the typed fields mean, each by itself. */
const read = ({ text, payDate, ...texts }: PayFields) => ({
  text: readAmount(text),
  ...readCircumstances(texts),
  payDate: readDay(payDate),
});

/** What is wrong with the fields. While anything is wrong, nothing is asked. */
export function complaintsOf(fields: PayFields): Complaints {
  return Object.fromEntries(
    Object.entries(read(fields)).flatMap(([field, { wrong }]) => (wrong === undefined ? [] : [[field, wrong]])),
  );
}

/** The part of a request that describes the employee. An empty field is not sent. */
export const employeeOf = (fields: PayFields) => ({
  include_pension: fields.contributions,
  ...statedCircumstances(fields),
  ...defined({ pay_date: fields.payDate === '' ? undefined : fields.payDate }),
});

/** How many employee details are filled in. */
export const countOfDetails = ({ contributions, payDate, ...texts }: PayFields): number =>
  [...circumstanceNames.map((name) => texts[name]), payDate].filter((text) => text.trim() !== '').length +
  (contributions ? 0 : 1);
