import type { CitedSource } from '../../src/contract';
import { type AnswerMeta, evidenceOf, metaOfRows } from '../../src/truth/evidence';
import { message, type Message } from '../../src/language/message';

const togetherNotice = message('batch_truth_together');

/** The combined `meta` of several answers, such as those of a batch. */
export interface GatheredMetas {
  readonly add: (meta: AnswerMeta) => void;
  /**
   * The age of the oldest answer and the confidence of the least certain one. There is no status if no answer rests on
   * a fact.
   */
  readonly together: () => AnswerMeta;
}

/**
 * Gathers the `meta` of several answers. Answers from the same facts share their list of sources, so each list
 * is read once.
 *
 * @param notices what the combined `meta` says; by default that answers of a batch have their own
 */
export function gatherMetas(notices: readonly Message[] = [togetherNotice]): GatheredMetas {
  const bySources = new Map<readonly CitedSource[], AnswerMeta>();
  return {
    add: (meta) => {
      if (!bySources.has(meta.sources)) bySources.set(meta.sources, meta);
    },
    together: () =>
      metaOfRows(
        [...bySources.values()].flatMap((meta) => evidenceOf(meta) ?? []),
        notices,
      ),
  };
}
