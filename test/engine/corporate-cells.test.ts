import { say } from '../../src/language/say';
import { TaxRequest, type TaxInput } from '../../src/contract';
import { calculateTax } from '../../src/engine';
import { countryFiles } from '../../src/reference/data';
import type { CorporateRegime, Country } from '../../src/reference/schema';
import { withLaw } from '../support/changed-country';

const context = { today: '2026-11-20' };
const kenya = countryFiles.find(({ code }) => code === 'KE')!;
const sources: Country['sources'] = {
  act: { title: 'Act', publisher: 'Parliament', url: 'https://example.org/act', kind: 'law', dated: '2026-01-01' },
  note: { title: 'Note', publisher: 'Adviser', url: 'https://example.org/n', kind: 'adviser', dated: '2020-05-01' },
};
const regime: CorporateRegime = {
  effective_from: '2026-01-01',
  last_confirmed: '2026-11-01',
  confidence: 'high',
  rate: 30,
  surcharges: [],
  sector_rates: [],
  sources: ['act'],
};
const small = {
  threshold: 1_000_000,
  measure: 'turnover',
  rate: 10,
  on: 'profit',
  replaces_minimum: true,
} as const;

/** Kenya with corporate law that the test makes up. */
const ask = (law: Partial<CorporateRegime>, input: Partial<TaxInput> = {}) => {
  const reference = withLaw('KE', {
    sources: { ...kenya.sources, ...sources },
    corporate: [{ ...regime, ...law }],
  });
  const request = TaxRequest.parse({ country: 'KE', type: 'corporate', amount: 100_000, ...input });
  const found = calculateTax(reference, request, context);
  if (!found.ok) return { refused: found.failure.code, message: say(found.failure.message), notices: [] };
  const { data, meta } = found.value;
  return { data, meta, notices: meta.notices.map((notice) => say(notice)) };
};

describe('a minimum tax', () => {
  test('that does not read turnover is due without turnover', () => {
    const law = { minimum_tax: { rule: 'At least 10,000.', formula: 10_000 } };
    expect(ask(law).data).toMatchObject({ tax_amount: 30_000 });
    expect(ask(law, { amount: 20_000 }).data).toMatchObject({ tax_amount: 10_000, net_amount: 10_000 });
    expect(ask(law, { amount: 20_000 }).notices.join(' ')).not.toMatch(/[Mm]inimum/);
  });

  test('that reads turnover needs it', () => {
    const law = { minimum_tax: { rule: '1 % of turnover.', formula: { percent: 1, of: 'turnover' } } };
    expect(ask(law).notices).toContain('Without `turnover`, the minimum tax is not calculated: 1 % of turnover.');
    expect(ask(law, { turnover: 5_000_000 }).data).toMatchObject({ tax_amount: 50_000 });
  });

  test('is none by law, with its note and evidence, or not established', () => {
    const none = ask({ minimum_tax: { none: true, note: 'Abolished in 2020.', sources: ['note'] } });
    expect(none.notices).toEqual(
      expect.arrayContaining(['The law of Kenya has no minimum tax.', 'Abolished in 2020.']),
    );
    expect(none.meta).toMatchObject({ confidence: 'medium', sources: [{ title: 'Act' }, { title: 'Note' }] });
    const open = ask({});
    expect(open.notices).toContain('Whether Kenya has a minimum tax could not be established.');
    expect(open.meta).toMatchObject({ confidence: 'high' });
  });
});

describe('a profit of 0', () => {
  const minimum = { rule: '1 % of turnover.', formula: { percent: 1, of: 'turnover' } };

  test('owes the minimum tax', () => {
    const { data, notices } = ask({ minimum_tax: minimum }, { amount: 0, turnover: 1_000_000 });
    expect(data).toMatchObject({ gross_amount: 0, tax_amount: 10_000, net_amount: -10_000, effective_rate: 0 });
    expect(notices).toContain('The minimum tax is due although there is no profit.');
  });

  test.each([
    ['no minimum tax by law', { minimum_tax: { none: true } as const }, {}],
    ['a minimum tax that is not established', {}, {}],
    ['a net', { minimum_tax: minimum }, { mode: 'net_to_gross' } as const],
    ['a profit below the smallest unit', { minimum_tax: minimum }, { amount: 0.001 }],
  ])('is refused with %s', (_, law, input) => {
    expect(ask(law, { amount: 0, turnover: 1_000_000, ...input }).refused).toBe('invalid_amount');
  });

  test('is refused for every other tax', () => {
    for (const type of ['income', 'withholding', 'capital_gains'] as const)
      expect(ask({ minimum_tax: minimum }, { amount: 0, type })).toMatchObject({
        refused: 'invalid_amount',
        message: expect.stringContaining('greater than 0'),
      });
  });
});

