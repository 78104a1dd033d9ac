import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import writeWorkbook from 'write-excel-file/node';
import { columns, type ImportKind, importKinds } from '../../scripts/import/columns';
import { readNumber } from '../../scripts/import/number';
import { obstacles, planOf } from '../../scripts/import/plan';
import { unitFactor } from '../../scripts/import/plausible';
import { readTable } from '../../scripts/import/table';
import { writeTemplate } from '../../scripts/import/template';
import { allSeries, createMarket, type Observation } from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';

const now = Date.parse('2026-11-21T12:00:00Z');
const market = createMarket(marketFiles);
const none = { all: false, rows: new Set<number>() };
const cited = { source: 'Notice', publisher: 'Regulator' };

/** The import plan for one row, with defaults for the other cells. */
function planned(
  kind: ImportKind,
  cells: Readonly<Record<string, string>>,
  { confirmed = none, observations = [] as readonly Observation[] } = {},
) {
  const defaults = {
    fuel: { country: 'KE', fuel: 'petrol', currency: 'KES', date: '2026-11-15' },
    'central-bank': { country: 'KE', indicator: 'policy_rate', date: '2026-11-10' },
    fx: { currency: 'KES', date: '2026-11-20' },
  }[kind];
  return planOf(
    [{ row: 2, cells: { ...defaults, ...cited, ...cells } }],
    kind,
    { market: createMarket(marketFiles, observations), observations },
    confirmed,
    now,
  )[0]!;
}
const codes = (...args: Parameters<typeof planned>): string[] => planned(...args).problems.map(({ code }) => code);

describe('a number', () => {
  test.each([
    ['214.03', 214.03],
    ['214', 214],
    ['1,234.50', 1234.5],
    ['1,234,567', 1_234_567],
    ['178,28', 178.28],
    ['0,5', 0.5],
    ['0,125', 0.125],
    ['-0.8', -0.8],
    ['+3', 3],
    ['1.2e-7', 1.2e-7],
  ])('%s is %d', (text, value) => expect(readNumber(text)).toBe(value));
  test.each(['1,234', '950,000', '-12,345'])('%s is ambiguous', (text) => expect(readNumber(text)).toBe('ambiguous'));
  test.each(['', 'abc', '1.234,5', '1 234', '12,34,56', '1.2.3', '--1', '.5', '5.', 'NaN', 'Infinity', '0x10'])(
    '%s is not a number',
    (text) => expect(readNumber(text)).toBeUndefined(),
  );

  test('numbers printed by a program are read unchanged', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (value) =>
        expect(readNumber(String(value)) === value).toBe(true),
      ),
    );
  });
  test('numbers with thousands separators and a decimal point are read correctly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1e12 }), fc.integer({ min: 0, max: 99 }), (whole, cents) =>
        expect(readNumber(`${whole.toLocaleString('en-US')}.${String(cents).padStart(2, '0')}`)).toBeCloseTo(
          whole + cents / 100,
          4,
        ),
      ),
    );
  });
  test('no text is read as an infinite number', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = readNumber(text);
        expect(value === undefined || value === 'ambiguous' || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});

describe('a unit error', () => {
  test('by a factor of 10, 100 or 1000 is detected, even with a normal change on top', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 10_000, noNaN: true }),
        fc.constantFrom(10, 100, 1000, 0.1, 0.01, 0.001),
        fc.double({ min: 0.8, max: 1.25, noNaN: true }),
        (reference, factor, move) => expect(unitFactor(reference * factor * move, reference)).toBeCloseTo(factor, 6),
      ),
    );
  });
  test('is not reported for a normal change', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 10_000, noNaN: true }),
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        (reference, move) => expect(unitFactor(reference * move, reference)).toBeUndefined(),
      ),
    );
  });
});

