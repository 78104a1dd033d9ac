import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import type { LabourLaw } from '../../src/contract/labour';
import { service } from '../support/service';
import { copiedText, cutChoices, overflowing, overlapping } from './support/in-page';
import { closePane, look, openPane, payFields, type PaneOptions } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(120_000);

const lawOf = async (country: string): Promise<LabourLaw> =>
  (await service.get(`/api/v1/labour?country=${country}`)).body.data as unknown as LabourLaw;

/** The worked case of Kenya in test/law/countries/KE.yaml: redundancy after seven years, notice paid, six days of leave. */
const redundancy = {
  started: '2019-03-01',
  ends: '2026-11-15',
  reason: 'redundancy',
  category: '',
  leave: '6',
  notice: 'paid',
};

interface Opened extends PaneOptions {
  readonly country?: string;
  readonly fields?: object;
  readonly leaving?: object;
}

async function openLeaving({ country = 'KE', fields = {}, leaving = redundancy, ...options }: Opened = {}) {
  const pane = await openPane(browser, {
    still: true,
    ...options,
    stored: {
      country,
      view: 'pay',
      'pay-span': 'leaving',
      'pay-leaving': leaving,
      pay: payFields({ text: '78000', ...fields }),
    },
  });
  return pane;
}

const lastPayslip = (page: Page) => page.getByRole('table', { name: 'Last payslip' });
const figure = (page: Page, line: string) => lastPayslip(page).getByRole('row', { name: line });

describe('Employment in the country view', () => {
  test('the law is asked for when the section opens, and says each kind with its sources or that it is not established', async () => {
    const { page, asked } = await openPane(browser, { still: true, stored: { country: 'KE', view: 'country' } });
    const head = page.getByRole('button', { name: 'Employment' });
    await head.waitFor();
    expect(asked.filter((path) => path.startsWith('/api/v1/labour'))).toEqual([]);
    await head.press('Enter');
    await page.getByRole('heading', { name: 'Annual leave' }).waitFor();
    const { facts, not_established: open } = await lawOf('KE');
    const item = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const notice = item('Notice');
    await notice.getByText('Wages by the month: 28 days', { exact: false }).waitFor();
    await notice.getByText('Employment Act ss. 35(1), 36, 42').waitFor();
    await notice.getByText(/In force since 2 Jun 2008/).waitFor();
    await notice.getByRole('button', { name: /source/ }).click();
    await notice.getByRole('link').first().waitFor();
    expect(open).toContain('thirteenth_month');
    await item('A thirteenth month').getByText('not established').waitFor();
    const panel = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) });
    expect(await panel.count()).toBe(facts.length + open.length);
    expect(await violations(page)).toEqual([]);
    await closePane(page);
  });

  test('a country without labour law says so', async () => {
    const { page } = await openPane(browser, { still: true, stored: { country: 'SO', view: 'country' } });
    await page.getByRole('button', { name: 'Employment' }).click();
    await page.getByText(/^No labour law is recorded for Somalia on /).waitFor();
    await closePane(page);
  });

  test('the law is copied as a table', async () => {
    const { page } = await openPane(browser, { still: true, stored: { country: 'KE', view: 'country' } });
    await page.getByRole('button', { name: 'Employment' }).click();
    await page.getByRole('button', { name: 'Copy: labour law' }).click();
    await page.getByRole('menuitem', { name: 'Copy table' }).click();
    await page.getByText('The table was copied. Paste it into a sheet.').waitFor();
    expect(await page.evaluate(copiedText)).toMatch(/^Kenya, labour law on [^]*\nNotice\t[^\n]*28 days/);
    await closePane(page);
  });
});

