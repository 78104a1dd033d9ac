import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeLawPackage } from '../../scripts/law/make';
import { applyPackage, lawInUse, revertPackage } from '../../server/laws/apply';
import { retiredKeys } from '../../server/laws/chain';
import { readSigningKey, trustedKeys } from '../../server/laws/keys';
import { releasedLaw } from '../../server/laws/released';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import builtIn from '../../src/reference/law-keys.json';
import { lawPackage } from '../support/law-package';
import { finished, removeDirectory, run, temporaryDirectory } from '../support/server-process';

jest.setTimeout(300_000);

const folder = temporaryDirectory();
const ofRelease = releasedLaw();
/** The list of the release, to which whoever keeps law adds a key. */
const listed: string[] = builtIn.keys;

let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir: join(folder, 'data') });
});
afterAll(async () => {
  listed.length = 0;
  await store.close();
  removeDirectory(folder);
});

/** A server of a release: it trusts what the release lists, and no setting names a further key. */
const apply = (bytes: Uint8Array) => applyPackage({ store, ofRelease, keys: [], actor: 'server' }, bytes, 'law.zip');
const inUse = async (): Promise<string> => (await lawInUse({ store, ofRelease })).current.edition.version;

/** Makes a key with the command, as its file and the public key that the command prints. */
async function newKey(name: string): Promise<{ readonly file: string; readonly publicKey: string }> {
  const file = join(folder, name);
  const { code, stdout } = await finished(run('scripts/law.ts', ['keys', 'new', file], {}));
  expect(code).toBe(0);
  return { file, publicKey: /^[A-Za-z0-9+/]{43}=$/m.exec(stdout)![0] };
}

test('the keys of this release can be read', () => {
  expect(trustedKeys([], new Set())).toHaveLength(listed.length);
});

test('whoever begins to keep law makes a key, lists it, and later changes it for another', async () => {
  const [first, second] = [await newKey('first.pem'), await newKey('second.pem')];
  // Only the owner can read a private key.
  if (process.platform !== 'win32') expect(statSync(first.file).mode & 0o077).toBe(0);
  const [firstKey, secondKey] = [first, second].map(({ file }) => readSigningKey(readFileSync(file, 'utf8'))) as [
    ReturnType<typeof readSigningKey>,
    ReturnType<typeof readSigningKey>,
  ];
  expect([firstKey.publicKey, secondKey.publicKey]).toEqual([first.publicKey, second.publicKey]);

  const making = {
    version: '2027.1.1',
    keyFile: first.file,
    retires: [],
    into: folder,
    madeOn: '2026-11-26',
    now: Date.now(),
  };
  const made = readFileSync(await makeLawPackage(making));
  await expect(apply(made)).rejects.toThrow('No key is trusted, so no package is.');
  listed.push(first.publicKey);
  await apply(made);
  expect(await inUse()).toBe('2027.1.1');

  // The next release lists both keys. The second one then retires the first.
  await expect(makeLawPackage({ ...making, version: '2027.1.2', retires: [firstKey.id] })).rejects.toThrow(
    'A package cannot retire the key that signs it.',
  );
  const retiring = lawPackage({ version: '2027.1.2', key: secondKey, retires: [firstKey.id] });
  await expect(apply(retiring)).rejects.toThrow('not by a trusted key');
  listed.push(second.publicKey);
  await apply(lawPackage({ version: '2027.1.2', key: firstKey }));
  const retiringNow = lawPackage({ version: '2027.1.3', key: secondKey, retires: [firstKey.id] });
  await apply(retiringNow);
  expect(trustedKeys([], retiredKeys(await store.storedLaws())).map(({ id }) => id)).toEqual([secondKey.id]);
  const byFirst = lawPackage({ version: '2027.1.4', key: firstKey });
  await expect(apply(byFirst)).rejects.toThrow('not by a trusted key');
  expect(await inUse()).toBe('2027.1.3');

  // A retired key stays retired when the package that retired it is taken back.
  await revertPackage({ store, ofRelease, keys: [], actor: 'administrator' });
  expect(await inUse()).toBe('2027.1.2');
  await expect(apply(byFirst)).rejects.toThrow('not by a trusted key');
  await apply(lawPackage({ version: '2027.1.4', key: secondKey }));
  expect(await inUse()).toBe('2027.1.4');
});
