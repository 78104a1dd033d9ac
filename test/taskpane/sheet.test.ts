import '../support/pane-in-english';
import fc from 'fast-check';
import { createClient } from '../../src/client';
import { callsIn } from '../../src/contract';
import type { TaxResult } from '../../src/contract';
import { createSheet, type Sheet } from '../../taskpane/sheet';
import type { Clip } from '../../ui/clipboard';
import { addressOf } from '../../taskpane/sheet/place';
import { service } from '../support/service';
import { createWorkbook, type Workbook } from '../support/workbook';

type Call = Parameters<typeof createSheet>[0]['client']['call'];

/** The real client, calling the service under test. */
const overHttp: Call = (...asked) =>
  createClient({
    baseUrl: process.env['SERVICE_URL']!,
    headers: async () => ({ 'x-api-key': process.env['SERVICE_KEY']! }),
  }).call(...asked);

let workbook: Workbook;
let sheet: Sheet;
beforeEach(() => {
  workbook = createWorkbook();
  workbook.open();
  sheet = createSheet({ client: { call: overHttp } });
});
afterEach(() => workbook.close());

const select = (row: number, column: number, rows = 1, columns = 1): void =>
  void Object.assign(workbook.selection, { row, column, rows, columns });
const kenya = { country: 'KE', period: 'monthly', taxYear: '2026' } as const;

/** The outcome, with or without a warning about the age of the law on the day of the test. */
const reported = (text: string) => ({
  ok: true,
  message: expect.stringMatching(
    new RegExp(`^${text.replace(/[.()]/g, '\\$&')}( (Due for a check|Out of date): .*)?$`),
  ),
});

describe('a formula', () => {
  test('is live in the active cell, in two round trips', async () => {
    select(3, 2, 5, 1);
    expect(await sheet.insertFormula('SVC.NETPAY("KE", B4)')).toEqual({ ok: true, message: 'The formula is in C4.' });
    expect(workbook.cell(3, 2)).toMatchObject({ content: '=SVC.NETPAY("KE", B4)', formula: true });
    expect(workbook.counted.syncs).toBe(2);
  });

  test('is live in a cell with the text format too', async () => {
    workbook.type(0, 0, '', '@');
    await sheet.insertFormula('=SVC.FX("USD","KES")');
    expect(workbook.cell(0, 0)).toMatchObject({ formula: true, format: 'General' });
    expect(await sheet.undo()).toEqual({ ok: true, message: 'A1 is restored.' });
    expect(workbook.cell(0, 0)).toEqual({ content: '', formula: false, format: '@' });
  });

  test('replaces the content of a cell, and says that Undo restores it', async () => {
    workbook.type(0, 0, "'007");
    const { message } = await sheet.insertFormula('=1+1');
    expect(message).toMatch(/Undo restores it/);
    await sheet.undo();
    expect(workbook.cell(0, 0)).toEqual({ content: '007', formula: false, format: 'General' });
    expect(await sheet.undo()).toEqual({ ok: false, message: 'There is nothing to undo.' });
  });

  test('is not undone if the cell has changed since', async () => {
    await sheet.insertFormula('=1+1');
    workbook.type(0, 0, 5);
    expect(await sheet.undo()).toEqual({ ok: false, message: 'A1 has changed since. Nothing was undone.' });
    expect(workbook.cell(0, 0).content).toBe(5);
  });

  test('cannot go into a protected sheet, and the message says what to do', async () => {
    workbook.sheet.isProtected = true;
    expect(await sheet.insertFormula('=1+1')).toEqual({
      ok: false,
      message: 'The sheet is protected. Choose Review, Unprotect Sheet, and try again.',
    });
    expect(await sheet.undo()).toMatchObject({ ok: false });
  });
});

const table = {
  title: '2026 rates',
  columns: ['Country', { name: 'Rate %', format: '0.0' }, 'Amount', 'rate %'],
  rows: [
    ['Kenya', 30, 1500.5, '=1+1'],
    ['Nigeria', null, 20, { formula: '=SVC.VATRATE("NG")' }],
  ],
  source: 'Confirmed 1 October 2026. Finance Act',
} as const;

