import { columnLabel, languages } from '../../src/contract/labels';
import { peopleColumnLabel, peopleColumnMeant, peopleColumns } from '../../src/contract/labels/people';
import { personColumnsOf } from '../../functions/questions/hand-in/people';
import type { Shown } from '../support/excel-answer';
import { programTables } from '../support/program-tables';
import { testWith } from '../support/recipe';
import { type Formula, inCalc, inExcel } from '../support/sheets';

jest.mock('../../functions/answer', () => jest.requireActual<object>('../support/excel-answer'));

const kenya = [
  ['Name', 'KRA PIN', 'NSSF number', 'Department', 'Gross pay', 'Advance'],
  ['Wanjiku Kamau', 'A001234567Z', 2001234567, 'Sales', 85_000, ''],
  ['Otieno Odhiambo', 'A00123456', '', 'Office', 60_000, 5_000],
  ['', '', '', '', '', ''],
  ['Total', '', '', '', 145_000, ''],
];
const month = 'tax number=P051234567Z; month=2026-11';

async function grid(...formula: readonly [string, ...unknown[]]): Promise<Shown[][]> {
  const found = await inExcel(formula);
  if (!Array.isArray(found)) throw new Error(JSON.stringify(found));
  return found as Shown[][];
}

const refused = (message: RegExp, error = '#VALUE!') => ({
  error,
  message: expect.stringMatching(message) as unknown,
});

describe('a return', () => {
  // Kenya, November 2026, 85,000: NSSF 6 % = 5,100; SHIF 2.75 % = 2,337.50; housing levy 1.5 % = 1,275.
  //   85,000 − 8,712.50 = 76,287.50 chargeable
  //   10 % of 24,000      2,400
  //   25 % of  8,333      2,083.25
  //   30 % of 43,954.50  13,186.35
  //                      17,669.60 − relief 2,400 = 15,269.60
  test('has the titles of the authority, a row for each employee, and beside it what is wrong', async () => {
    const [titles, first, second, ...rest] = await grid('RETURN', 'Kenya', 'P10', kenya, month);
    const wanjiku = Object.fromEntries(titles!.map((title, at) => [title, first![at]]));
    expect(wanjiku).toMatchObject({
      'PIN of Employee': 'A001234567Z',
      'Name of Employee': 'Wanjiku Kamau',
      'Total Cash Pay (A)': 85_000,
      'NSSF Contribution (J)': 5_100,
      'Social Health Insurance Fund (I)': 2_337.5,
      'Affordable Housing Levy (N)': 1_275,
      'Self Assessed PAYE Tax (Ksh) (S)': 15_269.6,
      'To correct': '',
    });
    expect(second!.at(-1)).toBe('KRA PIN is malformed. It has A or P, nine digits and a letter.');
    expect(rest).toEqual([]);
  });

  test('takes the employer from a range, and says in a last row what is wrong with the whole', async () => {
    const zambia = [
      ['Surname', 'First name', 'NRC', 'SSN', 'Date of birth', 'Gross pay'],
      ['Banda', 'Chanda', '123456/10/1', '123456789', '1990-05-01', 10_000],
    ];
    const employer = [
      ['Social security number', '1234567'],
      ['Month', '2026-11'],
    ];
    const missing = await grid('RETURN', 'ZM', 'napsa', zambia, 'month=2026-11');
    const complete = await grid('RETURN', 'ZM', 'napsa', zambia, employer);
    expect(missing.flat().filter((cell) => String(cell).includes('is missing'))).toHaveLength(1);
    expect(complete.flat().filter((cell) => String(cell).includes('is missing'))).toEqual([]);
    expect(complete[1]).toEqual(expect.arrayContaining(['Banda', 'Chanda', 10_000]));
  });

  // January 2026, 85,000: NSSF 6 % of 72,000 = 4,320; taxable 77,067.50; tax 17,903.60 − 2,400 = 15,503.60.
  test('of a year has a line for each month, which the table states as a month or a day', async () => {
    const year = [
      ['Name', 'KRA PIN', 'Pay month', 'Gross pay', 'PAYE withheld'],
      ['Wanjiku Kamau', 'A001234567Z', 'November 2026', 85_000, ''],
      ['Wanjiku Kamau', 'A001234567Z', '01/2026', 85_000, 15_000],
      ['Wanjiku Kamau', 'A001234567Z', '2025-12-31', 85_000, ''],
    ];
    const [, november, january, before] = await grid('RETURN', 'KE', 'p9a', year, `${month}; name=Example Ltd`);
    expect([november![2], november!.at(-2), november!.at(-1)]).toEqual(['November', 15_269.6, '']);
    expect([january![2], january!.at(-2), january!.at(-1)]).toEqual([
      'January',
      15_503.6,
      'The tax withheld in 2026-01 is not that of the payslip.',
    ]);
    expect(before!.at(-1)).toBe('The month of this row is not one of the return: 2026-01 to 2026-12.');
  });

  test('says above the table that a layout is not confirmed', async () => {
    const [heading, titles] = await grid('RETURN', 'KE', 'KE-shif', kenya, month);
    expect(heading!.filter((cell) => cell !== '')).toEqual(['Layout not confirmed']);
    expect(titles!.at(-1)).toBe('To correct');
  });

  test('a row that cannot be read has its own sentence, and the others are counted as before', async () => {
    const [head, first, second] = kenya;
    const table = [head, ['Net', '', '', '', 'a lot', ''], first, second];
    const [, wrong, right, malformed] = await grid('RETURN', 'KE', 'p10', table, month);
    expect(wrong!.at(-1)).toMatch(/"a lot" is not a number/);
    expect(right!.slice(0, 2)).toEqual(['A001234567Z', 'Wanjiku Kamau']);
    expect(malformed!.at(-1)).toMatch(/malformed/);
    const net = [
      ['Name', 'Net pay'],
      ['Jane', 50_000],
    ];
    expect(await inExcel(['RETURN', 'KE', 'p10', net, month])).toEqual(refused(/needs gross pay/));
  });

  test.each([
    ['p99', month, refused(/KE-nssf, KE-p10, KE-p10-housing-levy, KE-p9a, KE-shif/, '#N/A')],
    ['', month, refused(/Enter its name/)],
    ['p10', 'tax numbr=P051234567Z', refused(/did you mean Tax number/i)],
    ['p10', 'name', refused(/Name has no value/)],
    ['p10', 'month=soon', refused(/month/)],
  ])('%j of the employer %j', async (form, employer, expected) => {
    expect(await inExcel(['RETURN', 'KE', form, kenya, employer])).toEqual(expected);
  });
});

