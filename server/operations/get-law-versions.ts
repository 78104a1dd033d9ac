import { done } from '../../src/contract/error';
import { metaOf } from '../../src/truth/evidence';
import type { MakeHandler } from './operation';

/** Changes as the list has them. Corrections are stored with more. */
const named = (changes: readonly { readonly id: string; readonly title: string }[] = []) =>
  changes.map(({ id, title }) => ({ id, title }));

export const handler: MakeHandler<'getLawVersions'> = ({ laws }) => ({
  answer() {
    const versions = laws.versions().map(({ version, madeOn, appliedAt, inUse, changes }) => ({
      version,
      made_on: madeOn,
      in_use: inUse,
      origin: appliedAt === null ? ('release' as const) : ('package' as const),
      applied_at: appliedAt,
      added: named(changes?.added),
      corrected: named(changes?.corrected),
      removed: named(changes?.removed),
    }));
    return done({ data: { versions, count: versions.length }, meta: metaOf([], []) });
  },
  table: ({ versions }) =>
    versions.map(({ added, corrected, removed, ...row }) => ({
      ...row,
      added: added.map(({ title }) => title).join(' | '),
      corrected: corrected.map(({ title }) => title).join(' | '),
      removed: removed.map(({ title }) => title).join(' | '),
    })),
});
