import { strToU8, unzipSync, zipSync } from 'fflate';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { columns } from '../../scripts/import/columns';
import { readWorkbook } from '../../scripts/import/workbook';
import { writeTemplate } from '../../scripts/import/template';
import { finished, removeDirectory, run, temporaryDirectory } from '../support/server-process';

jest.setTimeout(120_000);

const directory = temporaryDirectory();
afterAll(() => removeDirectory(directory));

/** Makes a process print its peak memory in megabytes when it exits. */
const telling = `--import=data:text/javascript,${encodeURIComponent("process.on('exit', () => console.error('megabytes', Math.round(process.resourceUsage().maxRSS / 1024)));")}`;

/** Imports a file as a dry run; returns the output and the peak memory. */
async function trial(
  kind: string,
  file: string,
): Promise<{ readonly code: number | null; readonly said: string; readonly megabytes: number }> {
  const { code, stdout, stderr } = await finished(
    run('scripts/data-import.ts', [kind, file, '--dry-run'], {
      SVC_DATA_DIR: join(directory, 'data'),
      NODE_OPTIONS: telling,
    }),
  );
  const [said = '', megabytes = ''] = stderr.split(/megabytes (\d+)\s*$/);
  return { code, said: stdout + said, megabytes: Number(megabytes) };
}

/** Upper limit of peak memory in megabytes. Hostile files could otherwise need gigabytes. */
const most = 900;

