import type { CitedSource } from '../../src/contract';
import { type AnswerMeta, evidenceOf, metaOfRows } from '../../src/truth/evidence';
import { message } from '../../src/language/message';

const notice = message('batch_truth_together');

/** The facts that all answers of one batch rest on. */
export interface GatheredMetas {
  readonly add: (meta: AnswerMeta) => void;
  /** As old as the oldest and as sure as the least sure; without a status where no answer rests on a fact. */
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
