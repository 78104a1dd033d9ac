import { readTreaties } from '../../server/laws/treaty-files';
import { TaxRequest, type TaxInput } from '../../src/contract';
import { calculateTax, treaties } from '../../src/engine';
import { treatyRate } from '../../src/engine/treaty/treaty-rate';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import type { PayerTreaties, Treaty } from '../../src/reference/schema';
import { inEnglish, noticesOf } from '../support/in-english';
import { withLaw } from '../support/changed-country';

const context = { today: '2026-11-20' };
const kenya = countryFiles.find(({ code }) => code === 'KE')!;

/** Kenya with 15 % on dividends and 20 % on other payments to non-residents, and with the treaties given. */
const lawOf = (listed: readonly Partial<Treaty>[], complete = true) => {
  const law = withLaw('KE', {
    withholding: [
      {
        ...kenya.withholding[0]!,
        resident: { dividends: { rate: 5 } },
        non_resident: { dividends: { rate: 15 }, royalties: { rate: 20 }, interest: { none: true } },
        notes: [],
      },
    ],
  });
  const list: PayerTreaties = {
    $schema: '../treaties.schema.json',
    payer: 'KE',
    complete,
    complete_basis: 'The list is complete.',
    last_confirmed: '2026-11-01',
    confidence: 'medium',
    sources: {
      list: {
        title: 'List',
        publisher: 'Adviser',
        url: 'https://example.org/list',
        kind: 'adviser',
        dated: '2026-11-01',
      },
    },
    list_sources: ['list'],
    notes: [],
    doubts: [],
    treaties: listed.map((treaty) => ({ partner: 'FR', in_force: true, rates: {}, sources: ['list'], ...treaty })),
  };
  return createReference([...law.countries.values()], (payer) => (payer === 'KE' ? list : undefined));
};

const ask = (input: Partial<TaxInput>, reference: ReturnType<typeof lawOf>) => {
  const request = TaxRequest.parse({
    country: 'KE',
    type: 'withholding',
    amount: 1_000,
    payment_type: 'dividends',
    recipient_country: 'FR',
    ...input,
  });
  const found = calculateTax(reference, request, context);
  if (!found.ok) return { refused: inEnglish(found) };
  const { data, meta, ignored = [] } = found.value;
  return {
    tax: data.tax_amount,
    treaty: data.treaty,
    residency: data.residency,
    payee: data.payee,
    notices: noticesOf(meta).join(' '),
    ignored: ignored.map(({ field }) => field),
  };
};

const dividends = (cell: Treaty['rates']['dividends']) => [{ rates: { dividends: cell } }];

describe('the lower of the domestic rate and the treaty rate', () => {
  test('the treaty rate, with a residence certificate', () => {
    const found = ask({}, lawOf(dividends({ rate: 10, article: '10 (2)' })));
    expect(found).toMatchObject({ tax: 100, residency: 'non_resident' });
    expect(found.treaty).toMatchObject({
      state: 'rate',
      partner: 'FR',
      partner_name: 'France',
      rate: 10,
      domestic_rate: 15,
      applied: true,
      in_force: true,
      in_force_since: null,
      article: '10 (2)',
      sources: [{ title: 'List' }],
    });
    expect(found.notices).toMatch(/limits the tax to 10 %, below the domestic rate of 15 %.*residence certificate/);
  });

  test('the domestic rate, if it is lower or the same', () => {
    const lower = ask({}, lawOf(dividends({ rate: 20 })));
    expect(lower).toMatchObject({ tax: 150, treaty: { rate: 20, domestic_rate: 15, applied: false } });
    expect(lower.notices).toMatch(/allows 20 %\. The domestic rate of 15 % is not higher/);
    expect(ask({}, lawOf(dividends({ rate: 15 })))).toMatchObject({ tax: 150, treaty: { applied: false } });
  });

  test('nothing, if the law withholds nothing', () =>
    expect(ask({ payment_type: 'interest' }, lawOf([{ rates: { interest: { rate: 10 } } }]))).toMatchObject({
      tax: 0,
      treaty: { rate: 10, domestic_rate: 0, applied: false },
    }));

  test('from net to gross at the treaty rate', () => {
    const request = { country: 'KE', type: 'withholding', payment_type: 'dividends', mode: 'net_to_gross' } as const;
    const found = calculateTax(
      lawOf(dividends({ rate: 10 })),
      TaxRequest.parse({ ...request, amount: 900, recipient_country: 'FR' }),
      context,
    );
    expect(found).toMatchObject({ ok: true, value: { data: { gross_amount: 1_000, tax_amount: 100 } } });
  });

  test('the domestic rate, if the treaty sets no limit', () => {
    const found = ask({}, lawOf(dividends({ domestic: true })));
    expect(found).toMatchObject({ tax: 150, treaty: { state: 'no_limit', rate: null, applied: false } });
    expect(found.notices).toMatch(/sets no limit for dividends/);
  });
});

