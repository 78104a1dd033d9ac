import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import readWorkbook from 'read-excel-file/node';
import type { FilledReturn, ReturnList } from '../../src/contract';
import { countEnglish, translated } from '../support/english-words';
import { startedServers } from '../support/server-process';
import { service } from '../support/service';

const path = '/api/v1/payroll/returns';
const jane = { name: 'Jane Example', tax_number: 'A001234567Z' };
const ofKenya = { month: '2026-11', rows: [{ person: jane, amount: 85_000 }] };

async function fill(id: string, body: object): Promise<FilledReturn & { readonly notices: readonly string[] }> {
  const { status, body: answer } = await service.post(`${path}/${id}`, body);
  expect(status).toBe(200);
  return { ...(answer.data as unknown as FilledReturn), notices: answer.meta.notices };
}

test('the list names layout, confidence, sources and what a return reads', async () => {
  const { status, body } = await service.get(`${path}?country=KE`);
  const { returns } = body.data as unknown as ReturnList;
  expect(status).toBe(200);
  expect(returns.map(({ id }) => id)).toEqual([
    'KE-nssf',
    'KE-p10',
    'KE-p10-housing-levy',
    'KE-p9a',
    'KE-shif',
    'KE-student-loans',
  ]);
  expect(returns[1]).toMatchObject({
    columns: 25,
    layout_confidence: 'medium',
    file_kind: 'csv',
    person: ['tax_number', 'name', 'exemption_certificate', 'housing_type'],
  });
  expect(returns.every(({ sources }) => sources.length > 0)).toBe(true);
  expect(body.meta.confidence).toBe('low');
});

test('one return has its columns, with what each takes', async () => {
  const { body } = await service.get(`${path}?id=KE-p10`);
  const { count, returns } = body.data as unknown as ReturnList;
  const columns = returns[0]!.column_list!;
  expect([count, columns.length]).toEqual([1, 25]);
  expect(columns[0]).toEqual({
    title: 'PIN of Employee',
    required: true,
    means: null,
    takes: [{ kind: 'person', name: 'tax_number' }],
  });
  const taken = (title: string) => columns.find((column) => column.title.startsWith(title))!;
  expect(taken('Total Gross Pay')).toMatchObject({ means: 'Left blank: the portal computes it.', takes: [] });
  expect(taken('Self Assessed PAYE Tax').takes).toEqual([{ kind: 'payslip', name: 'Income tax' }]);
  const unknown = await service.get(`${path}?id=KE-p11`);
  expect([unknown.status, unknown.body.error?.message]).toEqual([404, expect.stringContaining('KE-p10')]);
});