describe('a journal', () => {
  // 85,000 + 5,100 NSSF + 1,275 housing levy + 50 NITA of the employer, and 60,000 + 3,600 + 900 + 50.
  test('balances, by the values of a column, and has what is taken off net pay', async () => {
    const [headings, ...lines] = await grid('JOURNAL', 'KE', kenya, '', 'Department');
    expect(headings).toEqual(['Department', 'Account', 'Account name', 'Text', 'Debit', 'Credit']);
    expect(lines.at(-1)).toEqual(['Total', '', '', '', 155_975, 155_975]);
    expect(lines.filter(([, , , text]) => text === 'Deductions from net pay').map((line) => line.at(-1))).toEqual([
      5_000,
    ]);
    for (const department of ['Sales', 'Office']) {
      const ofIt = lines.filter(([value]) => value === department);
      const sum = (at: number) => ofIt.reduce((all, line) => all + Math.round(Number(line[at]) * 100), 0);
      expect(sum(4)).toBe(sum(5));
    }
  });

  // SYSCOHADA révisé: 6611 salaries, 422 net pay owed to staff, 447 taxes withheld.
  test('takes the plan of the country, or another', async () => {
    const ivory = [
      ['Nom', 'Salaire brut'],
      ['Awa', 300_000],
    ];
    const accounts = async (plan: string) => (await grid('JOURNAL', 'CI', ivory, plan)).map(([account]) => account);
    expect(await accounts('')).toEqual(expect.arrayContaining(['6611']));
    expect(new Set((await accounts('ifrs')).slice(1, -1))).toEqual(new Set(['']));
    expect(await inExcel(['JOURNAL', 'CI', ivory, 'ohada'])).toEqual(refused(/is not a chart of accounts/));
  });

  test('is not made of a wrong row, which it names as the sheet counts it', async () => {
    const [head, first] = kenya;
    const table = [head, first, ['', '', '', '', '', ''], ['Jane', '', '', '', 'a lot', '']];
    expect(await inExcel(['JOURNAL', 'KE', table])).toEqual(refused(/row 4 of the table has an error: "a lot"/));
    expect(await inExcel(['JOURNAL', 'KE', kenya, '', 'Team'])).toEqual(refused(/"Team" is no heading/));
  });
});

/** A form of another program: two of its headings are not understood, and net pay is a result of that program. */
const foreign = [
  ['Name', 'Tax ref', 'Basic Salary', 'Airtime', 'Night bonus', 'Net Pay'],
  ['Wanjiku Kamau', 'A001234567Z', 80_000, 2_000, 3_000, 61_017.9],
];
const meanings = [
  ['Airtime', 'Other taxable allowances'],
  ['Night bonus', 'Other taxable allowances'],
  ['Net Pay', 'Leave out'],
  ['', ''],
  // Excel before August 2024, and Calc, pass empty cells as 0.
  [0, 0],
];

// 80,000 + 2,000 + 3,000 = 85,000: the payslip of the first return, and 91,425 with the charges of the employer.
test('meanings say what headings of another program are, in a journal and in a return', async () => {
  expect(await inExcel(['JOURNAL', 'KE', foreign])).toEqual(refused(/Unknown headings: .*Airtime/));
  const journal = await grid('JOURNAL', 'KE', foreign, '', '', '', '', meanings);
  expect(journal.at(-1)!.slice(-2)).toEqual([91_425, 91_425]);
  expect(await inExcel(['RETURN', 'KE', 'p10', foreign, month])).toEqual(refused(/Unknown headings: .*Airtime/));
  const [titles, row] = await grid('RETURN', 'KE', 'p10', foreign, month, meanings);
  expect(row![titles!.indexOf('Self Assessed PAYE Tax (Ksh) (S)')]).toBe(15_269.6);
});

