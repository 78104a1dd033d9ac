import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openStore } from '../../server/store/open';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { citedPages } from '../../src/watch/cited-pages';
import { random } from '../support/random';
import { finished, removeDirectory, run, temporaryDirectory } from '../support/server-process';
import { marksOf, scaleForms, singleForms, styles, unmarked } from './printed';

jest.setTimeout(120_000);

const today = new Date().toISOString().slice(0, 10);
const page = citedPages(createReference(countryFiles).countries.values(), today).find(
  ({ citations }) =>
    citations.length === 1 &&
    citations[0]!.country === 'KE' &&
    citations[0]!.figures.some(({ id }) => id.includes('vat.standard')),
)!;
const [{ id, figures }] = page.citations as [(typeof page.citations)[0]];

/** The page as a person saves it. Its figures are marked. */
const pick = <One>(list: readonly One[]): One => list[Math.floor(next() * list.length)]!;
const next = random(7);
const marked = `<!doctype html><html><head><title>Kenya</title></head><body><h1>Kenya</h1>
${figures.map(({ looksFor }) => (looksFor.kind === 'scale' ? scaleForms[0]!(looksFor, styles[0]!) : '')).join('')}
${singleForms[0]!(
  figures.flatMap(({ looksFor }) => (looksFor.kind === 'scale' ? [] : [looksFor])),
  styles[0]!,
  pick,
)}</body></html>`;
const vatRate = marksOf(marked).find(({ text }) => text === '16%')!;
const changed = marked.slice(0, vatRate.start) + '18%' + marked.slice(vatRate.end);

const folder = temporaryDirectory();
const dataDir = temporaryDirectory();
afterAll(() => [folder, dataDir].forEach(removeDirectory));

const savedOn = new Date(Date.now() - 3 * 86_400_000);
function save(name: string, html: string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
  utimesSync(path, savedOn, savedOn);
}
const watch = (...args: string[]) => finished(run('scripts/law.ts', ['watch', ...args], { SVC_DATA_DIR: dataDir }));

test('a saved page is compared without a store', async () => {
  save(`KE/${id}.html`, unmarked(marked));
  const { stdout, code } = await watch('--offline', folder, '--country', 'ke');
  expect(stdout).toContain(`same        ${page.url}`);
  expect(stdout).toContain('1 page read: 1 same.');
  expect(code).toBe(0);
});

test('a saved page that differs is named with its figure, and stored with the day of the copy', async () => {
  await (await openStore({ dataDir })).close();
  removeDirectory(join(folder, 'KE'));
  save('saved.html', `<!-- saved from url=(0000)${page.url} -->\n${unmarked(changed)}`);
  const { stdout, code } = await watch('--offline', folder);
  expect(stdout).toContain(`DIFFERS     ${page.url}`);
  expect(stdout).toContain('not found: KE vat.standard = 16 %');
  expect(code).toBe(1);
  const store = await openStore({ dataDir });
  const [stored] = await store.lawPages();
  expect(stored).toMatchObject({ url: page.url, outcome: 'differs', comparedAt: savedOn.toISOString() });
  expect(stored!.missing[0]!.page).toContain('18%');
  await store.close();
});

test('a folder without a cited page, and an unknown country, are refused with a sentence', async () => {
  const empty = await watch('--offline', dataDir);
  expect([empty.code, empty.stderr]).toEqual([1, expect.stringContaining('has no page that the law cites')]);
  const unknown = await watch('--country', 'XX');
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('is not one of the 54 countries')]);
});
