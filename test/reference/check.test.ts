import { checkComputable } from '../../src/engine/check-law';
import {
  checkCountry,
  checkFolder,
  checkGenerated,
  checkIdentity,
  enactedAfter,
  type Finding,
} from '../../src/reference/check';
import type { Sentence } from '../../src/language/message';
import { say } from '../../src/language/say';
import { countryFiles } from '../../src/reference/data';
import type { Country } from '../../src/reference/schema';

const today = '2026-11-20';
const law = (code: string): Country => countryFiles.find((country) => country.code === code)!;
const inWords = (findings: readonly (Omit<Finding, 'message'> & { readonly message: Sentence })[]): string[] =>
  findings.map(({ where, message }) => `${where}: ${say(message)}`);
/** What is wrong with the facts of a country, and with computing its law. The second takes most of the time. */
const ofFacts = (country: Country, file = `${country.code}.json`): string[] =>
  inWords([...checkIdentity(country, file), ...checkCountry(country, today)]);
const ofLaw = (country: Country): string[] => inWords(checkComputable(country, today));

// That every country file is in order is what `npm run data:check` says. Here are the mistakes that it finds.

/** Each mistake is made in a copy of a country's file, Kenya's by default, and must give the stated message. */
type Mistake = readonly [what: string, make: (country: Country) => void, said: RegExp, code?: string];

const ofTheFile: readonly Mistake[] = [
  ['another schema', (c) => void (c.$schema = '../schema.json'), /^\$schema: it is "\.\.\/schema\.json"/],
  [
    'a source that is not there',
    (c) => void c.income[0]!.bands.sources.push('nowhere'),
    /income\[0\]\.bands: source "nowhere" is not in the file/,
  ],
  [
    'an adviser that is marked as an authority',
    (c) => void (c.sources['pwc-ke-branch']!.kind = 'authority'),
    /^sources\.pwc-ke-branch\.kind: it is "authority", and what PwC Worldwide Tax Summaries publishes is "adviser"/,
  ],
  [
    'a program that is marked as press',
    (c) => void (c.sources['oa-ke-vat']!.kind = 'press'),
    /^sources\.oa-ke-vat\.kind: it is "press", .* is "code"/,
  ],
  [
    'a fact that is better known than its sources can carry',
    (c) => void (c.corporate[0]!.confidence = 'high'),
    /^corporate\[0\]\.confidence: it is "high", and pwc-ke-cit, pwc-ke-branch, ke-directory can carry no more than "medium"/,
  ],
  [
    'the same of one relief',
    (c) => void Object.assign(c.income[0]!.credits[0]!, { sources: ['ke-test-2026'] }),
    /^income\[0\]\.confidence: it is "medium", and ke-test-2026 can carry no more than "low"/,
  ],
  [
    'a return that covers what the file does not have',
    (c) => void c.filing![0]!.covers!.push('gone'),
    /^filing\.paye-return: it covers "gone", which is no contribution of the file/,
  ],
  [
    'labour law that is better known than its sources can carry',
    (c) => void (c.labour!.annual_leave![0]!.confidence = 'high'),
    /^labour\.annual_leave\[0\]: its confidence is "high", and its sources can carry no more than "medium"/,
  ],
  [
    'a tier of notice for a group that the rule does not have',
    (c) => void Object.assign(c.labour!.notice![0]!, { usual_category: 'gone' }),
    /^labour\.notice\[0\]: the group "gone" is not among its groups/,
  ],
  [
    'severance that leaves the first years without a rate',
    (c) => void Object.assign(c.labour!.redundancy![0]!, { tiers: [{ from_years: 2, days: 15 }] }),
    /^labour\.redundancy\[0\]: its first tier does not start at 0 years/,
  ],
  [
    'labour law that ends before it begins',
    (c) => void (c.labour!.notice![0]!.effective_to = '2001-01-01'),
    /^labour\.notice\[0\]: it ends before it begins/,
  ],
  [
    'two facts of labour law from the same day',
    (c) => void c.labour!.notice!.push(structuredClone(c.labour!.notice![0]!)),
    /^labour\.notice: two facts begin on the same day/,
  ],
  [
    'a return that states a confidence which its sources carry anyway',
    (c) => void (c.filing![0]!.confidence = 'medium'),
    /^filing\.paye-return: its confidence is "medium", and is left out unless it is lower than "medium"/,
  ],
  [
    'a text that names a field of the API',
    (c) => void (c.income[0]!.bands.note = 'Send it as `cost`.'),
    /^income\[0\]\.bands\.note: it names a field between back-ticks/,
  ],
  [
    'a name in another language that no entry has',
    (c) => void (c.names = { fr: { Nothing: 'Rien' } }),
    /^names\.fr: no name or note is "Nothing"/,
  ],
  [
    'a source that nothing names',
    (c) => void (c.sources['idle'] = { ...Object.values(c.sources)[0]! }),
    /sources\.idle: no fact names this source/,
  ],
];

