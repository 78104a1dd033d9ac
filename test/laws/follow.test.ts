import { followLaws } from '../../server/laws';
import type { LawPackages, NewLaw } from '../../server/store/laws';
import { createReference, releasedEdition } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { lawPackage } from '../support/law-package';

const ofRelease = createReference(countryFiles);

type Stored = Pick<NewLaw, 'version' | 'replaces' | 'bytes'>;

/** A store in which packages were applied one after the other. */
const storeWith = (...applied: readonly Stored[]): Pick<LawPackages, 'lawState' | 'storedLaws' | 'lawPackage'> => ({
  lawState: () => Promise.resolve({ number: applied.length, version: applied.at(-1)?.version ?? null }),
  storedLaws: () =>
    Promise.resolve(
      applied.map(({ version, replaces }, i) => ({
        ...{ version, replaces, number: i + 1, madeOn: '2026-11-26', appliedAt: '2026-12-02T00:00:00.000Z' },
        changes: JSON.stringify({ added: [], corrected: [], removed: [] }),
        retires: '[]',
      })),
    ),
  lawPackage: (version) => Promise.resolve(applied.find((one) => one.version === version)?.bytes),
});

async function versionIn(...applied: readonly Stored[]): Promise<readonly [string, readonly string[]]> {
  const problems: string[] = [];
  const laws = await followLaws(ofRelease, storeWith(...applied), (problem) => problems.push(String(problem)));
  laws.close();
  return [laws.now().edition.version, problems];
}

const stored = (version: string, replaces: string | null, engine = 1): Stored => ({
  version,
  replaces,
  bytes: lawPackage({ version, engine }),
});

test('without a package the law of the release is in use, and also where that is newer', async () => {
  expect(await versionIn()).toEqual([releasedEdition.version, []]);
  expect(await versionIn(stored('2026.1.1', null))).toEqual([releasedEdition.version, []]);
});

test('a package that needs a newer engine is reported, and the one before it is used', async () => {
  const [before, newest] = [stored('2027.1.1', null), stored('2027.2.1', '2027.1.1', 99)];
  expect(await versionIn(before, newest)).toEqual(['2027.1.1', [expect.stringMatching(/engine level 99/)]]);
  expect(await versionIn({ ...newest, replaces: null })).toEqual([releasedEdition.version, [expect.anything()]]);
});

test('a package that is damaged in the store is reported, and the one before it is used', async () => {
  const damaged = { ...stored('2027.2.1', '2027.1.1'), bytes: new Uint8Array(10) };
  expect(await versionIn(stored('2027.1.1', null), damaged)).toEqual([
    '2027.1.1',
    [expect.stringMatching(/cut short/)],
  ]);
});

test('earlier laws stay there by their version', async () => {
  const applied = [stored('2027.1.1', null), stored('2027.2.1', '2027.1.1')];
  const laws = await followLaws(ofRelease, storeWith(...applied), () => undefined);
  laws.close();
  expect(laws.versions().map(({ version, inUse }) => [version, inUse])).toEqual([
    ['2027.2.1', true],
    ['2027.1.1', false],
    [releasedEdition.version, false],
  ]);
  expect(laws.under('2027.1.1')?.edition.version).toBe('2027.1.1');
  expect(laws.under('2027.1.1')).toBe(laws.under('2027.1.1'));
  expect(laws.under(releasedEdition.version)).toBe(ofRelease);
  expect(laws.under('2027.2.1')).toBe(laws.now());
  expect(laws.under('2027.3.1')).toBeUndefined();
});
