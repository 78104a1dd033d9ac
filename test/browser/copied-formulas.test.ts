import '../support/pane-in-english';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/addin/browser';
import type { InputOf } from '../../src/client';
import type { TaxResult } from '../../src/contract';
import { dayOfSerial } from '../../src/serial';
import { payFormulas } from '../../taskpane/views/pay/formulas';
import { formulaText } from '../../taskpane/words/formula';
import { type Decimals, parsedFormula } from '../support/formula-text';
import { service } from '../support/service';
import { type Excel, openExcel, type Result } from './excel';
import { openSections } from './support/in-page';
import { type Offered, offeredFormulas } from './support/offered';
import { officeScript } from './support/office-script';
import { closePane, openPane, payFields, until } from './support/pane';

jest.setTimeout(240_000);

// Compares the result of each formula with the figure in the pane, for many settings. The pane decides which formulas
// it offers.

let browser: Browser;
let excel: Excel;
let office: string;
beforeAll(async () => {
  [browser, office] = await Promise.all([launchBrowser(), officeScript()]);
  excel = await openExcel(browser, process.env['SERVICE_URL']!);
});
afterAll(() => browser?.close());

/** A figure in the pane: its number and its decimals. */
interface Figure {
  readonly value: number;
  readonly decimals: number;
}

/** @param decimals the sign before decimals in the text */
function figureIn(text: string, decimals: Decimals = '.'): Figure {
  const english = decimals === '.' ? text : text.replace(/(?<=\d)[\s.](?=\d{3})/g, '').replace(',', '.');
  const [number] = /[−-]?\d[\d,]*(\.\d+)?/.exec(english) ?? [];
  if (number === undefined) throw new Error(`No figure in ${JSON.stringify(text)}`);
  return { value: Number(number.replace(/,/g, '').replace('−', '-')), decimals: number.split('.')[1]?.length ?? 0 };
}

/** The sheet has all digits, and must agree with the digits in the pane. */
const expectSame = (result: Result, { value, decimals }: Figure): void =>
  expect(Number(Number(result).toFixed(decimals))).toBe(value);

const row = (page: Page, table: string, name: string | RegExp) =>
  page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
/** The sign before decimals in the language of the page. */
const decimalsOf = async (page: Page): Promise<Decimals> =>
  (await page.evaluate<string>('new Intl.NumberFormat(navigator.language).format(1.5)')) === '1,5' ? ',' : '.';
const inRow = async (page: Page, table: string, name: string | RegExp): Promise<Figure> =>
  figureIn((await row(page, table, name).getByRole('cell').first().textContent())!, await decimalsOf(page));

/** How to find the figure of each formula in the view. A formula that is missing here fails the test. */
type Shown = Readonly<Record<string, (page: Page, result: Result, menu: string) => Promise<void>>>;

async function evaluated(offered: readonly Offered[], decimals: Decimals = '.'): Promise<Result[]> {
  const results = await excel.calculate(offered.map(({ text }) => parsedFormula(text, {}, decimals)));
  expect(
    offered.flatMap(({ text }, i) =>
      results[i] === undefined || Object.hasOwn(Object(results[i]) as object, 'error') ? [[text, results[i]]] : [],
    ),
  ).toEqual([]);
  return results;
}

async function expectShown(
  page: Page,
  offered: readonly Offered[],
  shown: Shown,
  decimals: Decimals = '.',
): Promise<void> {
  const results = await evaluated(offered, decimals);
  for (const [i, { menu, name }] of offered.entries()) {
    const look = shown[name];
    if (look === undefined)
      throw new Error(`The pane offers “${name}” under “${menu}”, and this test does not know where it shows it.`);
    await look(page, results[i], menu);
  }
}

const figure =
  (read: (page: Page) => Promise<Figure>) =>
  async (page: Page, result: Result): Promise<void> =>
    expectSame(result, await read(page));
const field = (label: string) =>
  figure(async (page) => figureIn(await page.getByLabel(label, { exact: true }).inputValue(), await decimalsOf(page)));

