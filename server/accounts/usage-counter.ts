import type { Failure } from '../../src/contract/error';
import { createDayOf } from '../../src/day';
import { sentenceText } from '../store/stored-sentence';
import type { Clock } from '../clock';
import { hideKeys } from '../keys/hide-keys';
import type { StoredKey } from '../store/store';
import {
  mostRefusedCalls,
  type RefusedCall,
  type UsageCount,
  type UsageRecords,
  type UsedOperation,
  type UsedOutcome,
} from '../store/usage';
import { writeApart } from '../store/write-apart';

type Outcomes = Map<UsedOutcome, number>;

/** The calls of a key in a batch. */
interface KeyUse {
  readonly account: string;
  readonly operations: Map<UsedOperation, Outcomes>;
}

/** What was counted since the last write: by day, then by key. Only around midnight there are two days. */
type Batch = Map<string, Map<string, KeyUse>>;

function countsOf(batch: Batch): readonly UsageCount[] {
  const counts: UsageCount[] = [];
  for (const [day, keys] of batch)
    for (const [key, { account, operations }] of keys)
      for (const [operation, outcomes] of operations)
        for (const [outcome, calls] of outcomes) counts.push({ account, key, day, operation, outcome, calls });
  return counts;
}

/**
 * Counts in memory what calls are about and how they end, and writes the counts in batches. A process that is killed
 * loses what it counted since its last batch. A batch whose connection breaks while it is written may count twice.
 *
 * @param onLost called for each row that the store cannot keep. It is left out; the others are written
 */
export function createUsageCounter(
  store: Pick<UsageRecords, 'addUsage' | 'addRefusedCalls'>,
  { now }: Pick<Clock, 'now'>,
  onLost: (problem: Error) => void,
) {
  let batch: Batch = new Map();
  let refusedCalls = new Map<string, RefusedCall[]>();
  const dayAt = createDayOf();

  function add(day: string, key: string, account: string, operation: UsedOperation, outcome: UsedOutcome, n: number) {
    let keys = batch.get(day);
    if (keys === undefined) batch.set(day, (keys = new Map()));
    let use = keys.get(key);
    if (use === undefined) keys.set(key, (use = { account, operations: new Map() }));
    let outcomes = use.operations.get(operation);
    if (outcomes === undefined) use.operations.set(operation, (outcomes = new Map()));
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + n);
  }

  const lost = (_row: unknown, problem: Error): void => onLost(problem);

  /** Keeps the newest refused calls of an account. */
  function addRefused(account: string, calls: readonly RefusedCall[]): void {
    const all = [...(refusedCalls.get(account) ?? []), ...calls];
    refusedCalls.set(account, all.slice(-mostRefusedCalls));
  }

  return {
    /** Counts calls that were answered. */
    answered({ id, owner }: StoredKey, operation: UsedOperation, calls = 1): void {
      add(dayAt(now()), id, owner, operation, 'success', calls);
    },
    /** Counts calls that were refused, and notes one of them. */
    refused({ id, owner }: StoredKey, operation: UsedOperation, { code, message }: Failure, calls = 1): void {
      const at = now();
      add(dayAt(at), id, owner, operation, code, calls);
      let noted = refusedCalls.get(owner);
      if (noted === undefined) refusedCalls.set(owner, (noted = []));
      // Cut in steps, because a flood of refusals must cost little.
      if (noted.length >= 2 * mostRefusedCalls) noted.splice(0, mostRefusedCalls);
      const sentence = hideKeys(sentenceText(message));
      noted.push({ account: owner, key: id, at: new Date(at).toISOString(), operation, code, message: sentence });
    },
    /** Writes the batch. Call it at intervals and before a planned stop. */
    async keep(): Promise<void> {
      const [counts, refused] = [countsOf(batch), refusedCalls];
      batch = new Map();
      refusedCalls = new Map();
      // Apart, because counts matter even where a detail beside them cannot be written.
      const uncounted = await writeApart(counts, store.addUsage, lost);
      const unnoted = await writeApart(
        [...refused.values()].flatMap((calls) => calls.slice(-mostRefusedCalls)),
        store.addRefusedCalls,
        lost,
      );
      // What was not written goes with the next batch. What came meanwhile is newer.
      for (const { day, key, account, operation, outcome, calls } of uncounted.rows)
        add(day, key, account, operation, outcome, calls);
      const newer = refusedCalls;
      refusedCalls = new Map();
      for (const call of unnoted.rows) addRefused(call.account, [call]);
      for (const [account, calls] of newer) addRefused(account, calls);
      const problem = uncounted.problem ?? unnoted.problem;
      if (problem !== undefined) throw problem;
    },
  };
}
export type UsageCounter = ReturnType<typeof createUsageCounter>;