const ofBands: readonly Mistake[] = [
  [
    'a gap between bands',
    (c) => void (c.income[0]!.bands.brackets![1]!.from = 24_001),
    /nothing covers 24000 to 24001/,
  ],
  [
    'bands that overlap',
    (c) => void (c.income[0]!.bands.brackets![1]!.from = 23_000),
    /two bands cover 23000 to 24000/,
  ],
  ['bands out of order', (c) => void c.income[0]!.bands.brackets!.reverse(), /is open and is not the last/],
  [
    'a band that ends before it starts',
    (c) => void (c.income[0]!.bands.brackets![1]!.to = 20_000),
    /band 2 ends at 20000, where it starts or before/,
  ],
  ['a scale that ends', (c) => void (c.income[0]!.bands.brackets!.at(-1)!.to = 1e9), /should be open/],
  ['a first band above zero', (c) => void (c.income[0]!.bands.brackets![0]!.from = 1), /starts at 1, not at 0/],
  [
    'corporate bands that end',
    (c) => void (c.corporate[0]!.bands = [{ from: 0, to: 1e6, rate: 30 }]),
    /corporate\[0\]\.bands: the last band ends at 1000000/,
  ],
  [
    'tables that do not ascend',
    (c) => void c.income[0]!.bands.tables!.reverse(),
    /tables must ascend and the last must be open/,
    'EG',
  ],
];

const ofWages: readonly Mistake[] = [
  [
    'a wage that is not there',
    (c) => void (c.contributions[0]!.dated[0]!.base_ceiling = { times: 8, wage: 'nobody' }),
    /contributions\.cnaps\.dated\[0\]: it names the wage "nobody", which is not in the file/,
    'MG',
  ],
  [
    'a wage that begins after the rule',
    (c) => void c.wages![0]!.dated.splice(2),
    /contributions\.cnaps\.dated\[0\]: the wage "minimum-hiring-wage" has no amount on 2024-03-01/,
    'MG',
  ],
  [
    'a wage that ends before the rule',
    (c) => void (c.wages![0]!.dated[0]!.to = '2026-12-31'),
    /the wage "minimum-hiring-wage" has no amount on 2027-01-01/,
    'MG',
  ],
  [
    'an exemption by a wage of another time',
    (c) => void (c.wages![0]!.dated[0]!.from = '2025-06-01'),
    /income\[1\]: the wage "general-minimum-wage" has no amount on 2024-05-01/,
    'NG',
  ],
  [
    'a gap between the amounts of a wage',
    (c) => void (c.wages![0]!.dated[1]!.to = '2026-08-31'),
    /wages\.minimum-hiring-wage: nothing is in force from 2026-09-01 to 2026-09-30/,
    'MG',
  ],
  [
    'a wage that is better known than its sources can carry',
    (c) => void (c.wages![0]!.dated[0]!.confidence = 'high'),
    /wages\.minimum-hiring-wage\.dated\[0\]\.confidence: it is "high"/,
    'MG',
  ],
  [
    'two wages of one id',
    (c) => void c.wages!.push({ ...c.wages![0]! }),
    /^wages: the id "minimum-hiring-wage" stands twice/,
    'MG',
  ],
  [
    'a wage confirmed in the future',
    (c) => void (c.wages![0]!.dated[0]!.last_confirmed = '2031-01-01'),
    /wages\.minimum-hiring-wage\.dated\[0\]: it was last confirmed on 2031-01-01/,
    'MG',
  ],
];