describe('a table', () => {
  test('has a title, a header, number formats, live formulas and a source line', async () => {
    select(1, 1);
    expect(await sheet.insertTable(table)).toEqual({
      ok: true,
      message: 'The table is in B3:E5, with its source below.',
    });
    expect(workbook.tables).toMatchObject([{ row: 2, column: 1, rows: 3, columns: 4, style: 'TableStyleMedium2' }]);
    const text = (row: number) => [1, 2, 3, 4].map((column) => workbook.cell(row, column).content);
    expect(text(1)).toEqual(['2026 rates', '', '', '']);
    expect(text(2)).toEqual(['Country', 'Rate %', 'Amount', 'rate % 2']);
    expect(text(3)).toEqual(['Kenya', 30, 1500.5, '=1+1']);
    expect(text(4)).toEqual(['Nigeria', '', 20, '=SVC.VATRATE("NG")']);
    expect(text(5)).toEqual(['Confirmed 1 October 2026. Finance Act', '', '', '']);
    // Text that looks like a formula stays text. Only cells marked as formulas become formulas.
    expect([workbook.cell(3, 4).formula, workbook.cell(4, 4).formula]).toEqual([false, true]);
    expect([1, 2, 3, 4].map((column) => workbook.cell(3, column).format)).toEqual([
      'General',
      '0.0',
      '#,##0.00##',
      'General',
    ]);
    expect(workbook.sheet.fonts.get('1,1')).toMatchObject({ bold: true, size: 13 });
    expect(workbook.sheet.fonts.get('5,1')).toMatchObject({ italic: true });
    expect(workbook.counted.syncs).toBe(6);
  });

  test('holds days as dates, which Excel can sort and calculate with', async () => {
    await sheet.insertTable({
      title: 'Rates',
      columns: ['Date', 'Rate'],
      rows: [
        [{ date: '2026-10-01' }, 129.674695],
        [null, 0.00055],
      ],
      source: 'x',
    });
    expect([2, 3].map((row) => workbook.cell(row, 0))).toMatchObject([
      { content: 46_296, format: 'yyyy-mm-dd' },
      { content: '', format: 'yyyy-mm-dd' },
    ]);
    expect([2, 3].map((row) => workbook.cell(row, 1).content)).toEqual([129.674695, 0.00055]);
  });

  test('can be removed without a trace, and keeps wider columns', async () => {
    workbook.sheet.widths.set(0, 300);
    workbook.type(0, 5, 'beside');
    workbook.type(2, 1, '', '0.00');
    const before = workbook.picture();
    await sheet.insertTable(table);
    expect(workbook.sheet.widths.get(0)).toBe(300);
    expect(workbook.picture()).not.toEqual(before);
    expect(await sheet.undo()).toEqual({ ok: true, message: 'The table was removed, and A1:D5 is restored.' });
    expect(workbook.picture()).toEqual(before);
  });

  test('does not overwrite anything', async () => {
    workbook.type(4, 3, 'mine');
    const before = workbook.picture();
    expect(await sheet.insertTable(table)).toEqual({
      ok: false,
      message:
        'The table needs A1:D5, which is not empty. Select a cell with enough empty cells below and to its right.',
    });
    expect(workbook.picture()).toEqual(before);
  });

  test('of 9,000 rows is written in parts', async () => {
    const rows = Array.from({ length: 9_000 }, (_, i) => [`row ${i}`, i, i / 3, null]);
    expect(await sheet.insertTable({ ...table, rows })).toMatchObject({ ok: true });
    expect(workbook.cell(9_001, 1).content).toBe(8_999);
    expect(workbook.counted.syncs).toBe(7);
  });

  test('writes nothing if Excel cannot create it', async () => {
    workbook.tables.push({
      id: '{other}',
      name: 'Other',
      sheet: workbook.sheet,
      row: 3,
      column: 0,
      rows: 2,
      columns: 1,
      style: '',
    });
    const before = workbook.picture();
    expect(await sheet.insertTable(table)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/may overlap another table/),
    });
    expect(workbook.picture()).toEqual(before);
  });

  test('is not undone if it has moved since', async () => {
    await sheet.insertTable(table);
    workbook.tables[0]!.row = 20;
    expect(await sheet.undo()).toMatchObject({ ok: false, message: expect.stringMatching(/moved or changed/) });
    expect(workbook.tables).toHaveLength(1);
  });

  test.each([
    [{ ...table, rows: [] }, /no rows/],
    [{ ...table, columns: [] }, /no rows/],
  ])('without content is refused', async (empty, message) => {
    expect(await sheet.insertTable(empty)).toMatchObject({ ok: false, message: expect.stringMatching(message) });
  });

  test('does not exceed the edge of the sheet', async () => {
    select(1_048_574, 0);
    expect(await sheet.insertTable(table)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/edge of the sheet/),
    });
  });
});

