import { parse } from 'csv-parse/sync';
import type { Journal, JournalEntry } from '../../src/contract';
import { countryNames } from '../../src/contract/countries';
import { journalPurposes } from '../../src/contract/words/journal';
import { plansOfAccounts } from '../../src/reference/journal-plans';
import { PlanOfAccounts } from '../../src/reference/schema';
import { service } from '../support/service';

const path = '/api/v1/payroll/journal';

async function journal(body: object, language?: string) {
  const headers = language === undefined ? {} : { 'accept-language': language };
  const { status, body: answer } = await service.post(path, body, headers);
  return { status, data: answer.data as unknown as Journal, meta: answer.meta, error: answer.error };
}

/** An entry as an accountant writes it: account, debit, credit. */
const written = ({ lines }: JournalEntry) =>
  lines.map(({ purpose, line, account, debit, credit }) => [
    account.number ?? account.name,
    line ?? purpose,
    debit,
    credit,
  ]);

// test/law/countries/CI.yaml, November 2026.
//   150,000: tax 12,000; CNPS 9,450 + CMU 500; net 128,050. Employer: CNPS 11,550, family 3,500, maternity 525,
//     injury 1,400, CMU 500, payroll tax 4,200 = 21,675.
//   500,000: tax 81,000; CNPS 31,500 + CMU 500; net 387,000. Employer: CNPS 7.7 % 38,500, then as above, payroll tax
//     2.8 % 14,000 = 58,425.
describe('a journal of Côte d’Ivoire', () => {
  const rows = [
    { amount: 150_000, labels: { department: 'Ventes' } },
    { amount: 500_000, labels: { department: 'Bureau' }, deductions: 25_000 },
  ];
  const november = { country: 'CI', pay_date: '2026-11-30', by: 'department', rows };

  test('has an entry for each department on the accounts of SYSCOHADA', async () => {
    const { data, meta } = await journal(november);
    expect(data).toMatchObject({ plan: 'syscohada', date: '2026-11-30', currency: 'XOF', count: 2 });
    expect(data.plan_sources.map(({ publisher }) => publisher)).toEqual(['ERPNext (Frappe)', 'Odoo']);
    const [sales, office] = data.entries;
    expect([sales!.value, sales!.rows]).toEqual(['Ventes', 1]);
    expect(written(sales!)).toEqual([
      ['6611', 'gross_pay', 150_000, 0],
      ['6641', 'cnps-pension-er', 11_550, 0],
      ['6641', 'cnps-family', 3_500, 0],
      ['6641', 'cnps-maternity', 525, 0],
      ['6641', 'cnps-injury', 1_400, 0],
      ['6641', 'cmu-er', 500, 0],
      ['6413', 'employer-payroll-tax', 4_200, 0],
      ['4313', 'cnps-pension', 0, 9_450],
      ['4318', 'cmu', 0, 500],
      ['4313', 'cnps-pension-er', 0, 11_550],
      ['4311', 'cnps-family', 0, 3_500],
      ['4311', 'cnps-maternity', 0, 525],
      ['4312', 'cnps-injury', 0, 1_400],
      ['4318', 'cmu-er', 0, 500],
      ['4421', 'employer-payroll-tax', 0, 4_200],
      ['4472', 'tax', 0, 12_000],
      ['422', 'net_pay', 0, 128_050],
    ]);
    expect([sales!.debits, sales!.credits]).toEqual([171_675, 171_675]);
    expect(written(office!).slice(-3)).toEqual([
      ['4472', 'tax', 0, 81_000],
      ['421', 'deductions', 0, 25_000],
      ['422', 'net_pay', 0, 362_000],
    ]);
    expect([office!.debits, data.debits, data.credits]).toEqual([558_425, 730_100, 730_100]);
    expect(meta.sources.length).toBeGreaterThan(0);
  });

  // 40,000 of 500,000 is a transport allowance.
  test('has a line for each named part of pay', async () => {
    const { data } = await journal({
      ...november,
      by: undefined,
      rows: [{ amount: 500_000, pay: { transport: 40_000 } }],
    });
    expect(data.entries[0]!.lines.slice(0, 2).map(({ account, text, debit }) => [account.number, text, debit])).toEqual(
      [
        ['6611', 'Pay without its named parts', 460_000],
        ['6634', expect.any(String), 40_000],
      ],
    );
    expect(data.debits).toBe(data.credits);
  });
});