describe('pay', () => {
  const usual = payFields({ text: '85,000' });

  interface Setting {
    readonly name: string;
    readonly country: string;
    readonly pay: object;
    /** A choice in the view: the label of the list and the option. */
    readonly choose?: readonly [string, string];
    /** The arguments expected after the amount, in order. */
    readonly rest: readonly unknown[];
    readonly language?: string;
  }

  const settings: readonly Setting[] = [
    { name: 'as it opens', country: 'KE', pay: {}, rest: [] },
    {
      name: 'married, with children and an allowance of 20 % of basic pay',
      country: 'CI',
      pay: {
        text: '600,000',
        employee: { marital_status: 'married', children: '3' },
        parts: [{ name: 'transport', texts: { amount: '20', unit: 'percent' } }],
      },
      rest: [null, null, null, 'marital_status=married; children=3; transport=20%'],
    },
    {
      name: 'with a vehicle, a medical scheme and the year so far',
      country: 'ZA',
      pay: {
        text: '60,000',
        benefits: [{ name: 'vehicle', texts: { price: '500,000' } }],
        payments: [{ name: 'medical_insurance', texts: { amount: '3,000' } }],
        yearToDate: { months: '2', gross: '120,000', taxable: '120,000', tax: '26,000' },
      },
      rest: [
        null,
        null,
        null,
        'in_kind_vehicle_price=500000; paid_medical_insurance=3000; year_to_date_months=2; year_to_date_gross=120000; year_to_date_taxable=120000; year_to_date_tax=26000',
      ],
    },
    {
      name: 'in another currency',
      country: 'ZW',
      pay: { text: '2,000' },
      choose: ['Pay currency', 'USD'],
      rest: [null, null, null, 'currency=USD'],
    },
    {
      name: 'from net to gross with an allowance, on a day, where decimals have a comma',
      country: 'GH',
      pay: {
        side: 'net',
        text: '7,500.25',
        parts: [{ name: 'housing', texts: { amount: '62.5', unit: 'percent' } }],
        payDate: '2026-01-15',
      },
      rest: [null, null, null, 'pay_date=2026-01-15; housing=62.5%'],
      language: 'sv-SE',
    },
    {
      name: 'without contributions where decimals have a comma',
      country: 'KE',
      pay: { text: '85,000.75', contributions: false },
      rest: [null, null, 0],
      language: 'de-DE',
    },
  ];

  const payslip = async (page: Page, result: Result): Promise<void> => {
    // A fund with two payers is listed twice: first for the employee, then for the employer.
    const line = (named: string): number | undefined =>
      (result as readonly (readonly [string, number])[]).find(([name]) => name === named)?.[1];
    expectSame(line('Gross pay'), await inRow(page, 'Payslip', 'Gross pay'));
    expectSame(line('Net pay'), await inRow(page, 'Payslip', 'Net pay'));
    const names = await page
      .getByRole('table', { name: 'Payslip', exact: true })
      .getByRole('rowheader')
      .allTextContents();
    const above = names.slice(
      1,
      names.findIndex((name) => name.startsWith('Income tax')),
    );
    for (const name of above) {
      const amount = await inRow(page, 'Payslip', name);
      // Basic pay and the named parts explain gross pay; what is deducted is below 0.
      if (amount.value < 0) expectSame(-line(name)!, amount);
    }
  };

  const shown: Shown = {
    'net pay': figure((page) => inRow(page, 'Payslip', 'Net pay')),
    tax: async (page, result) => expectSame(-Number(result) || 0, await inRow(page, 'Payslip', /^Income tax/)),
    'gross from net': field('Gross pay'),
    'employer cost': figure((page) => inRow(page, 'Payslip', 'Employer cost')),
    'whole payslip': payslip,
  };

  /** Opens the pane with a setting, and waits for the result. */
  async function paneWith({ country, pay, choose, language = 'en-GB' }: Setting, inExcel = false): Promise<Page> {
    const { page } = await openPane(browser, {
      still: true,
      language,
      ...(inExcel ? { office } : {}),
      stored: { country, view: 'pay', pay: { ...usual, ...pay } },
    });
    const settled = page
      .locator('section[aria-busy="false"]')
      .filter({ has: page.getByRole('table', { name: 'Payslip', exact: true }) });
    await settled.waitFor();
    if (choose !== undefined) {
      const answer = page.waitForResponse(
        (response) => response.url().endsWith('/tax/paye') && (response.request().postData() ?? '').includes(choose[1]),
      );
      await page.getByLabel(choose[0], { exact: true }).selectOption(choose[1]);
      await answer;
      await settled.waitFor();
    }
    return page;
  }

  /** The formulas of pay, and those of what is due. */
  const ofPay = (offered: readonly Offered[]) =>
    [true, false].map((isPay) => offered.filter(({ menu }) => (menu !== 'what is due') === isPay)) as [
      Offered[],
      Offered[],
    ];

  /** What each setting offers to copy, which is what Excel is to insert. */
  const copiedOf = new Map<Setting, readonly Offered[]>();

  test.each(settings)('$name, $country: the copied formula gives the figure shown', async (setting) => {
    const decimals = setting.language === undefined ? '.' : ',';
    const page = await paneWith(setting);
    // The list of what is due comes after the payslip.
    await page.getByRole('button', { name: 'Copy: what is due' }).waitFor();
    const [copied, due] = ofPay(await offeredFormulas(page, 'Copy', setting.rest.length === 0 ? 'each' : 'last'));
    copiedOf.set(setting, copied);
    // Several gross amounts may leave the same net pay.
    expect(copied.some(({ name }) => name === 'gross from net')).toBe('side' in setting.pay);
    expect(copied.length).toBeGreaterThanOrEqual(4);
    expect(due.map(({ text }) => parsedFormula(text, {}, decimals).slice(0, 2))).toEqual([['DUE', setting.country]]);
    await evaluated(due, decimals);
    for (const { text } of copied) expect(parsedFormula(text, {}, decimals).slice(3)).toEqual(setting.rest);
    await expectShown(page, copied, shown, decimals);
    await closePane(page);
  });

  // A formula is written the same way whatever the setting, but for decimals.
  test.each(settings.filter(({ language }, place) => language !== undefined || place === 2))(
    '$name, $country: the inserted formula equals the copied one',
    async (setting) => {
      const page = await paneWith(setting, true);
      const [inserted] = ofPay(await offeredFormulas(page, 'Insert'));
      await closePane(page);
      const parsed = (offered: readonly Offered[], decimals: Decimals) =>
        offered.map(({ text }) => parsedFormula(text, {}, decimals));
      expect(parsed(inserted, '.')).toEqual(parsed(copiedOf.get(setting)!, setting.language === undefined ? '.' : ','));
    },
  );

  const questions: readonly (readonly [string, InputOf<'calculatePaye'>, readonly unknown[]])[] = [
    ['as it opens', { country: 'KE', amount: 85_000 }, []],
    [
      'with dependants',
      { country: 'MA', amount: 12_000, employee: { dependants: 3 } },
      [null, null, null, 'dependants=3'],
    ],
    ['in another currency', { country: 'ZW', amount: 2_000, currency: 'USD' }, [null, null, null, 'currency=USD']],
    [
      'paid on a day of the past',
      { country: 'KE', amount: 85_000, pay_date: '2026-01-15' },
      [null, null, null, 'pay_date=2026-01-15'],
    ],
    ['of an earlier year', { country: 'KE', amount: 85_000, tax_year: '2025' }, [null, '2025']],
    ['a week', { country: 'KE', amount: 20_000, period: 'weekly' }, ['weekly']],
    ['from net to gross', { country: 'KE', amount: 61_017.9, mode: 'net_to_gross' }, []],
    [
      'from net to gross, at an age, without contributions, of a week',
      {
        country: 'ZA',
        amount: 9_000,
        mode: 'net_to_gross',
        period: 'weekly',
        include_pension: false,
        employee: { age: 67 },
      },
      ['weekly', null, 0, 'age=67'],
    ],
  ];

  test.each(questions)('%s: each formula of a question gives the figure of its answer', async (_name, input, rest) => {
    const { body } = await service.post('/api/v1/tax/paye', input);
    const data = body.data as TaxResult;
    const offered = payFormulas(input, data);
    for (const notation of ['point', 'comma'] as const) {
      const texts = offered.map(({ formula }) => formulaText(formula, notation));
      const parsed = texts.map((text) => parsedFormula(text, {}, notation === 'point' ? '.' : ','));
      for (const [, , , ...further] of parsed) expect(further).toEqual(rest);
      const results = await excel.calculate(parsed);
      const found = Object.fromEntries(offered.map(({ name }, at) => [name, results[at]]));
      const { 'whole payslip': lines, ...figures } = found;
      expect(figures).toEqual({
        'net pay': data.net_amount,
        tax: data.tax_amount,
        'employer cost': data.employer_cost,
        ...(input.mode === 'net_to_gross' ? { 'gross from net': data.gross_amount } : {}),
      });
      expect(lines).toEqual(
        expect.arrayContaining([
          ['Gross pay', data.gross_amount],
          ['Net pay', data.net_amount],
        ]),
      );
    }
    if (rest.length === 0) return;
    const [plain, full] = await excel.calculate([
      ['PAYSLIP', input.country, data.gross_amount],
      ['PAYSLIP', input.country, data.gross_amount, ...rest],
    ]);
    expect(full).not.toEqual(plain);
  });

  test.each(settings.filter(({ rest }) => rest.length > 0))(
    '$name, $country: without its settings the formula would give another result',
    async ({ country, pay, rest }) => {
      const amount = figureIn((pay as { text?: string }).text ?? '85,000').value;
      const [plain, full] = await excel.calculate([
        ['PAYSLIP', country, amount],
        ['PAYSLIP', country, amount, ...rest],
      ]);
      expect(full).not.toEqual(plain);
    },
  );

  test('the reader can choose the decimal comma, and finds it at the next visit', async () => {
    const page = await paneWith({ name: '', country: 'KE', pay: { text: '85,000.50' }, rest: [] });
    await page.getByRole('button', { name: 'Copy: payslip' }).click();
    const comma = page.getByRole('menuitemcheckbox', { name: 'Decimal comma: 1,5' });
    expect(await comma.getAttribute('aria-checked')).toBe('false');
    await page.getByText('=SVC.NETPAY("KE",85000.5)').waitFor();
    await comma.click();
    await page.getByText('=SVC.NETPAY("KE";85000,5)').waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('table', { name: 'Payslip', exact: true }).waitFor();
    expect((await offeredFormulas(page))[0]!.text).toBe('=SVC.NETPAY("KE";85000,5)');
    await closePane(page);
  });
});

