import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { calcFunctions, leftOut } from '../../scripts/connectors/libreoffice/metadata';
import { packedExtension } from '../../scripts/connectors/libreoffice/extension';
import { type ExampleResult, functionOf, isErrorResult, readExamples } from '../../server/pages/examples';
import { serialOfDay } from '../../src/serial';
import { countryFields } from '../../functions/questions/country-fields';
import { detailNames, type DetailValues, payDetails } from '../../src/contract/details';
import { choiceTexts, columnTexts, detailMeant } from '../../src/contract/labels';
import { parsedFormula } from '../support/formula-text';
import { officeIn, officeWithoutPython, officeWithoutViews, type Typed } from '../support/office';
import { testWith } from '../support/recipe';
import { clockAt, removeDirectory, startedServers, temporaryDirectory } from '../support/server-process';
import { service } from '../support/service';

const folder = temporaryDirectory();
afterAll(() => removeDirectory(folder));
const start = startedServers({ SVC_LOG_LEVEL: 'warn', SVC_OPEN_PER_MINUTE: '1000000' });

const files = unzipSync(packedExtension());
const text = (path: string): string => strFromU8(files[path]!);
const functions = calcFunctions();

/** The extension as files, and as the archive that people install. */
const unpacked = join(folder, 'unpacked');
const archive = join(folder, 'extension.oxt');
beforeAll(() => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(unpacked, path)), { recursive: true });
    writeFileSync(join(unpacked, path), content);
  }
  writeFileSync(archive, packedExtension());
});

test('the archive has every file that its manifest names, and its XML is well-formed', async () => {
  const named = [...text('META-INF/manifest.xml').matchAll(/full-path="([^"]+)"/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(4);
  expect(Object.keys(files)).toEqual(expect.arrayContaining([...named, 'description.xml', 'options.xdl', 'icon.png']));
  const documents = Object.keys(files).filter((path) => /\.(xml|xcu|xcs|xdl)$/.test(path));
  for (const path of documents) {
    const { errors } = await validateXML({
      xml: { fileName: path, contents: text(path) },
      extension: 'schema',
      schema: [],
    });
    expect([path, errors]).toEqual([path, []]);
  }
});

test('Calc has every function of Excel with all its arguments, but those that are left out', () => {
  const excel = JSON.parse(readFileSync(join(__dirname, '../../dist/addin/functions.json'), 'utf8')) as {
    readonly functions: readonly { readonly name: string; readonly parameters: readonly { readonly name: string }[] }[];
  };
  const registry = text('CalcAddIns.xcu');
  const source = text('functions.idl');
  const readme = readFileSync(join(__dirname, '../../connectors/libreoffice/README.md'), 'utf8');
  for (const { name, parameters } of excel.functions) {
    const method = new RegExp(`any ${name.toLowerCase()}\\(\\[in\\] \\S+ document(.*)\\);`).exec(source)?.[1];
    if (leftOut[name] !== undefined) {
      expect([name, method, readme.includes(`\`SVC.${name}\``)]).toEqual([name, undefined, true]);
      continue;
    }
    expect([name, method?.split(',').length]).toEqual([name, parameters.length + 1]);
    const described = new RegExp(`^<node oor:name="${name.toLowerCase()}" .*`, 'm').exec(registry)![0];
    for (const shown of [`SVC.${name}`, `_xldudf_SVC_${name}`, ...parameters.map((one) => one.name)])
      expect(described).toContain(`<value xml:lang="en-US">${shown}</value>`);
  }
});

const python = (args: readonly string[], input = ''): string =>
  execFileSync('python3', args, { encoding: 'utf8', input, env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } });

testWith(['python3'], 'each function and each field of a country has its Python', async () => {
  const names = python([
    '-c',
    `import sys, json; sys.path.insert(0, sys.argv[1]); from svc_calc import countries, functions
print(json.dumps([list(functions.FUNCTIONS), list(countries.READERS)]))
compile(open(sys.argv[2]).read(), sys.argv[2], 'exec')`,
    join(unpacked, 'pythonpath'),
    join(unpacked, 'component.py'),
  ]);
  expect((JSON.parse(names) as string[][]).map((list) => list.sort())).toEqual([
    functions.map(({ name }) => name).sort(),
    Object.keys(countryFields).sort(),
  ]);
});