// test/law/countries/MA.yaml, 10,000 in November 2026: tax 601.56; CNSS 268.80 + AMO 226.00; net 8,903.64. Employer:
// CNSS 538.80, family 640, training 160, AMO 411 = 1,749.80.
test('a journal of Morocco, on the accounts of its plan', async () => {
  const { data } = await journal({ country: 'MA', pay_date: '2026-11-20', rows: [{ amount: 10_000 }] });
  expect(data).toMatchObject({ plan: 'pcm', currency: 'MAD', debits: 11_749.8, credits: 11_749.8 });
  expect(written(data.entries[0]!)).toEqual([
    ['61711', 'gross_pay', 10_000, 0],
    ['61741', 'cnss-employer', 538.8, 0],
    ['61741', 'family-employer', 640, 0],
    ['61741', 'training-employer', 160, 0],
    ['61741', 'amo-employer', 411, 0],
    ['4441', 'cnss', 0, 268.8],
    ['4441', 'amo', 0, 226],
    ['4441', 'cnss-employer', 0, 538.8],
    ['4441', 'family-employer', 0, 640],
    ['4441', 'training-employer', 0, 160],
    ['4441', 'amo-employer', 0, 411],
    ['44525', 'tax', 0, 601.56],
    ['4432', 'net_pay', 0, 8_903.64],
  ]);
});

// test/law/countries/KE.yaml, 85,000 in November 2026: NSSF 5,100, SHIF 2,337.50, levy 1,275; tax 15,269.60; net
// 61,017.90. Employer: NSSF 5,100 + levy 1,275 + NITA 50. Twice that, less 5,000 of one net pay.
describe('a journal of Kenya', () => {
  const kenya = {
    country: 'KE',
    pay_date: '2026-11-30',
    rows: [{ amount: 85_000 }, { amount: 85_000, deductions: 5_000 }, { amount: 0 }],
  };

  test('has names without numbers, and own accounts where they are sent', async () => {
    const { data, meta } = await journal({
      ...kenya,
      accounts: [
        { purpose: 'employee_contributions', line: 'nssf', number: '2215', name: 'NSSF payable' },
        { purpose: 'tax', number: '2210', name: 'PAYE payable' },
        { purpose: 'gross_pay', line: 'housing', name: 'House allowance' },
      ],
    });
    expect(data).toMatchObject({ plan: 'ifrs', currency: 'KES', count: 3, debits: 182_850, credits: 182_850 });
    expect(written(data.entries[0]!)).toEqual([
      ['Wages and salaries', 'gross_pay', 170_000, 0],
      ['Social security contributions', 'nssf-employer', 10_200, 0],
      ['Social security contributions', 'ahl-employer', 2_550, 0],
      ['Social security contributions', 'nita', 100, 0],
      ['2215', 'nssf', 0, 10_200],
      ['Social security payable', 'shif', 0, 4_675],
      ['Social security payable', 'ahl', 0, 2_550],
      ['Social security payable', 'nssf-employer', 0, 10_200],
      ['Social security payable', 'ahl-employer', 0, 2_550],
      ['Social security payable', 'nita', 0, 100],
      ['2210', 'tax', 0, 30_539.2],
      ['Advances and loans to employees', 'deductions', 0, 5_000],
      ['Net pay payable', 'net_pay', 0, 117_035.8],
    ]);
    expect(meta.notices).toContain('`accounts[2]` was not used: no payslip of these rows has the line.');
  });

  const file = async (format: string, body: object) => {
    const { status, headers, body: text } = await service.post(`${path}?format=${format}`, body);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    return parse(text as unknown as string) as string[][];
  };

  test('as a file of QuickBooks Online', async () => {
    const lines = await file('quickbooks', { ...kenya, reference: 'PAY-11' });
    expect(lines[0]).toEqual(['Journal No.', 'Journal Date', 'Account Name', 'Description', 'Debits', 'Credits']);
    expect(lines[1]).toEqual(['PAY-11', '30/11/2026', 'Wages and salaries', 'Gross pay', '170000', '']);
    expect(lines.at(-1)).toEqual(['PAY-11', '30/11/2026', 'Net pay payable', 'Net pay', '', '117035.8']);
    expect(lines).toHaveLength(14);
  });

  test('as a file of Xero, with a number for each account', async () => {
    const numbered = journalPurposes.map((purpose, at) => ({ purpose, number: String(400 + at), name: purpose }));
    const rows = kenya.rows.map((row) => ({ ...row, labels: { team: '=Sales' } }));
    const lines = await file('xero', { ...kenya, rows, by: 'team', accounts: numbered, tax_rate: 'Tax Exempt' });
    expect(lines[1]).toEqual([
      'PAYROLL 2026-11-30 =Sales',
      '30/11/2026',
      'Gross pay',
      '400',
      'Tax Exempt',
      '170000',
      'team',
      "'=Sales",
      '',
      '',
    ]);
    expect(lines.at(-1)![5]).toBe('-117035.8');
    const amounts = lines.slice(1).map((line) => Math.round(Number(line[5]) * 100));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });

  test('as a table', async () => {
    const lines = await file('csv', kenya);
    expect(lines[1]).toEqual([
      'PAYROLL 2026-11-30',
      '2026-11-30',
      '',
      '',
      'Wages and salaries',
      'Gross pay',
      '170000',
      '',
      'KES',
    ]);
  });

  test('Xero needs a tax rate, numbers, and at most 300 lines', async () => {
    const refusal = async (body: object): Promise<string> => {
      const { status, body: answer } = await service.post(`${path}?format=xero`, body);
      expect([status, answer.error.code]).toEqual([400, 'bad_request']);
      return answer.error.message;
    };
    expect(await refusal(kenya)).toContain('`tax_rate`');
    expect(await refusal({ ...kenya, tax_rate: 'None' })).toContain('`gross_pay`');
    const rows = Array.from({ length: 26 }, (_, at) => ({ amount: 85_000, labels: { team: at } }));
    const accounts = journalPurposes.map((purpose) => ({ purpose, number: '400', name: purpose }));
    expect(await refusal({ ...kenya, rows, by: 'team', accounts, tax_rate: 'None' })).toContain('312 lines');
  });
});

