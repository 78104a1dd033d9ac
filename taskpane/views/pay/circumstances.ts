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

/** What is known of the pay and of the person, as it stands in the fields. */
export interface Circumstances extends CircumstanceTexts {
  readonly side: 'gross' | 'net';
  /** The amount as it was typed. */
  readonly text: string;
  readonly period: Period;
  readonly contributions: boolean;
  readonly payDate: string;
}

export const usual: Circumstances = {
  side: 'gross',
  text: '100,000',
  period: 'monthly',
  contributions: true,
  ...noCircumstances,
  payDate: '',
};

export function isCircumstances(value: unknown): value is Circumstances {
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

/** The fields that are typed, by what is wrong with each; a field without a fault is left out. */
export type Complaints = Readonly<Partial<Record<'text' | CircumstanceName | 'payDate', string>>>;

/** What the typed fields mean, each by itself. */
const read = ({ text, payDate, ...texts }: Circumstances) => ({
  text: readAmount(text),
  ...readCircumstances(texts),
  payDate: readDay(payDate),
});

/** What is wrong with the fields: while anything is, nothing is asked. */
export function complaintsOf(circumstances: Circumstances): Complaints {
  return Object.fromEntries(
    Object.entries(read(circumstances)).flatMap(([field, { wrong }]) => (wrong === undefined ? [] : [[field, wrong]])),
  );
}

/** The fields of a request that describe the person; a field that is left empty is not sent. */
export function personOf(circumstances: Circumstances) {
  const { contributions, payDate } = circumstances;
  return {
    include_pension: contributions,
    ...statedCircumstances(circumstances),
    ...(payDate === '' ? {} : { pay_date: payDate }),
  };
}

/** How many of the further fields are filled in. */
export const countOfOptions = ({ contributions, payDate, ...texts }: Circumstances): number =>
  [...circumstanceNames.map((name) => texts[name]), payDate].filter((text) => text.trim() !== '').length +
  (contributions ? 0 : 1);
