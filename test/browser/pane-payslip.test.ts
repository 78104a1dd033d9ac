import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { service } from '../support/service';
import { closePane, eventually, openPane, payFields } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(180_000);

const openPay = (country: string, fields: object = {}) =>
  openPane(browser, {
    still: true,
    stored: { country, view: 'pay', pay: payFields({ text: '300,000', ...fields }) },
  });

const payslip = (page: Page) => page.getByRole('table', { name: 'Payslip' });

test('the accident rate of the employer is asked, kept, and stands on its line', async () => {
  const { page } = await openPay('CI');
  // 2 % of the ceiling of 70,000, which the law charges unless the rate of the employer is stated.
  await payslip(page)
    .getByRole('row', { name: /^Accidents du travail \(2 %\) 1,400/ })
    .waitFor();
  await page.getByText(/the lowest rate, 2 %, was used\. The law has 2 to 5 %/).waitFor();
  await page.getByRole('button', { name: /^Employee details/ }).click();
  const employer = page.getByRole('region', { name: 'Employer', exact: true });
  await employer.getByText('2 to 5 %, depending on the activity').waitFor();
  await employer.getByLabel('Accident rate of the employer').fill('3');
  await payslip(page)
    .getByRole('row', { name: /^Accidents du travail \(3 %\) 2,100/ })
    .waitFor();
  expect(await page.getByText(/the lowest rate/).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'VAT' }).click();
  await page.getByRole('tab', { name: 'Pay', exact: true }).click();
  await payslip(page)
    .getByRole('row', { name: /^Accidents du travail \(3 %\)/ })
    .waitFor();
  await closePane(page);
});

// Senegal charges 1, 3 or 5 %: 1 is 1 % and no share of a whole.
test('a rate of 1 is 1 % where no law has 100 %', async () => {
  const { page } = await openPay('SN');
  await page.getByRole('button', { name: /^Employee details/ }).click();
  const request = page.waitForRequest((sent) => (sent.postData() ?? '').includes('"accident_rate":1'));
  await page.getByLabel('Accident rate of the employer').fill('1');
  await request;
  await closePane(page);
});

test('income tax opens the slices of income with the tax on each', async () => {
  const { page } = await openPay('KE', { text: '85,000' });
  const line = payslip(page).getByRole('button', { name: 'Income tax' });
  await line.press('Enter');
  const slices = page.getByRole('table', { name: 'Slices of income and the tax on each' });
  // 10 % of the first 24,000 a month, 25 % of the next 8,333.
  await slices.getByRole('row', { name: /^0 24,000 10 % 2,400\.00$/ }).waitFor();
  await slices.getByRole('row', { name: /^24,000 32,333 25 % 2,083\.25$/ }).waitFor();
  expect(await slices.getByRole('row').count()).toBe(1 + 3);
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});

test('the first note stands below the payslip, the others on request', async () => {
  const { page } = await openPay('NG');
  const { body } = await service.post('/api/v1/tax/paye', { country: 'CI', amount: 300_000 });
  const more = page.getByRole('button', { name: `${body.meta.notices.length - 1} more notes` });
  await more.waitFor();
  expect(await page.getByText(/These details were not given/).count()).toBe(0);
  await more.click();
  await page.getByText(/These details were not given/).waitFor();
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});

// At any pay, Côte d'Ivoire charges the CMU of the employee, and contributions on at least the minimum wage.
test('net pay below zero has a warning', async () => {
  const { page } = await openPay('CI', { text: '450' });
  await page.getByText(/^Net pay is below zero: tax and contributions are more than this pay\./).waitFor();
  await page.getByLabel('Gross pay').fill('300,000');
  await page.getByText(/^Net pay is below zero/).waitFor({ state: 'detached' });
  await closePane(page);
});

