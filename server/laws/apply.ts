import { say } from '../../src/language/say';
import { setImmediate as nextRound } from 'node:timers/promises';
import { correctionId, lawChanges, lawEntries } from '../../src/changes/law';
import { changeOf } from '../../src/changes/list';
import { isNewerLaw, type Reference } from '../../src/reference';
import { firstAccount } from '../store/accounts';
import type { AuditRecord } from '../store/audit';
import type { LawState, StoredLaw } from '../store/laws';
import { StoreUnavailable, type Store } from '../store/store';
import { chainOf, type NamedChange, packageInUse, retiredKeys, type StoredChanges } from './chain';
import { type CheckedPackage, checkPackage } from './check-package';
import { type FollowedLaws, followLaws } from './index';
import { trustedKeys } from './keys';
import { LawRefused } from './refused';

/** The parts of the store that law packages need. */
type LawStore = Pick<
  Store,
  'lawState' | 'storedLaws' | 'lawPackage' | 'applyLaw' | 'revertLaw' | 'addAuditRecord' | 'sharedTime'
>;

/** On whose behalf law is changed. */
export interface Applier {
  readonly store: LawStore;
  /** The law of this release. */
  readonly ofRelease: Reference;
  /** Public keys that are trusted beside those of the release. */
  readonly keys: readonly string[];
  /** Who does it, as the audit trail names them. */
  readonly actor: string;
}

/** What a package would change, and the law before and after. */
export interface Judged extends CheckedPackage {
  readonly before: Reference;
  readonly changes: StoredChanges;
  readonly state: LawState;
}

/** The law in use, and what is stored about packages. */
export interface LawInUse {
  readonly state: LawState;
  readonly laws: readonly StoredLaw[];
  readonly current: Reference;
}

/** Reads the law in use once. */
export async function lawInUse({ store, ofRelease }: Pick<Applier, 'store' | 'ofRelease'>): Promise<LawInUse> {
  let problem: unknown;
  const followed: FollowedLaws = await followLaws(ofRelease, store, (met) => (problem = met));
  followed.close();
  const [state, laws] = [await store.lawState(), await store.storedLaws()];
  const inUse = packageInUse(chainOf(state, laws), ofRelease.edition);
  if (inUse !== undefined && followed.now().edition.version !== inUse.version)
    throw problem instanceof Error ? problem : new LawRefused(`Law ${inUse.version} is in use and cannot be read.`);
  return { state, laws, current: followed.now() };
}

const titlesOf = (reference: Reference): ReadonlyMap<string, string> =>
  new Map(lawEntries(reference).map((entry) => [entry.id.replace(/\.ahead$/, ''), say(changeOf(entry, 0).title)]));

function changesBetween(before: Reference, after: Reference): StoredChanges {
  const { added, corrected, removed } = lawChanges(before, after);
  const { edition } = after;
  const { version, made_on: at } = edition;
  const corrections = corrected.map((rule) => ({ ...rule, version, at, number: 0 }));
  const [old, now] = [titlesOf(before), titlesOf({ ...after, edition: { ...edition, corrections } })];
  const named =
    (titles: ReadonlyMap<string, string>) =>
    (id: string): NamedChange => ({ id, title: titles.get(id) ?? id });
  return {
    added: added.map(named(now)),
    corrected: corrected.map((rule) => ({ ...rule, title: now.get(correctionId(rule.id, version)) ?? rule.id })),
    removed: removed.map(named(old)),
  };
}

/**
 * Checks a package against the law in use, and works out what it changes. Nothing is stored.
 *
 * @throws LawRefused
 */
export async function judgePackage(applier: Applier, bytes: Uint8Array): Promise<Judged> {
  const { state, laws, current } = await lawInUse(applier);
  const now = await applier.store.sharedTime();
  const keys = trustedKeys(applier.keys, retiredKeys(laws));
  const checked = await checkPackage(bytes, keys, current.edition.version, now, async () => {
    await nextRound();
  });
  return { ...checked, before: current, changes: changesBetween(current, checked.reference), state };
}

const raced =
  'Another process changed the law in use meanwhile, so nothing was done. Look at the law in use, and try again.';

const recordOf = (
  { actor }: Applier,
  action: AuditRecord['action'],
  at: string,
  subject: string,
  before: AuditRecord['before'],
  after: AuditRecord['after'],
): AuditRecord => ({ at, account: firstAccount, actor, action, subject, before, after });

/** A disk that is full, or a database that is gone, as a refusal. The law in use is as it was. */
async function stored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof StoreUnavailable)
      throw new LawRefused(`The package could not be stored, so the law in use stays: ${problem.message}`, {
        cause: problem,
      });
    throw problem;
  }
}

/**
 * Checks a package, stores it and puts it in use. The law in use changes in one step, or not at all. A refusal is
 * recorded in the audit trail.
 *
 * @param from where the package came from, for the audit trail
 * @throws LawRefused
 */
export async function applyPackage(applier: Applier, bytes: Uint8Array, from: string): Promise<Judged> {
  const { store } = applier;
  const at = new Date(await store.sharedTime()).toISOString();
  try {
    const judged = await judgePackage(applier, bytes);
    const { head, before, changes, state } = judged;
    const { version } = head;
    const earlier = await store.lawPackage(version);
    if (earlier !== undefined && Buffer.compare(earlier, bytes) !== 0)
      throw new LawRefused(
        `Another package of law ${version} was in use before. Answers that named it must stay what they were, so give this one a new version.`,
      );
    const isApplied = await stored(() =>
      store.applyLaw(
        {
          version,
          madeOn: head.made_on,
          replaces: state.version,
          appliedAt: at,
          changes: JSON.stringify(changes),
          retires: JSON.stringify(head.retires),
          bytes,
        },
        state.number,
        recordOf(applier, 'law.apply', at, version, { version: before.edition.version }, { version }),
      ),
    );
    if (!isApplied) throw new LawRefused(raced);
    return judged;
  } catch (problem) {
    if (problem instanceof LawRefused)
      // The refusal matters more than its record, which a store that is full cannot take.
      await store
        .addAuditRecord(recordOf(applier, 'law.refuse', at, from, null, { because: problem.message }))
        .catch(() => undefined);
    throw problem;
  }
}

/**
 * Puts the law in use that the newest package replaced.
 *
 * @returns the versions before and after
 * @throws LawRefused where the law of the release is in use
 */
export async function revertPackage(applier: Applier): Promise<{ readonly before: string; readonly after: string }> {
  const { store, ofRelease } = applier;
  const [state, laws] = [await store.lawState(), await store.storedLaws()];
  const chain = chainOf(state, laws);
  const inUse = packageInUse(chain, ofRelease.edition);
  if (inUse === undefined)
    throw new LawRefused(
      `The law of this release, ${ofRelease.edition.version}, is in use. There is nothing to take back.`,
    );
  const [, earlier] = chain;
  const after =
    earlier !== undefined && isNewerLaw(earlier.version, ofRelease.edition.version)
      ? earlier.version
      : ofRelease.edition.version;
  const at = new Date(await store.sharedTime()).toISOString();
  const isReverted = await stored(() =>
    store.revertLaw(
      earlier?.version ?? null,
      state.number,
      recordOf(applier, 'law.revert', at, inUse.version, { version: inUse.version }, { version: after }),
    ),
  );
  if (!isReverted) throw new LawRefused(raced);
  return { before: inUse.version, after };
}
