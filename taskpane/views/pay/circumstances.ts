import { periodLabels } from '../../words/labels';
import type { Period } from '../../../src/contract/tax';

/** What is known of the pay and of the person, as it stands in the fields. */
export interface Circumstances {
  readonly side: 'gross' | 'net';
  /** The amount as it was typed. */
  readonly text: string;
  readonly period: Period;
  readonly contributions: boolean;
  readonly basic: string;
  readonly dependants: string;
  readonly age: string;
  readonly payDate: string;
}

export const usual: Circumstances = { side: 'gross', text: '100,000', period: 'monthly', contributions: true, basic: '', dependants: '', age: '', payDate: '' };

export function isCircumstances(value: unknown): value is Circumstances {
  if (typeof value !== 'object' || value === null) return false;
  const { side, period, contributions, ...texts } = value as Record<string, unknown>;
  return (side === 'gross' || side === 'net') && typeof period === 'string' && Object.hasOwn(periodLabels, period) && typeof contributions === 'boolean' && ['text', 'basic', 'dependants', 'age', 'payDate'].every((name) => typeof texts[name] === 'string');
}

const numberIn = (text: string): number | undefined => (text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text));

/** The fields of a request that describe the person; a field that is left empty is not sent. */
export function personOf({ contributions, basic, dependants, age, payDate }: Circumstances) {
  const share = numberIn(basic);
  const [children, years] = [numberIn(dependants), numberIn(age)];
  return {
    include_pension: contributions,
    ...(share === undefined ? {} : { basic: share / 100 }),
    ...(children === undefined ? {} : { dependants: children }),
    ...(years === undefined ? {} : { age: years }),
    ...(payDate === '' ? {} : { pay_date: payDate }),
  };
}

/** How many of the further fields are filled in. */
export const countOfOptions = ({ contributions, basic, dependants, age, payDate }: Circumstances): number => [basic, dependants, age, payDate].filter((text) => text.trim() !== '').length + (contributions ? 0 : 1);
