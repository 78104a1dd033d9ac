import { excel } from './support/opened-excel';
import { countryFiles } from '../../src/reference/data';
import { withholdingCells } from '../../src/reference/law-cells';
import { serialOfDay } from '../../src/serial';
import { service } from '../support/service';
import { type Formula, type Result, type SheetError } from './excel';

/** A payment whose rate is not established, in a country with other rates. */
const [notEstablished] = countryFiles.flatMap(({ code: country, withholding: [regime] }) =>
  regime === undefined
    ? []
    : withholdingCells(regime).flatMap(({ payment_type: payment, residency, cell }) =>
        cell === undefined ? [{ country, payment, residency }] : [],
      ),
) as [{ readonly country: string; readonly payment: string; readonly residency: string }];

jest.setTimeout(120_000);

type Data = Readonly<Record<string, unknown>>;
/** The value at a path of an answer. */
const at = (data: unknown, ...path: readonly string[]): unknown =>
  path.reduce((found, name) => (found as Data)[name], data);
const rowsAt = (data: unknown, ...path: readonly string[]): readonly Data[] => at(data, ...path) as readonly Data[];

type Sources = readonly { readonly publisher: string; readonly title: string; readonly url: string | null }[];
const sourceText = (sources: Sources): string =>
  sources
    .map(({ publisher, title, url }) =>
      [publisher, title, url].filter((part) => part !== null && part !== '').join(', '),
    )
    .join('; ');

