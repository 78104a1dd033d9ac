import { unzipSync } from 'fflate';
import { CitedSource } from '../../src/contract';
import { countriesWithContents, payslipContents, payslipItems } from '../../src/reference/payslip/contents';
import { ask } from '../support/http';
import { printed } from '../support/printed';

const employer = {
  name: 'Baraka Ltd',
  address: ['Moi Avenue 1', 'Nairobi'],
  identifiers: [{ name: 'KRA PIN', value: 'P051234567Z' }],
};
const kenya = { country: 'KE', month: '2026-11', employer };
const wanjiku = { name: 'Wanjikũ Kamau', number: '017', job: 'Accountant', amount: 85_000 };

const send = (body: object, query = ''): Promise<Response> =>
  ask(new URL(`/api/v1/payroll/payslips${query}`, process.env['SERVICE_URL']), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': process.env['SERVICE_KEY']! },
    body: JSON.stringify(body),
  });

async function fileOf(body: object, query = ''): Promise<Uint8Array> {
  const response = await send(body, query);
  if (response.status !== 200) throw new Error(await response.text());
  return new Uint8Array(await response.arrayBuffer());
}

const textOf = async (body: object, query = ''): Promise<string> => (await printed(await fileOf(body, query)))[0]!.text;

describe('a payslip', () => {
  // Kenya 2026, as the specification has it: NSSF 6 % of 85,000 (Tier I and II up to 108,000), SHIF 2.75 %, housing levy
  // 1.5 %; taxable 76,287.50; personal relief 2,400; tax 15,269.60; net 61,017.90.
  test('has each line with its base and rate, and the sums', async () => {
    const text = await textOf({ ...kenya, rows: [wanjiku] });
    for (const line of [
      'Baraka Ltd Moi Avenue 1 Nairobi KRA PIN: P051234567Z',
      'Month: November 2026',
      'Wanjikũ Kamau',
      'Number: 017',
      'National Social Security Fund, Tier I and Tier II 85,000.00 6% 5,100.00',
      'Social Health Insurance Fund 85,000.00 2.75% 2,337.50',
      'Affordable Housing Levy 85,000.00 1.5% 1,275.00',
      'Taxable income 76,287.50',
      'Personal relief (resident individual) -2,400.00',
      'Totals 85,000.00 23,982.10',
      'Net payable 61,017.90 KES',
    ])
      expect(text).toContain(line);
  });

  test('shows what is taken from net pay, which does not change the tax', async () => {
    const text = await textOf({
      ...kenya,
      rows: [{ ...wanjiku, deductions: [{ name: 'Salary advance', amount: 11_017.9 }] }],
    });
    expect(text).toContain('61,017.90');
    expect(text).toContain('Salary advance 11,017.90');
    expect(text).toContain('Net payable 50,000.00 KES');
  });

  // 935,000 = 850,000 + 85,000; 167,965.60 = 152,696 + 15,269.60.
  test('adds this month to the year so far', async () => {
    const text = await textOf({
      ...kenya,
      rows: [{ ...wanjiku, year_to_date: { months: 10, gross: 850_000, tax: 152_696 } }],
    });
    expect(text).toContain('Year to date, Gross pay: 935,000.00');
    expect(text).toContain('Year to date, Income tax: 167,965.60');
    expect(text).not.toContain('Year to date, Taxable income');
  });

  // Côte d'Ivoire: SMIG 75,000 since 2023.
  test('says where the pay is below the minimum wage', async () => {
    const ivorian = { country: 'CI', month: '2026-11', employer };
    const [low, high] = await Promise.all(
      [60_000, 80_000].map((amount) => textOf({ ...ivorian, lang: 'fr', rows: [{ name: 'Aïcha Kouamé', amount }] })),
    );
    expect(low).toMatch(/inférieur au salaire minimum.*75.000/);
    expect(high).not.toContain('salaire minimum');
  });
});

describe('what the law requires on a payslip', () => {
  const morocco = { country: 'MA', month: '2026-11', employer };
  const fatima = { name: 'Fatima El Idrissi', amount: 12_000 };

  // Morocco: Code du travail, article 370, and arrêté 346-05: among others date of birth, CNSS number and hours.
  test('is a line to fill in where it was left out, with the provision', async () => {
    const text = await textOf({ ...morocco, rows: [fatima] });
    expect(text).toMatch(/Date of birth: \.{10}/);
    expect(text).toMatch(/Social security number: \.{10}/);
    expect(text).toMatch(/Hours: \.{10}/);
    expect(text).toMatch(/What a payslip must show: Code du travail \(law 65-99\), article 370/);
  });

  test('is printed where it is given', async () => {
    const identifiers = [{ name: 'CNSS', value: '123456789' }];
    const text = await textOf({ ...morocco, rows: [{ ...fatima, born: '1990-05-04', hours: 191, identifiers }] });
    expect(text).toContain('Date of birth: 4 May 1990');
    expect(text).toContain('CNSS: 123456789');
    expect(text).not.toContain('....');
  });

  test('is not said where it is not established', async () => {
    expect(await textOf({ ...morocco, country: 'NG', rows: [fatima] })).not.toContain('What a payslip must show');
  });

  test('every provision is cited, and none rests on weak sources alone', () => {
    for (const country of countriesWithContents) {
      const { article, requires, confidence, sources } = payslipContents(country)!;
      expect(article).not.toBe('');
      expect(requires.filter((item) => !payslipItems.includes(item))).toEqual([]);
      expect(['high', 'medium']).toContain(confidence);
      expect(sources.map((source) => CitedSource.safeParse(source).error)).toEqual(sources.map(() => undefined));
      expect(sources.map(({ kind }) => kind)).toContain('law');
    }
  });
});

