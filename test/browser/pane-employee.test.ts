import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import type { LawAsks } from '../../src/contract/asks';
import type { LawItem } from '../../src/contract/law';
import { employerSettings } from '../../src/contract/words/circumstances';
import { service } from '../support/service';
import { copiedText, cutChoices, overflowing, overlapping } from './support/in-page';
import { closePane, look, openPane, payFields, until } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(120_000);

/** The pane with the details open, after its first payslip. */
async function openDetails(country: string, fields: object = {}) {
  const pane = await openPane(browser, {
    still: true,
    stored: { country, view: 'pay', pay: payFields({ text: '600,000', ...fields }) },
  });
  await pane.page.getByText('Employer cost').first().waitFor();
  await pane.page.getByRole('button', { name: /^Employee details/ }).click();
  await pane.page.getByRole('heading', { name: 'Parts of pay' }).waitFor();
  return pane;
}

/** Chooses another country, and waits for its payslip. */
async function choose(page: Page, name: string): Promise<void> {
  const country = page.getByRole('combobox', { name: 'Country', exact: true });
  await country.fill(name);
  await country.press('Enter');
  await page.getByText('Employer cost').first().waitFor();
}

const labels = (page: Page, of: 'Employee' | 'Employer'): Promise<string[]> =>
  page.getByRole('region', { name: of, exact: true }).locator('label').allTextContents();

const settings: readonly string[] = Object.values(employerSettings);

interface Law {
  readonly asks: LawAsks;
  readonly income_tax: { readonly pay_parts: readonly LawItem[] };
}
const lawOf = async (country: string): Promise<Law> =>
  (await service.get(`/api/v1/tax/law?country=${country}`)).body.data as unknown as Law;

test('the form has a field for each circumstance that the law asks, and none for others', async () => {
  const { page } = await openDetails('CI');
  const usual = ['Pay date', 'Deduct contributions'];
  for (const [name, code] of [
    ["Côte d'Ivoire", 'CI'],
    ['South Africa', 'ZA'],
    ['Nigeria', 'NG'],
  ] as const) {
    await choose(page, name);
    const { asks } = await lawOf(code);
    const asked = (ofEmployer: boolean) =>
      asks.circumstances.filter(({ name }) => settings.includes(name) === ofEmployer).map(({ label }) => label);
    const expected = [...asked(false), ...usual];
    await until(
      page,
      `[...document.querySelectorAll('label')].some((label) => label.textContent === ${JSON.stringify(expected[0])})`,
    );
    expect(await labels(page, 'Employee')).toEqual(expected);
    expect(await labels(page, 'Employer')).toEqual(asked(true));
    for (const [title, isAsked] of [
      ['Benefits in kind', asks.benefits.length > 0],
      ['Paid by the employee', asks.paid.length > 0],
      ['Earlier in the tax year', asks.year_to_date],
    ] as const)
      expect(await page.getByRole('heading', { name: title }).count()).toBe(isAsked ? 1 : 0);
  }
  await closePane(page);
});

test('a value stays when another country asks the same, and when the reader comes back', async () => {
  const { page } = await openDetails('CI');
  const request = page.waitForRequest((sent) => (sent.postData() ?? '').includes('"children":3'));
  await page.getByLabel('Marital status').selectOption('Married');
  await page.getByLabel('Children', { exact: true }).fill('3');
  expect(JSON.parse((await request).postData()!)).toMatchObject({
    employee: { marital_status: 'married', children: 3 },
  });
  await page.getByRole('button', { name: 'Employee details (2)' }).waitFor();
  const african = page.waitForRequest((sent) => (sent.postData() ?? '').includes('"country":"ZA"'));
  await choose(page, 'South Africa');
  expect(JSON.parse((await african).postData()!).employee).toEqual({ children: 3 });
  expect(await page.getByLabel('Children', { exact: true }).inputValue()).toBe('3');
  await choose(page, "Côte d'Ivoire");
  await page.getByLabel('Marital status').waitFor();
  expect(await page.getByLabel('Marital status').inputValue()).toBe('married');
  await closePane(page);
});