const ofDates: readonly Mistake[] = [
  [
    'a day that is none',
    (c) => void (c.income[0]!.last_confirmed = '2026-02-30'),
    /income\[0\]\.last_confirmed: 2026-02-30 is no day of the calendar/,
  ],
  [
    'a label that is no tax year',
    (c) => void (c.income[0]!.tax_year = '2026/28'),
    /"2026\/28" is not a tax year of the country/,
  ],
  [
    'regimes that overlap',
    (c) => void (c.income[1]!.effective_to = '2026-06-30'),
    /income \(KES\): two entries are in force on 2025-02-01/,
  ],
  [
    'a gap inside a tax year',
    (c) => void (c.income[1]!.effective_to = '2025-01-30'),
    /income \(KES\): nothing is in force from 2025-01-31 to 2025-01-31/,
  ],
  ['regimes in the wrong order', (c) => void c.income.reverse(), /newest first/],
  [
    'a regime without its last day',
    (c) => void (c.income[1]!.effective_to = null),
    /the entry before 2025-02-01 has no last day/,
  ],
  [
    'a newer regime without its first day',
    (c) => void Object.assign(c.income[0]!, { effective_from: null, effective_to: '2026-12-31' }),
    /only the oldest entry may lack its first day/,
  ],
  [
    'a span that ends before it starts',
    (c) => void (c.income[1]!.effective_to = '2020-01-01'),
    /it ends on 2020-01-01, before it starts/,
  ],
  [
    'entries of another tax that overlap',
    (c) => void (c.vat = [c.vat[0]!, { ...c.vat[0]! }]),
    /^vat: only the oldest entry may lack its first day/,
  ],
  [
    'regimes of one currency that overlap',
    (c) =>
      void (c.income.find(({ currency, effective_to }) => currency === 'USD' && effective_to !== null)!.effective_to =
        '2024-12-31'),
    /income \(USD\): two entries are in force/,
    'ZW',
  ],
  [
    'a confirmation in the future',
    (c) => void (c.income[0]!.last_confirmed = '2031-01-01'),
    /confirmed on 2031-01-01, which is still to come/,
  ],
  [
    'a publication in the future',
    (c) => void (c.income[0]!.published_on = '2031-01-01'),
    /published on 2031-01-01, which is still to come/,
  ],
  [
    'a publication before the law began',
    (c) => void (c.income[0]!.published_on = '2025-01-01'),
    /published_on is only stated where the law reached back/,
  ],
  [
    'the same of a contribution',
    (c) => void (c.contributions[0]!.dated[0]!.published_on = '2025-01-01'),
    /contributions\.nssf\.dated\[0\]: published_on is only stated/,
  ],
  [
    'a gap between rules of a contribution',
    (c) => void (c.contributions[0]!.dated[1]!.to = '2025-12-31'),
    /contributions\.nssf: nothing is in force from 2026-01-01 to 2026-01-31/,
  ],
  [
    'rules that overlap',
    (c) => void (c.contributions[0]!.dated[1]!.to = '2026-02-01'),
    /contributions\.nssf: two entries are in force on 2026-02-01/,
  ],
  ['rules in the wrong order', (c) => void c.contributions[0]!.dated.reverse(), /contributions\.nssf: .*newest first/],
  [
    'a rule that stands twice',
    (c) => void c.contributions[0]!.dated.unshift(c.contributions[0]!.dated[0]!),
    /contributions\.nssf: two entries start on 2026-02-01/,
  ],
  [
    'two rules without a first day',
    (c) => void c.contributions[0]!.dated.forEach((rule) => (rule.from = null)),
    /only the oldest entry may lack its first day/,
  ],
];

