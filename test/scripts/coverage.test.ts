import { coverage, totals } from '../../scripts/check/coverage';
import { countCells, sumOfCells } from '../../scripts/check/cells';
import { labourCoverage, labourLines } from '../../scripts/check/labour';
import { openReturnLines, returnCoverage, returnsLine } from '../../scripts/check/returns';
import { checkFile } from '../../server/laws/check-file';
import { cellsCounted, coverageTable, openLines, shownYears, totalsLine } from '../../scripts/check/table';
import { paintFor, plain } from '../../scripts/command/paint';
import { say } from '../../src/language/say';
import { countryFiles } from '../../src/reference/data';
import type { Country } from '../../src/reference/schema';

const today = '2026-11-20';
const kenya = countryFiles.find(({ code }) => code === 'KE')!;
const changed = (make: (country: Country) => void): Country => {
  const copy = structuredClone(kenya);
  make(copy);
  return copy;
};

describe('a file', () => {
  const text = JSON.stringify(kenya);
  test('without errors', () =>
    expect(checkFile('KE.json', text, today)).toEqual({
      country: expect.objectContaining({ code: 'KE' }),
      findings: [],
    }));
  test('that is not JSON', () =>
    expect(checkFile('KE.json', text.slice(1), today)).toMatchObject({
      country: undefined,
      findings: [{ country: 'KE', where: 'KE.json', message: expect.stringMatching(/^it is not JSON/) }],
    }));
  test('with a wrong structure is reported with the place', () => {
    const { country, findings } = checkFile(
      'KE.json',
      JSON.stringify(changed((c) => void Object.assign(c.income[0]!, { confidence: 'sure' }))),
      today,
    );
    expect(country).toBeUndefined();
    expect(findings.map(({ where }) => where)).toEqual(['income.0.confidence']);
  });
  test('with the wrong name', () =>
    expect(checkFile('UG.json', text, today).findings).toEqual([
      { country: 'UG', where: 'code', message: 'the file is called UG.json and its code is KE' },
    ]));
});

describe('coverage', () => {
  test('states when each group was confirmed, and counts contributions in force', () => {
    const row = coverage(kenya, today);
    expect(row).toMatchObject({ code: 'KE', years: ['2023', '2024', '2025', '2026'], contributions: 7 });
    expect(row.groups.income).toEqual({ last_confirmed: kenya.income[0]!.last_confirmed, confidence: 'medium' });
  });
  test('names missing data', () => {
    const bare = changed((c) => {
      delete c.withholding[0]!.resident.rent;
      delete c.withholding[0]!.resident.interest;
      c.withholding[0]!.non_resident = {};
      delete c.vat[0]!.categories.digital;
      delete c.capital_gains[0]!.company;
      c.corporate = [];
    });
    expect(coverage(bare, today).missing).toEqual([
      'corporate',
      'withholding resident: interest rent',
      'withholding non-resident',
      'gains of company',
      'VAT: digital',
    ]);
    expect(coverage(bare, today).groups.corporate).toBeUndefined();
    expect(
      coverage(
        changed((c) => c.income.forEach((regime) => (regime.unusable = 'x'))),
        today,
      ),
    ).toMatchObject({ years: [], missing: expect.arrayContaining(['income tax']) });
    expect(
      coverage(
        changed((c) => void (c.corporate[0]!.minimum_tax = { rule: 'x' })),
        today,
      ).missing,
    ).toContain('corporate minimum tax (in words only)');
    expect(
      coverage(
        changed((c) => void (c.vat = [])),
        today,
      ).missing,
    ).toContain('VAT');
  });
  test('every country has a row', () =>
    expect(coverageTable(countryFiles.map((country) => coverage(country, today))).match(/^[A-Z]{2} /gm)).toHaveLength(
      54,
    ));
});