/** A note that exists in English only. */
const marked = /^«.*» \(/;

// What is not established about a layout is in the reader's language, too.
test.each(translated)(
  'in %s, what layouts rest on has no word of English, nor what is wrong with a row',
  async (lang) => {
    const { body } = await service.get(`${path}?lang=${lang}`);
    const { returns } = body.data as unknown as ReturnList;
    const columns = await Promise.all(returns.map(({ id }) => service.get(`${path}?id=${id}&lang=${lang}`)));
    const texts = [
      ...returns.flatMap(({ basis, doubts, layout_version: version }) => [basis, ...doubts, version ?? '']),
      ...columns
        .flatMap((one) => (one.body.data as unknown as ReturnList).returns[0]!.column_list!)
        .flatMap(({ means, takes }) => [
          means ?? '',
          ...takes.filter(({ kind }) => kind === 'payslip' || kind === 'return').map(({ name }) => name),
        ]),
    ];
    expect(texts.length).toBeGreaterThan(900);
    const asked = await service.post(`${path}/NA-etx?lang=${lang}`, {
      month: '2026-11',
      rows: [{ person: { name: 'X', tax_number: '1' }, amount: 30_000, pay: { housing: 9_000, severance: 5_000 } }],
    });
    const filled = asked.body.data as unknown as FilledReturn;
    expect(filled.problems.map(({ kind }) => kind)).toContain('does_not_agree');
    const found = filled.problems.map(({ message }) => message);
    expect(countEnglish('returns', lang, [...texts, ...found, ...asked.body.meta.notices])).toEqual([]);
    expect(texts.filter((text) => marked.test(text))).toEqual([]);
    const inEnglish = (await service.get(path)).body.data as unknown as ReturnList;
    const doubts = (list: ReturnList['returns']) => list.flatMap(({ doubts: open }) => open);
    expect(doubts(returns).filter((text, at) => text === doubts(inEnglish.returns)[at])).toEqual([]);
  },
);

// test/law/countries/KE.yaml, 85,000 a month: tax 15,269.60.
test('a filled return has the columns, the rows and their totals', async () => {
  const filled = await fill('KE-p10', ofKenya);
  expect(filled).toMatchObject({ id: 'KE-p10', file_name: 'P10-B-2026-11.csv', heading: null, problems: [] });
  expect(filled.columns).toHaveLength(25);
  expect(filled.columns[0]).toEqual({ id: 'pin', title: 'PIN of Employee', required: true });
  expect(filled.rows).toEqual([
    [
      'A001234567Z',
      'Jane Example',
      'Resident',
      'Primary Employee',
      'No',
      null,
      85_000,
      0,
      0,
      0,
      'Benefit not given',
      0,
      0,
      null,
      2_337.5,
      5_100,
      0,
      0,
      0,
      1_275,
      null,
      2_400,
      0,
      null,
      15_269.6,
    ],
  ]);
  expect(filled.totals).toContainEqual({
    column: 'self-assessed',
    title: 'Self Assessed PAYE Tax (Ksh) (S)',
    amount: 15_269.6,
  });
  expect(filled.notices[0]).toMatch(/^The layout does not come from the authority itself: Two programs/);
});

test('the file itself', async () => {
  const { status, headers, body } = await service.post(`${path}/KE-p10?format=file`, ofKenya);
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="P10-B-2026-11.csv"',
  ]);
  expect([headers.get('x-svc-layout-confidence'), headers.get('x-svc-problems')]).toEqual(['medium', '0']);
  expect(body).toMatch(/^A001234567Z,Jane Example,Resident,.*,15269\.6\r\n$/);
});

