import type { LawPage } from '../../../server/store/law-readings';
import type { Opened } from './opened';

const url = 'https://tax.example/paye';
const page = (at: string, change: Partial<LawPage> = {}): LawPage => ({
  url,
  at,
  outcome: 'same',
  why: null,
  textHash: 'one',
  found: ['KE income.bands: 10 %'],
  missing: [],
  since: at,
  comparedAt: at,
  lawHash: 'law',
  lost: [],
  etag: '"1"',
  lastModified: null,
  settled: null,
  ...change,
});
const missing = { id: 'KE income.bands: 10 %', about: 'Income tax, scale', law: '10 %', page: '12 %' };
const differs = (at: string): LawPage =>
  page(at, { outcome: 'differs', textHash: 'two', found: [], missing: [missing] });
const settled = {
  at: '2026-11-25T08:00:00.000Z',
  by: 'amina@example.com',
  reason: 'A proposal.',
  figures: [missing.id],
};
const record = {
  at: settled.at,
  account: 'first',
  actor: settled.by,
  action: 'law.settle',
  subject: url,
  before: null,
  after: { reason: settled.reason },
} as const;

export function lawReadingsConform(opened: () => Opened): void {
  test('the last reading of a page is kept, and the history has each change', async () => {
    const { store, openAnother } = opened();
    const readings = [
      page('2026-11-03T02:00:00.000Z'),
      page('2026-11-10T02:00:00.000Z'),
      differs('2026-11-17T02:00:00.000Z'),
    ];
    const versions = [await store.lawReadingsVersion()];
    for (const reading of readings) {
      await store.recordLawPage(reading);
      versions.push(await store.lawReadingsVersion());
    }
    expect(new Set(versions).size).toBe(4);
    expect(await (await openAnother()).lawPages()).toEqual([readings[2]]);
    expect((await store.lawReadingsOf(url, 10)).map(({ at, outcome }) => [at, outcome])).toEqual([
      ['2026-11-17T02:00:00.000Z', 'differs'],
      ['2026-11-03T02:00:00.000Z', 'same'],
    ]);
  });

  test('what a person settled stays while the page lacks no more, and is in the audit trail', async () => {
    const { store } = opened();
    await store.recordLawPage(page('2026-11-10T02:00:00.000Z'));
    expect(await store.settleLawPage(url, settled, record)).toBe(false);
    expect(await store.auditTrail({ subject: url }, 5)).toEqual([]);
    await store.recordLawPage(differs('2026-11-17T02:00:00.000Z'));
    expect(await store.settleLawPage(url, settled, record)).toBe(true);
    expect((await store.auditTrail({ subject: url }, 5)).map(({ actor, action }) => [actor, action])).toEqual([
      ['amina@example.com', 'law.settle'],
    ]);
    await store.recordLawPage(differs('2026-11-26T02:00:00.000Z'));
    expect((await store.lawPages())[0]!.settled).toEqual(settled);
    const more = { ...missing, id: 'KE income.personal-relief: 2,400' };
    await store.recordLawPage({ ...differs('2026-12-03T02:00:00.000Z'), missing: [missing, more] });
    expect((await store.lawPages())[0]!.settled).toBeNull();
  });
}