describe('Leaving in the Pay view', () => {
  // Kenya: test/law/countries/KE.yaml, «a leaver: redundancy after seven years, notice paid».
  test('the fields give the last payslip, and a line opens its article, its steps and its tax', async () => {
    const { page, asked } = await openLeaving({
      leaving: { ...redundancy, started: '', ends: '', leave: '', notice: 'worked', reason: 'dismissal' },
    });
    await page.getByText('Enter the first and the last day of the employment to see the last payslip.').waitFor();
    expect(asked.filter((path) => path.endsWith('/payroll/leaver'))).toEqual([]);
    await page.getByLabel('First day').fill('2019-03-01');
    await page.getByLabel('Last day').fill('2026-11-15');
    await page.getByLabel('Reason').selectOption('Redundancy');
    await page.getByLabel('Notice', { exact: true }).selectOption('Paid instead');
    await page.getByLabel('Leave not taken').fill('6');
    await figure(page, 'Net pay 281,179.10').waitFor();
    await page.getByRole('status').getByText('KES 281,179.10').waitFor();
    for (const line of [
      'Pay for the last month 39,000.00',
      'Leave not taken 18,000.00',
      'Pay instead of notice 72,800.00',
      'Redundancy pay 273,000.00',
      'Gross pay 402,800.00',
      'Contributions -11,996.50',
      'Tax -109,624.40',
    ])
      await figure(page, line.replace('-', '−')).waitFor();
    const redundancyPay = lastPayslip(page).getByRole('button', { name: 'Redundancy pay' });
    await redundancyPay.press('Enter');
    await lastPayslip(page).getByText('Employment Act s. 40').waitFor();
    await lastPayslip(page).getByText('7 years of service at 15 days of pay: 273,000').waitFor();
    await lastPayslip(page).getByText('This line adds 81,900 to tax and 0 to contributions. Net: 191,100.').waitFor();
    await page.getByText('Service: 7 years, 8 months, 15 days.').waitFor();
    await page.getByRole('heading', { name: 'Not established, and in no amount' }).waitFor();
    await page.getByText(/^Thirteenth month: /).waitFor();
    await page
      .getByRole('tabpanel', { name: 'Leaving' })
      .getByRole('button', { name: /^\d+ more notes$/ })
      .click();
    await page
      .getByText(/The group paid-by-month \(wages by the month\) was assumed/)
      .first()
      .waitFor();
    await page.getByRole('radio', { name: 'Probation' }).check();
    // Notice of 7 days: 7 × 78,000 / 30.
    await figure(page, 'Pay instead of notice 18,200.00').waitFor();
    await closePane(page);
  });

  test('the keyboard changes from payslip to leaving', async () => {
    const { page } = await openPane(browser, {
      still: true,
      stored: { country: 'KE', view: 'pay', 'pay-leaving': redundancy, pay: payFields({ text: '78,000' }) },
    });
    await page.getByRole('table', { name: 'Payslip' }).waitFor();
    await page.getByRole('tab', { name: 'Payslip', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.locator('[role="tab"]:focus', { hasText: 'Leaving' }).waitFor();
    await page.keyboard.press('Enter');
    await figure(page, 'Net pay 281,179.10').waitFor();
    expect(await page.getByRole('tabpanel', { name: 'Leaving' }).count()).toBe(1);
    await closePane(page);
  });

  test('a bonus of the form is paid in the last month besides', async () => {
    const { page } = await openLeaving({
      fields: { text: '98,000', parts: [{ name: 'bonus', texts: { amount: '20,000' } }] },
    });
    await page
      .getByText(
        'Regular pay of KES 78,000 a month, for the employee described in the form. Paid in the last month as well: Bonus.',
      )
      .waitFor();
    await figure(page, 'Bonus 20,000.00').waitFor();
    await figure(page, 'Pay for the last month 39,000.00').waitFor();
    await closePane(page);
  });

  test('a wrong field has a sentence, and nothing is asked', async () => {
    const { page, asked } = await openLeaving({ leaving: { ...redundancy, ends: '2018-01-31' } });
    await page.getByText('The last day is before the first. Choose a later day.').waitFor();
    await page.getByText('Correct the marked field to see the last payslip.').waitFor();
    await page.getByLabel('Last day').fill('2026-11-15');
    await page.getByLabel('Leave not taken').fill('abc');
    await page.getByText(/^Enter a number/).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Leave not taken').fill('6');
    await figure(page, 'Net pay 281,179.10').waitFor();
    expect(asked.filter((path) => path.endsWith('/payroll/leaver'))).toHaveLength(1);
    await closePane(page);
  });

  test('a failure has a card, and another try brings the payslip', async () => {
    const { page } = await openLeaving({
      prepare: async (opened) => {
        await opened.route('**/payroll/leaver', (route) => route.fulfill({ status: 500, body: '{}' }));
      },
    });
    const again = page.getByRole('tabpanel', { name: 'Leaving' }).getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/payroll/leaver');
    await again.click();
    await figure(page, 'Net pay 281,179.10').waitFor();
    await closePane(page);
  });

  // Regular pay of 78,000 a month: 10 of 26 days are 30,000.
  test('the days paid of the last month can be stated, and a wrong pair has a sentence', async () => {
    const { page } = await openLeaving();
    await page.getByLabel('Days paid in the last month').fill('10');
    await page.getByLabel('Of so many days').fill('26');
    await figure(page, 'Pay for the last month 30,000.00').waitFor();
    await page.getByLabel('Of so many days').fill('8');
    await page.getByText('More days are paid than there are. Correct one of them.').waitFor();
    await closePane(page);
  });

  // Morocco, Labour Code art. 350: 5 % after two years, 10 % after five years of service. Five years: 10 % of 8,000 = 800.
  test('where the law has a seniority bonus, its base can be stated', async () => {
    const { page } = await openLeaving({
      country: 'MA',
      fields: { text: '10000' },
      leaving: { ...redundancy, started: '2021-01-01', ends: '2026-10-31', reason: 'dismissal', category: '' },
    });
    await page.getByLabel('Pay that the seniority bonus counts').fill('8,000');
    await page
      .getByText(/Seniority bonus/)
      .first()
      .waitFor();
    await page.getByRole('row', { name: /Seniority bonus 800\.00/ }).waitFor();
    await closePane(page);
    const { page: kenya } = await openLeaving();
    await figure(kenya, 'Net pay 281,179.10').waitFor();
    expect(await kenya.getByLabel('Pay that the seniority bonus counts').count()).toBe(0);
    await closePane(kenya);
  });

  test('the menu has the formulas behind the lines', async () => {
    const { page } = await openLeaving();
    await page.getByRole('button', { name: 'Copy: last payslip' }).click();
    await page.getByRole('menuitem', { name: /Redundancy pay/ }).click();
    await page.getByText('The formula was copied. Paste it into a sheet.').waitFor();
    expect(await page.evaluate(copiedText)).toBe('=SVC.SEVERANCE("KE",78000,"2019-03-01","2026-11-15","redundancy")');
    await closePane(page);
  });

  test('the last payslip is copied as a table, a line with its tax and its article', async () => {
    const { page } = await openLeaving();
    await page.getByRole('button', { name: 'Copy: last payslip' }).click();
    await page.getByRole('menuitem', { name: 'Copy table' }).click();
    await page.getByText('The table was copied. Paste it into a sheet.').waitFor();
    const text = await page.evaluate<string>(copiedText);
    expect(text).toContain('Redundancy pay\t273000\t81900\t0\t191100\tEmployment Act s. 40');
    expect(text).toMatch(/\nTotal\t402800\t109624\.4\t11996\.5\t281179\.1\t/);
    await closePane(page);
  });
});

describe('Overtime in the Pay view', () => {
  const openOvertime = (country: string, options: PaneOptions = {}) =>
    openPane(browser, {
      still: true,
      ...options,
      stored: { country, view: 'pay', 'pay-span': 'overtime', pay: payFields({ text: '45000' }) },
    });

  // Kenya, Regulation of Wages (General) Order, r. 6(3): an hour is 45,000 / 225 = 200. 10 hours × 1.5 = 3,000; 8 hours on
  // the rest day × 2 = 3,200.
  test('hours of overtime have the pay of the law, its steps and a formula', async () => {
    const { page } = await openOvertime('KE');
    await page
      .getByText('Enter the hours of one week, or of one day or month where the law counts by those.')
      .waitFor();
    await page.getByLabel('Hours of overtime').fill('10');
    await page.getByText('KES 3,000').waitFor();
    // r. 6: at most 116 hours in two weeks, 104 of them normal. The notice is not folded.
    await page.getByLabel('Hours of overtime').fill('13');
    await page.getByText(/at most 116 hours of all work in two weeks/).waitFor();
    await page.getByLabel('Hours of overtime').fill('8');
    await page.getByLabel('When they are worked').selectOption('On the rest day');
    await page.getByText('KES 3,200').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Copy: Overtime pay' }).click();
    await page.getByRole('menuitem', { name: /Overtime pay/ }).click();
    await page.getByText('The formula was copied. Paste it into a sheet.').waitFor();
    expect(await page.evaluate(copiedText)).toBe('=SVC.OVERTIME("KE",45000,8,"rest_day")');
    await closePane(page);
  });

  test('what is not established is said', async () => {
    const { page } = await openOvertime('SL');
    await page.getByLabel('Hours of overtime').fill('8');
    await page
      .getByText(/overtime could not be established/)
      .first()
      .waitFor();
    await closePane(page);
  });

  test('it fits 320 and 1280 px in Arabic', async () => {
    const { page } = await openOvertime('KE', { width: 320, language: 'ar-EG' });
    await page.getByLabel('ساعات العمل الإضافي').fill('13');
    await page.getByText(/3,900/).first().waitFor();
    for (const width of [320, 1280]) {
      await look(page, { width });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate<number>(overflowing)).toBeLessThanOrEqual(0);
    }
    await closePane(page);
  });
});

test.each([
  [[320], 'en-GB', {}],
  [[320], 'fr-FR', { scheme: 'dark' }],
  [[900], 'en-GB', { contrast: true }],
  [[320, 1280], 'ar-EG', {}],
] as const)(
  'employment and leaving fit %j px in %s without axe-core violations (%o)',
  async (widths, language, options) => {
    const { page } = await openLeaving({ width: widths[0], language, ...options });
    await page.locator('[role="tabpanel"] table button').nth(2).click();
    for (const view of ['leaving', 'employment']) {
      if (view === 'employment') {
        await page.locator('nav [role="tab"]').first().click();
        await page.locator('main h3 button').nth(-1).waitFor();
        const heads = { 'en-GB': 'Employment', 'fr-FR': 'Droit du travail', 'ar-EG': 'قانون العمل' };
        await page.getByRole('button', { name: heads[language] }).click();
        await page.locator('main h4').nth(10).waitFor();
      }
      for (const width of widths) {
        if (widths.length > 1) await look(page, { width });
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(overlapping)).toEqual([]);
        expect(await page.evaluate(cutChoices)).toEqual([]);
        expect(await page.evaluate<number>(overflowing)).toBeLessThanOrEqual(0);
      }
    }
    await closePane(page);
  },
);