describe('parts of pay', () => {
  test('are added, filled in and removed with the keyboard', async () => {
    const { page } = await openDetails('CI');
    const add = page.getByRole('button', { name: 'Add part of pay' });
    await add.focus();
    await page.keyboard.press('Enter');
    const { asks } = await lawOf('CI');
    const items = page.getByRole('menuitem');
    await items.first().waitFor();
    const offered = await items.allTextContents();
    // Parts with a rule in the law come first, each with its rule.
    expect(offered.slice(0, asks.parts.length).map((text) => text.toLowerCase())).toEqual(
      asks.parts.map(({ label, rule }) => `${label}${rule}`.toLowerCase()),
    );
    await page.getByRole('menuitem', { name: /^Transport allowance/ }).press('Enter');
    const amount = page.getByLabel('Amount: Transport allowance');
    await amount.waitFor();
    await until(page, `document.activeElement.tagName === 'INPUT'`);
    await page.keyboard.type('50,000');
    await page.getByText('Parts together: XOF 50,000').waitFor();
    await page.getByText('Basic pay: XOF 550,000').waitFor();
    await page
      .getByRole('table', { name: 'Payslip' })
      .getByRole('row', { name: 'Transport allowance 50,000' })
      .waitFor();
    await page.getByLabel('Stated as: Transport allowance').selectOption('% of basic');
    await page.getByLabel('Share of basic pay: Transport allowance').fill('20');
    await page.getByText('Basic pay: XOF 500,000').waitFor();
    await page.getByRole('button', { name: 'Remove: Transport allowance' }).press('Enter');
    await until(page, `document.activeElement.textContent.includes('Add part of pay')`);
    expect(await page.getByText('Parts together').count()).toBe(0);
    await closePane(page);
  });

  test('that are more than gross pay have a sentence, and no request is sent', async () => {
    const { page, asked } = await openDetails('CI', { parts: [{ name: 'bonus', texts: { amount: '100,000' } }] });
    await page.getByText('paid once').waitFor();
    const before = asked.length;
    await page.getByLabel('Amount: Bonus').fill('600,001');
    await page.getByText(/The parts come to 600,001, but gross pay is only 600,000/).waitFor();
    expect(asked.slice(before)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await closePane(page);
  });
});

test('a benefit and a payment are sent as the law asks for them', async () => {
  const { page } = await openDetails('ZA', { text: '60,000' });
  await page.getByRole('button', { name: 'Add benefit in kind' }).click();
  await page.getByRole('menuitem', { name: /^Vehicle/ }).press('Enter');
  await page.getByLabel('Price: Vehicle').fill('500,000');
  await page.getByRole('button', { name: 'Add payment' }).click();
  await page.getByRole('menuitem', { name: /^Medical insurance/ }).press('Enter');
  const request = page.waitForRequest((sent) => (sent.postData() ?? '').includes('"medical_insurance":3000'));
  await page.getByLabel('Amount in the pay period: Medical insurance').fill('3,000');
  expect(JSON.parse((await request).postData()!)).toMatchObject({
    in_kind: { vehicle: { price: 500_000 } },
    paid: { medical_insurance: 3_000 },
  });
  await page.getByRole('button', { name: 'Show tax calculation' }).click();
  // 80 % of 3.5 % of 500,000.
  await page.getByRole('row', { name: 'Use of a vehicle (taxable value in kind) 14,000.00' }).waitFor();
  await closePane(page);
});

test('a line of the payslip opens its rule with its source, by keyboard too', async () => {
  const { page } = await openDetails('CI', {
    employee: { marital_status: 'married', children: '3' },
    parts: [{ name: 'transport', texts: { amount: '50,000' } }],
  });
  const rule = (await lawOf('CI')).income_tax.pay_parts.find(({ name }) => name === 'Transport allowance')!;
  const line = page.getByRole('table', { name: 'Payslip' }).getByRole('button', { name: 'Transport allowance' });
  await line.press('Enter');
  expect(await line.getAttribute('aria-expanded')).toBe('true');
  const explanation = page.locator(`[id="${await line.getAttribute('aria-controls')}"]`);
  expect((await explanation.textContent())!.toLowerCase()).toContain(rule.rule.toLowerCase());
  await explanation.getByText('Of 50,000, 20,000 is taxable and 20,000 is subject to contributions.').waitFor();
  await explanation.getByRole('link', { name: rule.sources[0]!.title }).waitFor();
  expect(await violations(page)).toEqual([]);
  await line.press('Enter');
  expect(await explanation.count()).toBe(0);
  await page.getByRole('button', { name: 'Show tax calculation' }).click();
  // Married with three children: 2 shares and 0.5 for each child.
  await page.getByRole('row', { name: 'Family: Shares 3.5' }).waitFor();
  await closePane(page);
});

test('in a French browser, a payroll table is copied in French, without marks before its texts', async () => {
  const { page } = await openPane(browser, {
    still: true,
    language: 'fr-CI',
    stored: { country: 'CI', view: 'pay', pay: payFields({ text: '600 000' }) },
  });
  await page.getByRole('button', { name: 'Copier : bulletin de paie' }).click();
  await page.getByRole('menuitem', { name: /^Copier le tableau de paie/ }).click();
  await page.getByText(/Le tableau de paie a été copié/).waitFor();
  const [title, head, first] = (await page.evaluate<string>(copiedText)).split('\r\n');
  expect(title).toBe('Paie Côte d’Ivoire, XOF, mensuel');
  expect(head).toMatch(/^Nom\tSalaire brut\tSituation familiale\tEnfants\t/);
  expect(first).toMatch(/^Salarié A\t600000\tCélibataire\t0\t/);
  await closePane(page);
});

test('a payroll table is copied with its formula', async () => {
  const { page } = await openDetails('CI');
  await page.getByRole('button', { name: 'Copy: payslip' }).click();
  await page.getByRole('menuitem', { name: /^Copy payroll table/ }).click();
  await page.getByText(/Paste it into cell A1 of an empty sheet/).waitFor();
  expect(await page.evaluate(copiedText)).toMatch(/\tMarital status\t[^]*=SVC\.PAYROLL\("CI",A2:[A-Z]+5\)/);
  await closePane(page);
});

describe('every kind of line', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openDetails('NG', {
      parts: [
        { name: 'overtime', texts: { amount: '20,000', hours: '10' } },
        { name: 'housing', texts: { amount: '20', unit: 'percent' } },
        { name: 'thirteenth', texts: {} },
      ],
      benefits: [
        { name: 'vehicle', texts: { price: '5,000,000' } },
        { name: 'meals', texts: {} },
      ],
      payments: [{ name: 'rent', texts: { amount: '50,000' } }],
    }));
    await page.getByRole('button', { name: 'Show tax calculation' }).click();
  });
  afterAll(() => closePane(page));

  test.each([
    [320, 'light'],
    [320, 'dark'],
    [1280, 'light'],
  ] as const)('fits %i px without axe-core violations (%s)', async (width, scheme) => {
    await look(page, { width, scheme });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(overlapping)).toEqual([]);
    expect(await page.evaluate(cutChoices)).toEqual([]);
    expect(await page.evaluate<number>(overflowing)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Add part of pay' }).click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
});