// EPRA: petrol 214.03 from 15 August 2026.
describe('a fuel row', () => {
  test('is accepted if plausible', () =>
    expect(planned('fuel', { price: '219.40' })).toMatchObject({
      old: { date: '2026-08-15', value: 214.03 },
      problems: [],
      figure: { series: 'fuel_petrol', entity: 'KE', value: 219.4, authority: 'compiled' },
    }));
  test('shows its change in percent', () =>
    expect(planned('fuel', { price: '235.433' }).changePercent).toBeCloseTo(10, 6));
  test.each([
    ['the limit of a move', { price: '267.53' }, []],
    ['a move beyond it', { price: '267.6' }, ['move']],
    ['a tenth', { price: '21.40' }, ['unit']],
    ['in cents', { price: '21403' }, ['unit']],
    ['for a thousand litres', { price: '214030' }, ['unit']],
    ['known already', { price: '214.03', date: '2026-08-15' }, ['duplicate']],
    ['a correction', { price: '213.03', date: '2026-08-15' }, ['correction']],
    ['of before the newest', { price: '214', date: '2026-08-14' }, ['older']],
    ['of tomorrow', { price: '214', date: '2026-11-22' }, ['future']],
    ['of next year', { price: '214', date: '2027-11-22' }, ['future']],
    ['nothing to compare with, far from any price', { country: 'ER', currency: 'ERN', price: '2500' }, ['range']],
    ['nothing to compare with', { country: 'ER', currency: 'ERN', price: '30' }, []],
    ['a country that is none', { country: 'XX', price: '214' }, ['unknown']],
    ['a fuel that is none', { fuel: 'wood', price: '214' }, ['unknown']],
    ['a currency that is none', { currency: 'QQQ', price: '214' }, ['unknown']],
    ['another currency', { currency: 'USD', price: '214' }, ['currency']],
    ['no price', { price: '' }, ['missing']],
    ['zero', { price: '0' }, ['unreadable']],
    ['no source', { price: '214', source: '' }, ['missing']],
    ['no publisher', { price: '214', publisher: '' }, ['missing']],
    ['no date', { price: '214', date: '' }, ['missing']],
    ['no day of the calendar', { price: '214', date: '2026-02-30' }, ['unreadable']],
    ['a day in another order', { price: '214', date: '15/11/2026' }, ['unreadable']],
    ['an address that is none', { price: '214', url: 'epra.go.ke' }, ['unreadable']],
    ['official: perhaps', { price: '214', official: 'perhaps' }, ['unreadable']],
  ])('%s', (_name, cells, expected) => expect(codes('fuel', cells)).toEqual(expected));

  test('a wrong country gets a suggestion', () =>
    expect(planned('fuel', { country: 'KX', price: '1' }).problems[0]!.message).toMatch(/did you mean KE\?/));
});

describe('a central bank row', () => {
  const bank = (cells: Readonly<Record<string, string>>) => planned('central-bank', cells);
  // CBK: 8.75 %.
  test.each([
    ['a decision', { value: '8.5' }, []],
    ['with a percent sign', { value: '8.5 %' }, []],
    ['three points', { value: '11.75' }, []],
    ['more than three points', { value: '12' }, ['move']],
    ['as a share', { value: '0.0875' }, ['unit']],
    ['in basis points', { value: '875' }, ['unit']],
    ['an indicator that is none', { indicator: 'gold', value: '1' }, ['unknown']],
    ['a period where there is a day', { value: '8.5', period: '2026-10' }, ['unreadable']],
    ['of a member of a union', { country: 'SN', value: '3' }, ['unknown']],
    ['inflation without a period', { indicator: 'inflation', value: '5', date: '' }, ['missing']],
    [
      'inflation of a month that is not over',
      { indicator: 'inflation', value: '5', date: '', period: '2026-11' },
      ['future'],
    ],
    [
      'inflation of a union',
      { country: 'BCEAO', indicator: 'inflation', value: '5', date: '', period: '2026-10' },
      ['unknown'],
    ],
    ['a period that is none', { indicator: 'inflation', value: '5', date: '', period: '2026-13' }, ['unreadable']],
    ['core inflation of a year', { indicator: 'inflation_core', value: '5', date: '', period: '2025' }, ['unreadable']],
    [
      'a forecast without the day it was made',
      { indicator: 'gdp_growth', value: '5', date: '', period: '2026', basis: 'forecast' },
      ['missing'],
    ],
    ['a meeting ahead', { indicator: 'mpc', value: 'planned', date: '2026-12-08' }, []],
    ['a meeting too far ahead', { indicator: 'mpc', value: 'planned', date: '2036-12-08' }, ['future']],
    ['a meeting neither planned nor cancelled', { indicator: 'mpc', value: '8.5', date: '2026-12-08' }, ['unreadable']],
    [
      'a meeting that is not known, cancelled',
      { indicator: 'mpc', value: 'cancelled', date: '2026-12-08' },
      ['unknown'],
    ],
  ])('%s', (_name, cells, expected) => expect(codes('central-bank', cells)).toEqual(expected));

  test('a decision of a monetary union', () =>
    expect(bank({ country: 'BCEAO', value: '2.75', date: '2026-09-16' }).figure).toMatchObject({
      series: 'policy_rate',
      entity: 'BCEAO',
      value: 2.75,
    }));
  test('a month is dated by its last day, and a year goes to the annual series', () => {
    expect(bank({ indicator: 'inflation', value: '4.4', date: '', period: '2026-10' }).figure).toMatchObject({
      series: 'inflation',
      date: '2026-10-31',
      details: { period: '2026-10' },
    });
    expect(bank({ indicator: 'gdp_growth', value: '5', date: '', period: '2026-Q2' }).figure).toMatchObject({
      series: 'gdp_growth',
      date: '2026-06-30',
    });
    expect(bank({ indicator: 'gdp_growth', value: '5', date: '', period: '2025' }).figure).toMatchObject({
      series: 'gdp_growth_annual',
      date: '2025-12-31',
    });
  });
  test('a meeting is announced on or before its day', () => {
    expect(bank({ indicator: 'mpc', value: 'planned', date: '2026-12-08' }).figure!.details).toEqual({
      announced: '2026-11-21',
    });
    expect(bank({ indicator: 'mpc', value: 'planned', date: '2026-10-06' }).figure!.details).toEqual({
      announced: '2026-10-06',
    });
  });
  // CBE, on its calendar.
  test('a known meeting can be cancelled', () =>
    expect(
      planned('central-bank', { country: 'EG', indicator: 'mpc', value: 'cancelled', date: '2026-12-17' }).problems,
    ).toEqual([]));
});