describe('VAT', () => {
  const shown: Shown = {
    'VAT amount': figure(async (page) =>
      figureIn((await page.getByRole('tabpanel').getByRole('status').textContent())!),
    ),
    'gross amount': field('Gross, with VAT'),
    'net amount': field('Net, without VAT'),
    rate: figure(async (page) => {
      const [, rate] = /at (.*?) %/.exec((await page.getByRole('tabpanel').getByRole('status').textContent())!) ?? [];
      return figureIn(rate ?? '0');
    }),
  };

  test.each([
    ['KE', '1,000', 'net', undefined],
    ['KE', '1,000', 'net', 'Basic food'],
    ['MA', '250.75', 'gross', 'Education'],
  ] as const)('%s, %s %s, %s', async (country, text, side, category) => {
    const { page } = await openPane(browser, {
      still: true,
      stored: { country, view: 'vat', 'vat-amount': text, 'vat-side': side },
    });
    await page.getByRole('button', { name: 'Copy: VAT', exact: true }).waitFor();
    if (category !== undefined) {
      const answer = page.waitForResponse((response) => (response.request().postData() ?? '').includes('"category"'));
      await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: category });
      await answer;
      await until(
        page,
        `!document.querySelector('[role="tabpanel"] [role="status"]').textContent.includes('standard rate')`,
      );
    }
    const offered = await offeredFormulas(page);
    expect(offered.map(({ name }) => name)).toEqual([
      'VAT amount',
      side === 'net' ? 'gross amount' : 'net amount',
      'rate',
    ]);
    await expectShown(page, offered, shown);
    await closePane(page);
  });
});