async function api(
  method: 'get' | 'post',
  path: string,
  body?: unknown,
): Promise<{ readonly data: Data; readonly meta: { readonly as_of: string; readonly sources: Sources } }> {
  const answer = method === 'get' ? await service.get(path) : await service.post(path, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as never;
}
const tax = (body: object) => api('post', '/api/tax', { type: 'income', ...body }).then(({ data }) => data);
const vat = (body: object) => api('post', '/api/vat', body).then(({ data }) => data);
const get = (path: string) => api('get', path).then(({ data }) => data);

/** Each function with the answer of the API to the same question. */
const cases: readonly (readonly [Formula, () => Promise<unknown>])[] = [
  [['PAYE', 'KE', 85_000], async () => (await tax({ country: 'KE', amount: 85_000 }))['tax_amount']],
  [
    ['PAYE', 'za', 600_000, 'annual', '2026'],
    async () => (await tax({ country: 'ZA', amount: 600_000, period: 'annual', tax_year: '2026' }))['tax_amount'],
  ],
  [['NETPAY', 'NG', 500_000], async () => (await tax({ country: 'NG', amount: 500_000 }))['net_amount']],
  [
    ['NETPAY', 'NG', 500_000, 'weekly', 2026, false],
    async () =>
      (await tax({ country: 'NG', amount: 500_000, period: 'weekly', tax_year: '2026', include_pension: false }))[
        'net_amount'
      ],
  ],
  [['PENSION', 'KE', 85_000], async () => (await tax({ country: 'KE', amount: 85_000 }))['pension']],
  [['PENSION', 'KE', 85_000, null, null, false], () => Promise.resolve(0)],
  [['EMPLOYERCOST', 'GH', 10_000], async () => (await tax({ country: 'GH', amount: 10_000 }))['employer_cost']],
  [['EFFECTIVERATE', 'EG', 30_000], async () => (await tax({ country: 'EG', amount: 30_000 }))['effective_rate']],
  [
    ['GROSSUP', 'KE', 61_017.9],
    async () => (await tax({ country: 'KE', amount: 61_017.9, mode: 'net_to_gross' }))['gross_amount'],
  ],
  [
    ['PAYE', 'ZA', 50_000, null, null, null, 'age=67'],
    async () => (await tax({ country: 'ZA', amount: 50_000, age: 67 }))['tax_amount'],
  ],
  [
    ['NETPAY', 'ZW', 2_000, null, null, null, 'currency=USD'],
    async () => (await tax({ country: 'ZW', amount: 2_000, currency: 'USD' }))['net_amount'],
  ],
  [
    ['NETPAY', 'KE', 85_000, null, null, null, 'pay_date=2026-01-31'],
    async () => (await tax({ country: 'KE', amount: 85_000, pay_date: '2026-01-31' }))['net_amount'],
  ],
  [
    ['PENSION', 'GH', 10_000, null, null, null, 'Basic = 60 %; AGE=40;'],
    async () => (await tax({ country: 'GH', amount: 10_000, basic: 0.6, age: 40 }))['pension'],
  ],
  [
    [
      'EMPLOYERCOST',
      'GH',
      10_000,
      'weekly',
      null,
      null,
      [
        ['Basic', 0.6],
        ['Pay date', serialOfDay('2026-01-31')],
        ['', ''],
        ['Dependants', ''],
      ],
    ],
    async () =>
      (await tax({ country: 'GH', amount: 10_000, period: 'weekly', basic: 0.6, pay_date: '2026-01-31' }))[
        'employer_cost'
      ],
  ],
  [
    [
      'EFFECTIVERATE',
      'ZA',
      50_000,
      null,
      null,
      null,
      [
        ['age', 'period', 'include_pension'],
        [67, 'annual', false],
      ],
    ],
    async () =>
      (await tax({ country: 'ZA', amount: 50_000, age: 67, period: 'annual', include_pension: false }))[
        'effective_rate'
      ],
  ],
  [
    [
      'GROSSUP',
      'MA',
      12_000,
      null,
      null,
      null,
      [
        ['dependants', '3'],
        ['tax year', 2026],
      ],
    ],
    async () =>
      (await tax({ country: 'MA', amount: 12_000, dependants: 3, tax_year: '2026', mode: 'net_to_gross' }))[
        'gross_amount'
      ],
  ],
  [
    ['NETPAY', 'KE', 85_000, null, null, null, ''],
    async () => (await tax({ country: 'KE', amount: 85_000 }))['net_amount'],
  ],
  // Text that Excel makes from a number and a date with a decimal comma: ="basic="&A1&";pay_date="&A2
  [
    ['NETPAY', 'GH', 10_000, null, null, null, `basic=0,625;pay_date=${serialOfDay('2026-01-31')}`],
    async () => (await tax({ country: 'GH', amount: 10_000, basic: 0.625, pay_date: '2026-01-31' }))['net_amount'],
  ],
  // Whoever the employee is and whatever the pay consists of: flat names become the fields of a request.
  [
    [
      'NETPAY',
      'KE',
      500_000,
      null,
      null,
      null,
      'disabled; transport=30000; bonus=10%; other_exempt=5000; in_kind_vehicle_price=2000000; in_kind_meals=8000; paid_pension=5000',
    ],
    async () =>
      (
        await tax({
          country: 'KE',
          amount: 500_000,
          employee: { disabled: true },
          pay: { transport: 30_000, bonus: { percent_of_basic: 10 }, other_exempt: 5_000 },
          in_kind: { vehicle: { price: 2_000_000 }, meals: 8_000 },
          paid: { pension: 5_000 },
        })
      )['net_amount'],
  ],
  [
    ['PAYE', 'KE', 500_000, null, null, null, 'director; in_kind_housing; non_resident'],
    async () =>
      (
        await tax({
          country: 'KE',
          amount: 500_000,
          employee: { category: 'director', residency: 'non_resident' },
          in_kind: { housing: {} },
        })
      )['tax_amount'],
  ],
  [
    [
      'PAYE',
      'MG',
      5_000_000,
      null,
      null,
      null,
      'Children=3; overtime=100000; overtime_hours=30; family allowance=20000',
    ],
    async () =>
      (
        await tax({
          country: 'MG',
          amount: 5_000_000,
          employee: { children: 3 },
          pay: { overtime: { amount: 100_000, hours: 30 }, family_allowance: 20_000 },
        })
      )['tax_amount'],
  ],
  [
    [
      'PAYE',
      'ZA',
      60_000,
      null,
      null,
      null,
      [
        [
          'Âge',
          'Enfants',
          'Assurance maladie',
          'Treizième mois',
          'in_kind_loan_balance',
          'Loan in kind: interest',
          'Cumul mois',
        ],
        [67, 2, 4_000, 0.25, 600_000, 2, ''],
      ],
    ],
    async () =>
      (
        await tax({
          country: 'ZA',
          amount: 60_000,
          employee: { age: 67, children: 2 },
          pay: { thirteenth: { percent_of_basic: 25 } },
          in_kind: { loan: { balance: 600_000, rate: 2 } },
          paid: { medical_insurance: 4_000 },
        })
      )['tax_amount'],
  ],
  [
    [
      'PAYE',
      'NG',
      900_000,
      'weekly',
      null,
      null,
      'bonus=300000; year_to_date_months=5; year_to_date_gross=4000000; year_to_date_taxable=3700000; year_to_date_tax=500000; year_to_date_contributions=300000; year_to_date_bonus=100000',
    ],
    async () =>
      (
        await tax({
          country: 'NG',
          amount: 900_000,
          period: 'weekly',
          pay: { bonus: 300_000 },
          year_to_date: {
            months: 5,
            gross: 4_000_000,
            taxable: 3_700_000,
            tax: 500_000,
            contributions: 300_000,
            bonus: 100_000,
          },
        })
      )['tax_amount'],
  ],
  [
    [
      'NETPAY',
      'TZ',
      900_000,
      null,
      null,
      null,
      [
        ['Situation familiale', 'Mariée'],
        ['Conjoint avec revenu', 'Oui'],
        ['Résidence fiscale', 'Non-résident'],
        ['Secteur', 'Zone franche'],
      ],
    ],
    async () =>
      (
        await tax({
          country: 'TZ',
          amount: 900_000,
          employee: { marital_status: 'married', spouse_income: true, residency: 'non_resident', sector: 'free_zone' },
        })
      )['net_amount'],
  ],
  [
    ['GROSSUP', 'KE', 300_000, null, null, null, 'transport=10%; bonus=50000; weekly'],
    async () =>
      (
        await tax({
          country: 'KE',
          amount: 300_000,
          period: 'weekly',
          mode: 'net_to_gross',
          pay: { transport: { percent_of_basic: 10 }, bonus: 50_000 },
        })
      )['gross_amount'],
  ],
  [
    [
      'PAYROLL',
      'KE',
      [
        ['Gross', 'Disabled'],
        [500_000, true],
      ],
    ],
    async () => {
      const slip = await tax({ country: 'KE', amount: 500_000, employee: { disabled: true } });
      return [['tax_amount', 'pension', 'net_amount', 'employer_cost'].map((figure) => slip[figure])];
    },
  ],
  [
    ['PAYROLLCOLUMNS', 'KE', [['Gross'], [500_000]], 'tax_amount, nssf'],
    async () => {
      const slip = await tax({ country: 'KE', amount: 500_000 });
      const [line] = rowsAt(slip, 'contributions');
      return [['Income tax', line!['name']]];
    },
  ],
  [
    [
      'PAYROLLTOTALS',
      'KE',
      [
        ['Team', 'Gross'],
        ['A', 500_000],
        ['A', 85_000],
      ],
      'team',
      'tax_amount',
    ],
    async () => {
      const slips = [await tax({ country: 'KE', amount: 500_000 }), await tax({ country: 'KE', amount: 85_000 })];
      const sum = slips.reduce((all, slip) => all + (slip['tax_amount'] as number), 0);
      return [
        ['Team', 'Employees', 'Income tax'],
        ['A', 2, Math.round(sum * 100) / 100],
        ['Total', 2, Math.round(sum * 100) / 100],
      ];
    },
  ],
  [
    ['JOURNAL', 'KE', [['Gross'], [85_000]], 'ifrs', null, null, '2026-11-20'],
    async () => {
      const asked = { country: 'KE', plan: 'ifrs', pay_date: '2026-11-20', rows: [{ amount: 85_000 }] };
      const { data } = await api('post', '/api/v1/payroll/journal', asked);
      const lines = rowsAt(data, 'entries').flatMap((entry) => rowsAt(entry, 'lines'));
      const sum = (side: string) =>
        Math.round(lines.reduce((all, line) => all + Number(line[side] ?? 0), 0) * 100) / 100;
      expect(sum('debit')).toBe(sum('credit'));
      return expect.arrayContaining([['Total', '', '', sum('debit'), sum('credit')]]) as unknown;
    },
  ],
  [
    [
      'RETURN',
      'KE',
      'shif',
      [
        ['Name', 'National ID', 'Gross'],
        ['Wanjiku', '12345678', 85_000],
      ],
      'month=2026-11',
    ],
    async () => {
      const row = { person: { name: 'Wanjiku', national_id: '12345678' }, amount: 85_000 };
      const { data } = await api('post', '/api/v1/payroll/returns/KE-shif', { month: '2026-11', rows: [row] });
      const filled = rowsAt(data, 'rows') as unknown as readonly (readonly unknown[])[];
      return expect.arrayContaining([
        [...rowsAt(data, 'columns').map(({ title }) => title), 'To correct'],
        [...filled[0]!.map((cell) => cell ?? ''), expect.any(String)],
      ]) as unknown;
    },
  ],
  [
    ['PAYROLLHEADERS', 'MG'],
    async () => {
      const asks = (await get('/api/v1/tax/law?country=MG'))['asks'];
      const labels = (...path: readonly string[]) => rowsAt(asks, ...path).map(({ label }) => label as string);
      const parts = labels('parts').flatMap((label) => (label === 'Overtime' ? [label, 'Overtime hours'] : [label]));
      return [
        [
          'Gross pay',
          ...labels('circumstances'),
          ...parts,
          ...rowsAt(asks, 'benefits').flatMap(({ label, facts }) =>
            (facts as readonly string[]).map((fact) =>
              fact === 'cost' ? `${String(label)} in kind` : `${String(label)} in kind: Value`,
            ),
          ),
          ...labels('paid').map((label) => `${label} paid`),
        ],
      ];
    },
  ],
  [
    ['MINWAGE', 'NG', [['2024-05-01'], ['2026-11-20']]],
    // National Minimum Wage (Amendment) Act 2024: 70,000 naira a month, from its first day on.
    () => Promise.resolve([[70_000], [70_000]]),
  ],
  [
    ['DUE', 'KE', '2026-11'],
    async () => {
      const items = rowsAt(await get('/api/v1/payroll/calendar?country=KE&month=2026-11'), 'items');
      const rows = items.map(({ due, what, form, to, note }) => [
        serialOfDay(due as string),
        what,
        form ?? '',
        to,
        note ?? '',
      ]);
      return [['Due', 'What', 'Form', 'To', 'Note'], ...rows];
    },
  ],
  [
    ['HOLIDAYS', 'KE', 2026],
    async () =>
      rowsAt(await get('/api/v1/calendar/holidays?country=KE&year=2026'), 'holidays').map(({ day, name }) => [
        serialOfDay(day as string),
        name,
      ]),
  ],
  // December 2026 begins on a Tuesday: 8 days of weekends, and Christmas on a Friday. 31 − 9 = 22.
  [['WORKDAYS', 'KE', '2026-12-01', '2026-12-31'], () => Promise.resolve(22)],
  [['WORKDAY', 'KE', '2026-12-24', 1], () => Promise.resolve(serialOfDay('2026-12-28'))],
  // Kenya: 1/225 of the monthly wage an hour, and half of it on top. 45,000 / 225 × 10 × 1.5
  [['OVERTIME', 'KE', [[45_000], [90_000]], 10], () => Promise.resolve([[3_000], [6_000]])],
  // Morocco, arts. 231-232: 18 days, and 1.5 more for five years. art. 238: 10,000 / 26 × 13
  [['LEAVEDAYS', 'MA', serialOfDay('2019-01-01'), '2026-11-20'], () => Promise.resolve(19.5)],
  [['LEAVEPAY', 'MA', 10_000, '2019-01-01', '2026-11-20', 13], () => Promise.resolve(5_000)],
  // Nigeria, Labour Act, s. 11: one month from five years.
  [['NOTICE', 'NG', '2020-01-01', '2026-11-20'], () => Promise.resolve('1 month')],
  // Côte d'Ivoire, décret 96-201: 30, 35 and 40 % of a month for 5, 5 and 2 years.
  [['SEVERANCE', 'CI', 400_000, '2014-01-01', serialOfDay('2025-12-31')], () => Promise.resolve(1_620_000)],
  // Morocco, art. 350: 10 % from five years.
  [['SENIORITY', 'MA', 10_000, '2019-01-01', '2026-11-20'], () => Promise.resolve(1_000)],
  [['PENSION', 'KE', 85_000, null, null, null, 'include_pension=false'], () => Promise.resolve(0)],
  [
    ['NETPAY', 'KE', 85_000, null, null, null, 'include pension'],
    async () => (await tax({ country: 'KE', amount: 85_000 }))['net_amount'],
  ],
  [
    ['CIT', 'CV', 1_000_000, null, '2025'],
    async () => (await tax({ country: 'CV', amount: 1_000_000, type: 'corporate', tax_year: '2025' }))['tax_amount'],
  ],
  [
    ['WHT', 'KE', 1_000_000, null, null, '2025'],
    async () => (await tax({ country: 'KE', amount: 1_000_000, type: 'withholding', tax_year: '2025' }))['tax_amount'],
  ],
  [
    ['CGT', 'KE', 1_000_000, null, '2026'],
    async () =>
      (await tax({ country: 'KE', amount: 1_000_000, type: 'capital_gains', tax_year: '2026' }))['tax_amount'],
  ],
  [
    ['BRACKETS', 'ZW', null, null, 'currency=USD'],
    async () => [
      ['From', 'To', 'Rate %'],
      ...rowsAt(await tax({ country: 'ZW', amount: 1_000, currency: 'USD' }), 'brackets').map(({ from, to, rate }) => [
        from,
        to ?? '',
        rate,
      ]),
    ],
  ],
  // Algeria's minimum of 10,000 is due without a profit.
  [['CIT', 'DZ', 0], async () => (await tax({ country: 'DZ', amount: 0, type: 'corporate' }))['tax_amount']],
  [
    ['CIT', 'DZ', 1_000_000, null, null, 'manufacturing'],
    async () =>
      (await tax({ country: 'DZ', amount: 1_000_000, type: 'corporate', sector: 'manufacturing' }))['tax_amount'],
  ],
  // The payee has no effect on Kenya's dividends; it reaches the service as a field of its own.
  [
    ['WHT', 'KE', 1_000_000, 'dividends', null, null, 'company'],
    async () =>
      (
        await tax({
          country: 'KE',
          amount: 1_000_000,
          type: 'withholding',
          payment_type: 'dividends',
          payee: 'company',
        })
      )['tax_amount'],
  ],
  [
    ['CIT', 'NG', 10_000_000],
    async () => (await tax({ country: 'NG', amount: 10_000_000, type: 'corporate' }))['tax_amount'],
  ],
  [
    ['CIT', 'NG', 10_000_000, 40_000_000],
    async () =>
      (await tax({ country: 'NG', amount: 10_000_000, type: 'corporate', turnover: 40_000_000 }))['tax_amount'],
  ],
  [
    ['WHT', 'NG', 1_000_000],
    async () => (await tax({ country: 'NG', amount: 1_000_000, type: 'withholding' }))['tax_amount'],
  ],
  [
    ['WHT', 'KE', 1_000_000, 'dividends', 'non_resident'],
    async () =>
      (
        await tax({
          country: 'KE',
          amount: 1_000_000,
          type: 'withholding',
          payment_type: 'dividends',
          residency: 'non_resident',
        })
      )['tax_amount'],
  ],
  // By the treaty with India: 10 % on dividends. The domestic rate is 15 %.
  [['WHT', 'KE', 1_000_000, 'dividends', null, null, null, 'India'], () => Promise.resolve(100_000)],
  [
    ['CGT', 'KE', 1_000_000],
    async () => (await tax({ country: 'KE', amount: 1_000_000, type: 'capital_gains' }))['tax_amount'],
  ],
  [
    ['CGT', 'ZA', 1_000_000, 'company'],
    async () =>
      (await tax({ country: 'ZA', amount: 1_000_000, type: 'capital_gains', taxpayer: 'company' }))['tax_amount'],
  ],
  [['VAT', 'KE', 1_000], async () => (await vat({ country: 'KE', amount: 1_000, mode: 'add' }))['vat_amount']],
  [
    ['VAT', 'KE', 1_160, 'extract'],
    async () => (await vat({ country: 'KE', amount: 1_160, mode: 'extract' }))['vat_amount'],
  ],
  [
    ['VAT', 'KE', 1_000, null, 'food_basic'],
    async () => (await vat({ country: 'KE', amount: 1_000, mode: 'add', category: 'food_basic' }))['vat_amount'],
  ],
  [['VATRATE', 'MA'], async () => (await vat({ country: 'MA', amount: 100, mode: 'add' }))['vat_rate']],
  [
    ['VATRATE', 'KE', 'export'],
    async () => (await vat({ country: 'KE', amount: 100, mode: 'add', category: 'export' }))['vat_rate'],
  ],
  [['VATNET', 'NG', 10_750], async () => (await vat({ country: 'NG', amount: 10_750, mode: 'extract' }))['net_amount']],
  [['VATGROSS', 'NG', 10_000], async () => (await vat({ country: 'NG', amount: 10_000, mode: 'add' }))['gross_amount']],
  [['FX', 'USD', 'KES'], async () => (await get('/api/forex?from=USD&to=KES'))['rate']],
  [['FX', 'usd', 'ngn', 250], async () => (await get('/api/forex?from=USD&to=NGN&amount=250'))['amount']],
  [['FXRATE', 'EUR', 'XOF'], async () => (await get('/api/forex?from=EUR&to=XOF'))['rate']],
  [
    ['FX', 'USD', 'KES', null, serialOfDay('2026-03-02')],
    async () => (await get('/api/forex?from=USD&to=KES&date=2026-03-02'))['rate'],
  ],
  [
    ['FX', 'USD', 'KES', 10, '2026-03-02'],
    async () => (await get('/api/forex?from=USD&to=KES&amount=10&date=2026-03-02'))['amount'],
  ],
  [['FUEL', 'KE', 'petrol'], async () => at(await get('/api/fuel?country=KE'), 'fuels', 'petrol', 'price')],
  [
    ['FUEL', 'KE', 'Diesel', 'USD'],
    async () => at(await get('/api/fuel?country=KE&currency=USD'), 'fuels', 'diesel', 'price'),
  ],
  [['CBRATE', 'KE', 'policy_rate'], async () => (await get('/api/rates?country=KE'))['policy_rate']],
  [['ASOF', 'CBRATE', 'KE', 'tbill_91'], async () => excel.value('ASOF', 'RATE', 'KE', 'tbill_91')],
  [
    [
      'HISTORY',
      'fx',
      [['KES', 'NGN']],
      serialOfDay('2026-06-10'),
      '2026-07-31',
      'month-average',
      'value, observations',
    ],
    async () => {
      const of = async (code: string) =>
        rowsAt(
          await get(`/api/v1/series?series=fx&entity=${code}&start=2026-06-10&end=2026-07-31&frequency=month-average`),
          'observations',
        );
      const [shilling, naira] = [await of('KES'), await of('NGN')];
      return [
        ['Date', 'KES', 'KES observations', 'NGN', 'NGN observations'],
        ...['2026-06-30', '2026-07-31'].map((date, at) => [
          serialOfDay(date),
          ...[shilling[at]!, naira[at]!].flatMap(({ value, observations }) => [value, observations]),
        ]),
      ];
    },
  ],
  [['RATE', 'KE', 'policy_rate'], async () => (await get('/api/rates?country=KE'))['policy_rate']],
  [['RATE', 'NG', 'inflation'], async () => at(await get('/api/rates?country=NG'), 'inflation', 'headline')],
  [['COUNTRY', 'KE', 'currency'], () => Promise.resolve('KES')],
  [['COUNTRY', 'NG', 'vat_rate'], async () => at(await get('/api/tax?country=NG'), 'vat', 'standard_rate')],
  [['COUNTRY', 'GH', 'vat_rate'], async () => (await vat({ country: 'GH', amount: 100, mode: 'add' }))['vat_rate']],
  [['COUNTRY', 'NG', 'corporate_rate'], () => Promise.resolve(30)],
  [
    ['COUNTRY', 'NG', 'corporate_effective_rate'],
    async () => (await tax({ country: 'NG', type: 'corporate', amount: 1_000_000 }))['effective_rate'],
  ],
  [['COUNTRY', 'NG', 'corporate_surcharges'], () => Promise.resolve('Development levy: 4 %')],
  [['COUNTRY', 'EG', 'top_rate'], () => Promise.resolve(27.5)],
  [['COUNTRY', 'SO', 'tax_types'], () => Promise.resolve('income, corporate')],
  [['COUNTRY', 'NG', 'tax_year'], async () => (await get('/api/tax?country=NG'))['tax_year']],
  [
    ['BRACKETS', 'NG', null, 'annual'],
    async () => [
      ['From', 'To', 'Rate %'],
      ...rowsAt(await get('/api/tax?country=NG'), 'income_tax', 'brackets').map(({ from, to, rate }) => [
        from,
        to ?? '',
        rate,
      ]),
    ],
  ],
  [
    ['BRACKETS', 'EG', null, 'annual'],
    async () => [
      ['From', 'To', 'Rate %', 'For income up to'],
      ...(
        at(await get('/api/tax?country=EG'), 'income_tax', 'tables') as {
          up_to: number | null;
          brackets: { from: number; to: number | null; rate: number }[];
        }[]
      ).flatMap(({ up_to, brackets }) => brackets.map(({ from, to, rate }) => [from, to ?? '', rate, up_to ?? ''])),
    ],
  ],
  [
    ['COUNTRIES'],
    async () => [
      ['Code', 'Name', 'Currency', 'Kinds of tax', 'Tax year'],
      ...rowsAt(await get('/api/tax'), 'countries').map(({ code, name, currency, tax_types, tax_year }) => [
        code,
        name,
        currency,
        (tax_types as readonly string[]).join(', '),
        tax_year,
      ]),
    ],
  ],
  [
    ['ASOF', 'PAYE', 'KE'],
    async () =>
      serialOfDay((await api('post', '/api/tax', { country: 'KE', amount: 1_000, type: 'income' })).meta.as_of),
  ],
  [['ASOF', 'FX', 'KE'], async () => serialOfDay((await api('get', '/api/forex?from=USD&to=KES')).meta.as_of)],
  [['ASOF', 'FUEL', 'KE'], async () => serialOfDay((await api('get', '/api/fuel?country=KE')).meta.as_of)],
  [
    ['ASOF', 'RATE', 'KE', 'tbill_91'],
    async () => serialOfDay(at(await get('/api/rates?country=KE'), 'figures', 'tbill_91', 'date') as string),
  ],
  [
    ['ASOF', 'RATE', 'ke', 'Policy_Rate'],
    async () => serialOfDay(at(await get('/api/rates?country=KE'), 'figures', 'policy_rate', 'date') as string),
  ],
  [['ASOF', 'RATE', 'ET', 'inflation_food'], () => Promise.resolve(serialOfDay('2025-08-31'))],
  [['ASOF', 'RATE', 'EG', 'next_mpc'], () => Promise.resolve(serialOfDay('2025-12-30'))],
  [
    ['ASOF', 'FUEL', 'NG', 'Diesel'],
    async () => serialOfDay((await api('get', '/api/fuel?country=NG&fuel_type=diesel')).meta.as_of),
  ],
  [
    ['SOURCE', 'RATE', 'KE', 'tbill_91'],
    async () => sourceText(at(await get('/api/rates?country=KE'), 'figures', 'tbill_91', 'sources') as Sources),
  ],
  [
    ['SOURCE', 'WHT', 'KE', 'dividends'],
    async () =>
      sourceText(
        (
          await api('post', '/api/tax', {
            country: 'KE',
            amount: 1_000,
            type: 'withholding',
            payment_type: 'dividends',
          })
        ).meta.sources,
      ),
  ],
  [
    ['SOURCE', 'VAT', 'KE', 'food_basic'],
    async () =>
      sourceText(
        (await api('post', '/api/vat', { country: 'KE', amount: 1_000, mode: 'add', category: 'food_basic' })).meta
          .sources,
      ),
  ],
  [
    ['SOURCE', 'VAT', 'NG'],
    async () => sourceText((await api('post', '/api/vat', { country: 'NG', amount: 1_000, mode: 'add' })).meta.sources),
  ],
];

describe('gives the answer of the API', () => {
  let results: Result[];
  beforeAll(async () => {
    results = await excel.calculate(cases.map(([formula]) => formula));
  });

  test.each(cases.map(([formula, expected], i) => [formula, expected, i] as const))(
    '%j',
    async (_formula, expected, i) => {
      const wanted = await expected();
      expect(wanted).toBeDefined();
      expect(results[i]).toEqual(wanted);
    },
  );
});

test('every function of functions.json is registered, and each is tested in this file', async () => {
  const { functions } = (await (await fetch(new URL('/addin/functions.json', process.env['SERVICE_URL']))).json()) as {
    readonly functions: readonly { readonly id: string; readonly name: string }[];
  };
  const tied = await excel.page.evaluate('Object.keys(CustomFunctions._association.mappings)');
  expect([...(tied as string[])].sort()).toEqual(functions.map(({ id }) => id).sort());
  const tried = new Set([...cases.map(([[name]]) => name), 'PAYSLIP']);
  expect(functions.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});

test('a payslip has every line of the answer, and its lines add up', async () => {
  const slip = (await excel.value('PAYSLIP', 'KE', [[85_000]])) as readonly (readonly [string, number])[];
  const data = (await tax({ country: 'KE', amount: 85_000 })) as unknown as {
    contributions: { name: string; amount: number }[];
    tax_amount: number;
    pension: number;
    net_amount: number;
    employer_cost: number;
  };
  const amounts = new Map(slip);
  for (const { name, amount } of data.contributions) expect(slip).toContainEqual([name, amount]);
  expect([
    amounts.get('Gross pay'),
    amounts.get('Income tax'),
    amounts.get('Employee contributions'),
    amounts.get('Net pay'),
    amounts.get('Employer cost'),
  ]).toEqual([85_000, data.tax_amount, data.pension, data.net_amount, data.employer_cost]);
  expect(amounts.get('Gross pay')! - amounts.get('Income tax')! - amounts.get('Employee contributions')!).toBeCloseTo(
    amounts.get('Net pay')!,
    2,
  );
});

describe('a country', () => {
  const spellings: readonly (readonly [string, string])[] = [
    ['Kenya', 'KE'],
    ['KEN', 'KE'],
    ["cote d'ivoire", 'CI'],
    ['Côte d’Ivoire', 'CI'],
    ['Ivory Coast', 'CI'],
    ['DRC', 'CD'],
    ['guinee bissau', 'GW'],
    ['Guinea', 'GN'],
    ['Maroc', 'MA'],
    [' cameroun ', 'CM'],
    ['Swaziland', 'SZ'],
    ['Gambia', 'GM'],
    ['São Tomé', 'ST'],
  ];
  /** A formula for every function that takes a country. */
  const askedAbout: readonly ((country: string) => Formula)[] = [
    ...[
      'PAYE',
      'NETPAY',
      'PENSION',
      'EMPLOYERCOST',
      'EFFECTIVERATE',
      'GROSSUP',
      'CIT',
      'CGT',
      'VAT',
      'VATNET',
      'VATGROSS',
    ].map((name) => (country: string): Formula => [name, country, 50_000]),
    (country) => ['WORKDAYS', country, '2026-12-01', '2026-12-31'],
    (country) => ['WORKDAY', country, '2026-12-24', 1],
    ...['VATRATE', 'BRACKETS', 'MINWAGE', 'DUE', 'HOLIDAYS'].map((name) => (country: string): Formula => [
      name,
      country,
    ]),
    (country) => ['OVERTIME', country, 50_000, 10],
    (country) => ['LEAVEDAYS', country, '2019-01-01', '2026-11-20'],
    (country) => ['LEAVEPAY', country, 50_000, '2019-01-01', '2026-11-20'],
    (country) => ['NOTICE', country, '2019-01-01', '2026-11-20'],
    (country) => ['SEVERANCE', country, 50_000, '2019-01-01', '2026-11-20'],
    (country) => ['SENIORITY', country, 50_000, '2019-01-01', '2026-11-20'],
    (country) => ['PAYSLIP', country, [[50_000]]],
    (country) => ['PAYROLL', country, [['Gross'], [50_000]]],
    (country) => ['PAYROLLCOLUMNS', country, [['Gross'], [50_000]], 'lines'],
    (country) => ['PAYROLLHEADERS', country],
    (country) => ['PAYROLLTOTALS', country, [['Gross'], [50_000]], 'Gross'],
    (country) => ['JOURNAL', country, [['Gross'], [50_000]]],
    (country) => [
      'RETURN',
      country,
      'shif',
      [
        ['Name', 'Gross'],
        ['Amina', 50_000],
      ],
    ],
    (country) => ['WHT', country, 50_000, 'dividends'],
    (country) => ['FUEL', country, 'petrol'],
    (country) => ['RATE', country, 'inflation'],
    (country) => ['CBRATE', country, 'inflation'],
    (country) => ['COUNTRY', country, 'currency'],
    ...['ASOF', 'SOURCE'].flatMap((name) =>
      ['PAYE', 'FX'].map((figure) => (country: string): Formula => [name, figure, country]),
    ),
  ];

  test('can be given by any of its names in every function', async () => {
    const { functions } = (await (
      await fetch(new URL('/addin/functions.json', process.env['SERVICE_URL']))
    ).json()) as {
      readonly functions: readonly {
        readonly name: string;
        readonly parameters: readonly { readonly name: string }[];
      }[];
    };
    expect(new Set(askedAbout.map((formula) => formula('KE')[0]))).toEqual(
      new Set(
        functions.filter(({ parameters }) => parameters.some(({ name }) => name === 'country')).map(({ name }) => name),
      ),
    );
    const named = await excel.calculate(askedAbout.map((formula) => formula('Kenya')));
    expect(named).toEqual(await excel.calculate(askedAbout.map((formula) => formula('KE'))));
    // Kenya has minimum wages of sectors only: an answer about Kenya, though not a figure.
    named.forEach((result, i) =>
      expect([askedAbout[i]!('Kenya')[0], (result as SheetError | null)?.error]).toEqual([
        expect.anything(),
        ['MINWAGE', 'SENIORITY'].includes(askedAbout[i]!('Kenya')[0]) ? '#N/A' : undefined,
      ]),
    );
  });

  test('is found by names in other languages, with and without accents', async () => {
    expect(await excel.calculate(spellings.map(([name]) => ['COUNTRY', name, 'name']))).toEqual(
      await excel.calculate(spellings.map(([, code]) => ['COUNTRY', code, 'name'])),
    );
  });

  test('with an ambiguous name is an error that names both', async () => {
    expect(await excel.value('NETPAY', 'Congo', 50_000)).toEqual({
      error: '#VALUE!',
      message:
        '"Congo" is not one of the 54 country codes: did you mean CG (Congo (Brazzaville)) or CD (Democratic Republic of the Congo)?',
    });
  });
});

test('a payslip shows the parts of the pay, what of them is not taxed, benefits in kind and the family', async () => {
  const details = 'children=3; overtime=100000; overtime_hours=15; transport=30000; in_kind_vehicle=200000';
  const slip = await excel.value('PAYSLIP', 'MG', [[5_000_000]], null, null, null, [[details]]);
  const data = (await tax({
    country: 'MG',
    amount: 5_000_000,
    employee: { children: 3 },
    pay: { overtime: { amount: 100_000, hours: 15 }, transport: 30_000 },
    in_kind: { vehicle: 200_000 },
  })) as unknown as {
    taxable_parts: { name: string; paid: number; taxable: number }[];
    benefits: { name: string; amount: number }[];
    family?: { counted: string; number: number };
  };
  expect(data.taxable_parts.length).toBe(2);
  expect(data.benefits.length).toBe(1);
  for (const { name, paid, taxable } of data.taxable_parts) {
    expect(slip).toContainEqual([`Of which: ${name}`, paid]);
    if (taxable < paid) expect(slip).toContainEqual([`Not taxed: ${name}`, paid - taxable]);
  }
  for (const { name, amount } of data.benefits) expect(slip).toContainEqual([`In kind: ${name}`, amount]);
});

test('a payslip has the number of shares of the family, where the law divides by them', async () => {
  const { family } = (await tax({
    country: 'GA',
    amount: 900_000,
    employee: { marital_status: 'married', children: 2 },
  })) as unknown as { readonly family: { readonly counted: string; readonly number: number } };
  expect(await excel.value('PAYSLIP', 'GA', [[900_000]], null, null, null, [['Marié; Enfants=2']])).toContainEqual([
    `Family: ${family.counted}`,
    family.number,
  ]);
});

// 6,900,000 a month: 1,972,560 by the scale, but at most 30 % of the taxable 6,555,000.
test('a payslip has a line for the cap on the tax', async () => {
  expect(await excel.value('PAYSLIP', 'CD', [[6_900_000]])).toContainEqual(['Cap on the tax', -6_060]);
  expect(
    new Map((await excel.value('PAYSLIP', 'CD', [[500_000]])) as readonly (readonly [string, number])[]).has(
      'Cap on the tax',
    ),
  ).toBe(false);
});

describe('ranges', () => {
  test('spill cell by cell: blanks stay blank, headings and wrong amounts are errors in their own cells', async () => {
    const net = async (amount: number) => (await tax({ country: 'KE', amount }))['net_amount'];
    const result = (await excel.value('NETPAY', 'KE', [
      ['Gross', 85_000],
      ['', '90000'],
      [-5, true],
    ])) as readonly (readonly unknown[])[];
    expect(result).toEqual([
      [{ error: '#VALUE!', message: '"Gross" is not a number. Enter a number for gross.' }, await net(85_000)],
      ['', await net(90_000)],
      [
        { error: '#VALUE!', message: 'Amount must be above 0.' },
        { error: '#VALUE!', message: expect.stringContaining('"true" is not a number') as string },
      ],
    ]);
  });

  test('an error in a range stays in its cell', async () => {
    const result = await excel.page.evaluate(
      `(async () => JSON.stringify(await CustomFunctions._association.mappings.VATGROSS('KE', [[100], [new CustomFunctions.Error('#DIV/0!')], [{ type: 'FormattedNumber', basicValue: 200, numberFormat: '0' }], [{ type: 'Error', basicValue: '#REF!' }]], null, {})))()`,
    );
    expect(JSON.parse(result as string)).toMatchObject([
      [116],
      [{ basicValue: '#DIV/0!' }],
      [232],
      [{ basicValue: '#REF!' }],
    ]);
  });

  test('two ranges combine as in Excel: a row and a column fill a table, and an unmatched cell is #N/A', async () => {
    const table = (await excel.value(
      'CIT',
      'NG',
      [[10_000_000], [20_000_000]],
      [[40_000_000, 400_000_000]],
    )) as readonly (readonly number[])[];
    const one = async (amount: number, turnover: number) =>
      (await tax({ country: 'NG', type: 'corporate', amount, turnover }))['tax_amount'];
    expect(table).toEqual([
      [await one(10_000_000, 40_000_000), await one(10_000_000, 400_000_000)],
      [await one(20_000_000, 40_000_000), await one(20_000_000, 400_000_000)],
    ]);
    const unequal = (await excel.value(
      'CIT',
      'NG',
      [[10_000_000], [20_000_000], [30_000_000]],
      [[40_000_000], [400_000_000]],
    )) as readonly (readonly unknown[])[];
    expect(unequal[2]![0]).toEqual({
      error: '#N/A',
      message: 'The ranges differ in size. This cell has no counterpart in the other range.',
    });
  });

  test('dates may be a range: a history in a column', async () => {
    const days = ['2026-01-05', '2026-02-02', '2026-03-02'];
    const rates = await Promise.all(
      days.map(async (day) => [(await get(`/api/forex?from=USD&to=KES&date=${day}`))['rate']]),
    );
    expect(
      await excel.value(
        'FX',
        'USD',
        'KES',
        null,
        days.map((day) => [serialOfDay(day)]),
      ),
    ).toEqual(rates);
  });

  test('amounts of accounts have their sign, and an empty cell for an option counts as left out', async () => {
    expect(await excel.value('VAT', 'KE', [[-1_000], [0]])).toEqual([[-160], [0]]);
    expect(await excel.value('CIT', 'CM', -1_000_000, 50_000_000)).toBe(1_100_000);
    expect(await excel.value('CIT', 'NG', 10_000_000, 0)).toBe(await excel.value('CIT', 'NG', 10_000_000));
    expect(await excel.value('NETPAY', 'KE', 0)).toBe(0);
  });

  test('a blank cell gives a blank cell', async () => {
    expect(await excel.value('NETPAY', 'KE', [['']])).toBe('');
    expect(await excel.value('FX', 'USD', 'KES', [['']])).toBe('');
    expect(await excel.value('PAYSLIP', 'KE', [['']])).toBe('');
  });
});

describe('errors', () => {
  const wrong: readonly (readonly [Formula, string, RegExp])[] = [
    [['NETPAY', 'KX', 85_000], '#VALUE!', /^"KX" is not one of the 54 country codes: did you mean KE/],
    [['NETPAY', '', 85_000], '#VALUE!', /^There is no country/],
    [['NETPAY', 'CI', '450.000'], '#VALUE!', /^Did you mean 450,000 or 450\?/],
    [['NETPAY', 'CI', 450], '#VALUE!', /^Net pay is below zero/],
    [['HISTORY', 'fx', 'KES', '2025-05-02', '2025-05-04', 'day'], '#N/A', /no figure between these days/],
    [['FXRATE', 'USD', 'NGN', 1, '2024-10-31'], '#N/A', /dates from 2024-09-06/],
    [['NETPAY', 'KE', 'a lot'], '#VALUE!', /"a lot" is not a number/],
    [['NETPAY', 'KE', '0x10'], '#VALUE!', /"0x10" is not a number/],
    [['NETPAY', 'KE', 85_000, 'monthy'], '#VALUE!', /did you mean "monthly"/],
    [['NETPAY', 'KE', 85_000, null, '1812'], '#VALUE!', /1812/],
    [['NETPAY', 'KE', 85_000, null, null, 'perhaps'], '#VALUE!', /"perhaps" is not TRUE or FALSE/],
    [
      ['NETPAY', 'KE', 85_000, null, null, null, 'agee=67'],
      '#VALUE!',
      /^"agee" is not a detail of pay: did you mean age\?$/,
    ],
    [['NETPAY', 'KE', 85_000, null, null, null, 'age=67; Age=68'], '#VALUE!', /^Age is given twice among the details/],
    [
      ['NETPAY', 'KE', 85_000, 'weekly', null, null, 'period=monthly'],
      '#VALUE!',
      /^Pay period is given twice: as an argument and among the details/,
    ],
    [
      ['NETPAY', 'KE', 85_000, null, '2025', null, 'pay_date=2026-01-31'],
      '#VALUE!',
      /^The pay date 2026-01-31 is in tax year 2026 of Kenya, but the tax year is 2025/,
    ],
    [['NETPAY', 'KE', 85_000, null, null, null, 'age=12'], '#VALUE!', /^Age must be a whole number from 14 to 120/],
    [
      ['NETPAY', 'KE', 85_000, null, null, null, 'age=old'],
      '#VALUE!',
      /^"old" is not a number\. Enter a number for Age\.$/,
    ],
    [['NETPAY', 'KE', 85_000, null, null, null, 'age'], '#VALUE!', /^Age needs a value, for example age=67/],
    [['NETPAY', 'KE', 85_000, null, null, null, 'age='], '#VALUE!', /^Age has no value/],
    [['NETPAY', 'KE', 85_000, null, null, null, 'maried'], '#VALUE!', /^"maried" is not .*: did you mean married\?$/],
    [['NETPAY', 'KE', 85_000, null, null, null, 'pension=5000'], '#VALUE!', /did you mean .*paid_pension/],
    [['NETPAY', 'KE', 85_000, null, null, null, 'vehicle=5000'], '#VALUE!', /did you mean in_kind_vehicle\?$/],
    [
      ['NETPAY', 'KE', 85_000, null, null, null, 'quarterly bonus payout=1'],
      '#VALUE!',
      /Details are, for example, married/,
    ],
    [
      ['NETPAY', 'KE', 85_000, null, null, null, 'general'],
      '#VALUE!',
      /^"general" can mean category=general or sector=general\. Write one of them\.$/,
    ],
    [
      ['NETPAY', 'KE', 85_000, null, null, null, 'transport'],
      '#VALUE!',
      /^Transport allowance needs a value, for example/,
    ],
    [
      ['NETPAY', 'KE', 85_000, null, null, null, 'children=20%'],
      '#VALUE!',
      /^"20%" is a percentage\. Enter a number for Children/,
    ],
    [
      ['NETPAY', 'KE', 85_000, null, null, null, 'marital_status=maried'],
      '#VALUE!',
      /^Marital status.*did you mean "married"/,
    ],
    [['NETPAY', 'KE', 85_000, null, null, null, 'transport=90000'], '#VALUE!', /parts/],
    [
      ['NETPAY', 'KE', 85_000, null, null, null, 'overtime_hours=10'],
      '#VALUE!',
      /^The hours of overtime need the overtime pay/,
    ],
    [['PAYROLLHEADERS', 'KE', 'de'], '#VALUE!', /"de" is not a language.* Use one of en, fr, pt, ar\.$/],
    [['PAYROLLHEADERS', 'KX'], '#VALUE!', /did you mean KE/],
    [
      ['NETPAY', 'KE', 85_000, null, null, null, 'age=67, basic=0.6'],
      '#VALUE!',
      /contains more than one detail\. .*semicolons/,
    ],
    [['NETPAY', 'KE', 85_000, null, null, null, 'basic=1,000'], '#VALUE!', /^Did you mean 1000 or 1\? A comma/],
    [['NETPAY', 'KE', 85_000, null, null, null, 'basic=60'], '#VALUE!', /^Basic must be between 0 and 1/],
    [
      ['NETPAY', 'KE', 85_000, null, null, null, 'pay_date=03/04/2026'],
      '#VALUE!',
      /^"03\/04\/2026" can be .* Write 2026-\d\d-\d\d or 2026-/,
    ],
    [
      ['NETPAY', 'KE', 85_000, null, null, null, 'currency=shillings'],
      '#VALUE!',
      /^Currency must be a three-letter currency code/,
    ],
    [['NETPAY', 'KE', 85_000, null, null, null, 'include_pension=maybe'], '#VALUE!', /"maybe" is not TRUE or FALSE/],
    [['NETPAY', 'KE', 85_000, null, null, null, [['age', 67, 'x']]], '#VALUE!', /two columns or two rows/],
    [
      [
        'NETPAY',
        'KE',
        85_000,
        null,
        null,
        null,
        [
          ['', 67],
          ['basic', 0.6],
        ],
      ],
      '#VALUE!',
      /^The value "67" has no name beside it/,
    ],
    [['VAT', 'KE', 100, 'ad'], '#VALUE!', /did you mean "add"/],
    [['VAT', 'KE', 100, null, 'weapons'], '#VALUE!', /weapons/],
    [['WHT', 'KE', 100, 'dividend'], '#VALUE!', /did you mean "dividends"/],
    [['WHT', 'KE', 100, 'dividends', null, null, 'banks'], '#VALUE!', /did you mean "bank"/],
    [['CIT', 'DZ', 100, null, null, 'fishing'], '#VALUE!', /"fishing" is not a sector/],
    [['NETPAY', 'KE', -5], '#VALUE!', /above 0/],
    [
      ['WHT', notEstablished.country, 100, notEstablished.payment, notEstablished.residency],
      '#N/A',
      /could not be established\. .*Ask the tax authority of /,
    ],
    [['FX', 'USD', 'QQQ'], '#VALUE!', /QQQ/],
    [['FX', 'USD', 'KES', 1, 60], '#VALUE!', /29 February 1900/],
    [['FX', 'USD', 'KES', 1, 'yesterday'], '#VALUE!', /YYYY-MM-DD/],
    [['FUEL', 'KE', 'petroleum'], '#VALUE!', /petrol/],
    [['RATE', 'KE', 'polcy_rate'], '#VALUE!', /did you mean policy_rate/],
    [['HISTORY', 'fx', 'KES', '2026-06-01', null, 'fortnight'], '#VALUE!', /"month-average"/],
    [['HISTORY', 'policy_rate', 'KE', '2026-06-01', null, 'month-average'], '#VALUE!', /month-end/],
    [['HISTORY', 'fx', '', '2026-06-01'], '#VALUE!', /There is no entity/],
    [['HISTORY', 'fx', 'KES', '2026-06-01', null, null, 'valeu'], '#VALUE!', /did you mean value/],
    [['COUNTRY', 'KE', 'curency'], '#VALUE!', /did you mean currency/],
    [['ASOF', 'PAY', 'KE'], '#VALUE!', /did you mean PAYE/],
    [['ASOF', 'PAYE', 'KE', 'tbill_91'], '#VALUE!', /PAYE uses a single fact/],
    [['ASOF', 'RATE', 'KE', 'tbil_91'], '#VALUE!', /did you mean tbill_91/],
    [['ASOF', 'RATE', 'SL', 'tbill_91'], '#N/A', /There is no tbill_91 for SL/],
    [['PAYSLIP', 'KE', [[1], [2]]], '#VALUE!', /one amount, not a range/],
    [['RATE', 'SO', 'policy_rate'], '#N/A', /No policy rate of Somalia is recorded\. Recorded: gdp/],
  ];
  let results: Result[];
  beforeAll(async () => {
    results = await excel.calculate(wrong.map(([formula]) => formula));
  });

  test.each(wrong.map((one, i) => [...one, i] as const))('%j is %s with a message', (_formula, error, message, i) => {
    expect(results[i]).toEqual<SheetError>({ error, message: expect.stringMatching(message) as string });
  });
});

/** Makes the Excel of the page one that takes data types from functions, or an older one again. */
const takesDataTypes = (takes: boolean) => excel.page.evaluate(`globalThis.hasDataTypes = ${takes}`);

test('dates look like dates where Excel knows number formats of values, and nothing else changes', async () => {
  const formulas: Formula[] = [
    ['ASOF', 'PAYE', 'KE'],
    ['NETPAY', 'KE', 85_000],
  ];
  expect(await excel.calculate(formulas)).toEqual([expect.any(Number), 61_017.9]);
  await takesDataTypes(true);
  expect(await excel.calculate(formulas)).toEqual([expect.stringMatching(/^\d+ as yyyy-mm-dd$/), 61_017.9]);
  await takesDataTypes(false);
});

// Kenya, 85,000: NSSF 5,100, SHIF 2,337.50, housing levy 1,275, tax 15,269.60.
test('a single figure has a card where the workbook asks for it: it stays a number, and its lines and sources are behind it', async () => {
  const asks = (cards: unknown) =>
    excel.page.evaluate(
      `Object.assign(Office.context, { document: { settings: { get: (name) => name === 'svc.cards' ? ${String(cards)} : null } } })`,
    );
  const cards = async () =>
    JSON.parse(
      await excel.page.evaluate<string>(
        `(async () => { const { NETPAY, VAT, BRACKETS } = CustomFunctions._association.mappings; return JSON.stringify(await Promise.all([NETPAY('KE', [[85000]], null, null, null, null, {}), NETPAY('KE', [[85000], [90000]], null, null, null, null, {}), VAT('KE', [[100]], null, null, {})])); })()`,
      ),
    ) as unknown[][][];
  await asks(true);
  expect((await cards())[0]).toEqual([[61_017.9]]);
  await takesDataTypes(true);
  const [pay, column, vat] = await cards();
  expect(pay![0]![0]).toMatchObject({
    type: 'Double',
    basicValue: 61_017.9,
    numberFormat: '#,##0.00',
    properties: {
      'Gross pay': { type: 'Double', basicValue: 85_000 },
      'Income tax': { basicValue: 15_269.6 },
      'As of': { numberFormat: 'yyyy-mm-dd' },
      Sources: { type: 'String', basicValue: expect.stringContaining('http') as unknown },
    },
  });
  const { properties, layouts } = pay![0]![0] as {
    properties: object;
    layouts: { card: { sections: { properties: string[] }[] } };
  };
  // A card shows the properties that its layout names.
  expect(layouts.card.sections.flatMap((section) => section.properties)).toEqual(Object.keys(properties));
  expect(column!.flat()).toEqual([61_017.9, expect.any(Number)]);
  expect(vat![0]![0]).toMatchObject({ basicValue: 16, properties: { Sources: expect.anything() as unknown } });
  expect(vat![0]![0]).not.toHaveProperty('properties.Gross pay');
  // What Excel gets is what the runtime hands over.
  expect(await excel.value('NETPAY', 'KE', 85_000)).toBe('61017.9 as #,##0.00');
  await asks(false);
  expect((await cards())[0]).toEqual([[61_017.9]]);
  await takesDataTypes(false);
});

test('money and percentages have a number format if the user wants it, and are plain numbers otherwise', async () => {
  await takesDataTypes(true);
  const setting = (value: string) => excel.page.evaluate(`localStorage.setItem('svc.formatted-numbers', '${value}')`);
  await setting('on');
  expect(
    await excel.calculate([
      ['NETPAY', 'KE', 85_000],
      ['EFFECTIVERATE', 'KE', 85_000],
      ['ASOF', 'PAYE', 'KE'],
      ['COUNTRY', 'KE', 'currency'],
    ]),
  ).toEqual([
    '61017.9 as #,##0.00',
    expect.stringMatching(/^17\.96\d* as 0\.00"%"$/),
    expect.stringMatching(/^\d+ as yyyy-mm-dd$/),
    'KES',
  ]);
  expect(
    await excel.calculate([
      ['VATRATE', 'CM'],
      ['COUNTRY', 'LY', 'pension_employee'],
    ]),
  ).toEqual(['19.25 as 0.00####"%"', '5.125 as 0.00####"%"']);
  await setting('off');
  expect(await excel.value('NETPAY', 'KE', 85_000)).toBe(61_017.9);
  await takesDataTypes(false);
});

test('the ribbon opens the documentation', async () => {
  await excel.page.evaluate(
    `Office.context ??= {}; Office.context.ui = { openBrowserWindow: (address) => { globalThis.openedAddress = address; } };`,
  );
  await excel.press('showDocumentation');
  expect(await excel.page.evaluate('globalThis.openedAddress')).toBe(new URL('/docs', process.env['SERVICE_URL']).href);
});

test('the page reported no errors', () => {
  expect(excel.complaints).toEqual([]);
});
