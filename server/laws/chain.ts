import { z } from 'zod';
import { type Brought, type Correction, isNewerLaw, type LawEdition } from '../../src/reference';
import type { CorrectedRule } from '../../src/reference';
import type { LawState, StoredLaw } from '../store/laws';

/** A rule of law that a package brought or took away, as people know it. */
export interface NamedChange {
  readonly id: string;
  readonly title: string;
}

/** What a package changed, as it is stored beside the package. */
export interface StoredChanges {
  readonly added: readonly NamedChange[];
  readonly corrected: readonly (CorrectedRule & NamedChange)[];
  readonly removed: readonly NamedChange[];
}

export const changesOf = ({ changes }: Pick<StoredLaw, 'changes'>): StoredChanges =>
  JSON.parse(changes) as StoredChanges;

const Ids = z.array(z.string());

/** The ids of all keys that any package has retired. A key stays retired when its package is taken back. */
export const retiredKeys = (laws: readonly StoredLaw[]): ReadonlySet<string> =>
  new Set(laws.flatMap(({ retires }) => Ids.parse(JSON.parse(retires))));

/** The packages that lead to the law in use, newest first. */
export function chainOf({ version }: LawState, laws: readonly StoredLaw[]): readonly StoredLaw[] {
  const chain: StoredLaw[] = [];
  let at = version;
  while (at !== null) {
    const found = laws.find((law) => law.version === at);
    if (found === undefined || chain.includes(found)) break;
    chain.push(found);
    at = found.replaces;
  }
  return chain;
}

/** The package in use; undefined where it is the law of the release, also because that is newer. */
export function packageInUse(state: LawState, laws: readonly StoredLaw[], released: LawEdition): StoredLaw | undefined {
  const [newest] = chainOf(state, laws);
  return newest !== undefined && isNewerLaw(newest.version, released.version) ? newest : undefined;
}

/** An edition with what packages brought to this server. */
export function editionWith(
  edition: Pick<LawEdition, 'version' | 'made_on' | 'recorded'>,
  chain: readonly StoredLaw[],
): LawEdition {
  const brought = new Map<string, Brought>();
  const corrections: Correction[] = [];
  for (const law of [...chain].reverse()) {
    const { version, number, appliedAt: at } = law;
    const { added, corrected } = changesOf(law);
    for (const { id } of added) brought.set(id, { version, number, at });
    for (const rule of corrected) corrections.push({ ...rule, version, number, at });
  }
  return { version: edition.version, made_on: edition.made_on, recorded: edition.recorded, brought, corrections };
}
