import { message } from '../../../src/language/message';
import type { AnswerMeta } from '../../../src/truth/evidence';

/** The most characters of JSON for rows, and for sources. With the text an answer stays below 30,000. */
const most = { rows: 10_000, sources: 7_000 } as const;

/** How many items fit, at least one. */
function fitting(items: readonly unknown[], limit: number): number {
  let length = 0;
  let count = 0;
  for (const item of items) {
    length += JSON.stringify(item).length + 1;
    if (count > 0 && length > limit) break;
    count++;
  }
  return count;
}

const rowsOf = (data: object): readonly [string, readonly unknown[]] | undefined =>
  'count' in data
    ? (Object.entries(data).find(([, value]) => Array.isArray(value)) as [string, readonly unknown[]] | undefined)
    : undefined;

/**
 * An answer that an agent can read at once. Rows and sources that do not fit are left out, and notices say so.
 *
 * @param skip rows to leave out at the start
 */
export function bounded(data: object, meta: AnswerMeta, skip: number): { data: object; meta: AnswerMeta } {
  const list = rowsOf(data);
  const notices = [...meta.notices];
  let shownData = data;
  if (list !== undefined) {
    const [name, all] = list;
    const rest = all.slice(skip);
    const shown = rest.slice(0, fitting(rest, most.rows));
    if (shown.length < all.length)
      notices.unshift(
        message('rows_left_out', {
          first: Math.min(skip + 1, all.length),
          last: skip + shown.length,
          count: all.length,
        }),
      );
    shownData = { ...data, [name]: shown };
  }
  const sources = meta.sources.slice(0, fitting(meta.sources, most.sources));
  const left = meta.sources.length - sources.length;
  if (left > 0) notices.push(message(list === undefined ? 'sources_of_answer_left_out' : 'sources_left_out', { left }));
  return { data: shownData, meta: { ...meta, sources, notices } };
}
