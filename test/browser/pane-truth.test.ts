import '../support/pane-in-english';
import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import type { CentralBankResult, TaxRatesRow } from '../../src/contract';
import { dayInWords } from '../../ui/words/dates';
import { service } from '../support/service';
import { closePane, openPane } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(120_000);

const lawBadges: Readonly<Record<string, string | undefined>> = {
  due: 'Due for a check',
  stale: 'Not confirmed for this tax year',
};
const marketMarks: Readonly<Record<string, string | undefined>> = { due: 'Due for a check', stale: 'Out of date' };

const certainties: Readonly<Record<string, string>> = {
  high: 'Well established',
  medium: 'Fairly certain',
  low: 'Uncertain',
};

/** The value that most rows have, which a view says once. */
function usualOf<Value>(values: readonly Value[]): NonNullable<Value> | undefined {
  const counts = new Map<NonNullable<Value>, number>();
  for (const value of values) if (value != null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The mark of a row: none where it is that of most rows. */
const markOf = (
  status: string | null | undefined,
  usual: string | undefined,
  marks: Readonly<Record<string, string | undefined>>,
): string | undefined => (status == null || status === usual ? undefined : (marks[status] ?? 'Up to date'));

const official = ['law', 'authority', 'adviser'];

describe.each(['KE', 'ER', 'GH', 'CI', 'SS'])('the law of %s', (country) => {
  test('says the grade of most parts once; a part says its own where it differs', async () => {
    const { body } = await service.get(`/api/v1/tax/law?country=${country}`);
    interface Part {
      readonly data_status: string;
      readonly confidence: string;
      readonly sources: readonly { readonly kind: string }[];
    }
    const law = body.data as unknown as Readonly<Record<string, Part | undefined>>;
    const parts = [
      { part: law['income_tax'], name: /^Income tax/ },
      { part: law['corporate_tax'], name: /^Corporate tax/ },
      { part: law['withholding_tax'], name: /^Withholding tax/ },
      { part: law['capital_gains_tax'], name: /^Capital gains/ },
      { part: law['vat'], name: undefined },
    ];
    const usual = usualOf(parts.map(({ part }) => part?.data_status));
    const certainty = usualOf(parts.map(({ part }) => part?.confidence));
    const { page } = await openPane(browser, { stored: { country } });
    const line = page.getByText(new RegExp(`^${certainties[certainty!]}\\. A part says where it differs\\.$`));
    await line.waitFor();
    const inLine = (await line.locator('..').textContent())!;
    for (const badge of Object.values(lawBadges))
      expect([badge, inLine.includes(badge!)]).toEqual([badge, badge === lawBadges[usual!]]);
    for (const { part, name } of parts) {
      if (part === undefined || name === undefined) continue;
      const heading = page.getByRole('button', { name }).first();
      const mark = markOf(part.data_status, usual, lawBadges);
      for (const badge of [...Object.values(lawBadges), 'Up to date'])
        expect([badge, await heading.getByText(badge!).count()]).toEqual([badge, badge === mark ? 1 : 0]);
      if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
      const foot = page
        .locator('.fui-AccordionItem')
        .filter({ has: page.getByRole('button', { name }) })
        .getByText(/Last confirmed on/)
        .first();
      const said = (await foot.textContent())!;
      expect([String(name), said.includes(certainties[part.confidence]!)]).toEqual([
        String(name),
        part.confidence !== certainty,
      ]);
      if (said.includes('Well established'))
        expect(part.sources.some(({ kind }) => official.includes(kind))).toBe(true);
    }
    await closePane(page);
  });
});

test('sources state their kind, official ones first', async () => {
  const kinds = ['Law', 'Authority', 'Adviser', 'Press', 'Data compiler', 'Code'];
  const { page } = await openPane(browser, { stored: { country: 'KE', view: 'pay' } });
  await page.getByRole('button', { name: /Show \d+ sources/ }).click();
  const shown = (await page.locator('ol li strong').allTextContents()).map((text) =>
    kinds.indexOf(text.replace(':', '')),
  );
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  await closePane(page);
});

test('a comparison states age and confidence of another law where they are not those of the payslip', async () => {
  const { page } = await openPane(browser, { stored: { country: 'KE', view: 'pay' } });
  await page.getByRole('button', { name: 'Compare with another country or year' }).click();
  await page.getByRole('combobox', { name: 'Add a country' }).click();
  await page.getByRole('combobox', { name: 'Add a country' }).fill('Eritrea');
  await page.getByRole('option', { name: /Eritrea/ }).click();
  const other = page.getByRole('region', { name: /^Eritrea/ });
  await other.waitFor();
  const { body } = await service.post('/api/v1/tax/paye', { country: 'ER', amount: 10_000 });
  const { body: own } = await service.post('/api/v1/tax/paye', { country: 'KE', amount: 50_000 });
  const badge = markOf(body.meta.data_status, own.meta.data_status, lawBadges);
  if (badge !== undefined) await other.getByText(badge, { exact: true }).waitFor();
  expect((await other.textContent())!.includes(certainties[body.meta.confidence!]!)).toBe(
    body.meta.confidence !== own.meta.confidence,
  );
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});

const rowsOf = async (path: string) =>
  (
    (await service.get(path)).body.data as unknown as {
      countries: {
        country_name: string;
        policy_rate?: number;
        petrol?: number;
        data_status?: string;
        confidence?: string;
        figures?: CentralBankResult['figures'];
      }[];
    }
  ).countries;

async function marked(
  page: Page,
  table: string,
  rows: Awaited<ReturnType<typeof rowsOf>>,
  all: Awaited<ReturnType<typeof rowsOf>>,
): Promise<void> {
  const usual = usualOf(all.map(({ data_status }) => data_status));
  const certainty = usualOf(all.map(({ confidence }) => confidence));
  await page.getByRole('table', { name: table }).waitFor();
  for (const { country_name, data_status, confidence } of rows) {
    const text = (await page
      .getByRole('table', { name: table })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: country_name }) })
      .first()
      .textContent())!;
    for (const mark of [...Object.values(marketMarks), 'Up to date'])
      expect([country_name, mark, text.includes(mark!)]).toEqual([
        country_name,
        mark,
        mark === markOf(data_status, usual, marketMarks),
      ]);
    expect([country_name, text.includes('Uncertain')]).toEqual([
      country_name,
      confidence === 'low' && certainty !== 'low',
    ]);
  }
}