describe('what a portal would reject is named by row, without its value', () => {
  test('identifiers, missing values, signs, twins and rows that cannot be read', async () => {
    const { problems } = await fill('KE-p10', {
      month: '2026-11',
      rows: [
        { person: { ...jane, tax_number: 'B12' }, amount: 85_000 },
        { person: { name: 'Doe, John' }, amount: 85_000 },
        { person: jane, amount: 85_000 },
        { person: jane, amount: 85_000 },
        { person: { nmae: 'Jane' }, amount: 85_000 },
        { person: jane, amount: 85_000, pay: { transport: 90_000 } },
      ],
    });
    expect(problems.map(({ row, column, kind }) => [row, column, kind])).toEqual([
      [1, 'PIN of Employee', 'malformed'],
      [2, 'PIN of Employee', 'missing'],
      [2, 'Name of Employee', 'malformed'],
      [4, 'PIN of Employee', 'duplicate'],
      [5, null, 'malformed'],
      [6, null, 'payslip'],
    ]);
    expect(problems[0]!.message).toBe('KRA PIN is malformed. It has A or P, nine digits and a letter.');
    expect(problems[4]!.message).toBe('This row cannot be read: `person.nmae`.');
    expect(JSON.stringify(problems)).not.toMatch(/B12|Doe|85|90/);
  });

  test('line breaks, formulas and letters that the file does not have; a row that is none', async () => {
    const rows = [
      { person: { ...jane, name: 'Jane\n \u202eExample\u0007' }, amount: 85_000 },
      { person: { ...jane, name: '=HYPERLINK(A1)', tax_number: 'A001234568Z' }, amount: 85_000 },
      { person: { ...jane, name: ' \t ', tax_number: 'A001234569Z' }, amount: 85_000 },
      null,
    ];
    const { problems, rows: cells } = await fill('KE-p10', { month: '2026-11', rows });
    expect(cells.map(([, name]) => name)).toEqual(['Jane Example', 'HYPERLINK(A1)', null]);
    expect(problems.map(({ row, message }) => [row, message])).toEqual([
      [2, 'Name of Employee must not begin with =: a spreadsheet would read a formula. The sign is left out.'],
      [3, 'Name of Employee is missing.'],
      [4, 'This row cannot be read: `rows`.'],
    ]);
  });

  test('a file in ASCII: letters lose their accents, and other scripts are named', async () => {
    const person = { birth_date: '1985-06-15', hired_on: '2021-03-01', national_id: '8506155123084' };
    const body = {
      month: '2026-10',
      employer: { phone: '+27 11 000 0000', contact: 'Œuvre', email: 'a@example.com' },
      rows: [{ person: { ...person, surname: 'N’KONÉ', first_name: 'አበበ' }, amount: 20_000 }],
    };
    const { problems, file_name: name } = await fill('ZA-uif', body);
    expect(name).toBe('ZA-uif.001');
    expect(problems).toContainEqual({
      row: 1,
      column: '8240',
      kind: 'malformed',
      message: '8240 must have Latin letters: the file takes no others.',
    });
    const { body: file } = await service.post(`${path}/ZA-uif?format=file`, body);
    expect(file).toContain(`8230,"N'KONE",8240,"???"`);
    expect(file).toContain('8040,"OEuvre",8050,"+27 11 000 0000"');
  });

  test('check digits: a South African identity number with a wrong one', async () => {
    const person = { surname: 'EXAMPLE', first_name: 'THANDI', national_id: '8506155123085', birth_date: '1985-06-15' };
    const { problems } = await fill('ZA-uif', {
      month: '2026-10',
      rows: [{ person: { ...person, hired_on: '2021-03-01' }, amount: 20_000 }],
      employer: { social_security_number: '012345681', contact: 'A', phone: '1', email: 'a@example.com' },
    });
    expect(problems).toEqual([
      {
        row: 1,
        column: '8200',
        kind: 'check_digit',
        message: 'South African identity number: the check digit is wrong.',
      },
    ]);
  });
});

test('a return of a year takes the months of each employee as rows, and names by row what differs', async () => {
  const paidOn = (day: string, more: object = {}) => ({ person: { ...jane, paid_on: day, ...more }, amount: 85_000 });
  const filled = await fill('KE-p9a', {
    month: '2026-03',
    employer: { name: 'Example Ltd', tax_number: 'P051234567Z' },
    rows: [
      paidOn('2026-10-31'),
      paidOn('2026-11-30', { tax_withheld: 15_000 }),
      paidOn('2026-11-30'),
      paidOn('2027-01-31'),
    ],
  });
  expect([filled.months[0], filled.months.length, filled.rows.length, filled.row_numbers]).toEqual([
    '2026-01',
    12,
    3,
    [1, 2, 3],
  ]);
  expect(filled.other_records[0]!.rows[0]!.at(-1)).toBe(45_808.8);
  expect(filled.problems.map(({ row, message }) => [row, message])).toEqual([
    [2, 'The tax withheld in 2026-11 is not that of the payslip.'],
    [3, 'This employee has 2026-11 twice.'],
    [4, 'The month of this row is not one of the return: 2026-01 to 2026-12.'],
  ]);
});

test('problems and notices are in the language of the reader', async () => {
  const { body } = await service.post(`${path}/KE-p10?lang=fr`, {
    month: '2026-11',
    rows: [{ person: { name: 'Jane' }, amount: 85_000 }],
  });
  const { problems } = body.data as unknown as FilledReturn;
  expect(problems[0]!.message).toBe('PIN of Employee : la valeur manque.');
});

