import type { AnswerMeta } from '../../src/truth/evidence';
import { sampleDay } from '../world';
import { message } from '../../src/language/message';

const sampleNotice = message('sample_data', { day: sampleDay });

/** `meta` of an answer to a test key. */
export const sampleMeta = (meta: AnswerMeta): AnswerMeta => ({
  ...meta,
  data_status: 'sample',
  notices: [sampleNotice, ...meta.notices],
});

/** The payload of an answer to a test key: every `data_status` in it becomes `sample`. */
export function sampleData(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sampleData);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      field === 'data_status' && value !== null ? 'sample' : sampleData(value),
    ]),
  );
}