/** Net pay from the service. */
async function netOf(amount: number): Promise<number> {
  const { body } = await service.post('/api/tax', { country: 'KE', amount, type: 'income', tax_year: '2026' });
  return (body.data as TaxResult).net_amount;
}

describe('a column of gross pay', () => {
  test('gets net pay in the next column; headings and blanks are skipped, formats kept', async () => {
    const cells = ['Gross', 85_000, '', 61_017.9, '85,000 or so', -5, 85_000];
    cells.forEach(
      (value, row) =>
        value !== '' && workbook.type(row, 1, value, typeof value === 'number' && row > 2 ? '"KSh" #,##0' : 'General'),
    );
    select(0, 1, 1_048_576, 1);
    const progress: number[] = [];
    const outcome = await sheet.convertColumn({
      ...kenya,
      onProgress: ({ done, total }) => progress.push(done, total),
    });
    expect(outcome).toEqual(
      reported(
        'Net pay of 3 amounts is in C1:C7. Skipped: 1 heading, 1 blank, 1 cell without a number, 1 amount of 0 or less.',
      ),
    );
    expect(cells.map((_, row) => workbook.cell(row, 2).content)).toEqual([
      'Net pay',
      await netOf(85_000),
      '',
      await netOf(61_017.9),
      '',
      '',
      await netOf(85_000),
    ]);
    expect([1, 3].map((row) => workbook.cell(row, 2).format)).toEqual(['#,##0.00', '"KSh" #,##0']);
    expect(progress).toEqual([0, 3, 3, 3]);
    expect(workbook.counted.syncs).toBe(4);
  });

  test('2,500 amounts share a request, and equal amounts are sent once', async () => {
    const sizes: number[] = [];
    const counting: Call = async (operation, input, options) => {
      sizes.push(callsIn(input.items));
      return overHttp(operation, input, options);
    };
    for (let row = 0; row < 6_000; row++) workbook.type(row, 0, 20_000 + (row % 1_000));
    select(0, 0, 6_000, 1);
    expect(await createSheet({ client: { call: counting } }).convertColumn(kenya)).toEqual(
      reported('Net pay of 6,000 amounts is in B1:B6000.'),
    );
    expect(sizes).toEqual([1_000]);
    expect(workbook.cell(5_999, 1).content).toBe(await netOf(20_999));
    expect(workbook.counted.syncs).toBe(6);
  });

  test('existing values are replaced only on request', async () => {
    [85_000, 90_000, 95_000].forEach((value, row) => workbook.type(row, 0, value));
    workbook.type(1, 1, '=SUM(A1:A2)');
    workbook.type(2, 1, "'0012");
    select(0, 0, 3, 1);
    const before = workbook.picture();
    expect(await sheet.convertColumn(kenya)).toEqual({
      ok: false,
      message:
        'B2 and 1 more cell are not empty. Clear the column to the right of the selection, or insert a new one, and try again.',
    });
    expect(workbook.picture()).toEqual(before);
    expect(await sheet.convertColumn({ ...kenya, overwrite: true })).toMatchObject({ ok: true });
    expect(workbook.cell(1, 1).content).toBe(await netOf(90_000));
    expect(await sheet.undo()).toEqual({ ok: true, message: 'B1:B3 is restored.' });
    expect(workbook.picture()).toEqual(before);
  });

  test('can be stopped midway; what was written stays until it is undone', async () => {
    for (let row = 0; row < 6_000; row++) workbook.type(row, 0, 20_000 + row);
    select(0, 0, 6_000, 1);
    const before = workbook.picture();
    const stop = new AbortController();
    const { signal } = stop;
    const asked: number[] = [];
    const until: Call = async (operation, input, options) => {
      asked.push(callsIn(input.items));
      if (asked.length === 3) {
        stop.abort();
        throw new Error('canceled');
      }
      return overHttp(operation, input, options);
    };
    sheet = createSheet({ client: { call: until } });
    expect(await sheet.convertColumn({ ...kenya, signal })).toEqual(
      reported('Stopped after 5,000 of 6,000 amounts. Their net pay is in B1:B5000. Undo removes it.'),
    );
    expect(asked).toEqual([2_500, 2_500, 1_000]);
    expect([workbook.cell(4_999, 1).content, workbook.cell(5_000, 1).content]).toEqual([await netOf(24_999), '']);
    expect(await sheet.undo()).toEqual({ ok: true, message: 'B1:B5000 is restored.' });
    expect(workbook.picture()).toEqual(before);
  });

  test('can be stopped while the service calculates; the request is cancelled', async () => {
    for (let row = 0; row < 5_000; row++) workbook.type(row, 0, 20_000 + row);
    select(0, 0, 5_000, 1);
    const before = workbook.picture();
    const stop = new AbortController();
    const sent: Promise<unknown>[] = [];
    const leaving: Call = (operation, input, options) => {
      const answer = overHttp(operation, input, options);
      sent.push(answer.catch((thrown: { name?: string }) => thrown.name));
      if (sent.length === 2) setTimeout(() => stop.abort(), 0);
      return answer;
    };
    sheet = createSheet({ client: { call: leaving } });
    expect(await sheet.convertColumn({ ...kenya, signal: stop.signal })).toMatchObject({
      ok: true,
      message: expect.stringMatching(/^Stopped after 2,500 of 5,000 amounts/),
    });
    expect(await sent[1]).toBe('AbortError');
    expect(await sheet.undo()).toMatchObject({ ok: true });
    expect(workbook.picture()).toEqual(before);
  });

  test('an unreachable service is a message', async () => {
    workbook.type(0, 0, 85_000);
    const nowhere = createClient({ baseUrl: 'http://127.0.0.1:9' });
    expect(await createSheet({ client: nowhere }).convertColumn(kenya)).toEqual({
      ok: false,
      message: 'The finance service cannot be reached. Check your connection.',
    });
  });

  test('can be stopped before anything is written', async () => {
    workbook.type(0, 0, 85_000);
    expect(await sheet.convertColumn({ ...kenya, signal: AbortSignal.abort() })).toEqual({
      ok: false,
      message: 'Stopped. Nothing was written.',
    });
    expect(await sheet.undo()).toMatchObject({ ok: false });
  });

  test('is restored if the service fails midway', async () => {
    for (let row = 0; row < 3_000; row++) workbook.type(row, 0, 20_000 + row);
    select(0, 0, 3_000, 1);
    const before = workbook.picture();
    let calls = 0;
    const quota: Call = async (operation, input, options) =>
      ++calls === 1
        ? overHttp(operation, input, options)
        : { success: false, error: { message: 'The plan allows 3,000 calls a month and they are used up.' } };
    expect(await createSheet({ client: { call: quota } }).convertColumn(kenya)).toEqual({
      ok: false,
      message: 'The plan allows 3,000 calls a month and they are used up. All changes were undone.',
    });
    expect(workbook.picture()).toEqual(before);
  });

  test('can be undone if Excel fails midway', async () => {
    for (let row = 0; row < 3_000; row++) workbook.type(row, 0, 20_000 + row);
    select(0, 0, 3_000, 1);
    const before = workbook.picture();
    workbook.failAfterSyncs(4);
    expect(await sheet.convertColumn(kenya)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/Undo removes it/),
    });
    expect(workbook.picture()).not.toEqual(before);
    workbook.failAfterSyncs(Infinity);
    expect(await sheet.undo()).toMatchObject({ ok: true });
    expect(workbook.picture()).toEqual(before);
  });

  test('a year without rules is a message, and nothing is written', async () => {
    workbook.type(0, 0, 85_000);
    expect(await sheet.convertColumn({ ...kenya, taxYear: '1066' })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/Recorded tax years/),
    });
    expect(workbook.cell(0, 1).content).toBe('');
  });

  test('an amount without a result is counted, and the others are converted', async () => {
    [85_000, 1e16].forEach((value, row) => workbook.type(row, 0, value));
    select(0, 0, 2, 1);
    expect(await sheet.convertColumn(kenya)).toMatchObject({
      ok: true,
      message: expect.stringMatching(/^Net pay of 1 amount is in B1\. 1 amount could not be calculated: .*at most/),
    });
  });

  test.each([
    ['nothing in it', () => select(0, 0, 5, 1), /selection is empty/],
    ['two columns', () => select(0, 0, 5, 2), /More than one column/],
    ['text only', () => workbook.type(0, 0, 'Gross'), /no amount above 0/],
    ['several areas', () => Object.assign(workbook.selection, { several: true }), /Several areas/],
    ['the last column', () => (workbook.type(0, 16_383, 5), select(0, 16_383)), /no column to the right/],
  ])('a selection with %s is refused', async (_, arrange, message) => {
    arrange();
    expect(await sheet.convertColumn(kenya)).toMatchObject({ ok: false, message: expect.stringMatching(message) });
  });

  test('rules that are out of date are marked', async () => {
    workbook.type(0, 0, 85_000);
    const meta = {
      data_status: 'stale',
      notices: [
        "Kenya's income tax rules were last confirmed on 2025-02-01.",
        'These rules were not confirmed for tax year 2026: check for a change before relying on them.',
      ],
    };
    const stale: Call = async () => ({
      success: true,
      data: { results: [{ success: true, columns: { net_amount: [5] }, meta }] },
    });
    expect(await createSheet({ client: { call: stale } }).convertColumn(kenya)).toEqual({
      ok: true,
      message: `Net pay of 1 amount is in B1. Out of date: ${meta.notices.join(' ')}`,
    });
  });

  test('one action at a time', async () => {
    workbook.type(0, 0, 85_000);
    const first = sheet.convertColumn(kenya);
    expect(await sheet.undo()).toEqual({
      ok: false,
      message: 'Another change to the sheet is in progress. Wait until it is finished, or stop it.',
    });
    expect(await first).toMatchObject({ ok: true });
  });
});