test.each([
  ['USD', 'KES', '1,000'],
  ['EUR', 'XOF', '99.95'],
  ['XAF', 'USD', '1'],
])('exchange, %s to %s', async (from, to, text) => {
  const { page } = await openPane(browser, {
    still: true,
    stored: { view: 'exchange', 'fx-from': from, 'fx-to': to, 'fx-amount': text },
  });
  const status = page.getByRole('tabpanel').getByRole('status');
  await status.getByText(`1 ${from} =`).waitFor();
  await page.getByRole('button', { name: 'Copy: exchange rate' }).waitFor();
  const offered = await offeredFormulas(page);
  expect(offered.map(({ name }) => name)).toEqual(['amount', 'rate']);
  await expectShown(page, offered, {
    amount: figure(async () => figureIn((await status.locator('span').first().textContent())!)),
    rate: figure(async () => figureIn((await status.getByText(`1 ${from} =`).textContent())!.split('=')[1]!)),
  });
  await closePane(page);
});

/** The figure of a country in a table of all countries. */
async function ofCountry(page: Page, table: string, country: string, column: RegExp): Promise<string> {
  const headings = await page.getByRole('table', { name: table }).getByRole('columnheader').allTextContents();
  const cells = page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${country}\\b`) }) })
    .getByRole('cell');
  return (await cells.nth(headings.findIndex((heading) => column.test(heading)) - 1).textContent())!;
}

test.each([
  ['USD', 360],
  ['local', 1280],
] as const)('fuel prices in %s, %i px wide', async (unit, width) => {
  const { page } = await openPane(browser, {
    still: true,
    width,
    stored: { country: 'KE', view: 'fuel', fuel: 'diesel', 'fuel-unit': unit },
  });
  await page.getByRole('table', { name: 'Fuel prices by country' }).waitFor();
  const offered = await offeredFormulas(page);
  expect(offered.length).toBeGreaterThanOrEqual(width > 1000 ? 3 : 1);
  const look = (fuel: string) =>
    [
      `${fuel} in Kenya`,
      figure(async () =>
        figureIn(await ofCountry(page, 'Fuel prices by country', 'Kenya', new RegExp(`^${fuel}`, 'i'))),
      ),
    ] as const;
  await expectShown(page, offered, Object.fromEntries(['petrol', 'diesel', 'kerosene', 'lpg'].map(look)));
  await closePane(page);
});

test.each([
  ['ZA', 'South Africa', 360],
  ['KE', 'Kenya', 1280],
] as const)('figures of the central bank, %s (%s), %i px wide', async (country, name, width) => {
  const { page } = await openPane(browser, {
    still: true,
    width,
    stored: { country, view: 'banks', 'bank-indicator': 'inflation' },
  });
  await page.getByRole('table', { name: 'Central bank figures' }).waitFor();
  const offered = await offeredFormulas(page);
  expect(offered.length).toBeGreaterThanOrEqual(width > 1000 ? 3 : 1);
  const cell = (column: RegExp) => ofCountry(page, 'Central bank figures', name, column);
  const percent = (what: string, column: RegExp) =>
    [`${what} in ${name}`, figure(async () => figureIn(await cell(column)))] as const;
  await expectShown(page, offered, {
    ...Object.fromEntries([
      percent('policy rate', /^Policy/),
      percent('inflation', /^Inflation/),
      percent('treasury bill, 91 days', /^91-day/),
      percent('treasury bill, 182 days', /^182-day/),
      percent('treasury bill, 364 days', /^364-day/),
      percent('growth', /^Growth/),
    ]),
    [`next meeting in ${name}`]: async (_page, result) =>
      expect(new Date(dayOfSerial(Number(result))).getTime()).toBe(
        new Date(`${await cell(/^Next meeting/)} UTC`).getTime(),
      ),
  });
  await closePane(page);
});

test('a fuel or figure that a country lacks is not offered', async () => {
  const { page } = await openPane(browser, {
    still: true,
    stored: { country: 'SO', view: 'banks', 'bank-indicator': 'policy_rate' },
  });
  await page.getByRole('table', { name: 'Central bank figures' }).waitFor();
  expect(await offeredFormulas(page)).toEqual([]);
  await closePane(page);
});

describe('the law of a country', () => {
  const rateOf = async (page: Page, table: string, name: string): Promise<Figure> => inRow(page, table, name);
  const share =
    (amount: number, read: (page: Page) => Promise<Figure>) =>
    async (page: Page, result: Result): Promise<void> =>
      expect(result).toBeCloseTo((amount * (await read(page)).value) / 100, 6);

  const shown: Shown = {
    brackets: async (page, result, menu) => {
      const [, ...bands] = result as readonly (readonly (number | string)[])[];
      // Every scale in the section of the menu. A law may have one for each pay currency or each size of income.
      const section = page
        .locator('.fui-AccordionItem')
        .filter({ has: page.getByRole('button', { name: `Copy: ${menu}`, exact: true }) });
      const cells = await section
        .getByRole('table', { name: /^Income tax brackets/ })
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((one) => [...one.children].map(({ textContent }) => textContent ?? '')));
      expect(bands).toHaveLength(cells.length);
      bands.forEach(([from, to, rate], i) => {
        expectSame(from!, figureIn(cells[i]![0]!));
        if (to === '') expect(cells[i]![1]).toBe('no limit');
        else expectSame(to!, figureIn(cells[i]![1]!));
        expectSame(rate!, figureIn(cells[i]![2]!));
      });
    },
    'tax on a profit of 1,000,000': share(1_000_000, (page) => rateOf(page, 'Corporate tax rates', 'Standard rate')),
    'on services of 1,000': share(1_000, (page) => rateOf(page, 'Withholding tax by payment', 'Services')),
    'on a gain of 100,000': share(100_000, (page) => rateOf(page, 'Capital gains tax by taxpayer', 'Individual')),
    'standard rate': figure(async (page) =>
      figureIn((await page.getByRole('button', { name: /^(VAT|Value)/ }).textContent())!),
    ),
  };

  test.each([
    [
      'KE',
      undefined,
      ['brackets', 'tax on a profit of 1,000,000', 'on services of 1,000', 'on a gain of 100,000', 'standard rate'],
    ],
    ['CV', '2025', ['brackets', 'tax on a profit of 1,000,000']],
    ['EG', undefined, ['brackets']],
    ['ZW', undefined, ['brackets', 'brackets']],
  ] as const)('%s, tax year %s', async (country, year, expected) => {
    const { page } = await openPane(browser, { still: true, stored: { country, view: 'country' } });
    await page.getByText('Tax rates by pay').first().waitFor();
    if (year !== undefined) {
      await page.getByRole('combobox', { name: 'Tax year' }).selectOption(year);
      await page.getByText(`tax year ${year} (`).waitFor();
    }
    await page.evaluate(openSections);
    const offered = await offeredFormulas(page);
    const known = offered.filter(({ name }) => (expected as readonly string[]).includes(name));
    expect(known.map(({ name }) => name)).toEqual(expected);
    await expectShown(page, known, shown);
    await evaluated(offered);
    if (year !== undefined) for (const { text } of offered) expect(text).toContain(`"${year}"`);
    await closePane(page);
  });

  // Countries that have no record for some payment or taxpayer, that state annual bands, or that levy no VAT.
  test.each(['LY', 'ER', 'SO'])('%s offers only formulas that have an answer', async (country) => {
    const { page } = await openPane(browser, { still: true, stored: { country, view: 'country' } });
    await page.getByRole('heading', { level: 2 }).waitFor();
    await page.evaluate(openSections);
    await evaluated(await offeredFormulas(page));
    await closePane(page);
  });
});