/** The examples of the guides that Calc has, with the results that Excel gives. A date is a number. */
const { day, tasks } = readExamples();
const examples = tasks
  .flatMap((task) => task.examples)
  .filter((example) => leftOut[functionOf(example)] === undefined)
  .map(({ formula, cells, date, rows, result }) => ({
    formula,
    cells: cells ?? {},
    rows,
    result: date === true ? serialOfDay(result as string) : isErrorResult(result) ? result.message : result,
  }));

testWith(['python3'], 'every example of the guides gives the result of Excel', async () => {
  const { url, key } = await start(clockAt(day));
  const calls = examples.map(({ formula, cells }) => parsedFormula(formula, cells));
  const answered = JSON.parse(
    python(
      [join(__dirname, 'libreoffice/evaluate.py'), join(unpacked, 'pythonpath')],
      JSON.stringify({ address: url, api_key: key, calls }),
    ),
  ) as { readonly results: readonly ExampleResult[] };
  const shown = answered.results.map((result, at) => {
    const { rows } = examples[at]!;
    return rows !== undefined && Array.isArray(result) ? (result as unknown[]).slice(0, rows) : result;
  });
  expect(examples.map(({ formula }, at) => [formula, shown[at]])).toEqual(
    examples.map(({ formula, result }) => [formula, result]),
  );
});

/** Details as people write them: names and labels in both languages, with values that fit and values that do not. */
const anyDetails = (() => {
  const names = fc.constantFrom(...detailNames, ...columnTexts.map(([text]) => text));
  const choices = detailNames.filter((name) => payDetails[name].kind === 'choice').flatMap(choiceTexts);
  const values = fc.oneof(
    fc.constantFrom(
      '1',
      '2.5',
      '20%',
      '1,5',
      '1,500',
      '-3',
      '.2',
      '1e3',
      '0x10',
      '',
      'yes',
      'Oui',
      'non',
      'TRUE',
      '46053',
    ),
    fc.constantFrom(...detailNames.map((name) => payDetails[name].example)),
    fc.constantFrom(...choices.map(([text]) => text)),
  );
  const fitting = fc
    .constantFrom(...detailNames.filter((name) => payDetails[name].kind !== 'choice'))
    .map((name) => [name, payDetails[name].example] as const);
  const pair = fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: fc.tuple(names, values) });
  const alone = fc.oneof(names, fc.constantFrom(...choices.map(([text]) => text)));
  const part = fc.oneof({ weight: 4, arbitrary: pair.map(([name, value]) => `${name} = ${value}`) }, alone);
  const isDay = (name: ReturnType<typeof detailMeant>): boolean =>
    name !== undefined && payDetails[name].kind === 'day';
  const cell = fc.oneof(values, fc.constantFrom(0.2, 1, 12_000, 46_053));
  // Excel and Calc count the days before March 1900 differently.
  const row = fc
    .tuple(
      fc.oneof(
        names,
        fitting.map(([name]) => name),
      ),
      cell,
    )
    .filter(([name, value]) => typeof value !== 'number' || value > 60 || !isDay(detailMeant(name)));
  return fc.oneof(
    fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('; ')),
    fc.array(row, { minLength: 1, maxLength: 3 }),
  );
})();

// Modules that name classes of Excel, whose types the tests do not have.
const { detailsOf } = jest.requireActual<{ detailsOf(details: unknown): DetailValues }>(
  '../../functions/questions/details',
);
const { payRequest } = jest.requireActual<{ payRequest(values: DetailValues): unknown }>(
  '../../functions/questions/pay-request',
);

testWith(['python3'], 'details mean the same as in Excel', async () => {
  const written = fc.sample(anyDetails, { numRuns: 2_000, seed: 1 });
  const found = JSON.parse(
    python([join(__dirname, 'libreoffice/details.py'), join(unpacked, 'pythonpath')], JSON.stringify(written)),
  ) as unknown[];
  // Without Excel there is no class for its errors, so that every refusal is an exception.
  const inExcel = written.map((details) => {
    try {
      return payRequest(detailsOf(details));
    } catch {
      return null;
    }
  });
  expect(inExcel.filter((request) => request !== null).length).toBeGreaterThan(200);
  expect(written.map((details, at) => [details, found[at]])).toEqual(
    written.map((details, at) => [details, inExcel[at]]),
  );
});

