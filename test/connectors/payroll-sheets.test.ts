import fc from 'fast-check';
import { sheetsPackage } from '../../scripts/sheets/package';
import { headingMeant, knownWords, meaningsByKey, suggestedHeading } from '../../src/contract/labels';
import { openScript, publicAddress, type Script } from '../support/google/script';
import { libreOffice } from '../support/libreoffice';
import { expectedRows, payrollSheets } from '../support/payroll-sheets';
import { testWith } from '../support/recipe';

const office = libreOffice();
let google: Script;
beforeAll(async () => {
  google = openScript(await sheetsPackage(), process.env['SERVICE_URL']!);
  google.command('svcSaveSettings', publicAddress, process.env['SERVICE_KEY']!);
});
afterAll(async () => {
  await google.stop();
  office.remove();
});

const figures = 'tax_amount, net_amount';

/** A result as rows; a single cell or a sentence for the whole is left as it is. */
async function expectResult(found: unknown, { result }: (typeof payrollSheets)[number]): Promise<void> {
  if (result instanceof RegExp) return expect(found).toEqual(expect.stringMatching(result));
  const rows = await expectedRows(result);
  expect(found).toEqual(
    rows.map((row) =>
      row instanceof RegExp ? Array.from({ length: 2 }, () => expect.stringMatching(row) as string) : row,
    ),
  );
}

test.each(payrollSheets)('Google Sheets: $what', async (sheet) => {
  const { country, table, result } = sheet;
  const ask = (): unknown => google.cell('SVC_PAYROLL', country, table, figures);
  if (result instanceof RegExp) return expect(ask).toThrow(new RegExp(result.source.replace(/^\^/, '')));
  await expectResult(ask(), sheet);
});

describe('LibreOffice', () => {
  let results: readonly unknown[] = [];
  const asked = payrollSheets.map(({ country, table }) => ['PAYROLL', country, table, figures]);
  testWith(['python3'], 'answers every table', async () => {
    results = office.calculate(asked);
    expect(results).toHaveLength(payrollSheets.length);
  });
  payrollSheets.forEach((sheet, at) => testWith(['python3'], sheet.what, () => expectResult(results[at], sheet)));
});

/** Headings of known words and units, some misspelt. */
const written = [
  ...['Nombre de parts', 'Sursalaire', 'Heures sup (FCFA)', 'Horas extras (KES)', 'HOUSING IN KIND: AGE', '13.º mês'],
  ...fc.sample(
    fc
      .tuple(
        fc.array(
          fc.oneof(
            fc.constantFrom(...knownWords),
            fc.constantFrom(...meaningsByKey.keys()),
            fc.constantFrom('Loan', 'Nb', 'Téléphone', 'N°', 'd’', 'of', 'Indem.', 'N.I.F.', 'zone'),
          ),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        fc.constantFrom('', ' (FCFA)', ' en F CFA', ' %', ' (USD)', ', KES', ' [F]', 's'),
        fc.nat(20),
      )
      .map(([words, unit, at]) => {
        const text = words.join(' ');
        return `${at > 14 ? text.slice(0, at) + text.slice(at + 1) : text}${unit}`;
      }),
    { numRuns: 300, seed: 1 },
  ),
];

testWith(['python3'], 'LibreOffice: a heading means the same as in Excel', async () => {
  const found = office.python(
    [
      '-c',
      `import sys, json; sys.path.insert(0, sys.argv[1]); from svc_calc.headings import meaning_of, suggested_heading
meanings = [(meaning_of(one), suggested_heading(one)) for one in json.load(sys.stdin)]
print(json.dumps([[one.kind, one.name, one.currency, one.percent, meant] for one, meant in meanings]))`,
    ],
    written,
  ) as readonly unknown[];
  const inExcel = written.map((heading) => {
    const { meaning, currency = null, percent = false } = headingMeant(heading);
    const name = meaning !== undefined && 'name' in meaning ? meaning.name : null;
    return [meaning?.kind ?? null, name, currency, percent, suggestedHeading(heading) ?? null];
  });
  expect(written.map((heading, at) => [heading, found[at]])).toEqual(
    written.map((heading, at) => [heading, inExcel[at]]),
  );
  expect(new Set(inExcel.map(([kind]) => kind))).toEqual(
    new Set(['states', 'adds', 'deducts', 'quotient', 'passed', 'phone', null]),
  );
});

const deducted = [
  ['Name', 'Gross pay', 'Advance', 'Loan repayment'],
  ['A', 85_000, 10_000, 2_500.5],
  ['B', 85_000, '', ''],
  ['C', 85_000, 80_000, ''],
  ['D', 85_000, -5, ''],
  ['E', 0, '', ''],
];

// Net pay of 85,000 in Kenya is 61,017.90.
const paid = [
  [61_017.9, 48_517.4],
  [61_017.9, 61_017.9],
  [61_017.9, expect.stringMatching(/deductions of this row are 80000, but its net pay is only 61017\.9/) as string],
  [61_017.9, expect.stringMatching(/Advance[`"] is -5/) as string],
  [0, 0],
];

test('Google Sheets: what is paid out is net pay less the deductions of the row', () => {
  expect(google.cell('SVC_PAYROLL', 'KE', deducted, 'net_amount, paid_out')).toEqual(paid);
});

// Net pay of 2,000 in Tunisia in November 2026 is 1,534.101 (test/law/countries/TN.yaml).
const dinars = [
  ['Gross pay', 'Pay date', 'Advance'],
  [2_000, '2026-11-30', 100.005],
];

test('Google Sheets: what is paid out has the three decimals of a dinar', () => {
  expect(google.cell('SVC_PAYROLL', 'TN', dinars, 'net_amount, paid_out')).toEqual([[1_534.101, 1_434.096]]);
});

testWith(['python3'], 'LibreOffice: what is paid out has the three decimals of a dinar', async () => {
  expect(office.calculate([['PAYROLL', 'TN', dinars, 'Net pay, Paid out']])[0]).toEqual([[1_534.101, 1_434.096]]);
});

testWith(['python3'], 'LibreOffice: what is paid out is net pay less the deductions of the row', async () => {
  expect(office.calculate([['PAYROLL', 'KE', deducted, 'Net pay, Paid out']])[0]).toEqual(paid);
});