describe('outside Excel', () => {
  const copies: Clip[] = [];
  beforeEach(() => {
    workbook.close();
    copies.length = 0;
    sheet = createSheet({ client: { call: overHttp }, copy: async (clip) => void copies.push(clip) });
  });

  test('a formula and a table are copied', async () => {
    expect(await sheet.insertFormula('=SVC.VAT("KE",100)')).toEqual({
      ok: true,
      message: 'The formula was copied. Paste it into a sheet.',
    });
    expect(await sheet.insertTable({ ...table, rows: [['a\tb\nc', 1.5, null, { formula: '=1+1' }]] })).toEqual({
      ok: true,
      message: 'The table was copied. Paste it into a sheet.',
    });
    expect(copies.map(({ text }) => text)).toEqual([
      '=SVC.VAT("KE",100)',
      '2026 rates\r\nCountry\tRate %\tAmount\trate %\r\na b c\t1.5\t\t=1+1\r\nConfirmed 1 October 2026. Finance Act',
    ]);
    expect(copies[0]!.html).toBeUndefined();
  });

  test('a table is copied with all digits, dates and text, in the notation of the reader', async () => {
    const rows = [
      [{ date: '2026-10-01' }, 1_234.567891, null, '2026/27'],
      [{ date: '2026-01-05' }, -0.5, 3, '<b> & "c"'],
    ];
    await sheet.insertTable({ ...table, rows }, 'comma');
    expect(copies[0]!.text.split('\r\n').slice(2, 4)).toEqual([
      "2026-10-01\t1234,567891\t\t'2026/27",
      '2026-01-05\t-0,5\t3\t<b> & "c"',
    ]);
    expect(copies[0]!.html).toContain(
      '<tr><td>2026-10-01</td><td x:num="1234.567891" sdval="1234.567891">1234,567891</td><td></td><td style="mso-number-format:\'\\@\'">2026/27</td></tr>',
    );
    expect(copies[0]!.html).toContain(
      '<td x:num="-0.5" sdval="-0.5">-0,5</td><td x:num="3" sdval="3">3</td><td>&#60;b&#62; &#38; &#34;c&#34;</td>',
    );
    await sheet.insertTable({ ...table, rows });
    expect(copies[1]!.text.split('\r\n')[2]).toBe("2026-10-01\t1234.567891\t\t'2026/27");
  });

  test('a blocked clipboard is a message, and other actions need Excel', async () => {
    expect(await createSheet({ client: { call: overHttp } }).insertFormula('=1+1')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/clipboard/),
    });
    expect(await sheet.convertColumn(kenya)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/Open this pane in Excel/),
    });
    expect(await sheet.undo()).toMatchObject({ ok: false, message: 'There is nothing to undo.' });
  });
});

