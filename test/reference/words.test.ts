import { countryFiles } from '../../src/reference/data';
import type { ContributionRule, Formula, PayTreatment } from '../../src/reference/schema';
import { say } from '../../src/language/say';
import * as words from '../../src/reference/words';
import { noWages, type Wages } from '../../src/reference/wages';

const inEnglish =
  <Values extends readonly unknown[]>(inWords: (...asked: Values) => Parameters<typeof say>[0]) =>
  (...asked: Values): string =>
    say(inWords(...asked));
const bandsInWords = inEnglish(words.bandsInWords);
const contributionInWords = inEnglish(words.contributionInWords);
const exemptionInWords = inEnglish(words.exemptionInWords);
const formulaInWords = inEnglish(words.formulaInWords);
const ruleInWords = inEnglish(words.ruleInWords);

type PartRule = PayTreatment['parts'][number];

const bands = [
  { from: 0, to: 24_000, rate: 10 },
  { from: 24_000, to: null, rate: 25 },
];

const cases: readonly (readonly [Formula, string])[] = [
  [2_400, '2,400'],
  ['deductible_contributions', 'the deductible contributions'],
  ['cnss-pension', 'cnss pension'],
  [{ percent: 20, of: 'gross' }, '20 % of gross pay'],
  [{ percent: { product: [2, 'dependants'] }, of: 'tax' }, '(2 × number of dependants) % of the tax so far'],
  [{ lower_of: [{ percent: 30, of: 'gross' }, 900_000] }, 'the lower of 30 % of gross pay and 900,000'],
  [{ lower_of: ['gross', 'basic', 5] }, 'the lower of gross pay, basic pay and 5'],
  [
    { higher_of: [{ lower_of: [{ percent: 40, of: 'tax' }, 1_500] }, 1_000] },
    'the higher of (the lower of 40 % of the tax so far and 1,500) and 1,000',
  ],
  [
    { percent: 1, of: { difference: ['gross', 'contributions', 'tax'] } },
    '1 % of (gross pay − all contributions − the tax so far)',
  ],
  [
    { sum: [{ higher_of: [200_000, { percent: 1, of: 'gross' }] }, 5] },
    '(the higher of 200,000 and 1 % of gross pay) + 5',
  ],
  [{ product: [{ fraction: [137, 51] }, 'tax'] }, '137/51 × the tax so far'],
  [{ amount: 700, currency: 'USD' }, '700 USD'],
  [{ marginal: bands, of: 'taxable' }, 'marginal brackets on taxable income (10 % to 24,000, 25 % above 24,000)'],
  [{ slab: bands, of: 'gross' }, 'one rate on the whole of gross pay (10 % to 24,000, 25 % above 24,000)'],
  [
    { bracket: [{ from: 0, to: null, rate: 3, fixed: 7 }], of: 'gross' },
    'the bracket of gross pay (3 % above 0 plus 7)',
  ],
  [
    { rate_less_amount: [{ from: 0, to: null, rate: 3, subtract: 7 }], of: 'gross' },
    'rate × gross pay less an amount (3 % above 0 less 7)',
  ],
  [
    {
      amounts: [
        { from: 0, to: 10, amount: 1 },
        { from: 10, to: null, amount: 2 },
      ],
      of: 'gross',
      limit_belongs_to: 'upper',
    },
    'a fixed amount by gross pay (1 to 10, 2 above 10; a limit belongs to the band above it)',
  ],
  [
    { cases: [{ up_to: 70_000, then: 0 }, { then: { percent: 1, of: 'gross' } }], on: 'gross' },
    'by gross pay: 0 up to 70,000; 1 % of gross pay otherwise',
  ],
  [{ round: 'taxable', to: 1_000, direction: 'down' }, 'taxable income rounded down to 1,000'],
  [{ round: 'taxable', to: 10, direction: 'nearest' }, 'taxable income rounded to the nearest 10'],
];
test.each(cases)('%j reads "%s"', (formula, words) => expect(formulaInWords(formula)).toBe(words));

const wages: Wages = new Map([
  [
    'smig',
    {
      wage: { id: 'smig', name: 'General minimum wage', per: 'month', dated: [] },
      amount: { from: null, amount: 75_000, last_confirmed: '2026-01-01', confidence: 'high', sources: ['x'] },
    },
  ],
]);