test('what is wrong with a question has its code', async () => {
  const codeOf = async (id: string, body: object): Promise<unknown> => {
    const { status, body: answer } = await service.post(`${path}/${id}`, body);
    return [status, answer.error.code];
  };
  expect(await codeOf('XX-none', ofKenya)).toEqual([404, 'not_found']);
  expect(await codeOf('KE-p10', { rows: ofKenya.rows })).toEqual([400, 'invalid_date']);
  expect(await codeOf('KE-p10', { month: '2026-11', rows: [] })).toEqual([400, 'bad_request']);
  expect(await codeOf('KE-p10?format=pdf', ofKenya)).toEqual([400, 'invalid_format']);
});

// test/law/countries/ZM.yaml, 10,000 a month: tax 1,326.00.
test('a workbook holds numbers as numbers and identifiers as text', async () => {
  const person = { name: 'MARY EXAMPLE', tax_number: '1001234567' };
  const response = await fetch(new URL(`${path}/ZM-paye?format=file`, process.env['SERVICE_URL']), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': process.env['SERVICE_KEY']! },
    body: JSON.stringify({ month: '2026-11', rows: [{ person, amount: 10_000 }] }),
  });
  const sheets = await readWorkbook(Buffer.from(await response.arrayBuffer()));
  expect(sheets).toEqual([
    {
      sheet: 'PayeEmployeeDetails',
      data: [
        [
          'identityType',
          'tpinNrc',
          'fullName',
          'employmentNature',
          'grossEmoluments',
          'chargeableEmoluments',
          'totalTaxCredit',
          'taxDeducted',
          'taxAdjusted',
        ],
        ['TPIN', '1001234567', 'MARY EXAMPLE', 'Permanent', 10_000, 10_000, 0, 1_326, 0],
      ],
    },
  ]);
});

const start = startedServers();

/** Everything that a server wrote into its folder, as text. */
const stored = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

test('no name, identifier or amount of a row reaches the log, the store, the metrics or an error', async () => {
  const server = await start({ SVC_LOG_LEVEL: 'trace' });
  const marks = ['Wanjiru Ngugi', 'A009876543Q', 'P059876543R', '81234.57', '7654321', 'Acme Secret'];
  const row = {
    person: { name: marks[0], tax_number: marks[1], exemption_certificate: marks[4] },
    amount: Number(marks[3]),
  };
  const employer = { name: marks[5], tax_number: marks[2] };
  const ask = async (address: string, body: unknown) => {
    const response = await fetch(`${server.url}${path}/${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': server.key },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return [response.status, await response.text()] as const;
  };
  const good = { month: '2026-11', employer, rows: [row] };
  expect((await ask('KE-p10', good))[1]).toContain(marks[1]);
  expect((await ask('KE-p10?format=file', good))[1]).toContain(marks[3]);
  const bad = [
    await ask('KE-p10', { ...good, month: 'never' }),
    await ask('KE-p10', { ...good, rows: { ...row } }),
    await ask('KE-p10', { ...good, employer: { ...employer, phone: 1 } }),
    await ask('KE-nothing', good),
    await ask('KE-p10', `${JSON.stringify(good)}}`),
  ];
  for (const [status, text] of bad) {
    expect(status).toBeGreaterThanOrEqual(400);
    for (const mark of marks) expect(text).not.toContain(mark);
  }
  const unread = await ask('KE-p10', {
    ...good,
    rows: [
      { ...row, amount: marks[3] },
      { ...row, employee: marks[4] },
    ],
  });
  for (const mark of marks) expect(unread[1]).not.toContain(mark);
  const checked = await fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-api-key': server.key,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'check_return', arguments: { ...good, id: 'KE-p10' } },
    }),
  });
  const said = await checked.text();
  expect(said).toContain('problems');
  for (const mark of marks) expect(said).not.toContain(mark);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  await server.stop();
  const kept = `${metrics}\n${server.output()}\n${stored(server.dataDir)}`;
  expect(kept).toContain('KE');
  for (const mark of marks) expect(kept).not.toContain(mark);
});
