import { countryCodes, type TaxLaw } from '../../src/contract';
import { service } from '../support/service';

async function lawOf(query: string) {
  const { status, body } = await service.get(`/api/v1/tax/law?${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { law: body.data as unknown as TaxLaw, meta: body.meta };
}

// Kenya: Finance Act 2023 bands; NSSF Act, Year 4 from February 2026 (Tier I to 9,000, Tier II to 108,000, 6 % each);
// SHIF 2.75 % and at least 300; housing levy 1.5 %.
test('Kenya 2026 in words and numbers', async () => {
  const { law } = await lawOf('country=KE&pay_date=2026-11-20');
  expect(law).toMatchObject({
    country: { code: 'KE', name: 'Kenya', currency: 'KES' },
    tax_year: '2026',
    tax_year_from: '2026-01-01',
    tax_year_to: '2026-12-31',
    date: '2026-11-20',
    currencies: ['KES'],
  });
  expect(law.tax_years).toEqual(expect.arrayContaining(['2024', '2025', '2026']));
  const income = law.income_tax!;
  expect(income).toMatchObject({
    period: 'monthly',
    method: 'marginal',
    method_in_words: 'each slice at its own rate',
    currency: 'KES',
  });
  expect(income.tables).toEqual([
    {
      up_to: null,
      brackets: [
        [0, 24_000, 10],
        [24_000, 32_333, 25],
        [32_333, 500_000, 30],
        [500_000, 800_000, 32.5],
        [800_000, null, 35],
      ].map(([from, to, rate]) => ({ from, to, rate })),
    },
  ]);
  expect(income.credits[0]).toMatchObject({
    name: expect.stringContaining('Personal relief'),
    rule: expect.stringMatching(/^2,400 a month, where tax residence is resident/),
  });
  expect(income.scale_sources[0]).toEqual({
    title: expect.any(String),
    publisher: expect.any(String),
    url: expect.stringMatching(/^https/),
    kind: expect.any(String),
    dated: expect.any(String),
  });
  const nssf = law.contributions!.employee.find(({ id }) => id === 'nssf')!;
  expect(nssf).toMatchObject({
    payer: 'employee',
    kind: 'pension',
    deductible: true,
    rate: 6,
    ceiling: 108_000,
    period: 'monthly',
    from: '2026-02-01',
    to: null,
    rule: expect.stringContaining('6 % to 9,000'),
  });
  expect(law.contributions!.employer.map(({ payer }) => payer)).toEqual(expect.arrayContaining(['employer']));
  expect(law.vat).toMatchObject({ name: 'VAT', standard_rate: 16, total_rate: 16 });
  expect(law.vat!.categories).toContainEqual(
    expect.objectContaining({ category: 'export', treatment: 'zero', rate: 0 }),
  );
  expect(law.withholding_tax!.rates).toContainEqual({ payment_type: 'dividends', resident: 5, non_resident: 15 });
  expect(law.withholding_tax!.rates).toContainEqual(
    expect.objectContaining({ payment_type: 'insurance', resident: null }),
  );
  expect(law.capital_gains_tax).toMatchObject({
    individual: { treatment: 'rate', rate: 15, rule: '15 % of the gain' },
  });
  expect(law.doubts.length).toBeGreaterThan(0);
});

test('each part states its own age, and the whole is as current as its oldest part', async () => {
  const { law, meta } = await lawOf('country=KE&pay_date=2026-11-20');
  // The corporate rate was last confirmed in February 2025, before the tax year 2026 began; PAYE after.
  expect(law.corporate_tax).toMatchObject({
    rate: 30,
    last_confirmed: '2025-02-18',
    data_status: 'stale',
    confidence: 'medium',
    notices: expect.arrayContaining([expect.stringContaining('not confirmed for tax year 2026')]),
  });
  // 2026-10-01 is 50 days before the requested day.
  expect(law.income_tax).toMatchObject({
    last_confirmed: '2026-10-01',
    data_status: 'due',
    notices: expect.arrayContaining([expect.stringContaining('due for a check')]),
  });
  expect(meta.data_status).toBe('stale');
  expect(meta.notices).toEqual(expect.arrayContaining([...law.corporate_tax!.notices, ...law.income_tax!.notices]));
});

// In January 2026 Year 3 of the NSSF Act still held: 6 % to 8,000 and to 72,000.
test('the law on a day within the year', async () => {
  const { law } = await lawOf('country=KE&pay_date=2026-01-31');
  expect(law.contributions!.employee.find(({ id }) => id === 'nssf')).toMatchObject({
    ceiling: 72_000,
    from: '2025-02-01',
  });
});

// The National Housing Fund is voluntary for employees of the private sector since February 2023, so no payslip deducts
// it.
test('contributions that are not charged by default are marked', async () => {
  const { law } = await lawOf('country=NG&pay_date=2026-11-20');
  expect(law.contributions!.optional).toMatchObject([{ id: 'nhf', payer: 'employee', rate: 2.5 }]);
  expect(law.contributions!.employee.map(({ id }) => id)).not.toContain('nhf');
});

// Ghana, Value Added Tax Act 2025 (Act 1151), from January 2026: VAT 15 %, NHIL 2.5 % and GETFund 2.5 % on the same
// value: 20 %.
test('levies on the same supply are in the total rate', async () => {
  const { law } = await lawOf('country=GH&pay_date=2026-11-20');
  expect(law.vat).toMatchObject({ standard_rate: 20, total_rate: 20 });
  expect(law.vat!.components!.map(({ rate }) => rate)).toEqual([15, 2.5, 2.5]);
});

test('missing data is left out and named', async () => {
  const { law } = await lawOf('country=SO&pay_date=2026-11-20');
  expect(law).not.toHaveProperty('capital_gains_tax');
  expect(law.not_recorded).toEqual(expect.arrayContaining([expect.stringContaining('capital gains tax')]));
  expect((await lawOf('country=ST')).law.income_tax!.not_computed).toMatch(/could not be established/);
});

test('pay in another currency has its own law', async () => {
  expect((await lawOf('country=ZW&currency=USD')).law).toMatchObject({
    currencies: ['ZWG', 'USD'],
    income_tax: { currency: 'USD' },
  });
});

test.each([
  ['', 'invalid_country'],
  ['country=XX', 'invalid_country'],
  ['country=KE&tax_year=1066', 'invalid_tax_year'],
  ['country=KE&tax_year=last', 'invalid_tax_year'],
  ['country=KE&pay_date=1999-01-01', 'invalid_date'],
  ['country=KE&currency=USD', 'invalid_currency'],
])('%s is %s', async (query, code) => {
  const { status, body } = await service.get(`/api/v1/tax/law?${query}`);
  expect({ status, code: body.error?.code }).toEqual({ status: 400, code });
});

test('the law shown is the law charged, in every country', async () => {
  for (const country of countryCodes) {
    const { law } = await lawOf(`country=${country}`);
    const items = [
      ...(law.withholding_tax?.rates ?? []).flatMap(({ payment_type, resident, non_resident }) =>
        [
          ['resident', resident],
          ['non_resident', non_resident],
        ].flatMap(([residency, rate]) =>
          rate === null
            ? []
            : [
                {
                  rate,
                  operation: 'tax',
                  input: { country, amount: 1_000_000, type: 'withholding', payment_type, residency },
                },
              ],
        ),
      ),
      ...(law.vat?.total_rate == null
        ? []
        : law.vat.categories.map(({ category, rate }) => ({
            rate,
            operation: 'vat',
            input: { country, amount: 1_000_000, mode: 'add', category },
          }))),
      ...(law.corporate_tax === undefined || law.corporate_tax.brackets !== undefined
        ? []
        : [
            {
              rate: law.corporate_tax.rate,
              operation: 'tax',
              input: { country, amount: 1_000_000, type: 'corporate' },
            },
          ]),
    ];
    if (items.length === 0) continue;
    const { body } = await service.post('/api/v1/batch', {
      items: items.map(({ operation, input }) => ({ operation, input, select: ['vat_rate', 'brackets'] })),
    });
    const { results } = body.data as unknown as {
      results: { data?: { vat_rate?: number; brackets?: { rate: number }[] } }[];
    };
    items.forEach(({ rate, input }, i) =>
      expect([country, input, results[i]!.data?.vat_rate ?? results[i]!.data?.brackets?.[0]!.rate]).toEqual([
        country,
        input,
        rate,
      ]),
    );
  }
}, 60_000);

test('every recorded tax year of every country is answered, and every part has a source', async () => {
  for (const country of countryCodes) {
    const { law } = await lawOf(`country=${country}`);
    expect(law.tax_years.length).toBeGreaterThan(0);
    for (const year of law.tax_years) {
      const { law: past } = await lawOf(`country=${country}&tax_year=${encodeURIComponent(year)}`);
      expect(past.tax_year).toBe(year);
      const income = past.income_tax!;
      const contributions = [...past.contributions!.employee, ...past.contributions!.employer];
      for (const { sources, rule } of [
        ...income.reliefs,
        ...income.credits,
        ...income.surcharges,
        ...income.limits,
        ...contributions,
      ]) {
        expect(sources.length).toBeGreaterThan(0);
        expect(rule).not.toBe('');
      }
      for (const part of [income, past.corporate_tax, past.withholding_tax, past.capital_gains_tax, past.vat])
        if (part !== undefined) expect(part.sources.length).toBeGreaterThan(0);
    }
  }
}, 60_000);

test('the best sources come first, and those without an address last', async () => {
  let mixed = 0;
  for (const country of countryCodes) {
    const { body } = await service.get(`/api/tax?country=${country}`);
    const places = body.meta.sources.map(({ kind, url }) =>
      url === null ? 6 : ['law', 'authority', 'adviser', 'press', 'other', 'code'].indexOf(kind),
    );
    expect([country, places]).toEqual([country, [...places].sort()]);
    if (new Set(places).size > 1) mixed++;
  }
  expect(mixed).toBeGreaterThan(20);
});
