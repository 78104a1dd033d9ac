import type { CitedSource } from '../../src/contract';
import { type AnswerMeta, evidenceOf, metaOfRows } from '../../src/truth/evidence';
import { message } from '../../src/language/message';

const notice = message('batch_truth_together');

/** What the answers of one batch rest on together. */
export interface GatheredMetas {
  readonly add: (meta: AnswerMeta) => void;
  /** As old and as sure as the least of them; without a status where no answer rests on a fact. */
  readonly together: () => AnswerMeta;
}

/**
 * Gathers what the answers of a batch say of themselves. Answers from the same facts share their list of sources, so
 * each is looked at once.
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
