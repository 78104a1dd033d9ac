import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { paneViews } from '../../scripts/pane/views';
import { service } from '../support/service';
import {
  canvasColour,
  copiedText,
  cutChoices,
  cutTabs,
  firstAmountIs,
  focusedRole,
  inFont,
  inSpacedFont,
  openSections,
  overflowing,
  paintedColour,
} from './support/in-page';
import { closePane, eventually, look, openPane, type Pane, payFields, tab, until } from './support/pane';
import { contrastViolations, violations } from './support/violations';

jest.setTimeout(120_000);

const main = (page: Page) => page.getByRole('main');
const overflow = (page: Page): Promise<number> => page.evaluate(overflowing);

/**
 * Checks that nothing exceeds the window and no option is cut. It tests the width of Arial, which the pane uses in
 * tests, the widest common font, and spaced letters.
 */
async function expectToFit(page: Page): Promise<void> {
  for (const font of ['', 'DejaVu Sans']) {
    await page.evaluate(inFont(font));
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(cutChoices)).toEqual([]);
  }
  await page.evaluate(inSpacedFont());
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.evaluate(inFont(''));
}

describe('every view', () => {
  let pane: Pane;
  beforeAll(async () => {
    pane = await openPane(browser, { still: true, width: 320 });
  });
  afterAll(() => closePane(pane.page));

  describe.each(paneViews)('$id', (view) => {
    test('has no axe-core violation and fits in a window of 320 px, light and dark', async () => {
      const { page, complaints } = pane;
      await look(page, { width: 320 });
      // Wide windows have longer names on the tabs.
      await page.locator('nav [role="tab"]').nth(paneViews.indexOf(view)).click();
      await page.locator(view.ready).first().waitFor();
      await page.getByLabel('Loading').first().waitFor({ state: 'detached' });
      expect(await violations(page)).toEqual([]);
      await expectToFit(page);
      if ((await page.evaluate<number>(openSections)) > 0) {
        expect(await violations(page)).toEqual([]);
        await expectToFit(page);
      }
      await look(page, { width: 320, scheme: 'dark' });
      expect(await contrastViolations(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('has no axe-core violation and fits in a window of 1120 px, light and dark', async () => {
      const { page, complaints } = pane;
      await look(page, { width: 1120 });
      await page.getByLabel('Loading').first().waitFor({ state: 'detached' });
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await look(page, { width: 1120, scheme: 'dark' });
      expect(await contrastViolations(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
});

test('every tab is fully visible at 320 px, with spaced letters too, in each font', async () => {
  const { page } = await openPane(browser, { width: 320 });
  for (const font of ['', 'DejaVu Sans']) {
    await page.evaluate(inFont(font));
    expect([font, await page.evaluate(cutTabs)]).toEqual([font, []]);
    await page.evaluate(inSpacedFont(font));
    expect([font, await page.evaluate(cutTabs)]).toEqual([font, []]);
  }
  await closePane(page);
});

test('high contrast uses the system colours', async () => {
  const { page } = await openPane(browser, { contrast: true, stored: { view: 'fuel' } });
  await page.locator('text=Oldest figure').waitFor();
  expect(await page.evaluate(paintedColour)).toBe(await page.evaluate(canvasColour));
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});

/** Chooses another country, and waits for its law. */
async function chooseCountry(page: Page, name: string): Promise<void> {
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.fill(name);
  await country.press('Enter');
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

describe('the country', () => {
  test('is found by part of its name or by its code; recent ones come first at the next visit', async () => {
    const { page } = await openPane(browser);
    const box = page.getByRole('combobox', { name: 'Country' });
    await box.click();
    await box.fill('ivoire');
    await page.getByRole('option', { name: /Côte d'Ivoire/ }).click();
    await page.getByRole('heading', { name: "Côte d'Ivoire" }).waitFor();
    await box.click();
    await box.fill('');
    await page.keyboard.type('za');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'South Africa' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'South Africa' }).waitFor();
    await box.click();
    const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
    await eventually(() => recent.allTextContents(), ['South AfricaZA', "Côte d'IvoireCI"]);
    await eventually(() => page.getByRole('listbox').getByRole('option').count(), 54);
    await box.fill('atlantis');
    await page.getByText('No country matches').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'South Africa' }).waitFor();
    await closePane(page);
  });

  test('is found by any of its names, in full or in part, and by its three-letter code', async () => {
    const { page } = await openPane(browser);
    const box = page.getByRole('combobox', { name: 'Country' });
    for (const [typed, name] of [
      ['Ivory Coast', "Côte d'Ivoire"],
      ['DRC', 'Democratic Republic of the Congo'],
      ['cote divoire', "Côte d'Ivoire"],
      ['Guinée-Bis', 'Guinea-Bissau'],
      ['Maroc', 'Morocco'],
      ['KEN', 'Kenya'],
      ['Guinea', 'Guinea'],
      ['swazi', 'Eswatini'],
      ['Gambia', 'The Gambia'],
      ['niger', 'Niger'],
    ] as const) {
      await box.click();
      await box.fill(typed);
      await page.getByRole('option', { name }).first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name, exact: true }).waitFor();
    }
    await box.click();
    await box.fill('Congo');
    await eventually(
      () => page.locator('.fui-Listbox').getByRole('option').allTextContents(),
      ['Congo (Brazzaville)CG', 'Democratic Republic of the CongoCD'],
    );
    await closePane(page);
  });

  test('shows brackets, contributions and VAT as the API states them, with sources, dates and grades', async () => {
    const { body } = await service.get('/api/v1/tax/law?country=KE');
    const law = body.data as unknown as {
      income_tax: { tables: { brackets: { from: number; to: number | null; rate: number }[] }[] };
      corporate_tax: { data_status: string };
      vat: { total_rate: number; categories: unknown[] };
      contributions: { employee: { name: string; rule: string }[] };
    };
    const { page } = await openPane(browser, { stored: { country: 'KE' } });
    const bands = page.getByRole('table', { name: 'Income tax brackets' });
    await bands.waitFor();
    expect(await bands.getByRole('row').count()).toBe(1 + law.income_tax.tables[0]!.brackets.length);
    await page.getByRole('button', { name: /Contributions/ }).click();
    for (const { name, rule } of law.contributions.employee) {
      await page.getByText(name, { exact: true }).waitFor();
      await page.getByText(rule, { exact: true }).first().waitFor();
    }
    expect(await page.getByRole('button', { name: /Corporate tax/ }).textContent()).toContain(
      { current: '30 %', due: 'Due for a check', stale: 'Not confirmed for this tax year' }[
        law.corporate_tax.data_status
      ]!,
    );
    await page.getByRole('button', { name: /^VAT/ }).click();
    expect(await page.getByRole('table', { name: 'VAT by category' }).getByRole('row').count()).toBe(
      1 + law.vat.categories.length,
    );
    const income = page.locator('.fui-AccordionItem').filter({ has: bands });
    await income.getByText(/Last confirmed on 1 Oct 2026/).waitFor();
    await income.getByRole('button', { name: /Show \d+ sources?/ }).click();
    expect(await income.getByRole('link').first().getAttribute('href')).toMatch(/^https?:/);
    await closePane(page);
  });

  test('shows corporate tax with surcharges, and every income tax scale', async () => {
    const { page } = await openPane(browser, { stored: { country: 'NG' } });
    await page.getByRole('button', { name: /Corporate tax/ }).click();
    const rates = page.getByRole('table', { name: 'Corporate tax rates' });
    for (const row of [/Standard rate 30 %/, /Development levy 4 %/, /Standard rate with surcharges 34 %/])
      await rates.getByRole('row', { name: row }).waitFor();
    await chooseCountry(page, 'Egypt');
    await page.getByRole('table', { name: 'Income tax brackets, set 6' }).waitFor();
    await closePane(page);
  });

  test('shows tax treaties with their rates, and says what is not in force or not recorded', async () => {
    const { page } = await openPane(browser, { width: 800, stored: { country: 'KE' } });
    await page.getByRole('button', { name: /^Tax treaties/ }).click();
    const rates = page.getByRole('table', { name: 'Highest rates by treaty' });
    // Kenya's table: 10 % to India, 10 % to South Korea and 8 % to a holder there, fees of 12.5 % to the United Kingdom.
    for (const row of [
      /^India 10 % 10 % 10 % 10 %/,
      /^South Korea 10 \/ 8 % 12 % 10 %/,
      /^United Kingdom 15 % 15 \/ 0 % 15 % 12\.5 %/,
      /^Uganda signed, not in force/,
    ])
      await rates.getByRole('row', { name: row }).waitFor();
    await page.getByRole('button', { name: 'Copy: tax treaties', exact: true }).waitFor();
    await look(page, { width: 360 });
    await page.getByRole('row', { name: /^India Dividends 10 % Interest 10 % Royalties 10 % Fees 10 %/ }).waitFor();
    await chooseCountry(page, 'Somalia');
    const treaties = page.getByRole('button', { name: /^Tax treaties/ });
    if ((await treaties.getAttribute('aria-expanded')) === 'false') await treaties.click();
    await page.getByText("Somalia's tax treaties are not recorded.").waitFor();
    await closePane(page);
  });

  test('shows another tax year', async () => {
    const { page } = await openPane(browser, { stored: { country: 'KE' } });
    await page.getByRole('combobox', { name: 'Tax year' }).selectOption('2025');
    await page.getByText('KES · tax year 2025 (1 Jan 2025 to 31 Dec 2025)').waitFor();
    await closePane(page);
  });

  test('draws the tax rates by pay, and describes the picture in words', async () => {
    const { page } = await openPane(browser, { stored: { country: 'KE' } });
    const figure = page.getByRole('figure');
    await figure.locator('svg').first().waitFor();
    const { body } = await service.get('/api/v1/tax/curve?country=KE');
    const { points } = body.data as unknown as { points: { marginal_rate: number }[] };
    const highest = Math.max(...points.map(({ marginal_rate }) => marginal_rate));
    expect(await figure.locator('figcaption').textContent()).toContain(
      `the marginal rate reaches ${Number(highest.toFixed(2))} %`,
    );
    await closePane(page);
  });
});

describe('pay', () => {
  test('converts gross to net and net to gross while the reader types, as the API calculates it', async () => {
    const { page } = await openPane(browser, { stored: { country: 'KE', view: 'pay' } });
    const [gross, net] = [page.getByLabel('Gross pay'), page.getByLabel('Net pay')];
    await gross.fill('85,000');
    await page.getByText('KES 61,017.90').waitFor();
    expect(await net.inputValue()).toBe('61,017.90');
    expect(
      await main(page)
        .getByRole('row', { name: /Employer cost/ })
        .textContent(),
    ).toContain('91,425.00');
    await net.fill('61 017.90');
    await until(page, firstAmountIs('85,000'));
    await page.getByRole('button', { name: 'Show tax calculation' }).click();
    await main(page)
      .getByRole('row', { name: /10 % of 0 to 24,000/ })
      .waitFor();
    await closePane(page);
  });

  // DR Congo: 1,972,560 by the scale, but at most 30 % of the taxable 6,555,000.
  test('shows the effect of a cap on the tax, and no line for adjustments of 0', async () => {
    const { page } = await openPane(browser, { stored: { country: 'CD', view: 'pay' } });
    await page.getByLabel('Gross pay').fill('6900000');
    await page.getByRole('button', { name: 'Show tax calculation' }).click();
    await main(page)
      .getByRole('row', { name: /Cap on the tax −6,060/ })
      .waitFor();
    expect(
      await main(page)
        .getByRole('row', { name: /Rounding/ })
        .count(),
    ).toBe(0);
    await closePane(page);
  });

  test('asks once when typing pauses, not for every key', async () => {
    const { page, asked } = await openPane(browser, {
      stored: {
        country: 'KE',
        view: 'pay',
        pay: payFields({ text: '' }),
      },
    });
    await page.getByText(/Type a gross or a net amount/).waitFor();
    await page.getByLabel('Gross pay').pressSequentially('123456', { delay: 20 });
    await page.getByText('Employer cost').waitFor();
    expect(asked.filter((path) => path === '/api/v1/tax/paye')).toHaveLength(1);
    await closePane(page);
  });

  test('compares with another year, and with another country at the mid-market rate', async () => {
    const { page } = await openPane(browser, { stored: { country: 'KE', view: 'pay' } });
    await page.getByLabel('Gross pay').fill('85000');
    await page.getByRole('button', { name: 'Compare with another country or year' }).click();
    const both = page.getByRole('table', { name: /compared/ });
    await both.getByRole('columnheader', { name: /Kenya 2025/ }).waitFor();
    const { body } = await service.post('/api/v1/tax/paye', { country: 'KE', amount: 85_000, tax_year: '2025' });
    await both.getByText(body.data.net_amount!.toLocaleString('en-GB', { minimumFractionDigits: 2 })).waitFor();
    await page.getByRole('combobox', { name: 'Add a country' }).click();
    await page.getByRole('combobox', { name: 'Add a country' }).fill('Nigeria');
    await page.getByRole('option', { name: /Nigeria/ }).click();
    await both.getByRole('columnheader', { name: /Nigeria 2026/ }).waitFor();
    await both.getByRole('columnheader', { name: /1 NGN = [\d.]+ KES, \d/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await closePane(page);
  });
});

test('VAT is added and extracted, by category', async () => {
  const { page } = await openPane(browser, { stored: { country: 'KE', view: 'vat' } });
  // Until the first answer arrives, the field may change during typing.
  await page.getByText('KES 160').waitFor();
  await page.getByLabel('Gross, with VAT').fill('11600');
  await page.getByText('KES 1,600').waitFor();
  expect(await page.getByLabel('Net, without VAT').inputValue()).toBe('10,000');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Exports');
  await page.getByText(/at 0 %, zero-rated/).waitFor();
  await closePane(page);
});

test('a conversion follows the amount, and the currencies swap', async () => {
  const { page } = await openPane(browser, { stored: { view: 'exchange', 'fx-from': 'EUR', 'fx-to': 'XOF' } });
  await page.getByLabel('Amount').fill('100');
  await page.getByText('XOF 65,595.70').waitFor();
  await page.getByRole('button', { name: 'Swap the currencies' }).click();
  await page.getByText('EUR 0.15').waitFor();
  await closePane(page);
});

test('tables sort by their headings, by keyboard too, and filter by what is typed', async () => {
  const { page } = await openPane(browser, { stored: { view: 'banks' } });
  const table = page.getByRole('table', { name: 'Central bank figures' });
  await table.waitFor();
  const figures = async (): Promise<number[]> =>
    (await table.locator('tbody td:nth-of-type(1)').allTextContents()).map((text) =>
      Number.parseFloat(text.replace('−', '-')),
    );
  const falling = await figures();
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
  await table.getByRole('button', { name: 'Policy rate' }).focus();
  await page.keyboard.press('Enter');
  expect(await table.getByRole('columnheader', { name: 'Policy rate' }).getAttribute('aria-sort')).toBe('ascending');
  expect(await figures()).toEqual([...falling].sort((a, b) => a - b));
  await page.getByRole('searchbox').fill('ceao');
  expect(await table.locator('tbody tr').count()).toBe(8);
  await page.getByRole('searchbox').fill('nowhere');
  await page.getByText('No country or central bank matches “nowhere”.').waitFor();
  await closePane(page);
});

test('the keyboard reaches everything: tabs by arrows, sections by Enter, a country by typing', async () => {
  const { page } = await openPane(browser, { stored: { country: 'KE' } });
  // Focus follows an arrow key with a delay: wait for it, as a person would.
  const focused = (name: string) => page.locator('[role="tab"]:focus', { hasText: name }).waitFor();
  await page.getByText('Tax rates by pay').waitFor();
  await page.getByRole('tab', { name: 'Country' }).focus();
  await page.keyboard.press('ArrowRight');
  await focused('Pay');
  await page.keyboard.press('Enter');
  await page.getByText('Employer cost').waitFor();
  await page.keyboard.press('ArrowLeft');
  await focused('Country');
  await page.keyboard.press('Enter');
  await page.getByText('Tax rates by pay').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(focusedRole)).toBe('combobox');
  await page.keyboard.type('Ghana');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ghana' }).waitFor();
  const corporate = page.getByRole('button', { name: /Corporate tax/ });
  await corporate.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('table', { name: 'Corporate tax rates' }).waitFor();
  await closePane(page);
});

test('outside Excel, a formula and a table are copied', async () => {
  const { page } = await openPane(browser, { stored: { country: 'KE', view: 'vat' } });
  await page.getByRole('button', { name: 'Copy: VAT', exact: true }).click();
  await page.getByRole('menuitem', { name: /Copy formula: VAT amount/ }).click();
  await page.getByText('The formula was copied. Paste it into a sheet.').waitFor();
  expect(await page.evaluate(copiedText)).toBe('=SVC.VAT("KE",1000,"add")');
  await page.getByRole('button', { name: 'Copy: rates of all countries' }).click();
  await page.getByRole('menuitem', { name: 'Copy table' }).click();
  await page.getByText('The table was copied. Paste it into a sheet.').waitFor();
  expect((await page.evaluate<string>(copiedText)).split(/\r?\n/)).toHaveLength(54 + 3);
  await closePane(page);
});

test('choices are kept for the next visit, and not for another reader', async () => {
  const { page } = await openPane(browser);
  await tab(page, 'Fuel');
  await page.getByRole('combobox', { name: 'Fuel' }).selectOption('Diesel');
  await page.reload();
  await page.getByRole('button', { name: 'Diesel per litre' }).waitFor();
  await closePane(page);
  // The same page of the browser.
  const other = await openPane(browser);
  expect(other.page).toBe(page);
  await tab(page, 'Fuel');
  await page.getByRole('button', { name: 'Petrol per litre' }).waitFor();
  await closePane(page);
});
