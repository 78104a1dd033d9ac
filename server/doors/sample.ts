import { dataStatuses } from '../../src/contract/words/truth';
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

const statuses: ReadonlySet<unknown> = new Set(dataStatuses);

/** Does a field say how old data are? Besides `data_status` there are those of parts of a row, such as `vat_status`. */
const gradesData = (field: string, value: unknown): boolean => field.endsWith('_status') && statuses.has(value);

/** The payload of an answer to a test key: every status of data in it becomes `sample`. */
export function sampleData(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sampleData);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, gradesData(field, value) ? 'sample' : sampleData(value)]),
  );
}