describe('what is due next', () => {
  test('has its note, and names what is not recorded', async () => {
    const { page } = await openPay('NG');
    const due = page.getByRole('region', { name: 'Due next' });
    await due.getByRole('listitem').first().waitFor();
    const month = new Date().toISOString().slice(0, 7);
    const { body } = await service.get(`/api/v1/payroll/calendar?country=NG&due_in=${month}`);
    const { items, not_recorded } = body.data as unknown as {
      items: { note: string | null }[];
      not_recorded: { name: string }[];
    };
    const note = items.find((item) => item.note !== null)?.note;
    if (note != null) await due.getByText(note).first().waitFor();
    const names = not_recorded.map(({ name }) => name).join(', ');
    expect(names).not.toBe('');
    await due.getByText(`This list is not complete. Not recorded: ${names}.`).first().waitFor();
    await closePane(page);
  });

  test.each(['BJ', 'GH', 'NG', 'KE'])('has its age beside the date (%s)', async (country) => {
    const { page } = await openPay(country);
    const due = page.getByRole('region', { name: 'Due next' });
    await due.getByRole('listitem').first().waitFor();
    const [first, second] = [0, 1].map((after) => {
      const now = new Date();
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + after, 1)).toISOString().slice(0, 7);
    });
    const answers = await Promise.all(
      [first, second].map((month) => service.get(`/api/v1/payroll/calendar?country=${country}&due_in=${month}`)),
    );
    const today = new Date().toISOString().slice(0, 10);
    const ahead = answers
      .flatMap(({ body }) => (body.data as unknown as { items: { due: string; data_status: string }[] }).items)
      .filter(({ due: day }) => day >= today)
      .sort((a, b) => a.due.localeCompare(b.due));
    const marks: Readonly<Record<string, string>> = {
      due: 'Due for a check',
      stale: 'Not confirmed for this tax year',
    };
    const mark = marks[ahead[0]!.data_status];
    if (mark === undefined) expect(await due.locator('.fui-Badge').count()).toBe(0);
    else await due.getByText(mark).first().waitFor();
    await closePane(page);
  });
});

describe('a comparison', () => {
  test('takes several countries, in one currency, and stays', async () => {
    const { page } = await openPay('CI', { text: '1,000,000' });
    await page.getByRole('button', { name: 'Compare with another country or year' }).click();
    const table = page.getByRole('table', { name: /compared in/ });
    await table.waitFor();
    await page.getByRole('button', { name: "Remove: Côte d'Ivoire" }).click();
    await page.getByRole('button', { name: 'Compare with another country or year' }).click();
    const add = page.getByRole('combobox', { name: 'Add a country' });
    for (const name of ['Senegal', 'Ghana']) {
      await add.click();
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await table.getByRole('columnheader', { name: new RegExp(`^${name} 2026`) }).waitFor();
    }
    const currency = page.getByRole('combobox', { name: 'Compare in' });
    await currency.click();
    await page.keyboard.type('EUR');
    await page.keyboard.press('Enter');
    // Both CFA countries at the fixed parity of 655.957 to the euro.
    await table.getByRole('columnheader', { name: /^Senegal 2026 ?1 XOF = 0\.0015245 EUR, \d/ }).waitFor();
    await table.getByRole('columnheader', { name: /^Ghana 2026 ?1 GHS = 0\.\d+ EUR, \d{1,2} \w+ 2026/ }).waitFor();
    // 1,000,000 / 655.957.
    await table.getByRole('row', { name: /^Gross pay 1,524\.49 ?XOF 1,000,000/ }).waitFor();
    const { body } = await service.post('/api/v1/tax/paye', { country: 'SN', amount: 1_000_000 });
    await table
      .getByRole('row', { name: /^Net pay/ })
      .getByText(`XOF ${body.data.net_amount!.toLocaleString('en-GB')}`)
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'VAT' }).click();
    await page.getByRole('tab', { name: 'Pay', exact: true }).click();
    await table.getByRole('columnheader', { name: /^Ghana 2026/ }).waitFor();
    await page.getByRole('button', { name: 'Remove: Senegal' }).click();
    await eventually(() => table.getByRole('columnheader', { name: /^Senegal/ }).count(), 0);
    await closePane(page);
  });
});

test.each(['pay', 'vat', 'exchange', 'fuel', 'banks'])('no name of a field reaches the reader (%s)', async (view) => {
  const { page } = await openPane(browser, { stored: { country: 'CI', view } });
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Loading').first().waitFor({ state: 'detached' });
  for (const more of await page.getByRole('button', { name: /^\d+ more notes?$/ }).all()) await more.click();
  const text = (await page.getByRole('main').textContent())!;
  expect(text).not.toMatch(/`|\/api\/|\b(accident_rate|data_status|bid and ask)\b/);
  await closePane(page);
});