test('180 employees on the form of another program: register, totals and journal agree to the last franc', async () => {
  const { headings, row, meanings: chosen } = programTables.find(({ program }) => program.startsWith('PayrollCI'))!;
  const [department, gross, taxable, base] = ['Mat', 'Salaire brut', 'Brut imposable', 'Salaire catégoriel (base)'].map(
    (heading) => headings.indexOf(heading),
  );
  const rows = Array.from({ length: 180 }, (_, at) =>
    row.map((cell, column) => {
      if (column === department) return ['Ventes', 'Usine', 'Siège'][at % 3]!;
      const isPay = column === gross || column === taxable || column === base;
      return isPay ? Number(cell) + at * 1_000 : cell;
    }),
  );
  const table = [headings, ...rows];
  const register = await grid('PAYROLL', 'CI', table, 'net_amount, paid_out, employer_cost', '', '', chosen);
  const totals = await grid('PAYROLLTOTALS', 'CI', table, 'Mat', 'net_amount, paid_out, employer_cost', '', '', chosen);
  const journal = await grid('JOURNAL', 'CI', table, '', 'Mat', '', '', chosen);
  const sum = (cells: readonly unknown[]) => cells.reduce<number>((all, cell) => all + Number(cell), 0);
  const [net, paidOut, cost] = [0, 1, 2].map((column) => sum(register.map((line) => line[column])));
  expect(register).toHaveLength(180);
  expect(totals.at(-1)).toEqual(['Total', 180, net, paidOut, cost]);
  // What an employee costs is what the journal debits: pay, and the charges of the employer.
  expect(journal.at(-1)!.slice(-2)).toEqual([cost, cost]);
  const owed = journal.filter(([, account]) => String(account).startsWith('422')).map((line) => line.at(-1));
  expect([owed.length, sum(owed)]).toEqual([3, paidOut]);
  expect(net! - paidOut!).toBe(180 * 42_000);
});

describe('headings of people', () => {
  const labels = languages.flatMap((language) =>
    peopleColumns.map((name) => [peopleColumnLabel(name, language), name, language] as const),
  );

  test.each(labels)('%s means %s', (label, name) => {
    expect(peopleColumnMeant(label)).toBe(name);
    expect(personColumnsOf([label])).toEqual([{ name, at: 0, heading: label }]);
  });

  test('a heading of pay is none of them', () => {
    const pay = languages.flatMap((language) => [
      columnLabel('gross', language),
      columnLabel('marital_status', language),
    ]);
    expect(personColumnsOf(pay)).toEqual([]);
  });
});

testWith(['python3'], 'a journal and a return are those of Excel, also with a wrong row', async () => {
  const kenya = [
    ['Name', 'KRA PIN', 'Department', 'Gross pay', 'Transport allowance', 'Advance'],
    ['Wanjiku', 'A001234567Z', 'Sales', 85_000, 5_000, ''],
    ['Otieno', 'A0012', 'office', 60_000.55, '', 5_000],
    ['', '', '', '', '', ''],
    ['Awino', '', 'Office', 45_000, '', ''],
  ];
  const ivory = [
    ['Nom', 'Salaire brut', 'Prime'],
    ['Awa', 300_000, 50_000],
  ];
  const wrong = [...kenya, ['Jane', '', '', 'a lot', '', '']];
  const formulas: Formula[] = [
    ['JOURNAL', 'KE', kenya, null, 'Department'],
    ['JOURNAL', 'CI', ivory, null, null],
    ['JOURNAL', 'CI', ivory, 'ifrs', null, null, '2025-06-30'],
    ['JOURNAL', 'KE', wrong, null, null],
    ['RETURN', 'Kenya', 'p10', wrong, 'tax number=P051234567Z; month=2026-11'],
    ['RETURN', 'KE', 'KE-shif', kenya, 'month=11/2026'],
    ['RETURN', 'KE', 'p99', kenya, null],
    ['RETURN', 'KE', 'p10', kenya, 'payroll=1000000; size=20'],
    ['RETURN', 'KE', 'p10', kenya, 'wages=1'],
    ['JOURNAL', 'KE', foreign, null, null, null, null, meanings],
    ['RETURN', 'KE', 'p10', foreign, 'month=11/2026', meanings],
    ['RETURN', 'KE', 'p10', foreign, 'month=11/2026', [['Airtime']]],
  ];
  const results = inCalc(formulas);
  const sentences = (shown: unknown): unknown =>
    Array.isArray(shown)
      ? shown.map(sentences)
      : typeof shown === 'object' && shown !== null && 'message' in shown
        ? shown.message
        : shown;
  for (const [at, formula] of formulas.entries())
    expect([formula[0], results[at]]).toEqual([formula[0], sentences(await inExcel(formula))]);
});