describe('conditions', () => {
  const law = lawOf(
    dividends({
      rate: 12,
      variants: [
        { when: 'parent_company', rate: 5, condition: 'a company with at least 50 % of the payer' },
        { when: 'parent_company', rate: 8, condition: 'a company with at least 25 % of the payer' },
        { rate: 0, condition: 'a pension fund' },
      ],
    }),
  );
  test('the general rate without a payee; the others are named', () => {
    const found = ask({}, law);
    expect(found).toMatchObject({ tax: 120 });
    expect(found.treaty!.conditions.map(({ rate }) => rate)).toEqual([5, 8, 0]);
    expect(found.notices).toMatch(
      /5 %\. Its condition: a company with at least 50 % .* 0 %\. Its condition: a pension fund/,
    );
  });
  test('the highest rate of the conditions that the payee meets', () => {
    const found = ask({ payee: 'parent_company' }, law);
    expect(found).toMatchObject({ tax: 80, payee: 'parent_company', ignored: [] });
    expect(found.treaty).toMatchObject({ rate: 8, condition: 'a company with at least 25 % of the payer' });
    expect(found.notices).toMatch(/The treaty rate applies\. Its condition: a company with at least 25 %/);
  });
  test('a payee that neither law nor treaty tells apart has no effect', () =>
    expect(ask({ payee: 'bank' }, law)).toMatchObject({ tax: 120, ignored: ['payee'] }));
  test('a rate under a condition alone is not applied to others', () => {
    const only = lawOf(dividends({ variants: [{ when: 'parent_company', rate: 5, condition: 'a company' }] }));
    expect(ask({}, only)).toMatchObject({ tax: 150, treaty: { state: 'not_recorded', rate: null, applied: false } });
    expect(ask({ payee: 'parent_company' }, only)).toMatchObject({ tax: 50, treaty: { state: 'rate', rate: 5 } });
  });
});

describe('no treaty, and what is not known', () => {
  test.each([
    ['none in a complete list', lawOf(dividends({ rate: 10 })), 'none', /Kenya has no tax treaty with Iceland/],
    ['not in a list with gaps', lawOf(dividends({ rate: 10 }), false), 'not_recorded', /is not recorded/],
  ] as const)('%s', (_, law, state, said) => {
    const found = ask({ recipient_country: 'IS' }, law);
    expect(found).toMatchObject({ tax: 150, treaty: { state, in_force: null, rate: null, applied: false } });
    expect(found.notices).toMatch(said);
    // A complete list is a fact that the answer rests on; a list with gaps says nothing.
    expect(found.treaty!.sources.length).toBe(state === 'none' ? 1 : 0);
  });
  test('no list at all', () => {
    const law = createReference(countryFiles);
    expect(ask({}, law).treaty).toMatchObject({ state: 'not_recorded', sources: [] });
  });
  test('a treaty that is signed but not in force is not applied', () => {
    const found = ask({}, lawOf([{ in_force: false, rates: { dividends: { rate: 5 } } }]));
    expect(found).toMatchObject({ tax: 150, treaty: { state: 'not_in_force', rate: 5, applied: false } });
    expect(found.notices).toMatch(/signed but not in force/);
  });
  test('nor one whose entry into force is not established', () => {
    const found = ask({}, lawOf([{ in_force: null, rates: { dividends: { rate: 5 } } }]));
    expect(found).toMatchObject({ tax: 150, treaty: { state: 'rate', rate: 5, in_force: null, applied: false } });
    expect(found.notices).toMatch(/could not be established/);
  });
  test('nor one on a day before it entered into force', () => {
    const law = lawOf([{ in_force_since: '2026-06-01', rates: { dividends: { rate: 5 } } }]);
    expect(ask({ pay_date: '2026-05-31' }, law)).toMatchObject({ tax: 150, treaty: { state: 'not_in_force' } });
    expect(ask({ pay_date: '2026-06-01' }, law)).toMatchObject({ tax: 50, treaty: { in_force_since: '2026-06-01' } });
  });
  test('a treaty without a rate for the payment', () =>
    expect(ask({ payment_type: 'royalties' }, lawOf(dividends({ rate: 5 })))).toMatchObject({
      tax: 200,
      treaty: { state: 'not_recorded', in_force: true },
    }));
  test('of two treaties with a country, the one in force counts', () => {
    const law = lawOf([
      { group: 'ECOWAS', in_force: false, rates: { dividends: { rate: 5 } } },
      { group: 'UEMOA', rates: { dividends: { rate: 10 } } },
    ]);
    expect(ask({}, law)).toMatchObject({ tax: 100, treaty: { group: 'UEMOA' } });
  });
});