test('a multiple of a wage reads with its figure where the wage is known', () => {
  const ceiling = { times: 45, wage: 'smig' };
  expect(formulaInWords(ceiling, wages)).toBe('3,375,000 (45 times the general minimum wage)');
  expect(formulaInWords({ times: 1, wage: 'smig' }, wages)).toBe('75,000 (the general minimum wage)');
  expect(formulaInWords({ times: 4, wage: 'daily-wage' })).toBe('4 times the daily wage');
  expect(
    contributionInWords(
      {
        from: null,
        basis: 'monthly',
        base_floor: { times: 1, wage: 'smig' },
        base_ceiling: ceiling,
        bands: [{ from: 0, to: null, rate: 6.3 }],
        deductible: false,
        sources: ['x'],
      },
      wages,
    ),
  ).toBe(
    '6.3 % of gross pay a month, on at least 75,000 (the general minimum wage), on at most 3,375,000 (45 times the general minimum wage)',
  );
  expect(
    formulaInWords({ cases: [{ up_to: { times: 1, wage: 'smig' }, then: 0 }, { then: 5 }], on: 'gross' }, wages),
  ).toBe('by gross pay: 0 up to 75,000 (the general minimum wage); 5 otherwise');
  expect(
    exemptionInWords({ basis: 'monthly', of: 'gross', up_to: { times: 1, wage: 'smig' }, sources: ['x'] }, wages),
  ).toBe('nothing is taxable while gross pay is at most 75,000 (the general minimum wage) a month');
});

test('bands between limits', () => {
  expect(
    bandsInWords([
      { from: 0, to: 9_000, rate: 6 },
      { from: 9_000, to: 108_000, rate: 6 },
    ]),
  ).toBe('6 % to 9,000, 6 % 9,000 to 108,000');
});

test('the period of the amounts comes after a simple rule, and separately for bands and cases', () => {
  expect(ruleInWords(2_400, 'monthly')).toBe('2,400 a month');
  expect(ruleInWords({ marginal: bands, of: 'taxable' }, 'annual')).toBe(
    'marginal brackets on taxable income (10 % to 24,000, 25 % above 24,000), in amounts a year',
  );
  expect(ruleInWords({ cases: [{ below: 5, then: 1 }, { then: 2 }], on: 'basic' }, 'monthly')).toBe(
    'by basic pay: 1 below 5; 2 otherwise, in amounts a month',
  );
});

const rules: readonly (readonly [Partial<ContributionRule>, string])[] = [
  [
    { base_floor: 550_000, bands: [{ from: 0, to: 2_500_000, rate: 5 }] },
    '5 % to 2,500,000 of gross pay a month, on at least 550,000',
  ],
  [
    { of: 'basic', base_ceiling: { amount: 700, currency: 'USD' }, bands: [{ from: 0, to: null, rate: 4.5 }] },
    '4.5 % of basic pay a month, on at most 700 USD',
  ],
  [
    { bands: [{ from: 0, to: null, rate: 2.75 }], minimum: 300, maximum: 5_000, deductible_up_to: 4_000 },
    '2.75 % of gross pay a month, at least 300, at most 5,000, deductible up to 4,000',
  ],
  [{ basis: 'annual', fixed: 1_200 }, '1,200 a year'],
  [
    {
      method: 'slab',
      bands: [
        { from: 0, to: 50_000, rate: 1.5 },
        { from: 50_000, to: null, rate: 3 },
      ],
    },
    'one rate on the whole: 1.5 % to 50,000, 3 % above 50,000 of gross pay a month',
  ],
  [{ formula: { percent: 1, of: 'basic' } }, '1 % of basic pay a month'],
];
test.each(rules)('the contribution %j reads "%s"', (parts, words) => {
  expect(contributionInWords({ from: null, basis: 'monthly', deductible: true, sources: ['x'], ...parts })).toBe(words);
});

test('a contribution that leaves parts of pay out is on contributory pay', () => {
  const rule: ContributionRule = {
    from: null,
    basis: 'monthly',
    bands: [{ from: 0, to: null, rate: 5 }],
    deductible: true,
    sources: ['x'],
  };
  const transport: PartRule = {
    id: 'transport',
    name: 'Transport',
    parts: ['transport'],
    basis: 'monthly',
    sources: ['x'],
  };
  const words = (part: PartRule): string =>
    contributionInWords(rule, noWages, {
      from: null,
      last_confirmed: '2026-01-01',
      confidence: 'high',
      parts: [part],
      benefits: [],
    });
  expect(words(transport)).toBe('5 % of gross pay a month');
  expect(words({ ...transport, excluded: 'paid' })).toBe('5 % of contributory pay a month');
});

test('every rule of every country can be put into words', () => {
  for (const { contributions, income } of countryFiles) {
    for (const rule of contributions.flatMap(({ dated }) => dated))
      expect(contributionInWords(rule)).not.toMatch(/undefined|NaN|\[object/);
    for (const { formula, basis } of income.flatMap((regime) => [
      ...regime.deductions,
      ...regime.credits,
      ...regime.surcharges,
    ]))
      expect(ruleInWords(formula, basis)).not.toMatch(/undefined|NaN|\[object/);
  }
});