const calculated = (
  calls: readonly (readonly unknown[])[],
  apiKey = process.env['SERVICE_KEY'],
  address = process.env['SERVICE_URL'],
) =>
  JSON.parse(
    python(
      [join(__dirname, 'libreoffice/evaluate.py'), join(unpacked, 'pythonpath')],
      JSON.stringify({ address, api_key: apiKey, calls }),
    ),
  ) as {
    readonly results: readonly unknown[];
    readonly requests: number;
    readonly sent: readonly (readonly { readonly operation: string; readonly amounts?: readonly number[] }[])[];
  };

testWith(
  ['python3'],
  'a range is one request, equal cells are asked once, and a cell has its own sentence',
  async () => {
    const column = Array.from({ length: 1_000 }, (_cell, row) => [50_000 + row]);
    const { results, requests } = calculated([
      ['NETPAY', 'KE', [...column, [''], ['much']]],
      ['NETPAY', 'KE', [...column, [''], ['much']]],
      ['NETPAY', 'Kenya', 50_000],
      ['COUNTRY', 'KE', 'colour'],
    ]);
    expect(requests).toBe(1);
    const [first, again, single, field] = results as [string[][], string[][], number, string];
    expect(again).toEqual(first);
    expect(first[0]).toEqual([single]);
    expect(first.slice(-2)).toEqual([[''], ['"much" is not a number. Enter a number for gross.']]);
    expect(field).toMatch(/^"colour" is not a field. Use one of name, currency/);
  },
);

testWith(['python3'], 'a column of amounts is one question, and each cell has what a cell alone has', async () => {
  const column = [[85_000], [100_000], [85_000], [0], [1e16], [120_000]];
  const alone = calculated(column.map(([gross]) => ['NETPAY', 'KE', gross]));
  const { results, sent } = calculated([
    ['NETPAY', 'KE', column],
    ['VATNET', 'KE', [[1_160], [-2_320]]],
    ['CIT', 'KE', [[0], [1_000_000]]],
    ['FX', 'EUR', 'XOF', [[1], [2]]],
    ['VATRATE', 'KE'],
  ]);
  expect(sent.flat().map(({ operation, amounts }) => [operation, amounts])).toEqual([
    ['tax', [85_000, 100_000, 1_000, 1e16, 120_000]],
    ['vat', [1_160, 2_320]],
    ['tax', [0, 1_000_000]],
    ['forex', [1, 2]],
    ['vat', undefined],
  ]);
  const [net, vat, tax, rate] = results;
  expect(net).toEqual(alone.results.map((one) => [one]));
  expect((net as unknown[][])[4]).toEqual([expect.stringContaining('at most 1,000,000,000,000,000')]);
  expect([vat, tax, rate]).toEqual([
    [[1_000], [-2_000]],
    [[0], [300_000]],
    [[655.957], [1_311.914]],
  ]);
});

testWith(
  ['python3'],
  'the figures of an employee are one call, and an answer keeps the fields of other cells',
  async () => {
    const pay = ['PAYE', 'NETPAY', 'PENSION', 'PAYSLIP', 'NETPAY', 'EFFECTIVERATE'];
    const { results, requests } = calculated(pay.map((name) => [name, 'KE', 85_000]));
    expect(requests).toBe(2);
    const [tax, net, pension, slip, again, rate] = results as [number, number, number, unknown[], number, number];
    expect([tax + net + pension, again]).toEqual([85_000, net]);
    expect(slip).toEqual(expect.arrayContaining([['Net pay', net]]));
    expect(rate).toBeCloseTo((tax / 85_000) * 100, 9);
  },
);

/** The functions whose table may name the country of each employee. */
const mayNameCountry = ['JOURNAL', 'PAYROLL', 'PAYROLLCOLUMNS', 'PAYROLLTOTALS'];
const requiredArguments = functions.flatMap(({ name, parameters }) =>
  parameters
    .filter(
      ({ name: argument, optional }) => optional !== true && !(mayNameCountry.includes(name) && argument === 'country'),
    )
    .map((parameter) => ({ name, parameters, parameter })),
);