describe('small companies', () => {
  const minimum_tax = { rule: '2 % of turnover.', formula: { percent: 2, of: 'turnover' } };

  test('pay no minimum where their rule replaces it, and the minimum where it does not', () => {
    const asked = { turnover: 1_000_000, amount: 100_000 };
    // 10 % of 100,000 is 10,000; 2 % of 1,000,000 is 20,000.
    expect(ask({ small_company: small, minimum_tax }, asked).data).toMatchObject({ tax_amount: 10_000 });
    const owed = ask({ small_company: { ...small, replaces_minimum: false }, minimum_tax }, asked);
    expect(owed.data).toMatchObject({ tax_amount: 20_000 });
  });

  test('are those from one turnover to another', () => {
    const small_company = { ...small, from: 500_000 };
    const taxAt = (turnover: number) => ask({ small_company }, { turnover }).data!.tax_amount;
    expect([499_999, 500_000, 1_000_000, 1_000_001].map(taxAt)).toEqual([30_000, 10_000, 10_000, 30_000]);
  });

  test('have their own evidence, no rate by law, or none that is established', () => {
    const own: CorporateRegime['small_company'] = { ...small, confidence: 'medium', sources: ['note'] };
    expect(ask({ small_company: own }, { turnover: 1 }).meta).toMatchObject({ confidence: 'medium' });
    expect(ask({ small_company: own }).meta).toMatchObject({ confidence: 'high' });
    expect(ask({ small_company: { none: true } }).notices).toContain(
      'The law of Kenya has no rate for small companies.',
    );
    expect(ask({}).notices).toContain('Whether Kenya has a rate for small companies could not be established.');
  });
});

describe('sectors', () => {
  const law = {
    small_company: small,
    sector_rates: [{ id: 'mining', sector: 'Mining', rate: 40, note: 'Large mines.' }],
  };

  test('the rate of the sector applies instead of the standard and small-company rates', () => {
    const { data, notices } = ask(law, { sector: 'mining', turnover: 1 });
    expect(data).toMatchObject({ tax_amount: 40_000, sector: 'mining' });
    expect(notices).toEqual(
      expect.arrayContaining(['The rate of 40 % for this sector was applied: Mining.', 'Large mines.']),
    );
  });

  test('without a sector nothing changes', () => {
    expect(ask(law).data).toMatchObject({ tax_amount: 30_000 });
    expect(ask(law).data).not.toHaveProperty('sector');
  });

  test('an unknown sector is refused with those of the country', () => {
    expect(ask(law, { sector: 'fishing' })).toMatchObject({
      refused: 'invalid_sector',
      message: '"fishing" is not a sector with a rate of its own in Kenya. Use one of mining (Mining).',
    });
    expect(ask({}, { sector: 'mining' })).toMatchObject({ refused: 'invalid_sector' });
  });
});

// Algeria (PwC, 31 May 2024): 26 % of profit, at least DZD 10,000 a year.
test('Algeria: 10,000 without turnover and without profit', () => {
  const reference = withLaw('KE', {});
  const taxOn = (amount: number) => {
    const found = calculateTax(reference, TaxRequest.parse({ country: 'DZ', type: 'corporate', amount }), context);
    return found.ok ? found.value.data.tax_amount : found.failure.code;
  };
  expect([0, 30_000, 1_000_000].map(taxOn)).toEqual([10_000, 10_000, 260_000]);
});

// Cameroon (PwC): 27.5 % below 3,000 million of turnover; the minimum of 2.2 % of turnover is due all the same.
//   27.5 % of 50 million = 13,750,000; 2.2 % of 1,000 million = 22,000,000
test('Cameroon: the minimum is due from small companies', () => {
  const reference = withLaw('KE', {});
  const request = TaxRequest.parse({
    country: 'CM',
    type: 'corporate',
    amount: 50_000_000,
    turnover: 1_000_000_000,
  });
  const found = calculateTax(reference, request, context);
  expect(found.ok && found.value.data.tax_amount).toBe(22_000_000);
});
