import type { AnswerMeta } from '../../src/truth/evidence';
import type { Reader } from '../errors/reader';
import { metaOut } from './envelope';

/** The answer to a batch, up to its results. */
export const batchStart = '{"success":true,"data":{"results":[';

/** The answer to a batch, after its results. */
export const batchEnd = (count: number, meta: AnswerMeta, reader: Reader): string =>
  `],"count":${count}},"meta":${JSON.stringify(metaOut(meta, reader))}}`;

/** The values of the selected fields; undefined for a field that the data does not have. */
export const valuesOf = (data: Readonly<Record<string, unknown>>, select: readonly string[]): readonly unknown[] =>
  select.map((field) => (Object.hasOwn(data, field) ? data[field] : undefined));

/** A value as JSON. Figures, of which a batch has many, are written faster by themselves. */
export const textOf = (value: unknown): string => (typeof value === 'number' ? String(value) : JSON.stringify(value));

/** The envelopes of items that select the same fields, by their values. Fields that the data does not have are left out. */
export function bodyOf(select: readonly string[]): (values: readonly unknown[]) => string {
  const names = select.map((field) => `${JSON.stringify(field)}:`);
  return (values) => {
    let text = '';
    for (let i = 0; i < names.length; i++) {
      const value = values[i];
      if (value !== undefined) text += `${text === '' ? '' : ','}${names[i]!}${textOf(value)}`;
    }
    return `{"success":true,"data":{${text}}}`;
  };
}
