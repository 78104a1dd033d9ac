import { say } from '../../src/language/say';
import { TaxRequest, type TaxInput } from '../../src/contract';
import { calculateTax } from '../../src/engine';
import { countryFiles } from '../../src/reference/data';
import type { Country, WithholdingRegime } from '../../src/reference/schema';
import { withLaw } from '../support/changed-country';
import { random } from '../support/random';

const context = { today: '2026-11-20' };
const kenya = countryFiles.find(({ code }) => code === 'KE')!;
const sources: Country['sources'] = {
  act: { title: 'Act', publisher: 'Parliament', url: 'https://example.org/act', kind: 'law', dated: '2026-01-01' },
  blog: { title: 'Blog', publisher: 'Somebody', url: 'https://example.org/blog', kind: 'other', dated: '2020-05-01' },
};

/** Kenya with withholding law that the test makes up. */
const lawOf = (resident: WithholdingRegime['resident']) =>
  withLaw('KE', {
    sources: { ...kenya.sources, ...sources },
    withholding: [
      {
        effective_from: '2026-01-01',
        last_confirmed: '2026-11-01',
        confidence: 'high',
        resident,
        non_resident: {},
        notes: [],
        sources: ['act'],
      },
    ],
  });

const law = lawOf({
  dividends: { none: true, note: 'Dividends are exempt.', last_confirmed: '2020-05-01', sources: ['blog'] },
  interest: {
    rate: 16,
    final: true,
    variants: [
      { when: 'bank_deposit', rate: 8, note: 'Deposits only.' },
      { when: 'government_securities', none: true },
    ],
  },
  services: { rate: 5, final: false, threshold: { amount: 24_000, per: 'month', reached: 'from' } },
  rent: { rate: 10, threshold: { amount: 500, per: 'payment', reached: 'above' } },
  contracts: { rate: 10, threshold: { amount: 500, per: 'payment', reached: 'from' } },
  commissions: { rate: 3 },
});

const ask = (input: Partial<TaxInput>, reference = law) => {
  const request = TaxRequest.parse({
    country: 'KE',
    type: 'withholding',
    residency: 'resident',
    amount: 1_000,
    ...input,
  });
  const found = calculateTax(reference, request, context);
  if (!found.ok) return { refused: found.failure.code, message: say(found.failure.message) };
  const { data, meta, ignored = [] } = found.value;
  return {
    data,
    meta,
    notices: meta.notices.map((notice) => say(notice)),
    ignored: ignored.map(({ field }) => field),
  };
};

test('a rate: tax, and no word about levying', () => {
  const { data, meta } = ask({ payment_type: 'commissions' });
  expect(data).toMatchObject({ tax_amount: 30, effective_rate: 3 });
  expect(data).not.toHaveProperty('levied');
  expect(meta).toMatchObject({ confidence: 'high', sources: [{ title: 'Act' }] });
});

test('none by law: 0, not levied, with its note and its own evidence', () => {
  const { data, meta, notices } = ask({ payment_type: 'dividends' });
  expect(data).toMatchObject({ tax_amount: 0, net_amount: 1_000, levied: false });
  expect(notices).toEqual(
    expect.arrayContaining(['Kenya withholds no tax from dividends paid to a resident.', 'Dividends are exempt.']),
  );
  // The only source of the cell is an old page of another kind.
  expect(meta).toMatchObject({ data_status: 'stale', confidence: 'medium', as_of: '2020-05-01' });
  expect(meta!.sources.map(({ title }) => title)).toEqual(['Blog']);
});

test('not established: a code of its own, what is recorded, and where to look', () => {
  const { refused, message } = ask({ payment_type: 'royalties' });
  expect(refused).toBe('not_established');
  expect(message).toMatch(/could not be established\. Rates are recorded for: dividends, interest, services, rent/);
  expect(message).toMatch(
    /Ask the tax authority of Kenya, or look in .*: Parliament \(https:\/\/example\.org\/act\)\.$/,
  );
  expect(ask({ payment_type: 'insurance' }).refused).toBe('not_established');
  expect(ask({ payment_type: 'rent', residency: 'non_resident' }).message).toMatch(
    /only for payments to residents: dividends/,
  );
});