const ofNames: readonly Mistake[] = [
  [
    'contributions of one id',
    (c) => void (c.contributions[1]!.id = c.contributions[0]!.id),
    /contributions: the id "nssf" stands twice/,
  ],
  [
    'a credit called like a contribution',
    (c) => void (c.income[0]!.credits[0]!.id = 'nssf'),
    /income\[0\]: the id "nssf" stands twice/,
  ],
  [
    'an id that is a variable',
    (c) => void (c.income[0]!.credits[0]!.id = 'tax'),
    /the id "tax" is a variable of formulas/,
  ],
  [
    'a corporate surcharge that is a variable',
    (c) => void (c.corporate[0]!.surcharges = [{ id: 'profit', name: 'x', applies: 'always', formula: 1 }]),
    /corporate\[0\]: the id "profit" is a variable/,
  ],
];

const ofOtherTaxes: readonly Mistake[] = [
  [
    'a reduced category without its rate',
    (c) => void (c.vat[0]!.categories.digital = { treatment: 'reduced', rate: 8.5 }),
    /"digital" is taxed at 8\.5 %, which is not a reduced rate/,
  ],
  [
    'a reduced rate above the standard rate',
    (c) => void (c.vat[0]!.reduced = [{ rate: 30, applies_to: 'x' }]),
    /30 % is not below the standard rate/,
  ],
  [
    'a rate where there is no tax',
    (c) => void (c.vat[0]!.kind = 'none'),
    /there is no such tax, and yet a standard rate/,
  ],
  [
    'withholding of nothing',
    (c) => void Object.assign(c.withholding[0]!, { resident: {}, non_resident: {} }),
    /withholding\[0\]: it has no rate for anybody/,
  ],
  [
    'capital gains of nobody',
    (c) => void Object.assign(c.capital_gains[0]!, { individual: undefined, company: undefined, notes: [] }),
    /capital_gains\[0\]: it has a treatment for nobody/,
  ],
];

const ofComputation: readonly Mistake[] = [
  [
    'a formula that names nothing',
    (c) => void (c.income[0]!.credits[0]!.formula = { percent: 5, of: 'rent' }),
    /nothing is called "rent"/,
  ],
  [
    'a formula that goes in a circle',
    (c) => void Object.assign(c.contributions[0]!.dated[0]!, { of: 'nssf' }),
    /on 2026-02-01, monthly: "nssf" is defined by itself/,
  ],
  [
    'a slip in what is not charged by default',
    (c) =>
      void Object.assign(
        c.contributions[0]!,
        { mandatory: false },
        { dated: [{ ...c.contributions[0]!.dated[0]!, of: 'rent' }] },
      ),
    /with what is not mandatory: nothing is called "rent"/,
  ],
  [
    'a corporate formula that names nothing',
    (c) => void (c.corporate[0]!.minimum_tax = { rule: 'x', formula: { percent: 1, of: 'assets' } }),
    /corporate\[0\], turnover \d+: nothing is called "assets"/,
  ],
  [
    'gains that rest on what is not recorded',
    (c) =>
      void Object.assign(c, {
        corporate: [],
        capital_gains: [{ ...c.capital_gains[0]!, company: { treatment: 'profit' } }],
      }),
    /capital_gains\[0\], company: .*corporate rate .* is not recorded/,
  ],
];