describe('languages and scripts', () => {
  test.each([
    ['en', 'KE', 'Payslip', 'Net payable'],
    ['fr', 'CI', 'Bulletin de paie', 'Net à payer'],
    ['pt', 'AO', 'Recibo de vencimento', 'Líquido a pagar'],
  ])('%s', async (language, country, title, paid) => {
    const text = await textOf(
      { country, month: '2026-11', employer, rows: [{ name: 'A', amount: 400_000 }] },
      `?lang=${language}`,
    );
    expect(text).toContain(title);
    expect(text).toContain(paid);
  });

  test('Arabic stands from right to left, with Latin digits', async () => {
    const egypt = { country: 'EG', month: '2026-11', employer: { name: 'شركة النيل' } };
    const [page] = await printed(await fileOf({ ...egypt, rows: [{ name: 'محمد حسن', amount: 25_000 }] }, '?lang=ar'));
    for (const words of ['قسيمة الراتب', 'النيل', 'محمد حسن', 'المستحق الدفع']) expect(page!.text).toContain(words);
    expect(page!.text).toMatch(/25\s000\.00/u);
  });

  test('an article with a digit and a letter keeps its order in Arabic', async () => {
    const morocco = { country: 'MA', month: '2026-11', employer, rows: [{ name: 'A', amount: 10_000 }] };
    expect(await textOf(morocco, '?lang=ar')).toContain('59-I');
  });

  test('an Amharic name is printed', async () => {
    const text = await textOf({
      country: 'ET',
      month: '2026-11',
      employer,
      rows: [{ name: 'አበበ በቀለ', amount: 30_000 }],
    });
    expect(text).toContain('አበበ');
  });

  test('letters that no font has are refused, and no name is repeated', async () => {
    const response = await send({ ...kenya, rows: [wanjiku, { name: '王小明', amount: 85_000 }] });
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe('invalid_name');
    expect(error.message).toMatch(/^Row 2: `name` must be text/);
  });
});

describe('paper and files', () => {
  const three = [1, 2, 3].map((number) => ({ ...wanjiku, number: String(number) }));

  test('A4 has a page for each payslip', async () => {
    const pages = await printed(await fileOf({ ...kenya, rows: three }));
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
      three.map(() => [595, 842]),
    );
  });

  test('on half A4, two payslips share a page', async () => {
    const pages = await printed(await fileOf({ ...kenya, paper: 'half_a4', rows: three }));
    expect(pages.map(({ text }) => text.split('Net payable').length - 1)).toEqual([2, 1]);
  });

  test('each has a file of its own, which its own password opens', async () => {
    const rows = [
      { ...wanjiku, password: 'first-secret' },
      { ...wanjiku, name: 'Otieno', password: 'second-secret' },
      { ...wanjiku, name: 'Achieng' },
    ];
    const files = Object.entries(unzipSync(await fileOf({ ...kenya, files: 'each', paper: 'half_a4', rows })));
    expect(files.map(([name]) => name)).toEqual([
      'payslip-2026-11-0001-017-Wanjikũ-Kamau.pdf',
      'payslip-2026-11-0002-017-Otieno.pdf',
      'payslip-2026-11-0003-017-Achieng.pdf',
    ]);
    const [first, second, third] = files.map(([, pdf]) => pdf) as [Uint8Array, Uint8Array, Uint8Array];
    expect((await printed(first, 'first-secret'))[0]).toMatchObject({
      text: expect.stringContaining('Kamau') as string,
    });
    await expect(printed(second, 'first-secret')).rejects.toThrow(/password/i);
    await expect(printed(second)).rejects.toThrow(/password/i);
    expect((await printed(second, 'second-secret'))[0]!.text).toContain('Otieno');
    const [page] = await printed(third);
    expect([Math.round(page!.width), Math.round(page!.height)]).toEqual([595, 421]);
  });

  test('a password for a file of all is refused', async () => {
    const response = await send({ ...kenya, rows: [{ ...wanjiku, password: 'secret' }] });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_format' } });
  });

  test('a logo that is no picture is refused', async () => {
    const response = await send({ ...kenya, logo: 'iVBORw0KGgoAAAA=', rows: [wanjiku] });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_employer' } });
  });
});

test.each([
  [{ papper: 'half_a4' }, ''],
  [{}, '?papper=half_a4'],
])('a misspelt field is refused, because a file has no notices: %j %s', async (more, query) => {
  const response = await send({ ...kenya, ...more, rows: [wanjiku] }, query);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: { code: 'bad_request', message: expect.stringContaining('papper') as string },
  });
});

describe('what is refused names the row and repeats nothing of it', () => {
  test.each([
    [{ ...wanjiku, amount: 'a lot' }, 'invalid_amount'],
    [{ ...wanjiku, pay: { transport: 987_654 } }, 'invalid_pay'],
    [{ ...wanjiku, employee: { marital_status: 'secret-status' } }, 'invalid_employee'],
    [{ ...wanjiku, salary: 987_654 }, 'bad_request'],
    [{ ...wanjiku, born: '1990-13-40' }, 'invalid_date'],
    [undefined, 'bad_request'],
  ])('%#', async (row, code) => {
    const response = await send({ ...kenya, rows: [wanjiku, row ?? 7] });
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^Row 2: /);
    expect(error.message).not.toMatch(/a lot|987|654|secret|Kamau|1990/);
  });
});