describe('an exchange rate row', () => {
  test.each([
    ['a rate', { per_usd: '129.25' }, []],
    ['a move of more than 15 %', { per_usd: '150' }, ['move']],
    ['the wrong way round', { per_usd: '0.0077' }, ['move']],
    ['of tomorrow', { per_usd: '129', date: '2026-11-22' }, ['future']],
    ['of a pegged currency', { currency: 'XOF', per_usd: '560' }, ['pegged']],
    ['of a replaced currency', { currency: 'MRO', per_usd: '400' }, ['unknown']],
    ['of the dollar', { currency: 'USD', per_usd: '1' }, ['unknown']],
    ['negative', { per_usd: '-1' }, ['unreadable']],
  ])('%s', (_name, cells, expected) => expect(codes('fx', cells)).toEqual(expected));
});

describe('confirming', () => {
  test('a row accepts implausible values, but not wrong ones', () => {
    const confirmed = { all: false, rows: new Set([2]) };
    expect(obstacles(planned('fuel', { price: '500' }))).toHaveLength(1);
    expect(obstacles(planned('fuel', { price: '500' }, { confirmed }))).toEqual([]);
    expect(
      obstacles(planned('fuel', { price: '500', date: '2027-11-22' }, { confirmed })).map(({ code }) => code),
    ).toEqual(['future']);
    expect(
      obstacles(planned('fuel', { country: 'XX', price: '1' }, { confirmed: { all: true, rows: new Set() } })),
    ).toHaveLength(1);
  });
  test('applies to that row only', () =>
    expect(
      obstacles(planned('fuel', { price: '500' }, { confirmed: { all: false, rows: new Set([3]) } })),
    ).toHaveLength(1));
});

test('a row is compared with the rows of earlier dates, whatever their order in the table', () => {
  const row = (number: number, date: string, price: string) => ({
    row: number,
    cells: { country: 'KE', fuel: 'petrol', currency: 'KES', ...cited, date, price },
  });
  const rows = planOf(
    [row(2, '2026-11-15', '300'), row(3, '2026-09-15', '250'), row(4, '2026-10-15', '280')],
    'fuel',
    { market, observations: [] },
    none,
    now,
  );
  expect(rows.map(({ row: number, problems }) => [number, problems.length])).toEqual([
    [2, 0],
    [3, 0],
    [4, 0],
  ]);
});

test('the same figure twice for one day in a table is refused', () => {
  const row = (number: number, price: string) => ({
    row: number,
    cells: { country: 'KE', fuel: 'petrol', currency: 'KES', date: '2026-11-15', ...cited, price },
  });
  const rows = planOf(
    [row(2, '214'), row(3, '215')],
    'fuel',
    { market, observations: [] },
    { all: true, rows: new Set() },
    now,
  );
  expect(rows.map((one) => obstacles(one).map(({ code }) => code))).toEqual([[], ['repeated']]);
});

test('a figure that an official figure of the same day would hide is refused', () => {
  const official: Observation = {
    series: 'fuel_petrol',
    entity: 'KE',
    date: '2026-11-15',
    value: 219.4,
    source: { title: 'n', publisher: 'p', url: null },
    origin: 'import:x',
    authority: 'official',
  };
  expect(codes('fuel', { price: '219' }, { observations: [official] })).toEqual(['outranked', 'correction']);
  expect(codes('fuel', { price: '219', official: 'yes' }, { observations: [official] })).toEqual(['correction']);
});