test('lists of fuel prices and central banks mark each row that is not as most are', async () => {
  const { page } = await openPane(browser, { stored: { view: 'fuel' } });
  const prices = await rowsOf('/api/fuel');
  await marked(
    page,
    'Fuel prices by country',
    prices.filter(({ petrol }) => petrol !== undefined).slice(0, 12),
    prices,
  );
  await page.getByRole('tab', { name: 'Banks' }).click();
  // The table shows the policy rate, with its own grade and not that of older figures of the country.
  const rates = (await rowsOf('/api/rates')).flatMap(({ country_name, figures }) =>
    figures?.policy_rate === undefined ? [] : [{ country_name, ...figures.policy_rate }],
  );
  await marked(page, 'Central bank figures', rates.slice(0, 12), rates);
  await closePane(page);
});

/** The text of each cell of a row. */
const cellsOf = (page: Page, table: string, name: string): Promise<string[]> =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell')
    .allTextContents();

test('the VAT table shows when each law was confirmed, and its grade where it is not that of most', async () => {
  const { page } = await openPane(browser, { stored: { view: 'vat' } });
  await page.getByRole('table', { name: 'VAT and top rate of income tax by country' }).waitFor();
  const { countries } = (await service.get('/api/v1/tax/rates')).body.data as unknown as { countries: TaxRatesRow[] };
  const usual = usualOf(countries.flatMap(({ vat_status, paye_status }) => [vat_status, paye_status]));
  for (const row of countries.slice(0, 12)) {
    const cells = await cellsOf(page, 'VAT and top rate of income tax by country', row.country_name);
    for (const [at, [rate, confirmed, status]] of (
      [
        [row.vat_rate, row.vat_last_confirmed, row.vat_status],
        [row.paye_top_rate, row.paye_last_confirmed, row.paye_status],
      ] as const
    ).entries()) {
      if (rate === null) continue;
      if (confirmed !== null) expect(cells[at]).toContain(dayInWords(confirmed));
      for (const badge of [...Object.values(lawBadges), 'Up to date'])
        expect([row.country_name, badge, cells[at]!.includes(badge!)]).toEqual([
          row.country_name,
          badge,
          badge === markOf(status, usual, lawBadges),
        ]);
    }
  }
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});