// Undoing all actions restores the workbook, for any actions and any content, including text that looks like a number
// or a formula.
const anyValue = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((value) => value || 0),
  fc.boolean(),
  fc.constantFrom("'007", "'=A1", "'TRUE", '=SUM(A1:A2)', "'-", 'words', "'1/2", "''quoted"),
);
const anyCell = fc.record({
  row: fc.integer({ min: 0, max: 12 }),
  column: fc.integer({ min: 0, max: 4 }),
  value: anyValue,
  format: fc.constantFrom('General', '@', '0.00', 'd mmm yyyy'),
  later: fc.option(fc.constantFrom('@', '0.00'), { nil: undefined }),
});
const place = { row: fc.integer({ min: 0, max: 12 }), column: fc.integer({ min: 0, max: 4 }) };
const anyAction = fc.oneof(
  fc.record({ what: fc.constant('formula' as const), ...place }),
  fc.record({ what: fc.constant('table' as const), ...place }),
  fc.record({ what: fc.constant('column' as const), ...place, overwrite: fc.boolean() }),
);

test('undoing everything restores every value, formula, format, font and width', async () => {
  const half: Call = async (_operation, { items }) => ({
    success: true,
    data: {
      results: items.map(({ amounts }) => ({
        success: true,
        columns: { net_amount: amounts.map((amount) => amount / 2) },
        meta: { notices: [] },
      })),
    },
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCell, { maxLength: 40 }),
      fc.array(anyAction, { minLength: 1, maxLength: 6 }),
      async (cells, actions) => {
        workbook.close();
        workbook = createWorkbook();
        workbook.open();
        sheet = createSheet({ client: { call: half } });
        for (const { row, column, value, format, later } of cells) {
          workbook.type(row, column, value, format);
          if (later !== undefined) workbook.format(row, column, later);
        }
        const before = workbook.picture();
        let done = 0;
        for (const action of actions) {
          select(action.row, action.column, action.what === 'column' ? 13 - action.row : 1);
          const outcome =
            action.what === 'formula'
              ? await sheet.insertFormula('=SVC.FX("USD","KES")')
              : action.what === 'table'
                ? await sheet.insertTable(table)
                : await sheet.convertColumn({ ...kenya, overwrite: action.overwrite });
          if (outcome.ok) done++;
        }
        for (let i = 0; i < done; i++) expect(await sheet.undo()).toMatchObject({ ok: true });
        expect(workbook.picture()).toEqual(before);
      },
    ),
    {
      numRuns: 300,
      examples: [
        [
          [{ row: 10, column: 3, value: "''quoted", format: 'General', later: '@' }],
          [
            { what: 'formula', row: 10, column: 3 },
            { what: 'table', row: 0, column: 0 },
          ],
        ],
      ],
    },
  );
}, 120_000);

test('addresses have Excel notation', () => {
  const at = (column: number) => addressOf({ sheet: '', row: 0, column, rows: 1, columns: 1 });
  expect([0, 25, 26, 701, 702, 16_383].map(at)).toEqual(['A1', 'Z1', 'AA1', 'ZZ1', 'AAA1', 'XFD1']);
});