testWith(
  ['python3'],
  'a register has a column for each line, headings of its own, and totals that agree with it',
  () => {
    const table = [
      ['Nom', 'Service', 'Salaire brut', 'Avance'],
      ['Awa', 'Ventes', 600_000, 50_000],
      ['Jean', 'Usine', 450_000, ''],
      ['Koffi', 'ventes', 900_000, ''],
    ];
    const { results } = calculated([
      ['PAYROLLCOLUMNS', 'CI', table, 'lignes', null, null],
      ['PAYROLL', 'CI', table, 'lignes', null, null],
      ['PAYROLLTOTALS', 'CI', table, 'service', 'lignes', null, null],
      ['PAYROLL', 'CI', table, 'cmu, NETT', null, null],
    ]);
    const [[columns], rows, [head, ...totals], wrong] = results as [string[][], number[][], unknown[][], string];
    expect(columns).toEqual(
      expect.arrayContaining(['Gross pay', 'CNPS retraite', 'CNPS retraite (patronal)', 'Net pay', 'Paid out']),
    );
    const paid = (name: string) => rows.map((row) => row[columns!.indexOf(name)]!);
    expect(paid('Gross pay')).toEqual([600_000, 450_000, 900_000]);
    expect(paid('Net pay').map((net, at) => net - paid('Paid out')[at]!)).toEqual([50_000, 0, 0]);
    const sums = (members: readonly number[]) =>
      columns!.map((_, at) => members.reduce((sum, member) => sum + rows[member]![at]!, 0));
    expect(head).toEqual(['Service', 'Employees', ...columns!]);
    expect(totals).toEqual([
      ['Ventes', 2, ...sums([0, 2])],
      ['Usine', 1, ...sums([1])],
      ['Total', 3, ...sums([0, 1, 2])],
    ]);
    expect(wrong).toContain('"NETT" is neither a figure nor a line of the payslips.');
  },
);

testWith(['python3'], 'a required argument that is left out is named, in every function', async () => {
  const { results, requests } = calculated(
    requiredArguments.map(({ name, parameters, parameter }) => [
      name,
      ...parameters.map((one) => (one === parameter || one.optional === true ? null : 'KE')),
    ]),
  );
  expect(results).toEqual(
    requiredArguments.map(({ parameter }) =>
      expect.stringContaining(`The argument ${parameter.name} is missing. ${parameter.description.split('.')[0]!}`),
    ),
  );
  expect(requests).toBe(0);
});

test('the function wizard says which arguments are required', () => {
  const registry = text('CalcAddIns.xcu');
  const described = /<node oor:name="netpay" .*/.exec(registry)![0];
  expect(described).toContain('>Required. Gross pay: a number, a cell or a range.<');
  expect(described).not.toContain('>Required. Pay period');
});

testWith(['python3'], 'without a key, with a wrong one, or without a service, a cell says what to do', async () => {
  const asked = [['VATRATE', 'KE']];
  expect(calculated(asked, '').results).toEqual([
    'There is no API key yet. Enter yours under Tools, Options, SVC Finance Africa, then recalculate.',
  ]);
  expect(calculated(asked, 'key', 'http://127.0.0.1:9').results[0]).toMatch(
    /^http:\/\/127\.0\.0\.1:9 does not answer\. Check the address under Tools, Options, SVC Finance Africa/,
  );
  expect(calculated(asked, 'svc_live_wrong').results[0]).toMatch(
    /The key is under Tools, Options, SVC Finance Africa\.$/,
  );
});

