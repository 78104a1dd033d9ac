import type { Correction } from '../../src/contract';
import { service } from '../support/service';

async function correct(body: object, query = '') {
  const { status, body: answer } = await service.post(`/api/v1/payroll/correction${query}`, body);
  return { status, data: answer.data as unknown as Correction, meta: answer.meta, error: answer.error };
}

// Worked cases of single countries stand in test/law/countries: calculateCorrection.

const march = { month: '2026-03', paid: { amount: 80_000 }, due: { amount: 85_000 } };

// Kenya, 80,000 to 85,000: NSSF 300, SHIF 137.50, housing levy 75; PAYE 30 % of 4,487.50 = 1,346.25.
test('the lines that differ, each with both amounts', async () => {
  const { data } = await correct({ country: 'KE', months: [march] });
  const lines = data.months[0]!.lines;
  expect(lines.map(({ id, difference }) => [id, difference])).toEqual(
    expect.arrayContaining([
      ['gross', 5_000],
      ['nssf', 300],
      ['shif', 137.5],
      ['tax', 1_346.25],
      ['net', 3_141.25],
    ]),
  );
  expect(lines.find(({ id }) => id === 'nssf')).toMatchObject({ paid: 4_800, due: 5_100 });
  expect(data.payment).toBeNull();
  expect(data.method.sources.map(({ publisher }) => publisher)).toEqual(['Kenya Revenue Authority (copy)']);
  expect(data.months[0]).not.toHaveProperty('payslips');
  const { data: whole } = await correct({ country: 'KE', months: [march], detail: true });
  expect(whole.months[0]!.payslips!.due.net_amount).toBe(61_017.9);
});

test('a country without a rule is computed by month, and a notice says so', async () => {
  const { data, meta } = await correct({
    country: 'UG',
    months: [{ month: '2026-08', paid: { amount: 300_000 }, due: { amount: 400_000 } }],
  });
  expect(data.method).toMatchObject({ name: 'months_earned', basis: 'default', sources: [] });
  expect(meta.notices).toContain(
    'No rule is recorded on when Uganda taxes arrears. Each month was computed again by its own law.',
  );
});

describe('tax in the month of payment', () => {
  const nigeria = { month: '2026-04', paid: { amount: 500_000 }, due: { amount: 550_000 } };

  test('says which month and pay were assumed', async () => {
    const { data, meta } = await correct({ country: 'NG', months: [nigeria] });
    expect(data.payment).toMatchObject({ month: '2026-05', arrears: 50_000, without: { gross: 550_000 } });
    expect(meta.notices).toContain('`paid_in` was not given: 2026-05 was used.');
    const asked = await correct({ country: 'NG', months: [nigeria], paid_in: { month: '2026-06', amount: 600_000 } });
    expect(asked.data.payment).toMatchObject({ month: '2026-06', without: { gross: 600_000 } });
    expect(asked.meta.notices.some((notice) => /was used\.$/.test(notice))).toBe(false);
  });

  test('is not possible where pay is taken back, or more than cash differs', async () => {
    const back = await correct({
      country: 'NG',
      months: [{ month: '2026-04', paid: { amount: 550_000 }, due: { amount: 500_000 } }],
    });
    expect(back.data).toMatchObject({ method: { name: 'months_earned', basis: 'default' }, payment: null });
    expect(back.meta.notices).toContainEqual(expect.stringMatching(/^Pay is taken back/));
    // 18 % of 50,000 less 8 % pension = 8,280 of tax; the annual return settles the year.
    expect(back.data.refunds).toMatchObject([
      { of: 'tax', amount: 8_280, when: 'year_end' },
      { of: 'contributions', amount: 4_000, when: null, text: expect.stringContaining('not established') },
      { of: 'employer_contributions', when: null },
    ]);
    const family = await correct({
      country: 'NG',
      months: [{ ...nigeria, due: { amount: 550_000, paid: { rent: 50_000 } } }],
    });
    expect(family.meta.notices).toContainEqual(expect.stringMatching(/^Not only cash pay differs/));
  });

  test('of a year so far asks for it', async () => {
    const { meta } = await correct({
      country: 'MU',
      months: [{ month: '2026-09', paid: { amount: 60_000 }, due: { amount: 65_000 } }],
    });
    expect(meta.notices).toContainEqual(expect.stringContaining('Send `paid_in.year_to_date`'));
  });
});

test('more than the net pay of a month cannot be taken back in one, and a month of payment that tells nothing is named', async () => {
  // Nigeria: 900,000 leaves 696,460 after 72,000 of pension and 131,540 of tax, 100,000 leaves 88,200 after 8,000 and 3,800.
  const months = [{ month: '2026-09', paid: { amount: 900_000 }, due: { amount: 100_000 } }];
  const { meta } = await correct({ country: 'NG', months, paid_in: { month: '2026-11', amount: 150_000 } });
  expect(meta.notices).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^608,260 net is taken back, more than the net pay of 88,200 of a month/),
      '`paid_in` has no effect: the difference is not taxed in a month of payment.',
    ]),
  );
  const small = await correct({
    country: 'NG',
    months: [{ month: '2026-09', paid: { amount: 110_000 }, due: { amount: 100_000 } }],
  });
  expect(small.meta.notices.join()).not.toMatch(/is taken back, more than/);
});

test('a month without pay is corrected, too', async () => {
  const { data } = await correct({
    country: 'KE',
    months: [{ month: '2026-03', paid: { amount: 0 }, due: { amount: 85_000 } }],
  });
  expect(data.settled).toMatchObject({ gross: 85_000, tax: 15_269.6, contributions: 8_712.5, net: 61_017.9 });
});

test.each([
  ['a month that stands there twice', { months: [march, march] }, 'invalid_months'],
  ['a payment before the month', { months: [march], paid_in: { month: '2026-03', amount: 1 } }, 'invalid_months'],
  ['no month', { months: [] }, 'invalid_months'],
  ['a month without law', { months: [{ ...march, month: '1990-03' }] }, 'invalid_date'],
  ['parts above the pay', { months: [{ ...march, due: { amount: 10, pay: { transport: 20 } } }] }, 'invalid_pay'],
])('%s is refused', async (_, body, code) => {
  const { status, error } = await correct({ country: 'KE', ...body });
  expect([status, error.code]).toEqual([400, code]);
});

test('names, reasons and notices are in the language of the reader', async () => {
  const { data } = await correct({ country: 'UG', months: [{ ...march, due: { amount: 400_000 } }] }, '?lang=fr');
  expect(data.country_name).toBe('Ouganda');
  expect(data.method.text).toMatch(/^Aucune règle n’est répertoriée/);
  expect(data.months[0]!.lines[0]!.name).toBe('Salaire brut');
});

test('a batch corrects many employees', async () => {
  const input = { country: 'KE', months: [march] };
  const { body } = await service.post('/api/v1/batch', { items: [{ operation: 'correction', input }] });
  const { results } = body.data as unknown as { results: { data: Correction }[] };
  expect(results[0]!.data).toEqual((await correct(input)).data);
});
