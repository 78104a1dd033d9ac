import { parse } from 'csv-parse/sync';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocks, employees, payslip, testWith, unknownCountry } from '../support/recipe';
import { removeDirectory, temporaryDirectory } from '../support/server-process';

const folder = temporaryDirectory();
afterAll(() => removeDirectory(folder));

function netPay(script: string, payroll: string): Record<string, string>[] {
  writeFileSync(join(folder, 'payroll.csv'), payroll);
  const { status, stderr } = spawnSync('bash', ['-c', script], {
    cwd: folder,
    env: { ...process.env, KEY: process.env['SERVICE_KEY'] },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return parse(readFileSync(join(folder, 'net-pay.csv'), 'utf8'), { columns: true });
}

const [payroll = ''] = blocks('shell.md', 'csv');
const [rowByRow = '', together = ''] = blocks('shell.md', 'bash');

async function isRight(rows: readonly Record<string, string>[]): Promise<void> {
  expect(rows.map(({ employee }) => employee)).toEqual(employees.map(({ employee }) => employee));
  for (const { country, gross, tax, contributions, net, problem } of rows.slice(0, 4)) {
    const { tax_amount, pension, net_amount } = await payslip(country!, Number(gross));
    expect([tax, contributions, net, problem].map((cell) => (cell === '' ? '' : Number(cell)))).toEqual([
      tax_amount,
      pension,
      net_amount,
      '',
    ]);
    expect(net_amount).toBeGreaterThan(0);
  }
  expect(rows[4]).toMatchObject({ tax: '', contributions: '', net: '' });
  expect(rows[4]!['problem']).toContain(unknownCountry);
}

testWith(['bash', 'curl'], 'row by row', () => isRight(netPay(rowByRow, payroll)));
testWith(['bash', 'curl'], 'a file of Windows, without a line end at its end', () =>
  isRight(netPay(rowByRow, payroll.replaceAll('\n', '\r\n').trimEnd())),
);
testWith(['bash', 'curl', 'jq'], 'all in one request', () => isRight(netPay(together, payroll)));
testWith(['bash', 'curl', 'jq'], 'a gross that is no number has a sentence beside it', async () => {
  const [row] = netPay(together, 'employee,country,gross\nAmina,KE,much\n');
  expect(row).toMatchObject({ net: '', problem: expect.stringMatching(/`amount` is missing/) });
});

test('the table in the recipe is the output of the script for its file, except for changes in law', () => {
  const shown: Record<string, string>[] = parse(blocks('shell.md', 'csv')[1]!, { columns: true });
  expect(shown.map(({ employee, country, gross }) => ({ employee, country, gross: Number(gross) }))).toEqual(employees);
});
