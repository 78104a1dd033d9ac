import type { AnswerMeta } from '../../src/truth/evidence';
import type { Reader } from '../errors/reader';
import { metaOut } from './envelope';

/** The answer to a batch, up to its results. */
export const batchStart = '{"success":true,"data":{"results":[';

/** The answer to a batch, after its results. */
export const batchEnd = (count: number, meta: AnswerMeta, reader: Reader): string =>
  `],"count":${count}},"meta":${JSON.stringify(metaOut(meta, reader))}}`;

/** The envelope of an item that selects fields. Fields that the data does not have are left out. */
export function selectedBody(data: Readonly<Record<string, unknown>>, select: readonly string[]): string {
  let text = '';
  for (const field of select) {
    const value = data[field];
    if (value !== undefined && Object.hasOwn(data, field))
      text += `${text === '' ? '' : ','}${JSON.stringify(field)}:${JSON.stringify(value)}`;
  }
  return `{"success":true,"data":{${text}}}`;
}
