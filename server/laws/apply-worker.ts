/** The thread of a server that checks and applies a law package: the checks take seconds, and callers must not wait. */
import { parentPort, workerData } from 'node:worker_threads';
import { readConfig } from '../config';
import { openStore } from '../store/open';
import { applyPackage } from './apply';
import { LawRefused } from './refused';
import { releasedLaw } from './released';

/** What the thread is asked. */
export interface ApplyTask {
  readonly bytes: Uint8Array;
  /** Where the package came from, for the audit trail. */
  readonly from: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** What came of it. */
export type ApplyOutcome = { readonly applied: string } | { readonly refused: string } | { readonly failed: string };

async function applied({ bytes, from, environment }: ApplyTask): Promise<ApplyOutcome> {
  const config = readConfig(environment);
  const store = await openStore(config);
  try {
    const applier = { store, ofRelease: releasedLaw(), keys: config.lawKeys, actor: 'server' };
    const { head } = await applyPackage(applier, bytes, from);
    return { applied: head.version };
  } catch (problem) {
    return problem instanceof LawRefused ? { refused: problem.message } : { failed: String(problem) };
  } finally {
    await store.close();
  }
}

void applied(workerData as ApplyTask).then((outcome) => parentPort?.postMessage(outcome));