describe('the country of the payee', () => {
  const law = lawOf(dividends({ rate: 10 }));
  test.each([
    ['with a resident payee', { residency: 'resident' }, /`residency` is "resident"/],
    ['the payer’s own', { recipient_country: 'KE' }, /Kenya, the country of the payer/],
  ] as const)('%s is refused', (_, input, said) =>
    expect(ask(input, law).refused).toMatchObject({
      failure: { code: 'invalid_recipient_country', message: expect.stringMatching(said) as string },
    }),
  );
  test.each(['fr', 'FR', 'France', ' france '])('as %j', (recipient_country) =>
    expect(ask({ recipient_country }, law)).toMatchObject({ treaty: { partner: 'FR' } }),
  );
  test.each(['XX', 'Atlantis', ''])('not as %j', (recipient_country) =>
    expect(TaxRequest.safeParse({ country: 'KE', type: 'withholding', amount: 1, recipient_country }).success).toBe(
      false,
    ),
  );
  test('without it, the answer says nothing about treaties', () =>
    expect(ask({ recipient_country: undefined, residency: 'non_resident' }, law)).toMatchObject({
      tax: 150,
      treaty: undefined,
    }));
});

describe('treaties of a community (recorded rates)', () => {
  const known = readTreaties();
  const found = (payer: string, partner: string, payment: 'dividends' | 'interest' | 'royalties') =>
    treatyRate(known(payer), { partner, payment, date: '2026-11-20' });
  // UEMOA, regulation 08/2008: 10 % on dividends, 15 % on interest and royalties, in force since 1 January 2009.
  test.each(['BJ', 'BF', 'GW', 'ML', 'NE', 'TG'])('%s to Senegal: the regulation of the UEMOA', (payer) => {
    expect(found(payer, 'SN', 'dividends')).toMatchObject({ state: 'rate', rate: 10 });
    expect(found(payer, 'SN', 'interest')).toMatchObject({ state: 'rate', rate: 15 });
    expect(found(payer, 'SN', 'royalties').treaty).toMatchObject({ group: 'UEMOA', in_force_since: '2009-01-01' });
  });
  // The agreement of the East African Community is signed and not ratified by all.
  test.each([
    ['KE', 'UG'],
    ['TZ', 'KE'],
    ['RW', 'BI'],
    ['BI', 'RW'],
  ])('%s to %s: the East African Community has a treaty that is not in force', (payer, partner) =>
    expect(found(payer, partner, 'dividends')).toMatchObject({ state: 'not_in_force', treaty: { group: 'EAC' } }),
  );
  // Morocco's table: the convention of the Arab Maghreb Union sets no limit.
  test.each(['MA', 'LY', 'MR'])('%s to Tunisia: the Arab Maghreb Union sets no limit', (payer) =>
    expect(found(payer, 'TN', 'royalties')).toMatchObject({ state: 'no_limit', treaty: { group: 'AMU' } }),
  );
  test('Nigeria to Ghana: the act of the ECOWAS is ratified in Nigeria only', () =>
    expect(found('NG', 'GH', 'dividends')).toMatchObject({ state: 'not_in_force', treaty: { group: 'ECOWAS' } }));
});

describe('the table', () => {
  const reference = createReference(countryFiles, readTreaties());
  const rows = (query: Parameters<typeof treaties>[1]) => {
    const found = treaties(reference, query, context);
    return found.ok ? found.value.data.treaties : found.failure.code;
  };
  test('a country without a recorded list is not established, and so is a partner that nobody lists', () => {
    expect(rows({ country: 'SO' })).toBe('not_established');
    expect(rows({ recipient_country: 'AQ' })).toBe('not_established');
  });
  test('a pair always has an answer', () => {
    expect(rows({ country: 'KE', recipient_country: 'IS' })).toMatchObject([
      { payment_type: 'dividends', state: 'none' },
      { payment_type: 'interest', state: 'none' },
      { payment_type: 'royalties', state: 'none' },
    ]);
    expect(rows({ country: 'DZ', recipient_country: 'IS', payment_type: 'interest' })).toMatchObject([
      { state: 'not_recorded' },
    ]);
  });
});