async function expectRefusal(kind: string, file: string, sentence: RegExp): Promise<void> {
  const { code, said, megabytes } = await trial(kind, file);
  expect(said).toMatch(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect([code, megabytes < most]).toEqual([1, true]);
}

const sheet = 'xl/worksheets/sheet1.xml';
const strings = 'xl/sharedStrings.xml';
const schema = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const sheetOf = (rows: string): Uint8Array =>
  strToU8(`<worksheet ${schema}><sheetData>${rows}</sheetData></worksheet>`);

let template: Record<string, Uint8Array>;
beforeAll(async () => {
  const path = join(directory, 'template.xlsx');
  await writeTemplate('fx', path);
  template = unzipSync(readFileSync(path));
});

const workbook = (parts: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  zipSync({ ...template, ...parts }, { level: 1 });

function workbookFile(name: string, parts: Readonly<Record<string, Uint8Array>>): string {
  const path = join(directory, `${name}.xlsx`);
  writeFileSync(path, workbook(parts));
  return path;
}

describe('a workbook', () => {
  test('with a value in the last possible cell is refused', async () => {
    const far = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>';
    await expectRefusal(
      'fx',
      workbookFile('far', { [sheet]: sheetOf(far) }),
      /reaches to 1048576, but a table has at most 100 columns and 100000 rows\. Delete the cells far from the table/,
    );
  });

  test.each([
    ['in a far column', '<row r="1"><c r="XFD1" t="inlineStr"><is><t>x</t></is></c></row>', /reaches to XFD1,/],
    [
      'in a place that is none',
      '<row r="1"><c r="constructor"><v>1</v></c></row>',
      /is not an Excel workbook that can be read/,
    ],
    [
      'behind a bracket in an attribute',
      '<row r="1"><c x=">" r="XFD1" t="inlineStr"><is><t>x</t></is></c></row>',
      /reaches to XFD1,/,
    ],
  ])('with a value %s is refused', async (_where, rows, sentence) => {
    await expect(readWorkbook(workbook({ [sheet]: sheetOf(rows) }), 'far.xlsx')).rejects.toThrow(sentence);
  });

  test('that unpacks to far more than it declares, or declares no size, is refused while unpacking', async () => {
    const path = workbookFile('bomb', { [sheet]: Buffer.concat([template[sheet]!, Buffer.alloc(64 * 2 ** 20, ' ')]) });
    await expectRefusal('fx', path, /unpacks to more than 48 MB/);
    const bytes = readFileSync(path);
    // The sizes that the archive declares for its parts.
    for (const [begin, at] of [
      ['PK\u0003\u0004', 22],
      ['PK\u0001\u0002', 24],
    ] as const)
      for (let i = bytes.indexOf(begin); i >= 0; i = bytes.indexOf(begin, i + 4)) bytes.writeUInt32LE(100, i + at);
    writeFileSync(path, bytes);
    await expectRefusal('fx', path, /unpacks to more than 48 MB|is not an Excel workbook that can be read/);
  });

  test('with millions of shared strings or nested tags stays within the memory limit', async () => {
    await expectRefusal(
      'fx',
      workbookFile('strings', { [strings]: strToU8(`<sst ${schema}>${'<si><t>a</t></si>'.repeat(2_600_000)}</sst>`) }),
      /lacks the columns|takes too much time or memory/,
    );
    await expectRefusal(
      'fx',
      workbookFile('deep', { [sheet]: sheetOf('<a>'.repeat(5_000_000)) }),
      /is not an Excel workbook that can be read|takes too much time or memory/,
    );
  });

  test('that takes too long is abandoned', async () => {
    const rows = Array.from(
      { length: 90_000 },
      (_, i) => `<row r="${i + 1}"><c r="A${i + 1}" t="s"><v>0</v></c></row>`,
    ).join('');
    const slow = workbook({
      [sheet]: sheetOf(rows),
      [strings]: strToU8(`<sst ${schema}><si><t>${' '.repeat(2 ** 24)}</t></si></sst>`),
    });
    await expect(readWorkbook(slow, 'slow.xlsx', { seconds: 1, heapMegabytes: 400 })).rejects.toThrow(
      'slow.xlsx takes too much time or memory to read',
    );
  });
});

describe('a CSV file', () => {
  const file = (name: string, content: string): string => {
    const path = join(directory, `${name}.csv`);
    writeFileSync(path, content);
    return path;
  };

  test('with one huge line, with endless lines, or too large is refused', async () => {
    await expectRefusal('fx', file('line', 'a,'.repeat(4_500_000)), /has a line of more than 100000 characters/);
    await expectRefusal(
      'fx',
      file('quoted', `currency,per_usd\n"${'x'.repeat(9_000_000)}`),
      /has a line of more than 100000 characters/,
    );
    await expectRefusal(
      'fx',
      file('lines', 'a\n'.repeat(5_000_000)),
      /has more than 40000 lines\. At most 20000 rows can be imported at once/,
    );
    await expectRefusal('fx', file('large', 'a'.repeat(11_000_000)), /is larger than 10 MB\. Split it/);
    const endless = join(directory, 'endless.csv');
    symlinkSync('/dev/zero', endless);
    await expectRefusal('fx', endless, /is not a file/);
  });

  const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

  test.each([
    ['fuel', ['country', 'fuel', 'currency']],
    ['fx', ['currency']],
    ['central-bank', ['country', 'indicator']],
  ] as const)('of %s does not accept names that every object has', async (kind, cells) => {
    const usual: ReadonlyMap<string, string> = new Map(
      Object.entries({
        source: 'Notice',
        publisher: 'Bank',
        date: '2026-11-20',
        price: '200',
        value: '8',
        per_usd: '129',
        currency: 'KES',
        country: 'KE',
        fuel: 'petrol',
        indicator: 'policy_rate',
      }),
    );
    const names = columns[kind].map(({ name }) => name);
    const rowOf = (cell: string, word: string): string =>
      names.map((name) => (name === cell ? word : (usual.get(name) ?? ''))).join(',');
    const { code, said } = await trial(
      kind,
      file('words', [names.join(','), ...words.flatMap((word) => cells.map((cell) => rowOf(cell, word)))].join('\n')),
    );
    for (const word of words) expect(said.match(new RegExp(`"${word}" is not`, 'gi'))).toHaveLength(cells.length);
    expect(code).toBe(1);
  });

  test('has no meeting or column with such a name', async () => {
    const meetings = await trial(
      'central-bank',
      file(
        'meetings',
        [
          'country,indicator,value,date,source,publisher',
          ...words.map((word) => `KE,mpc,${word},2026-12-01,Notice,Bank`),
        ].join('\n'),
      ),
    );
    expect([
      meetings.code,
      meetings.said.match(/`value` of a meeting is ".*": write planned or cancelled/g)?.length,
    ]).toEqual([1, words.length]);
    const headings = await trial(
      'fx',
      file(
        'headings',
        `currency,per_usd,date,source,publisher,${words.join(',')}\nKES,129,2026-11-20,Notice,Bank,1,2,3,4\n`,
      ),
    );
    expect([headings.code, headings.said]).toEqual([
      1,
      expect.stringMatching(/has unknown columns \("constructor", "__proto__", "tostring", "hasownproperty"\)/),
    ]);
  });
});
