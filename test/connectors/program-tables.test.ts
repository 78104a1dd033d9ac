import { sheetsPackage } from '../../scripts/sheets/package';
import { openScript, publicAddress, type Script } from '../support/google/script';
import { libreOffice } from '../support/libreoffice';
import { programTables } from '../support/program-tables';
import { service } from '../support/service';
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

const figures = 'tax_amount, net_amount, paid_out';

/** Tax, net pay and what is paid out, from REST. */
async function figuresOf({ country, question, deducted }: (typeof programTables)[number]) {
  const { status, body } = await service.post('/api/tax', { type: 'income', country, ...question });
  expect({ status, body }).toMatchObject({ status: 200 });
  const { tax_amount: tax, net_amount: net } = body.data as { tax_amount: number; net_amount: number };
  return [[tax, net, Math.round((net - deducted) * 100) / 100]];
}

const asked = (table: (typeof programTables)[number]) => [table.country, [table.headings, table.row], figures] as const;

test('there are 20 forms, each with its source', () => {
  expect(programTables.length).toBeGreaterThanOrEqual(20);
  for (const { form } of programTables) expect(form).toMatch(/^https:\/\//);
});

describe('Google Sheets', () => {
  test.each(programTables)('$program, with chosen meanings', async (table) => {
    const meanings = table.meanings.length > 0 ? table.meanings : undefined;
    expect(google.cell('SVC_PAYROLL', ...asked(table), undefined, undefined, meanings)).toEqual(await figuresOf(table));
  });
  test.each(programTables.filter(({ refusal }) => refusal !== undefined))(
    '$program, before anything is chosen',
    (table) => {
      expect(() => google.cell('SVC_PAYROLL', ...asked(table))).toThrow(table.refusal);
    },
  );
  test('a meaning that is no heading is said', () => {
    const table = [
      ['Name', 'Gross pay', 'Airtime'],
      ['A', 85_000, 2_000],
    ];
    const ask = (meanings: unknown) => () =>
      google.cell('SVC_PAYROLL', 'KE', table, '', undefined, undefined, meanings);
    expect(ask([['Airtime', 'Talk']])).toThrow(
      '"Talk", the meaning of "Airtime", is not understood. Use a heading that PAYROLLHEADERS gives, such as Other taxable allowances, or Deduction, or Leave out.',
    );
    expect(ask([['Airtime']])).toThrow('Meanings need two columns: a heading of the table, and what it means.');
  });
});

describe('LibreOffice', () => {
  let results: readonly unknown[] = [];
  testWith(['python3'], 'answers every table', () => {
    results = office.calculate(
      programTables.map((table) => [
        'PAYROLL',
        ...asked(table),
        null,
        null,
        table.meanings.length > 0 ? table.meanings : null,
      ]),
    );
    expect(results).toHaveLength(programTables.length);
  });
  programTables.forEach((table, at) =>
    testWith(['python3'], table.program, async () => expect(results[at]).toEqual(await figuresOf(table))),
  );
});
