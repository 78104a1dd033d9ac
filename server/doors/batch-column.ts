import { amountsOf } from '../../src/contract';
import type { Failure } from '../../src/contract/error';
import type { Sentence } from '../../src/language/message';
import type { AnswerMeta } from '../../src/truth/evidence';
import type { Reader } from '../errors/reader';
import { metaOut } from './envelope';
import { gatherMetas } from './gathered-metas';

/** What one amount of a column answers: the values of the selected fields, or why it has none. */
export type AmountAnswer = { readonly values: readonly unknown[] } | { readonly failure: Failure };

/** The answers to a column, gathered amount by amount. */
export interface GatheredColumn {
  readonly addMeta: (meta: AnswerMeta) => void;
  /** The combined `meta` of its answers, with the notices that all of them have. */
  readonly meta: () => AnswerMeta;
  readonly isEmpty: () => boolean;
  /** @param answer the values of an amount, or its error as JSON */
  readonly add: (answer: { readonly values: readonly unknown[] } | { readonly error: string }) => void;
  /** Refuses the amounts up to `count` that were not asked. A column that is refused in part is written only once. */
  readonly refuseRest: (count: number, error: string) => void;
  /** The result of the item as JSON. */
  readonly text: (select: readonly string[], meta: AnswerMeta, reader: Reader) => string;
}

/** Gathers the answers to a column. */
export function gatherColumn(): GatheredColumn {
  const rows: (readonly unknown[] | undefined)[] = [];
  const errors: string[] = [];
  let isRefused = false;
  const metas = gatherMetas([]);
  let notices: readonly Sentence[] | undefined;

  return {
    addMeta(meta) {
      metas.add(meta);
      if (notices === meta.notices) return;
      const texts = new Set(meta.notices.map((notice) => JSON.stringify(notice)));
      notices = notices?.filter((notice) => texts.has(JSON.stringify(notice))) ?? meta.notices;
    },
    meta: () => ({ ...metas.together(), notices: notices ?? [] }),
    isEmpty: () => rows.length === 0 || isRefused,
    add(answer) {
      if ('error' in answer) errors.push(`"${rows.length}":${answer.error}`);
      rows.push('error' in answer ? undefined : answer.values);
    },
    refuseRest(count, error) {
      isRefused = true;
      for (let place = rows.length; place < count; place++) {
        errors.push(`"${place}":${error}`);
        rows.push(undefined);
      }
    },
    text(select, meta, reader) {
      const columns = select.map(
        (field, i) => `${JSON.stringify(field)}:${JSON.stringify(rows.map((row) => row?.[i] ?? null))}`,
      );
      const failed = errors.length === 0 ? '' : `,"errors":{${errors.join()}}`;
      return `{"success":true,"columns":{${columns.join()}}${failed},"meta":${JSON.stringify(metaOut(meta, reader))}}`;
    },
  };
}

/** One call of a batch: an item, or one amount of a column. */
export interface Call {
  /** The place of the item. */
  readonly at: number;
  /** The place of the amount in a column. */
  readonly place?: number;
}

/** The calls of a batch in their order. An item whose `amounts` are empty is one call, which is refused. */
export const callsOf = (items: readonly unknown[]): readonly Call[] =>
  items.flatMap((item, at): Call[] => {
    const amounts = amountsOf(item) ?? [];
    return amounts.length === 0 ? [{ at }] : amounts.map((_, place) => ({ at, place }));
  });
