import type { CitedSource } from '../../src/contract';
import { type AnswerMeta, evidenceOf, metaOfRows } from '../../src/truth/evidence';
import { message } from '../../src/language/message';

const notice = message('batch_truth_together');

/** The combined `meta` of the answers of one batch. */
export interface GatheredMetas {
  readonly add: (meta: AnswerMeta) => void;
  /**
   * The age of the oldest answer and the confidence of the least certain one. There is no status if no answer rests on
   * a fact.
   */
  readonly together: () => AnswerMeta;
}

/**
 * Gathers the `meta` of the answers of a batch. Answers from the same facts share their list of sources, so each list
 * is read once.
 */
export function gatherMetas(): GatheredMetas {
  const bySources = new Map<readonly CitedSource[], AnswerMeta>();
  return {
    add: (meta) => {
      if (!bySources.has(meta.sources)) bySources.set(meta.sources, meta);
    },
    together: () =>
      metaOfRows(
        [...bySources.values()].flatMap((meta) => evidenceOf(meta) ?? []),
        [notice],
      ),
  };
}
