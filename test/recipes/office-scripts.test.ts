import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { blocks, employees, payslip, unknownCountry } from '../support/recipe';
import { removeDirectory, temporaryDirectory } from '../support/server-process';

const folder = temporaryDirectory();
afterAll(() => removeDirectory(folder));

const [script = ''] = blocks('office-scripts.md', 'typescript');

test('the script compiles against the interface of Excel', () => {
  const file = join(folder, 'script.ts');
  writeFileSync(file, script);
  const program = ts.createProgram([file, join(__dirname, '../support/excel-script.d.ts')], {
    noEmit: true,
    strict: true,
    strictNullChecks: false,
    target: ts.ScriptTarget.ES2020,
    lib: ['lib.es2020.d.ts', 'lib.dom.d.ts'],
    types: [],
  });
  expect(
    ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  ).toEqual([]);
  // Excel's editor accepts no `any`, explicit or implicit.
  expect(script).not.toMatch(/\bany\b/);
}, 60_000);

/** A workbook with a named cell for the key and a payroll table. It stores what is written to it. */
function workbookWith(key: string, columns: Record<string, (string | number)[][]>): ExcelScript.Workbook {
  const range = (name: string): ExcelScript.Range => ({
    getText: () => String(columns[name]![0]![0]),
    getValues: () => columns[name]!,
    setValues: (values) => {
      if (values.length !== columns[name]!.length || values.some((row) => row.length !== 1))
        throw new Error('The number of rows or columns in the input array does not match the range.');
      columns[name] = values as (string | number)[][];
    },
  });
  return {
    getNamedItem: (name) => ({ getRange: () => ({ ...range(name), getText: () => (name === 'ApiKey' ? key : '') }) }),
    getTable: (name) => {
      if (name !== 'Payroll') throw new Error(`There is no table ${name}.`);
      return { getColumnByName: (column) => ({ getRangeBetweenHeaderAndTotal: () => range(column) }) };
    },
  };
}

const main = new Function(
  'fetch',
  `${ts.transpileModule(script, { compilerOptions: { target: ts.ScriptTarget.ES2020 } }).outputText}\nreturn main;`,
)(fetch) as (workbook: ExcelScript.Workbook) => Promise<void>;
const empty = (): string[][] => employees.map(() => ['']);
const payroll = (): Record<string, (string | number)[][]> => ({
  Country: employees.map(({ country }) => [country]),
  Gross: employees.map(({ gross }) => [gross]),
  Tax: empty(),
  Contributions: empty(),
  Net: empty(),
  Problem: empty(),
});

test('the script fills in tax, contributions and net pay, or a message if it cannot', async () => {
  const columns = payroll();
  await main(workbookWith(process.env['SERVICE_KEY']!, columns));
  for (const [row, { country, gross }] of employees.slice(0, 4).entries()) {
    const { tax_amount, pension, net_amount } = await payslip(country, gross);
    expect(
      [columns['Tax'], columns['Contributions'], columns['Net'], columns['Problem']].map((column) => column![row]![0]),
    ).toEqual([tax_amount, pension, net_amount, '']);
  }
  expect([columns['Net']![4], columns['Problem']![4]]).toEqual([[''], [expect.stringContaining(unknownCountry)]]);
});

test('a wrong key stops it with the message of the service', async () => {
  await expect(main(workbookWith('svc_live_wrong', payroll()))).rejects.toThrow(/key/i);
});