describe('cells', () => {
  test('are 26 a country, 1,404 in all', () => {
    const counted = countryFiles.map((country) => countCells(country, today));
    for (const { rate, none, not_established } of counted) expect(rate + none + not_established).toBe(26);
    const total = sumOfCells(counted);
    expect(total.rate + total.none + total.not_established).toBe(1_404);
    expect(say(cellsCounted({ rate: 1_000, none: 104, not_established: 300 }))).toBe(
      'of 1,404 rates and rules checked across all countries, 1,000 are recorded, 104 do not exist in law and 300 are not established.',
    );
  });
  test('are recorded, none by law or not established', () => {
    const made = changed((c) => {
      c.corporate[0]!.minimum_tax = { none: true };
      delete c.corporate[0]!.small_company;
      c.withholding[0]!.resident = { dividends: { rate: 5 }, interest: { none: true }, insurance: { rate: 5 } };
      c.withholding[0]!.non_resident = {};
      c.capital_gains[0]!.individual = { treatment: 'exempt' };
      delete c.capital_gains[0]!.company;
      c.vat = [{ ...c.vat[0]!, kind: 'none' }];
    });
    const { open, ...counts } = countCells(made, today);
    // Recorded: the corporate rate and dividends. None: the minimum, interest, gains of individuals and 7 of VAT.
    expect(counts).toEqual({ rate: 2, none: 10, not_established: 14 });
    expect(open).toEqual(
      expect.arrayContaining([
        'corporate: small company',
        'withholding resident: rent',
        'withholding non resident: dividends',
        'gains: company',
      ]),
    );
    expect(openLines([coverage(made, today)])).toEqual([`KE  ${open.join('; ')}`]);
  });
  test('of a tax without an entry are not established', () => {
    const bare = changed((c) => void (c.withholding = []));
    expect(countCells(bare, today).open.filter((name) => name.startsWith('withholding'))).toHaveLength(14);
  });
});

describe('the table', () => {
  test('joins years and keeps gaps', () => {
    expect(shownYears(['2013', '2014', '2015', '2025'])).toBe('2013..2015, 2025');
    expect(shownYears(['2025/26', '2026/27'])).toBe('2025/26..2026/27');
    expect(shownYears([])).toBe('-');
  });
  test('has aligned columns', () => {
    const [head, ...rows] = coverageTable(countryFiles.map((country) => coverage(country, today)))
      .split('\n')
      .slice(0, 55);
    const at = head!.indexOf('corporate');
    for (const row of rows) expect(row.slice(at - 2, at + 10)).toMatch(/^ {2}(\d{4}-\d{2}-\d{2}|- {9})$/);
  });
  test('has colours only on a terminal', () => {
    const table = (stream: { isTTY?: boolean }, environment: NodeJS.ProcessEnv): string =>
      coverageTable([coverage(kenya, today)], paintFor(stream, environment));
    expect(table({ isTTY: true }, {})).toContain('\u001b[33m');
    expect(table({ isTTY: true }, { NO_COLOR: '1' })).not.toContain('\u001b');
    expect(table({}, {})).toBe(coverageTable([coverage(kenya, today)], plain));
  });
  test('ends with totals', () => {
    expect(totals([kenya])).toMatchObject({ countries: 1, income_regimes: 7, contributions: 8 });
    expect(totalsLine(totals([kenya]))).toMatch(/^1 countries, 7 income-tax regimes, .* high, \d+ medium, \d+ low\.$/);
  });
});

// Kenya's payslip of November 2026: PAYE, NSSF of both sides, SHIF, housing levy of both sides, NITA.
describe('lines of the payslip in a return', () => {
  const withoutShif = changed((c) => void (c.filing = c.filing!.filter(({ id }) => id !== 'shif-payment')));

  test('a contribution without a return or payment is named', () => {
    const [found] = returnCoverage([withoutShif], '2026-11');
    expect(found).toEqual({ code: 'KE', lines: 8, covered: 7, open: ['shif'] });
    expect(openReturnLines([found!])).toEqual(['KE  7 of 8: shif']);
  });
  test('the totals are in one line', () => {
    const all = returnCoverage([kenya, withoutShif], '2026-11');
    expect(openReturnLines(all.slice(0, 1))).toEqual([]);
    expect(returnsLine(all)).toBe(
      'Returns: of 16 lines of the payslips of all countries, 15 (94 %) are covered by a recorded return or payment.',
    );
  });
});

// The Employment Act of Kenya has redundancy pay and no rate of severance pay.
test('labour law is counted by kind: recorded, none, not established', () => {
  const found = labourCoverage([kenya, changed((c) => void delete c.labour)], today);
  const of = (kind: string) => found.find((row) => row.kind === kind);
  expect(of('redundancy')).toEqual({ kind: 'redundancy', recorded: 1, none: 0, not_established: 1 });
  expect(of('severance')).toEqual({ kind: 'severance', recorded: 0, none: 1, not_established: 1 });
  expect(labourLines(found)).toContain('  severance          0 / 1 / 1');
});
