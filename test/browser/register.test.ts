import { excel } from './support/opened-excel';
import type { TaxResult } from '../../src/contract/tax';
import { service } from '../support/service';
import type { Result } from './excel';

jest.setTimeout(120_000);

type Grid = readonly (readonly unknown[])[];
type Figures = readonly (readonly number[])[];

async function payslipOf(body: object): Promise<TaxResult> {
  const answer = await service.post('/api/tax', { type: 'income', ...body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data as unknown as TaxResult;
}

const ivory: Grid = [
  ['Nom', 'Service', 'Salaire brut', 'Situation familiale', 'Enfants', 'Indemnité de transport', 'Avance'],
  ['Awa', 'Ventes', 600_000, 'Mariée', 2, 40_000, 50_000],
  ['Jean', 'Usine', 450_000, 'Célibataire', 0, '', ''],
  ['Koffi', 'ventes', 1_200_000, 'Marié', 4, '', ''],
  ['Ama', '', 300_000, '', '', '', ''],
];
const value = (name: string, ...given: readonly unknown[]): Promise<Result> => excel.value(name, ...given);

describe('a register', () => {
  const headings = ['Gross pay', 'CNPS retraite', 'Couverture maladie universelle (CMU)', 'Taxable pay'];
  const last = ['Income tax', 'Employee contributions', 'Net pay'];

  test('has a column for each line, in the order of a payslip, and what is paid out', async () => {
    const [columns] = (await value('PAYROLLCOLUMNS', 'CI', ivory, 'lines')) as string[][];
    const [first] = (await value('PAYROLL', 'CI', ivory, 'lines')) as unknown as Figures;
    const slip = await payslipOf({
      country: 'CI',
      amount: 600_000,
      employee: { marital_status: 'married', children: 2 },
      pay: { transport: 40_000 },
    });
    const shown = new Map(columns!.map((column, at) => [column, first![at]]));
    expect(columns!.filter((column) => headings.includes(column))).toEqual(headings);
    expect(columns!.filter((column) => last.includes(column))).toEqual(last);
    expect(columns!.slice(-2)).toEqual(['Employer cost', 'Paid out']);
    for (const { name, amount } of [...slip.contributions!, ...slip.employer_contributions!])
      expect([name, shown.get(name)]).toEqual([name, amount]);
    expect(shown.get('Gross pay')).toBe(600_000);
    const [part] = slip.taxable_parts!;
    expect(columns!.slice(0, 3)).toEqual(['Gross pay', `Of which: ${part!.name}`, `Not taxed: ${part!.name}`]);
    expect(first!.slice(1, 3)).toEqual([40_000, 40_000 - part!.taxable]);
    expect(shown.get('Income tax')).toBe(slip.tax_amount);
    expect(shown.get('Paid out')).toBe(slip.net_amount - 50_000);
    expect(shown.get('Employer cost')).toBe(slip.employer_cost);
  });

  test('takes lines by code or by name, in any order', async () => {
    const wanted = 'employer_cost, cmu, CNPS retraite';
    expect(await value('PAYROLLCOLUMNS', 'CI', ivory, wanted)).toEqual([
      ['Employer cost', 'Couverture maladie universelle (CMU)', 'CNPS retraite'],
    ]);
    const [, jean] = (await value('PAYROLL', 'CI', ivory, wanted)) as unknown as Figures;
    const slip = await payslipOf({ country: 'CI', amount: 450_000 });
    const amountOf = (id: string) => slip.contributions!.find((line) => line.id === id)!.amount;
    expect(jean).toEqual([slip.employer_cost, amountOf('cmu'), amountOf('cnps-pension')]);
  });

  test('of several countries has a column for each line that one of them has, and 0 in the others', async () => {
    const table = [
      ['Country', 'Gross pay'],
      ['KE', 85_000],
      ['GH', 5_000],
    ];
    const [columns] = (await value('PAYROLLCOLUMNS', null, table, 'lines')) as string[][];
    const [kenya, ghana] = (await value('PAYROLL', null, table, 'lines')) as unknown as Figures;
    for (const [row, slip] of [
      [kenya!, await payslipOf({ country: 'KE', amount: 85_000 })],
      [ghana!, await payslipOf({ country: 'GH', amount: 5_000 })],
    ] as const) {
      const paid = slip.contributions!.reduce((sum, { amount }) => sum + amount, 0);
      expect(row[columns!.indexOf('Employee contributions')]).toBeCloseTo(paid, 6);
      expect(row[columns!.indexOf('Net pay')]).toBeCloseTo(row[0]! - slip.tax_amount - paid, 6);
    }
    expect(new Set(columns).size).toBe(columns!.length);
  });

  test('a bad row is an error of its own, and a line that nobody has is named', async () => {
    const table = [...ivory.slice(0, 2), ['Paul', 'Usine', 'viel', '', '', '', '']];
    const [awa, paul] = (await value('PAYROLL', 'CI', table, 'cmu, net_amount')) as unknown[][];
    expect(awa).toEqual([expect.any(Number), expect.any(Number)]);
    expect(paul![0]).toMatchObject({ error: '#VALUE!' });
    expect(await value('PAYROLL', 'CI', ivory, 'cnps-pensoin')).toMatchObject({
      error: '#VALUE!',
      message: expect.stringContaining('did you mean cnps-pension') as string,
    });
  });
});

describe('totals', () => {
  test('are the sums of the register by a column, as it is written first, and of all', async () => {
    const wanted = 'lines';
    const [columns] = (await value('PAYROLLCOLUMNS', 'CI', ivory, wanted)) as string[][];
    const rows = (await value('PAYROLL', 'CI', ivory, wanted)) as unknown as Figures;
    const [head, ...sums] = (await value('PAYROLLTOTALS', 'CI', ivory, 'service', wanted)) as unknown[][];
    expect(head).toEqual(['Service', 'Employees', ...columns!]);
    const sumOf = (members: readonly number[]) =>
      rows[0]!.map((_, at) => members.reduce((sum, row) => sum + rows[row]![at]!, 0));
    expect(sums).toEqual([
      ['Ventes', 2, ...sumOf([0, 2])],
      ['Usine', 1, ...sumOf([1])],
      ['(no Service)', 1, ...sumOf([3])],
      ['Total', 4, ...sumOf([0, 1, 2, 3])],
    ]);
  });

  test('the effective rate of a group is that of its sums', async () => {
    const [, ventes] = (await value(
      'PAYROLLTOTALS',
      'CI',
      ivory,
      'Service',
      'gross_amount, tax_amount, effective_rate',
    )) as number[][];
    expect(ventes![4]).toBeCloseTo((ventes![3]! / ventes![2]!) * 100, 2);
  });

  test('no sum hides a row with an error, or adds two currencies', async () => {
    const wrongRow = [...ivory, ['Paul', 'Usine', 'viel', '', '', '', '']];
    const [, ventes, usine, , all] = (await value(
      'PAYROLLTOTALS',
      'CI',
      wrongRow,
      'Service',
      'net_amount',
    )) as unknown[][];
    expect(ventes![2]).toEqual(expect.any(Number));
    for (const row of [usine, all]) expect(row![2]).toMatchObject({ error: '#VALUE!' });
    const table = [
      ['Country', 'Team', 'Gross pay'],
      ['KE', 'A', 85_000],
      ['GH', 'A', 5_000],
      ['GH', 'B', 5_000],
    ];
    const [, mixed, one] = (await value('PAYROLLTOTALS', null, table, 'Team', 'net_amount')) as unknown[][];
    expect(mixed![2]).toMatchObject({ error: '#VALUE!', message: expect.stringMatching(/KES and .*GHS/) as string });
    expect(one![2]).toEqual(expect.any(Number));
  });

  test('a column that the table does not have is named', async () => {
    expect(await value('PAYROLLTOTALS', 'CI', ivory, 'Departement')).toMatchObject({
      error: '#VALUE!',
      message: expect.stringContaining('"Service"') as string,
    });
  });
});

test('the page reported no errors', () => {
  expect(excel.complaints).toEqual([]);
});
