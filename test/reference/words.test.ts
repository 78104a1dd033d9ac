import { contributionInWords, formulaInWords } from '../../src/reference/words';

test.each([
  [{ percent: 20, of: 'gross' }, '20 % of gross pay'],
  [{ lower_of: [{ percent: 30, of: 'gross' }, 900_000] }, 'the lower of 30 % of gross pay and 900,000'],
  [{ percent: 1, of: { difference: ['gross', 'contributions', 'tax'] } }, '1 % of (gross pay − all contributions − the tax so far)'],
  [{ sum: [{ higher_of: [200_000, { percent: 1, of: 'gross' }] }, 5] }, '(the higher of 200,000 and 1 % of gross pay) + 5'],
  [{ cases: [{ up_to: 70_000, then: 0 }, { then: { percent: 1, of: 'gross' } }], on: 'gross' }, 'by gross pay: 0 up to 70,000; 1 % of gross pay otherwise'],
  [{ product: [{ fraction: [137, 51] as [number, number] }, 'tax'] }, '137/51 × the tax so far'],
  [{ round: 'taxable', to: 1_000, direction: 'down' as const }, 'taxable income rounded down to 1,000'],
])('%j reads "%s"', (formula, words) => expect(formulaInWords(formula)).toBe(words));

test('a contribution with a floor and a ceiling', () => {
  const rule = { from: null, basis: 'monthly' as const, base_floor: 550_000, bands: [{ from: 0, to: 2_500_000, rate: 5 }], deductible: true, sources: ['x'] };
  expect(contributionInWords(rule)).toBe('5 % to 2,500,000 of gross pay a month, on at least 550,000');
});
