import type { CitedSource } from '../../src/contract';
import { type AnswerMeta, evidenceOf, metaOfRows } from '../../src/truth/evidence';
import { isAssumption } from '../../src/truth/assumed';
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
 * @param ofAssumptions what it says besides where an answer rests on an assumption, if the answers have no notices
 */
export function gatherMetas(notices: readonly Message[] = [togetherNotice], ofAssumptions?: Message): GatheredMetas {
  const bySources = new Map<readonly CitedSource[], AnswerMeta>();
  return {
    add: (meta) => {
      const known = bySources.get(meta.sources);
      // The same facts, with an assumption besides.
      const isLower = known !== undefined && meta.confidence === 'low' && known.confidence !== 'low';
      if (known === undefined || isLower) bySources.set(meta.sources, meta);
    },
    together: () => {
      const metas = [...bySources.values()];
      const isAssumed = ofAssumptions !== undefined && metas.some((meta) => meta.notices.some(isAssumption));
      return metaOfRows(
        metas.flatMap((meta) => evidenceOf(meta) ?? []),
        isAssumed ? [...notices, ofAssumptions] : notices,
      );
    },
  };
}
