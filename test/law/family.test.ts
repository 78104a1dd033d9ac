import { countryNames } from '../../src/contract/countries';
import { service } from '../support/service';

// Countries whose law taxes a married employee with three children and a spouse without income less than a single one,
// by their dossiers of 22 November 2026. All others tax the employee individually.
const lessForFamilies = [
  'BF',
  'CD',
  'CG',
  'CI',
  'GA',
  'GH',
  'LY',
  'MA',
  'MG',
  'ML',
  'MU',
  'MZ',
  'NE',
  'SN',
  'TG',
  'TN',
];
const family = { marital_status: 'married', children: 3 };

/** Eritrea's rules have no recorded start, so that a day does not choose them. */
const ask = (country: string, more: object) =>
  service.post('/api/v1/tax/paye', {
    country,
    amount: 500_000,
    ...(country === 'ER' ? {} : { pay_date: '2026-11-20' }),
    ...more,
  });

describe('family in the income tax of each country', () => {
  test.each(Object.keys(countryNames).filter((country) => country !== 'ST'))('%s', async (country) => {
    const [single, married] = [await ask(country, {}), await ask(country, { employee: family })];
    const [alone, together] = [single.body.data.tax_amount, married.body.data.tax_amount];
    if (lessForFamilies.includes(country)) expect(together).toBeLessThan(alone!);
    else expect(together).toBe(alone);
  });
});

test('what a law does not ask is named', async () => {
  const { body } = await ask('KE', { employee: family, pay: { meals: 5_000 } });
  const notices: string[] = body.meta.notices;
  expect(notices).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^`employee.marital_status` has no effect under Kenya's recorded income tax law/),
      expect.stringMatching(/^`employee.children` has no effect/),
    ]),
  );
});

test('what a law asks and nobody said is named', async () => {
  const { body } = await ask('CI', { employee: { marital_status: 'married' } });
  const asked = (body.meta.notices as string[]).find((line) => line.startsWith('These details were not given'));
  expect(asked).toContain('children (0)');
  expect(asked).toContain('transport allowance (0)');
  expect(asked).not.toContain('marital status');
});

test('older fields go on working, and may not contradict the newer ones', async () => {
  const older = await ask('MA', { dependants: 2 });
  const newer = await ask('MA', { employee: { dependants: 2 } });
  expect(older.body.data.tax_amount).toBe(newer.body.data.tax_amount);
  const both = await ask('MA', { dependants: 2, employee: { dependants: 3 } });
  expect(both.body.error.code).toBe('invalid_dependants');
  const beside = await ask('ZM', { basic: 0.5, pay: { housing: 1_000 } });
  expect(beside.body.error.code).toBe('invalid_basic');
});

test('wrong circumstances and parts each have a sentence', async () => {
  const errors = await Promise.all(
    [
      { employee: { marital_status: 'maried' } },
      { employee: { childern: 2 } },
      { employee: { children: 2.5 } },
      { employee: { citizen: 'yes' } },
      { employee: 'married' },
      { pay: { transport: -1 } },
      { pay: { transport: { percent: 20 } } },
      { pay: { transport: 600_000 } },
      { in_kind: { car: 1 } },
      { paid: { pension: 'much' } },
      { year_to_date: { months: 13 } },
    ].map((wrong) => ask('CI', wrong)),
  );
  expect(errors.map(({ body }) => `${body.error.code}: ${body.error.message}`)).toEqual([
    expect.stringMatching(/^invalid_employee: .*did you mean "married"/),
    expect.stringMatching(/^invalid_employee: .*did you mean `children`/),
    expect.stringMatching(/^invalid_employee: `employee.children` must be a whole number from 0 to 30/),
    expect.stringMatching(/^invalid_employee: `employee.citizen` must be true or false/),
    expect.stringMatching(/^invalid_employee: `employee` must be an object/),
    expect.stringMatching(/^invalid_pay: `pay.transport` must be a number, 0 or more/),
    expect.stringMatching(/^invalid_pay: `pay.transport` must be an amount/),
    expect.stringMatching(/^invalid_pay: The parts in `pay` come to 600,000/),
    expect.stringMatching(/^invalid_in_kind: `in_kind` has no field "car"/),
    expect.stringMatching(/^invalid_paid: `paid.pension` must be a number, 0 or more/),
    expect.stringMatching(/^invalid_year_to_date: `year_to_date.months` must be a whole number from 0 to 12/),
  ]);
});
