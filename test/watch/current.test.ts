import type { LawPage } from '../../server/store/law-readings';
import { lawWithReadings } from '../../server/watch/follow';
import { calculateVat, calculateTax } from '../../src/engine';
import type { Context } from '../../src/engine';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { pagesOf, readingOf, recordReadings, unchangedPages as read } from '../support/readings';
import { removeDirectory, startServer } from '../support/server-process';
import { until } from '../support/until';

jest.setTimeout(180_000);

const today = '2026-11-26';
const law = createReference(countryFiles);
const context = { today, exchangeRate: () => undefined } as unknown as Context;

async function vatUnder(readings: readonly LawPage[], country = 'KE') {
  const answer = calculateVat(
    await lawWithReadings(law, readings, today),
    { country, amount: 100, mode: 'add', rate_type: 'standard' } as never,
    context,
  );
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value.meta;
}

/** The VAT pages of Kenya: one for the rate and the threshold. */
const lacking = (readings: readonly LawPage[], lost: boolean): LawPage[] =>
  readings.map((page) => {
    const [vat, other] = [
      page.found.filter((id) => id.startsWith('KE vat.standard')),
      page.found.filter((id) => !id.startsWith('KE vat.standard')),
    ];
    if (vat.length === 0) return page;
    const missing = vat.map((id) => ({ id, about: 'VAT, standard rate', law: '16 %', page: 'The VAT rate is 18 %.' }));
    return { ...page, outcome: 'differs', found: other, missing, lost: lost ? vat : [] };
  });

test('without readings, the law is as old as its files say', async () => {
  const meta = await vatUnder([]);
  expect(meta.data_status).not.toBe('current');
  expect(meta.confirmed_by).toBeUndefined();
});

test('a fact whose pages still state it is confirmed on the day on which they were read', async () => {
  const meta = await vatUnder(read('KE', '2026-11-24T03:00:00.000Z'));
  expect(meta).toMatchObject({
    data_status: 'current',
    confirmed_by: 're-read',
    confirmed_on: '2026-11-24',
    confirmed_publishers: [expect.any(String)],
    as_of: '2026-11-24',
  });
  expect(JSON.stringify(meta.notices)).toContain('law_read_again');
});

test('after 30 days the confirmation is due for a check again', async () => {
  expect(await vatUnder(read('KE', '2026-10-27T03:00:00.000Z'))).toMatchObject({ data_status: 'current' });
  expect(await vatUnder(read('KE', '2026-10-26T03:00:00.000Z'))).toMatchObject({ data_status: 'due' });
});

test('a page that no longer states a figure makes its facts due at once, and a person can settle it', async () => {
  const before = await vatUnder(lacking(read('KE', '2026-11-24T03:00:00.000Z'), true));
  expect(before.data_status).toBe('due');
  expect(JSON.stringify(before.notices)).toContain('law_source_differs');
  const settled = lacking(read('KE', '2026-11-24T03:00:00.000Z'), true).map((page) => ({
    ...page,
    settled: { at: '2026-11-25T09:00:00.000Z', by: 'amina@example.com', reason: 'A proposal.', figures: page.lost },
  }));
  const after = await vatUnder(settled);
  expect([after.data_status, JSON.stringify(after.notices).includes('law_source_differs')]).toEqual(['current', false]);
});

test('a payslip is current only where every page of its facts was read', async () => {
  const payslip = async (readings: readonly LawPage[]) => {
    const reference = await lawWithReadings(law, readings, today);
    const answer = calculateTax(
      reference,
      {
        country: 'RW',
        amount: 500_000,
        type: 'income',
        period: 'monthly',
        mode: 'gross_to_net',
        include_pension: true,
      } as never,
      context,
    );
    if (!answer.ok) throw new Error(answer.failure.code);
    return answer.value.meta;
  };
  const all = read('RW', '2026-11-24T03:00:00.000Z');
  expect(await payslip(all)).toMatchObject({ data_status: 'current', confirmed_by: 're-read' });
  const scale = all.findIndex(({ found }) => found.some((id) => id.startsWith('RW income.bands')));
  const others = all.filter(({ found }) => !found.some((id) => id.startsWith('RW income.bands')));
  expect(scale).toBeGreaterThanOrEqual(0);
  expect((await payslip(others)).confirmed_by).toBeUndefined();
});

test('readings say nothing of law that has ended or had not begun', async () => {
  const reference = await lawWithReadings(law, read('KE', '2026-11-24T03:00:00.000Z'), today);
  const answer = calculateTax(
    reference,
    {
      country: 'KE',
      amount: 50_000,
      type: 'income',
      period: 'monthly',
      mode: 'gross_to_net',
      include_pension: true,
      pay_date: '2024-06-15',
    } as never,
    context,
  );
  if (answer.ok) expect(answer.value.meta.confirmed_by).toBeUndefined();
});

test('a server takes in within seconds what any process reads', async () => {
  const server = await startServer({ SVC_LOG_LEVEL: 'warn' });
  try {
    const vat = async () =>
      (await (
        await fetch(`${server.url}/api/vat`, {
          method: 'POST',
          headers: { 'x-api-key': server.key, 'content-type': 'application/json' },
          body: JSON.stringify({ country: 'KE', amount: 100, mode: 'add' }),
        })
      ).json()) as { meta: { data_status: string; confirmed_by?: string; notices: string[] } };
    expect((await vat()).meta.data_status).not.toBe('current');
    const changes = async (query: string) =>
      (
        (await (
          await fetch(`${server.url}/api/v1/changes${query}`, { headers: { 'x-api-key': server.key } })
        ).json()) as {
          data: { changes: { kind: string; title: string; differences: object[]; source: { url: string } }[] };
        }
      ).data.changes;
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await recordReadings(server.dataDir, read('KE', yesterday));
    await until(async () => (await vat()).meta.data_status === 'current');
    const { meta } = await vat();
    expect(meta.confirmed_by).toBe('re-read');
    expect(meta.notices.join(' ')).toMatch(new RegExp(`read again on ${yesterday.slice(0, 10)} at .+, unchanged`));
    expect(await changes('?kind=source')).toEqual([]);
    const status = await (await fetch(`${server.url}/status`)).text();
    expect(status).toMatch(/The law cites \d+ pages that programs can read\. \d+ still state it, 0 differ/);
    // Of 54 countries, one was read again.
    expect(status.replace(/\s+/g, ' ')).toMatch(/VAT<\/th> <td class="number">1<\/td><td class="number">1<\/td>/);

    // The same pages today: the one with the rate of VAT has another one.
    const now = new Date().toISOString();
    const changed = lacking(
      pagesOf('KE', now.slice(0, 10)).map((page) => readingOf(page, now)),
      true,
    ).filter(({ outcome }) => outcome === 'differs');
    await recordReadings(server.dataDir, changed);
    await until(async () => (await vat()).meta.data_status === 'due');
    expect((await vat()).meta.notices.join(' ')).toContain('no longer states them as recorded');
    const told = await changes('?kind=source&country=KE');
    expect(told.map(({ kind, source }) => [kind, source.url])).toEqual(changed.map(({ url }) => ['source', url]));
    expect(told[0]!.title).toMatch(/^Kenya: .+ no longer states a figure of the law as recorded\.$/);
    expect(told[0]!.differences).toEqual([
      { what: 'VAT, standard rate', before: '16 %', after: 'The VAT rate is 18 %.' },
    ]);
    expect((await changes('')).filter(({ kind }) => kind === 'source')).toEqual([]);
  } finally {
    await server.stop();
    removeDirectory(server.dataDir);
  }
});
