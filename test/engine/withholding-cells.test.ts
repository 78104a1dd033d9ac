import { say } from '../../src/language/say';
import { TaxLawQuery, TaxRequest, type TaxInput } from '../../src/contract';
import { calculateTax } from '../../src/engine';
import { taxLaw } from '../../src/engine/tax-law/tax-law';
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
  royalties: {
    scale: {
      per: 'month',
      method: 'marginal',
      inclusion_percent: 50,
      bands: [
        { from: 0, to: 100, rate: 18 },
        { from: 100, to: null, rate: 25 },
      ],
    },
    variants: [{ when: 'company', none: true }],
    threshold: { amount: 20, per: 'month', reached: 'above' },
    final: true,
  },
  goods: {
    scale: {
      per: 'payment',
      method: 'slab',
      bands: [
        { from: 0, to: 100, rate: 0 },
        { from: 100, to: 500, rate: 10 },
        { from: 500, to: null, rate: 15 },
      ],
    },
  },
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
  const { refused, message } = ask({ payment_type: 'management_fees' });
  expect(refused).toBe('not_established');
  expect(message).toMatch(
    /could not be established\. Rates are recorded for: dividends, interest, royalties, services, rent/,
  );
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

// 18 % of the first 100 and 25 % of the rest, on half of the payment; nothing on a payment of up to 20.
test.each([
  [20, 0, [0, 0]],
  [20.02, 1.8, [1.8, 0]],
  [200, 18, [18, 0]],
  [1_000, 118, [18, 100]],
])('a scale of slices: %d bears %d', (amount, tax, slices) => {
  const { data } = ask({ payment_type: 'royalties', amount });
  expect(data).toMatchObject({ tax_amount: tax, effective_rate: expect.closeTo((tax * 100) / amount, 10) });
  expect(data!.brackets.map((bracket) => bracket.tax)).toEqual(slices);
  expect(data!.brackets.map(({ from, to, rate }) => [from, to, rate])).toEqual([
    [0, 100, 18],
    [100, null, 25],
  ]);
});

// One rate on the whole payment; a limit belongs to the band below it.
test.each([
  [100, 0],
  [100.01, 10],
  [500, 50],
  [500.02, 75],
])('a scale of whole amounts: %d bears %d', (amount, tax) => {
  expect(ask({ payment_type: 'goods', amount }).data).toMatchObject({ tax_amount: tax });
});

test('a scale says what it counts together, which payees have other rates, and what a threshold means', () => {
  const { notices, data } = ask({ payment_type: 'royalties' });
  expect(data).toMatchObject({ final_tax: true });
  expect(notices).toEqual(
    expect.arrayContaining([
      'The brackets count the payments of a month together. The answer takes the amount as all of them.',
      'The general brackets were applied. Other rates apply to some payees (`payee`): `company` none.',
    ]),
  );
  expect(notices!.join(' ')).not.toContain('The answer assumes that they do');
  expect(ask({ payment_type: 'royalties', amount: 20 }).notices).toContain(
    'Nothing was withheld: tax is withheld only from payments of a month of more than 20 KES.',
  );
  const company = ask({ payment_type: 'royalties', payee: 'company' });
  expect(company.data).toMatchObject({ tax_amount: 0, levied: false });
  expect(company.notices!.join(' ')).not.toContain('brackets');
  expect(ask({ payment_type: 'goods' }).notices!.join(' ')).not.toContain('together');
});

/** Tax in cents by hand: each slice, or the whole payment, at its rate; rounded half up. */
const scales = {
  royalties: (cents: number): number =>
    cents <= 2_000 ? 0 : Math.floor((18 * Math.min(cents, 20_000) + 25 * Math.max(0, cents - 20_000) + 100) / 200),
  goods: (cents: number): number => Math.floor(((cents <= 10_000 ? 0 : cents <= 50_000 ? 10 : 15) * cents + 50) / 100),
};

test.each(['royalties', 'goods'] as const)('from net to gross and back under the scale of %s', (payment_type) => {
  const netOf = (cents: number): number => cents - scales[payment_type](cents);
  const grossOf = new Map<number, number>();
  for (let cents = 120_000; cents > 0; cents--) grossOf.set(netOf(cents), cents);
  // A net that no payment leaves exactly takes the smallest payment that leaves more.
  const smallestLeaving = (net: number): number => {
    const exact = grossOf.get(net);
    if (exact !== undefined) return exact;
    let cents = net;
    while (netOf(cents) < net) cents++;
    return cents;
  };
  const next = random(11);
  const jumps = [2_000, 10_000, 20_000, 50_000].flatMap((limit) => [limit, netOf(limit), netOf(limit + 1)]);
  const nets = [
    ...jumps.flatMap((net) => Array.from({ length: 20 }, (_, i) => net - 10 + i)),
    ...Array.from({ length: 200 }, () => 1 + Math.floor(next() * 90_000)),
  ];
  for (const net of nets) {
    const smallest = smallestLeaving(net);
    const { data } = ask({ payment_type, amount: net / 100, mode: 'net_to_gross' });
    expect([net, Math.round(data!.gross_amount * 100)]).toEqual([net, smallest]);
    const forward = ask({ payment_type, amount: smallest / 100 });
    expect([net, Math.round(forward.data!.net_amount * 100)]).toEqual([net, netOf(smallest)]);
    expect(forward.data!.tax_amount).toBe(data!.tax_amount);
  }
});

test('the law shows a scale in words and in brackets, without one rate', () => {
  const shown = taxLaw(law, TaxLawQuery.parse({ country: 'KE' }), context);
  if (!shown.ok) throw new Error('Kenya has withholding law');
  const cell = shown.value.data.withholding_tax!.cells.find(
    ({ payment_type, residency }) => payment_type === 'royalties' && residency === 'resident',
  )!;
  expect(cell).toMatchObject({ state: 'rate', rate: null, inclusion_percent: 50, final: true });
  expect(cell.brackets).toEqual([
    { from: 0, to: 100, rate: 18 },
    { from: 100, to: null, rate: 25 },
  ]);
  expect(say(cell.rule)).toBe(
    'brackets of 50 % of the payments of a month: 18 % to 100, 25 % above 100 (company: none; more than 20 a month; final)',
  );
});