test('the table of exchange rates shows the date of each rate, and its grade where it is not that of most', async () => {
  const { page } = await openPane(browser, { stored: { view: 'exchange', 'fx-from': 'USD', 'fx-to': 'KES' } });
  await page.getByRole('table', { name: 'One USD in other currencies' }).waitFor();
  const { rates } = (await service.get('/api/v1/fx/rates?base=USD')).body.data as unknown as {
    rates: { name: string; currency: string; date: string | null; data_status: string }[];
  };
  const usual = usualOf(rates.map(({ data_status }) => data_status));
  const line = page.getByText(/^Unless a row says otherwise:/);
  if (marketMarks[usual!] !== undefined) await line.getByText(marketMarks[usual!]!).waitFor();
  for (const { name, currency, date, data_status } of rates.slice(0, 12)) {
    const [text] = await cellsOf(page, 'One USD in other currencies', `${name} ${currency}`);
    expect(text).toContain(date === null ? 'Fixed parity' : dayInWords(date));
    for (const mark of [...Object.values(marketMarks), 'Up to date'])
      expect([name, mark, text!.includes(mark!)]).toEqual([
        name,
        mark,
        mark === markOf(data_status, usual, marketMarks),
      ]);
  }
  await closePane(page);
});

// CBK: policy rate of 7 October 2026, 91-day bill of the auction of 28 September, growth for the third quarter of 2025. Ghana's
// growth covers three quarters.
test('each central bank figure has its own date', async () => {
  const { page } = await openPane(browser, { width: 1280, stored: { view: 'banks' } });
  const table = page.getByRole('table', { name: 'Central bank figures' });
  await table.waitFor();
  const cells = async (country: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: country }) })
      .getByRole('cell')
      .allTextContents();
  const [policy, inflation, bill, , , growth] = await cells('Kenya');
  expect([policy, inflation, bill, growth]).toEqual([
    expect.stringContaining('7 Oct 2026'),
    expect.stringContaining('Jul 2026'),
    expect.stringContaining('28 Sep 2026'),
    expect.stringContaining('Q3 2025'),
  ]);
  expect((await cells('Ghana')).at(5)).toContain('Q1–Q3 2025');
  expect((await cells('Ethiopia')).at(5)).toContain('2024');
  expect(await violations(page)).toEqual([]);
  await closePane(page);
  const { page: narrow } = await openPane(browser, { stored: { view: 'banks', 'bank-indicator': 'tbill_91' } });
  expect(
    await narrow
      .getByRole('row')
      .filter({ has: narrow.getByRole('rowheader', { name: 'Kenya' }) })
      .textContent(),
  ).toContain('28 Sep 2026');
  await closePane(narrow);
});

test('Zimbabwe shows the scale of each pay currency', async () => {
  const { page } = await openPane(browser, { stored: { country: 'ZW' } });
  for (const currency of ['ZWG', 'USD']) {
    const { body } = await service.get(`/api/v1/tax/law?country=ZW&currency=${currency}`);
    const { income_tax: law } = body.data as unknown as { income_tax: { tables: { brackets: unknown[] }[] } };
    const table = page.getByRole('table', { name: `Income tax brackets, pay in ${currency}` });
    await table.waitFor();
    expect(await table.getByRole('row').count()).toBe(1 + law.tables[0]!.brackets.length);
  }
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});

// The Comorian franc: 491.96775 to the euro.
test('a fixed parity has all its digits, no spread, no history and no missing date', async () => {
  const { page } = await openPane(browser, { stored: { view: 'exchange', 'fx-from': 'EUR', 'fx-to': 'KMF' } });
  await page.getByRole('heading', { name: 'At the fixed parity' }).waitFor();
  await page.getByText('1 EUR = 491.96775 KMF').waitFor();
  // 1 January 1999: the euro replaced the French franc, to which the Comorian franc was pegged at 75.
  await page.getByText(/Fixed parity since 1 Jan 1999/).waitFor();
  expect(await page.getByText(/Undated/).count()).toBe(0);
  expect(await page.getByRole('columnheader', { name: 'Bid' }).count()).toBe(0);
  expect(await page.getByRole('figure').count()).toBe(0);
  await closePane(page);
});