test('nothing established: the type is not supported, and a single cell is not established', () => {
  const empty = withLaw('KE', { withholding: [] });
  expect(ask({ residency: undefined }, empty).refused).toBe('invalid_tax_type');
  expect(ask({ payment_type: 'rent' }, empty).refused).toBe('not_established');
  expect(ask({ payment_type: 'rent' }, empty).message).toMatch(/Ask the tax authority of Kenya/);
});

test('the payee picks the rate; without it the general rate applies and the others are named', () => {
  const general = ask({ payment_type: 'interest' });
  expect(general.data).toMatchObject({ tax_amount: 160, final_tax: true });
  expect(general.data).not.toHaveProperty('payee');
  expect(general.notices).toContain(
    'The general rate of 16 % was applied. Other rates apply to some payees (`payee`): `bank_deposit` 8 %, `government_securities` none.',
  );
  const deposit = ask({ payment_type: 'interest', payee: 'bank_deposit' });
  expect(deposit.data).toMatchObject({ tax_amount: 80, payee: 'bank_deposit', final_tax: true });
  expect(deposit.notices).toContain('Deposits only.');
  const securities = ask({ payment_type: 'interest', payee: 'government_securities' });
  expect(securities.data).toMatchObject({ tax_amount: 0, payee: 'government_securities', levied: false });
  expect(securities.data).not.toHaveProperty('final_tax');
});

test('a payee without a rate of its own has no effect', () => {
  const found = ask({ payment_type: 'interest', payee: 'company' });
  expect(found.data).toMatchObject({ tax_amount: 160 });
  expect(found.ignored).toEqual(['payee']);
  expect(ask({ payment_type: 'dividends', payee: 'company' }).ignored).toEqual(['payee']);
  expect(ask({ payment_type: 'interest', payee: 'bank_deposit' }).ignored).toEqual([]);
});

test('a limit per month is named and not applied', () => {
  const { data, notices } = ask({ payment_type: 'services', amount: 100 });
  expect(data).toMatchObject({ tax_amount: 5, final_tax: false });
  expect(notices).toContain(
    'Tax is withheld only where the payments of a month come to at least 24,000 KES. The answer assumes that they do.',
  );
});

// 10 % of the whole payment, where it reaches 500.
test.each([
  ['rent', 499.99, 0],
  ['rent', 500, 0],
  ['rent', 500.01, 50],
  ['contracts', 499.99, 0],
  ['contracts', 500, 50],
] as const)('%s of %d bears %d', (payment_type, amount, tax) => {
  const { data, notices } = ask({ payment_type, amount });
  expect(data).toMatchObject({ tax_amount: tax, net_amount: amount - tax });
  expect(notices!.some((notice) => notice.startsWith('Nothing was withheld'))).toBe(tax === 0);
});

/** Tax in cents at 10 %, rounded half up, on a payment that reaches 500. */
const taxInCents = (gross: number, reached: boolean): number => (reached ? Math.floor((gross + 5) / 10) : 0);

test.each(['rent', 'contracts'] as const)('from net to gross around a threshold, %s is exact', (payment_type) => {
  const reaches = (cents: number): boolean => (payment_type === 'rent' ? cents > 50_000 : cents >= 50_000);
  const netOf = (cents: number): number => cents - taxInCents(cents, reaches(cents));
  const next = random(7);
  const nets = [
    ...Array.from({ length: 40 }, (_, i) => 45_000 - 20 + i),
    ...Array.from({ length: 40 }, (_, i) => 50_000 - 20 + i),
    ...Array.from({ length: 200 }, () => 40_000 + Math.floor(next() * 20_000)),
  ];
  for (const net of nets) {
    let smallest = 1;
    while (netOf(smallest) !== net && smallest < 100_000) smallest++;
    const { data } = ask({ payment_type, amount: net / 100, mode: 'net_to_gross' });
    // A net that no payment leaves exactly takes the smallest payment that leaves more.
    if (smallest === 100_000) {
      smallest = 1;
      while (netOf(smallest) < net) smallest++;
    }
    expect([net, Math.round(data!.gross_amount * 100)]).toEqual([net, smallest]);
    expect([net, Math.round(data!.net_amount * 100)]).toEqual([net, netOf(smallest)]);
  }
});