/** A door to the service that counts connections. The extension makes one for each request. */
async function counting(
  url: string,
): Promise<{ readonly url: string; readonly requests: () => number; close(): void }> {
  let requests = 0;
  const { hostname, port } = new URL(url);
  const door = createServer((caller) => {
    requests += 1;
    const answering = connect(Number(port), hostname);
    caller.pipe(answering).pipe(caller);
    caller.on('error', () => answering.destroy());
    answering.on('error', () => caller.destroy());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port: open } = door.address() as AddressInfo;
  return { url: `http://127.0.0.1:${open}`, requests: () => requests, close: () => door.close() };
}

/** Writes the address and the key into the user's configuration, as the options page does. */
function configure(profile: string, address: string, key: string): void {
  const file = join(profile, 'user/registrymodifications.xcu');
  const item = (name: string, value: string): string =>
    `<item oor:path="/svcfinance.Settings/Service"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;
  const settings = `${item('Address', address)}${item('ApiKey', key)}</oor:items>`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('</oor:items>', settings));
}

/** A workbook with one formula that was never calculated. */
function workbookWith(formula: string): Record<string, Uint8Array> {
  const xml = (text: string): Uint8Array => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return {
    '[Content_Types].xml': xml(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1"><f>${formula}</f></c></row></sheetData></worksheet>`,
    ),
  };
}

const letter = (column: number): string => String.fromCharCode(65 + column);

/** A value as the text of a formula; a range as its address, with its cells among those to type. */
function written(value: unknown, row: number, column: number, typed: Typed[]): string {
  if (value === null) return '';
  if (!Array.isArray(value)) return typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value);
  const rows = value as (string | number)[][];
  rows.forEach((cells, y) =>
    cells.forEach((cell, x) => cell !== '' && typed.push([`${letter(column + x)}${row + y}`, cell])),
  );
  return `${letter(column)}${row}:${letter(column + rows[0]!.length - 1)}${row + rows.length - 1}`;
}

/** The examples below each other: results from column A on, ranges from column L on. */
function sheetOfExamples(): {
  readonly typed: readonly Typed[];
  readonly expected: ReadonlyMap<number, ExampleResult>;
} {
  const typed: Typed[] = [];
  const expected = new Map<number, ExampleResult>();
  let row = 1;
  for (const { formula, cells, result } of examples) {
    const [name, ...values] = parsedFormula(formula, cells);
    const call = `=SVC.${name}(${values.map((value) => written(value, row, 11, typed)).join(';')})`;
    const table = Array.isArray(result) ? (result as string[][]) : undefined;
    if (table === undefined) typed.push([`A${row}`, call]);
    // An array formula goes through the interface for programs, which has the names that documents store.
    else
      typed.push([
        `A${row}:${letter(table[0]!.length - 1)}${row + table.length - 1}`,
        `{${call.replace('=SVC.', '=SVCFINANCE.CALC.FUNCTIONS.')}}`,
      ]);
    expected.set(row, result);
    row += (table?.length ?? 1) + 4;
  }
  return { typed, expected };
}

const calcTest = (missing: string | undefined, name: string, work: () => Promise<void>): void =>
  missing === undefined ? test(name, work, 180_000) : test.skip(`${name} (${missing})`, work);

