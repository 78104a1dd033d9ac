import { defined } from '../../../src/defined';
import type { Period } from '../../../src/contract/tax';
import { periodLabels } from '../../words/labels';
import { readAmount, readDay, readShare, readWhole } from '../../words/typed';

/** The fields of the pay view, as the reader filled them in. */
export interface PayFields {
  readonly side: 'gross' | 'net';
  /** The amount as typed. */
  readonly text: string;
  readonly period: Period;
  readonly contributions: boolean;
  readonly basic: string;
  readonly dependants: string;
  readonly age: string;
  readonly payDate: string;
}

export const defaultFields: PayFields = {
  side: 'gross',
  text: '100,000',
  period: 'monthly',
  contributions: true,
  basic: '',
  dependants: '',
  age: '',
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
    ['text', 'basic', 'dependants', 'age', 'payDate'].every((name) => typeof texts[name] === 'string')
  );
}

/** What is wrong with each field; a field without a fault is absent. */
export type Complaints = Readonly<Partial<Record<'text' | 'basic' | 'dependants' | 'age' | 'payDate', string>>>;

/** What the typed fields mean, each by itself. */
const read = ({ text, basic, dependants, age, payDate }: PayFields) => ({
  text: readAmount(text),
  basic: readShare(basic),
  dependants: readWhole(dependants, 'dependants'),
  age: readWhole(age, 'age'),
  payDate: readDay(payDate),
});

/** What is wrong with the fields. While anything is wrong, nothing is asked. */
export function complaintsOf(fields: PayFields): Complaints {
  return Object.fromEntries(
    Object.entries(read(fields)).flatMap(([field, { wrong }]) => (wrong === undefined ? [] : [[field, wrong]])),
  );
}

/** The part of a request that describes the employee. An empty field is not sent. */
export function employeeOf(fields: PayFields) {
  const { basic, dependants, age } = read(fields);
  const { contributions, payDate } = fields;
  return {
    include_pension: contributions,
    ...defined({
      basic: basic.value === undefined ? undefined : Number((basic.value / 100).toFixed(8)),
      dependants: dependants.value,
      age: age.value,
      pay_date: payDate === '' ? undefined : payDate,
    }),
  };
}

/** How many employee details are filled in. */
export const countOfDetails = ({ contributions, basic, dependants, age, payDate }: PayFields): number =>
  [basic, dependants, age, payDate].filter((text) => text.trim() !== '').length + (contributions ? 0 : 1);