/** Pay of several sizes in two teams and without one, half of it with named parts. */
const severalRows = [777.77, 12_345.67, 98_765.43, 1_234_567.89].flatMap((amount, at) => [
  { amount, labels: { team: at % 2 } },
  { amount, pay: { housing: amount / 10, bonus: amount / 7 } },
]);

// The scale of São Tomé and Príncipe is not established, so that no payslip can be made there.
const calculable = Object.keys(countryNames).filter((country) => country !== 'ST');

test.each(calculable)('debits are credits in %s', async (country) => {
  const { status, data, error } = await journal({ country, by: 'team', rows: severalRows });
  expect([status, error]).toEqual([200, undefined]);
  expect(data.entries).toHaveLength(3);
  for (const { lines, debits, credits } of data.entries) {
    const sum = (side: 'debit' | 'credit') => lines.reduce((all, line) => all + Math.round(line[side] * 1_000), 0);
    expect([sum('debit'), sum('credit')]).toEqual([Math.round(debits * 1_000), Math.round(credits * 1_000)]);
    expect(debits).toBe(credits);
  }
});

test('there is no journal where a country has no payslip', async () => {
  const { status, error } = await journal({ country: 'ST', rows: severalRows });
  expect([status, error.code]).toEqual([400, 'invalid_tax_type']);
  expect(error.message).toContain('row 1');
});

describe('a journal is refused', () => {
  const ofKenya = { country: 'KE', pay_date: '2026-11-30' };

  test('where a row is wrong, and names it', async () => {
    const rows = [{ amount: 85_000 }, { amount: -1 }];
    const { status, error } = await journal({ ...ofKenya, rows });
    expect([status, error.code]).toEqual([400, 'invalid_amount']);
    expect(error.message).toMatch(/^There is no journal, because row 2 has an error: /);
    const inFrench = await journal({ ...ofKenya, rows }, 'fr');
    expect(inFrench.error.message).toMatch(/^Il n’y a pas de journal, car la ligne 2 contient une erreur/);
  });

  test.each([
    ['two currencies', { rows: [{ amount: 85_000 }, { country: 'MA', amount: 10_000 }] }, 'invalid_currency'],
    ['more deductions than net pay', { rows: [{ amount: 85_000, deductions: 70_000 }] }, 'invalid_amount'],
    ['a label that no row has', { rows: [{ amount: 85_000 }], by: 'department' }, 'bad_request'],
    ['an unknown plan', { rows: [{ amount: 85_000 }], plan: 'gaap' }, 'bad_request'],
    ['an unknown purpose', { rows: [{ amount: 85_000 }], accounts: [{ purpose: 'taxes', name: 'X' }] }, 'bad_request'],
    [
      'an account on two lines',
      { rows: [{ amount: 85_000 }], accounts: [{ purpose: 'tax', name: 'A\nB' }] },
      'bad_request',
    ],
    ['a day that does not exist', { rows: [{ amount: 85_000 }], date: '2026-02-30' }, 'invalid_date'],
    ['no rows', { rows: [] }, 'invalid_items'],
  ])('for %s', async (_, body, code) => {
    const { status, error } = await journal({ ...ofKenya, ...body });
    expect([status, error.code]).toEqual([400, code]);
  });
});

describe('a plan of accounts', () => {
  test.each(Object.entries(plansOfAccounts))('%s has the form of plans', (id, plan) => {
    expect(PlanOfAccounts.parse(plan).id).toBe(id);
  });

  test('belongs to each of the 17 countries of OHADA, and to Morocco', () => {
    expect(plansOfAccounts.syscohada.countries).toHaveLength(17);
    expect(plansOfAccounts.pcm.countries).toEqual(['MA']);
  });

  test('has numbers only with a source', () => {
    for (const { accounts, sources } of Object.values(plansOfAccounts)) {
      const numbers = Object.values(accounts).map(({ number }) => number !== null);
      expect(new Set(numbers)).toEqual(new Set([sources.length > 0]));
    }
  });
});