describe('in Calc', () => {
  const place = temporaryDirectory();
  const office = officeIn(place);
  let served: Awaited<ReturnType<typeof counting>>;
  beforeAll(async () => {
    if (officeWithoutPython !== undefined) return;
    const { url, key } = await start(clockAt(day));
    served = await counting(url);
    writeFileSync(join(place, 'extension.oxt'), packedExtension());
    await office.create();
    await office.install(join(place, 'extension.oxt'));
    configure(office.profile, served.url, key);
  }, 120_000);
  afterAll(() => {
    served?.close();
    removeDirectory(place);
  });

  async function expectExamples(hidden: boolean): Promise<void> {
    const { typed, expected } = sheetOfExamples();
    const shown = await office.type(typed, { hidden });
    const same = (cell: string | undefined, value: unknown): unknown =>
      typeof value === 'number' && cell !== '' && Math.abs(Number(cell) - value) < 1e-9 ? value : cell;
    for (const [row, result] of expected) {
      const table = Array.isArray(result) ? (result as unknown[][]) : [[result]];
      const found = table.map((cells, y) => cells.map((value, x) => same(shown[row - 1 + y]?.[x], value)));
      expect(found).toEqual(table);
    }
  }

  calcTest(officeWithoutPython, 'every example gives the result of Excel in a file that nobody looks at', () =>
    expectExamples(true),
  );
  calcTest(officeWithoutViews, 'every example gives the result of Excel in a sheet that somebody looks at', () =>
    expectExamples(false),
  );

  calcTest(
    officeWithoutPython,
    'a formula that lacks an argument says which, and typed forms of amounts are read',
    async () => {
      const shown = await office.type(
        [
          ['A1', '=SVC.NETPAY("KE")'],
          ['A2', '=SVC.WHT("KE")'],
          ['A3', '=SVC.FUEL("KE")'],
          ['A4', '=SVC.NETPAY("KE"; "85 000,00")'],
        ],
        { hidden: true },
      );
      expect(shown.map(([cell]) => cell)).toEqual([
        'The argument gross is missing. Gross pay: a number, a cell or a range.',
        'The argument amount is missing. Payment before tax: a number, a cell or a range.',
        'The argument fuel is missing. Type of fuel, such as petrol.',
        '61017.9',
      ]);
    },
  );

  calcTest(officeWithoutViews, '1,000 single cells are few requests', async () => {
    const before = served.requests();
    const shown = await office.type(
      [
        ['A1', 50_000],
        ['B1', '=SVC.NETPAY("KE"; A1)'],
      ],
      { filled: ['A1:B1000'] },
    );
    const asked = served.requests() - before;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(20);
    const { data } = (
      await service.post('/api/v1/batch', {
        items: shown.map(([gross]) => ({
          operation: 'tax',
          input: { country: 'KE', type: 'income', amount: Number(gross), tax_year: '2026' },
          select: ['net_amount'],
        })),
      })
    ).body as unknown as { readonly data: { readonly results: { readonly data: { readonly net_amount: number } }[] } };
    expect(shown).toHaveLength(1_000);
    expect(shown.map(([, net]) => Number(net))).toEqual(data.results.map((one) => one.data.net_amount));
  });

  calcTest(officeWithoutViews, 'the formulas of a workbook from Excel are taken over by a command', async () => {
    const file = join(place, 'excel.xlsx');
    writeFileSync(file, zipSync(workbookWith('_xldudf_SVC_NETPAY("KE",85000)')));
    expect(await office.type([], { file })).toEqual([['#NAME?']]);
    const then = 'createUnoService("svcfinance.calc.Commands").trigger("excel")';
    expect(await office.type([], { file, then })).toEqual([['61017.9']]);
  });

  // The last test: it leaves an address where nothing listens.
  calcTest(
    officeWithoutViews,
    'the options page stores the address and the key, and refreshing uses them',
    async () => {
      const then = `
  Dim path(0) As New com.sun.star.beans.PropertyValue
  path(0).Name = "nodepath"
  path(0).Value = "/org.openoffice.Office.OptionsDialog/Nodes/SvcFinance/Leaves/Service"
  provider = createUnoService("com.sun.star.configuration.ConfigurationProvider")
  leaf = provider.createInstanceWithArguments("com.sun.star.configuration.ConfigurationAccess", path())
  handler = createUnoService(leaf.EventHandlerService)
  windows = createUnoService("com.sun.star.awt.ContainerWindowProvider")
  page = windows.createContainerWindow(leaf.OptionsPage, "", sheets.CurrentController.Frame.ContainerWindow, handler)
  handler.callHandlerMethod(page, "initialize", "external_event")
  sheet.getCellRangeByName("B1").String = page.getControl("Address").Text
  page.getControl("Address").Text = " http://127.0.0.1:9/ "
  page.getControl("ApiKey").Text = "another-key"
  handler.callHandlerMethod(page, "ok", "external_event")
  createUnoService("svcfinance.calc.Commands").trigger("refresh")`;
      const [[cell, address]] = (await office.type([['A1', '=SVC.VATRATE("KE")']], { then })) as [[string, string]];
      expect(address).toBe(served.url);
      expect(cell).toMatch(/^http:\/\/127\.0\.0\.1:9 does not answer\./);
      const stored = readFileSync(join(office.profile, 'user/registrymodifications.xcu'), 'utf8');
      for (const value of ['http://127.0.0.1:9/', 'another-key']) expect(stored).toContain(`<value>${value}</value>`);
    },
  );
});