test('any row has a problem or gives something to store', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'KE',
      'petrol',
      'KES',
      '214',
      '2026-11-15',
      'policy_rate',
      'mpc',
      'planned',
      '2026-Q3',
      'forecast',
      'BCEAO',
    ),
  );
  for (const kind of importKinds) {
    const row = fc.record(Object.fromEntries(columns[kind].map(({ name }) => [name, cell])));
    fc.assert(
      fc.property(row, (cells) => {
        const { figure, problems } = planOf([{ row: 2, cells }], kind, { market, observations: [] }, none, now)[0]!;
        if (figure === undefined) expect(problems.length).toBeGreaterThan(0);
        else {
          expect(Number.isFinite(figure.value)).toBe(true);
          expect(figure.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
          expect(allSeries.map(({ id }) => id)).toContain(figure.series);
        }
      }),
    );
  }
});

describe('a table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-import-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const written = (name: string, content: string | Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const headings = 'country,fuel,price,currency,date,source,publisher';
  const line = 'KE,petrol,214.03,KES,2026-11-15,Notice,EPRA';
  const cells = {
    country: 'KE',
    fuel: 'petrol',
    price: '214.03',
    currency: 'KES',
    date: '2026-11-15',
    source: 'Notice',
    publisher: 'EPRA',
  };

  test.each([
    ['commas', `${headings}\n${line}\n`],
    ['semicolons', `${headings}\n${line}\n`.replaceAll(',', ';')],
    ['tabs', `${headings}\n${line}\n`.replaceAll(',', '\t')],
    ['a byte order mark and Windows line ends', `\ufeff${headings}\r\n${line}\r\n`],
    ['headings in other letters', `${headings.toUpperCase()}\n${line}\n`],
    ['blanks', `${headings.replaceAll(',', ' , ')}\n${line.replaceAll(',', ' , ')}\n`],
    ['a column less at the end', `${headings},url\n${line}\n`],
  ])('with %s', async (_name, content) =>
    expect((await readTable(written('a.csv', content), 'fuel'))[0]).toMatchObject({ row: 2, cells }),
  );

  test('with comments and empty rows keeps its row numbers', async () => {
    expect(
      (
        await readTable(
          written('b.csv', `# a remark\n\n${headings}\n,,,,,,\n"# in quotation marks, with a comma"\n${line}\n`),
          'fuel',
        )
      ).map(({ row }) => row),
    ).toEqual([6]);
  });
  test('keeps a # inside a cell', async () => {
    expect(
      (await readTable(written('c.csv', `${headings},url\n${line},https://example.org/a#b\n`), 'fuel'))[0]!.cells[
        'url'
      ],
    ).toBe('https://example.org/a#b');
  });
  test('from a spreadsheet has its stored numbers and dates', async () => {
    const book = await writeWorkbook([
      headings.split(',').map((value) => ({ value })),
      [
        { value: 'KE' },
        { value: 'petrol' },
        { value: 214.03, type: Number },
        { value: 'KES' },
        { value: new Date('2026-11-15T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
        { value: 'Notice' },
        { value: 'EPRA' },
      ],
    ]).toBuffer();
    expect(await readTable(written('d.xlsx', book), 'fuel')).toEqual([{ row: 2, cells }]);
  });

  test.each([
    ['e.csv', '', /is empty\./],
    ['f.csv', headings, /headings but no rows/],
    [
      'g.csv',
      `${headings.replace('price', 'prize')}\n${line}`,
      /lacks the columns price and has unknown columns \("prize"\)/,
    ],
    ['h.csv', `${headings},price\n${line}`, /price twice/],
    ['i.csv', `${headings}\n${line},more`, /Row 2 .* more cells than there are columns/],
    ['j.csv', `${headings}\n"KE,petrol`, /is not a table/],
    ['k.csv', Buffer.from([0x63, 0xe9, 0x0a]), /not in UTF-8/],
    ['l.xlsx', 'this is no workbook', /not an Excel workbook/],
    ['m.xls', 'old', /neither CSV nor XLSX/],
  ])('%s is refused', async (name, content, message) =>
    expect(readTable(written(name, content), 'fuel')).rejects.toThrow(message),
  );
  test('that does not exist is refused', async () =>
    expect(readTable(join(folder, 'none.csv'), 'fuel')).rejects.toThrow(/cannot be read/));

  test.each(
    importKinds.flatMap(
      (kind) =>
        [
          [kind, 'csv'],
          [kind, 'xlsx'],
        ] as const,
    ),
  )('the template of %s as %s can be filled in and read again, and has no data of its own', async (kind, type) => {
    const path = join(folder, `template-${kind}.${type}`);
    await writeTemplate(kind, path);
    await expect(readTable(path, kind)).rejects.toThrow(/headings but no rows/);
    await expect(writeTemplate(kind, path)).rejects.toThrow(/already exists/);
  });

  test.each(importKinds)('the example in the template of %s is plausible', (kind) => {
    const example = Object.fromEntries(columns[kind].map(({ name, example: text }) => [name, text]));
    expect(planOf([{ row: 2, cells: example }], kind, { market, observations: [] }, none, now)[0]!.problems).toEqual(
      [],
    );
  });
});