const ofCells: readonly Mistake[] = [
  [
    'a cell with a source that is not there',
    (c) => void (c.withholding[0]!.resident.dividends = { rate: 5, sources: ['nowhere'] }),
    /^withholding\[0\]\.resident\.dividends: source "nowhere" is not in the file/,
  ],
  [
    'a cell that was confirmed tomorrow',
    (c) => void (c.withholding[0]!.resident.dividends = { none: true, last_confirmed: '2026-11-21' }),
    /^withholding\[0\]\.resident\.dividends: it was last confirmed on 2026-11-21, which is still to come/,
  ],
  [
    'a cell that is better known than its sources can carry',
    (c) => void (c.corporate[0]!.minimum_tax = { none: true, confidence: 'high', sources: ['oa-ke-vat'] }),
    /^corporate\[0\]\.minimum_tax: its confidence is "high", and oa-ke-vat can carry no more than "low"/,
  ],
  [
    'a payee that stands twice',
    (c) =>
      void (c.withholding[0]!.resident.interest = {
        rate: 15,
        variants: [
          { when: 'bank', rate: 10 },
          { when: 'bank', none: true },
        ],
      }),
    /^withholding\[0\]\.resident\.interest: the payee "bank" stands twice/,
  ],
  [
    'a threshold that counts other payments than the scale',
    (c) =>
      void (c.withholding[0]!.resident.rent = {
        scale: { per: 'month', method: 'marginal', bands: [{ from: 0, to: null, rate: 10 }] },
        threshold: { amount: 500, per: 'year', reached: 'above' },
      }),
    /^withholding\[0\]\.resident\.rent: the scale counts payments per month, and the threshold per year/,
  ],
  [
    'a scale of withholding that leaves a gap',
    (c) =>
      void (c.withholding[0]!.resident.rent = {
        scale: {
          per: 'payment',
          method: 'slab',
          bands: [
            { from: 0, to: 100, rate: 10 },
            { from: 200, to: null, rate: 20 },
          ],
        },
      }),
    /^withholding\[0\]\.resident\.rent\.scale\.bands: nothing covers 100 to 200/,
  ],
  [
    'a sector that stands twice',
    (c) =>
      void (c.corporate[0]!.sector_rates = [
        { id: 'mining', sector: 'Mining', rate: 40 },
        { id: 'mining', sector: 'Gold', rate: 45 },
      ]),
    /^corporate\[0\]\.sector_rates: the sector "mining" stands twice/,
  ],
];

describe.each([
  ['cells', ofCells, ofFacts],
  ['the file', ofTheFile, ofFacts],
  ['bands', ofBands, ofFacts],
  ['wages', ofWages, ofFacts],
  ['dates', ofDates, ofFacts],
  ['names', ofNames, ofFacts],
  ['other taxes', ofOtherTaxes, ofFacts],
  ['computation', ofComputation, ofLaw],
] as const)('mistakes in %s', (_, mistakes, found) => {
  for (const [what, make, said, code = 'KE'] of mistakes) {
    test(what, () => {
      const broken = structuredClone(law(code));
      make(broken);
      expect(found(broken).join('\n')).toMatch(new RegExp(said, 'm'));
    });
  }
});

test('a year missing as a whole is not an error, and neither is a gap named in a doubt', () => {
  const kenya = structuredClone(law('KE'));
  const [newest, older] = [kenya.income[0]!, kenya.income[1]!];
  newest.effective_from = '2026-01-01';
  older.effective_to = '2024-12-31';
  expect(checkCountry(kenya, today)).toEqual([]);
  older.effective_to = '2025-06-30';
  expect(checkCountry(kenya, today)).toHaveLength(1);
  kenya.doubts.push('No rules are recorded from 2025-07-01 to 2025-12-31.');
  expect(checkCountry(kenya, today)).toEqual([]);
});

test('a file is named after its country code', () => {
  expect(ofFacts(law('KE'), 'UG.json')).toEqual(['code: the file is called UG.json and its code is KE']);
});

test('the folder has one file for each country', () => {
  const files = countryFiles.map(({ code }) => `${code}.json`);
  expect(checkFolder(files)).toEqual([]);
  expect(checkFolder(files.slice(1))).toEqual([
    { country: '--', where: 'countries', message: 'there are 53 files, not 54' },
  ]);
  expect(checkFolder([...files.slice(1), 'notes.txt']).map(({ where }) => where)).toEqual(['notes.txt']);
});

test('derived data follows from the files', () => {
  const expected = new Map([
    ['a.ts', 'one'],
    ['b.ts', 'two'],
  ]);
  expect(checkGenerated(expected, (path) => expected.get(path))).toEqual([]);
  expect(checkGenerated(expected, (path) => (path === 'a.ts' ? 'other' : undefined)).map(({ where }) => where)).toEqual(
    ['a.ts', 'b.ts'],
  );
});

test('law enacted for the future', () => {
  // Legal Notice 5 of 2025: the ceiling of the provident fund rises each January to 2029.
  expect(enactedAfter(law('SZ'), today)).toContainEqual({
    country: 'Eswatini',
    what: 'Eswatini National Provident Fund (employee)',
    days: ['2027-01-01', '2028-01-01', '2029-01-01'],
  });
  expect(enactedAfter(law('SZ'), '2030-01-01')).toEqual([]);
});
