import { LRUCache } from 'lru-cache';
import { engineLevel } from '../../src/engine';
import { isNewerLaw, type Reference } from '../../src/reference';
import type { LawPackages, StoredLaw } from '../store/laws';
import { chainOf, changesOf, editionWith, packageInUse, type StoredChanges } from './chain';
import { headOf, type LawHead } from './package';
import { readLaw, recordedIn } from './read-law';
import { LawRefused } from './refused';

/** A law that this service has or had. */
export interface KnownLaw {
  readonly version: string;
  readonly madeOn: string;
  /** When its package was applied, ISO 8601; null for the law of the release. */
  readonly appliedAt: string | null;
  readonly inUse: boolean;
  /** null for the law of the release. */
  readonly changes: StoredChanges | null;
}

/** The law that answers rest on. */
export interface Laws {
  /** The law known now: the same object until other law takes effect, so that results from it can be reused. */
  now(): Reference;
  /** The law of a version; undefined if this service never had it. The same object for the same version while in memory. */
  under(version: string): Reference | undefined;
  /** Every law that this service has or had, newest first. */
  versions(): readonly KnownLaw[];
}

/** Law that follows the packages of the store. */
export interface FollowedLaws extends Laws {
  /** Takes in the law that is in use now; true if it is another one. */
  refresh(): Promise<boolean>;
  close(): void;
}

const released = ({ edition }: Reference, inUse: boolean): KnownLaw => ({
  version: edition.version,
  madeOn: edition.made_on,
  appliedAt: null,
  inUse,
  changes: null,
});

/** Law that stays as it is. */
export const fixedLaw = (reference: Reference): Laws => ({
  now: () => reference,
  under: (version) => (version === reference.edition.version ? reference : undefined),
  versions: () => [released(reference, true)],
});

/** How often the number of the law in use is read, in milliseconds. */
const usualInterval = 1_000;

/** Earlier laws in memory at a time: a law takes some 10 MB. */
const mostEarlier = 4;

/** A package in memory, as it was applied. */
interface Held {
  readonly bytes: Uint8Array;
  readonly head: LawHead;
}

function held(bytes: Uint8Array): Held {
  const head = headOf(bytes, undefined);
  if (head.needs.engine > engineLevel)
    throw new LawRefused(
      `Law ${head.version} needs a newer version of the service: engine level ${head.needs.engine}, and this one has ${engineLevel}.`,
    );
  return { bytes, head };
}

/**
 * Law that follows the packages that any process applies to the store. Only a number is read until it changes.
 *
 * @param ofRelease the law of this release. It is used where no package is newer.
 * @param onProblem receives why a package is not taken in; the law then stays as it is
 */
export async function followLaws(
  ofRelease: Reference,
  store: Pick<LawPackages, 'lawState' | 'storedLaws' | 'lawPackage'>,
  onProblem: (problem: unknown) => void,
  interval = usualInterval,
): Promise<FollowedLaws> {
  let number = 0;
  let current = ofRelease;
  let stored: readonly StoredLaw[] = [];
  const packages = new Map<string, Held>();
  const earlier = new LRUCache<string, Reference>({ max: mostEarlier });

  /** Reads the packages that are not in memory. One that this version cannot use is left out. */
  async function hold(laws: readonly StoredLaw[]): Promise<void> {
    for (const { version } of laws) {
      const bytes = packages.has(version) ? undefined : await store.lawPackage(version);
      if (bytes === undefined) continue;
      try {
        packages.set(version, held(bytes));
      } catch (problem) {
        onProblem(problem);
      }
    }
  }

  const lawOf = ({ bytes, head }: Held, chain: readonly StoredLaw[]): Reference =>
    readLaw(bytes, head, editionWith({ ...head, recorded: recordedIn(bytes, head) }, chain));

  async function takeIn(): Promise<boolean> {
    const state = await store.lawState();
    if (state.number === number) return false;
    const laws = await store.storedLaws();
    await hold(laws);
    const chain = chainOf(state, laws);
    const inUse = packageInUse(state, laws, ofRelease.edition);
    const usable = inUse === undefined ? undefined : packages.get(inUse.version);
    // A package that this version cannot use was reported when it was read, and the law stays.
    if (inUse === undefined) current = { ...ofRelease, edition: editionWith(ofRelease.edition, chain) };
    else if (usable !== undefined) current = lawOf(usable, chain);
    [number, stored] = [state.number, laws];
    return true;
  }

  let latest: Promise<unknown> = Promise.resolve();
  function refresh(): Promise<boolean> {
    const refreshed = latest.then(takeIn);
    latest = refreshed.catch(() => undefined);
    return refreshed;
  }

  // A lost store is reported once, not at each check.
  let failing = false;
  const follow = (): void =>
    void refresh().then(
      () => (failing = false),
      (problem: unknown) => {
        if (!failing) onProblem(problem);
        failing = true;
      },
    );

  await refresh();
  const timer = setInterval(follow, interval);
  timer.unref();

  return {
    now: () => current,
    under(version) {
      if (version === current.edition.version) return current;
      if (version === ofRelease.edition.version) return ofRelease;
      const found = packages.get(version);
      if (found === undefined) return undefined;
      let law = earlier.get(version);
      if (law === undefined) earlier.set(version, (law = lawOf(found, [])));
      return law;
    },
    versions: () =>
      [
        released(ofRelease, current.edition.version === ofRelease.edition.version),
        ...stored.map((law) => ({
          version: law.version,
          madeOn: law.madeOn,
          appliedAt: law.appliedAt,
          inUse: current.edition.version === law.version,
          changes: changesOf(law),
        })),
      ].sort((a, b) => (isNewerLaw(a.version, b.version) ? -1 : 1)),
    refresh,
    close: () => clearInterval(timer),
  };
}
