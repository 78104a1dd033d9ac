import type { Country, IncomeRegime } from '../../src/reference/schema';
import type { PayTreatment } from '../../src/reference/schema/pay';
import { oraclePayslip, type OracleInput } from './payslip';

const sources = ['made-up'];
type Contributions = Country['contributions'];

/** 10 % of 1,000 a month and 20 % above, after a contribution of 5 %. */
function country(
  treatment: Partial<PayTreatment>,
  regime: Partial<IncomeRegime> = {},
  dated: readonly object[] = [{}],
): Country {
  return {
    code: 'KE',
    currency: 'KES',
    income: [
      {
        effective_from: '2026-01-01',
        effective_to: null,
        deductions: [],
        credits: [],
        surcharges: [],
        bands: {
          basis: 'monthly',
          method: 'marginal',
          brackets: [
            { from: 0, to: 1000, rate: 10 },
            { from: 1000, to: null, rate: 20 },
          ],
          sources,
        },
        ...regime,
      },
    ],
    contributions: [
      {
        id: 'fund',
        payer: 'employee',
        mandatory: true,
        dated: dated.map((rule) => ({
          from: '2026-01-01',
          basis: 'monthly',
          bands: [{ from: 0, to: null, rate: 5 }],
          deductible: true,
          ...rule,
        })),
      },
    ] as unknown as Contributions,
    pay: [{ from: null, parts: [], benefits: [], ...treatment }],
  } as unknown as Country;
}

const part = (entry: object) => ({ id: 'part', basis: 'monthly', sources, ...entry }) as PayTreatment['parts'][number];
const slip = (law: Country, amount: string, input: Partial<OracleInput> = {}) =>
  oraclePayslip({ country: law, amount, date: '2026-06-01', period: 'monthly', includePension: true, ...input });
const tax = (law: Country, amount: string, input: Partial<OracleInput> = {}): string =>
  slip(law, amount, { includePension: false, ...input }).tax;

describe('parts of pay', () => {
  const shared = country({ parts: [part({ parts: ['housing', 'transport'], exempt: 300, excluded: 100 })] });

  // 5 % of 1,900 = 95; taxable 2,000 − 300 − 95 = 1,605; 100 + 20 % of 605 = 221.
  test('two parts share one limit', () => {
    expect(slip(shared, '2000', { pay: { housing: 200, transport: 150 } })).toMatchObject({
      taxable: '1605.00',
      tax: '221.00',
      pension: '95.00',
      net: '1684.00',
      parts: [{ parts: ['housing', 'transport'], paid: '350.00', taxable: '50.00', contributory: '250.00' }],
    });
  });

  test('no more than what is paid is exempt, and a part that no entry names is ordinary pay', () => {
    expect(slip(shared, '2000', { pay: { housing: 80, meals: 60 } }).parts).toEqual([
      { parts: ['housing', 'transport'], paid: '80.00', taxable: '0.00', contributory: '0.00' },
      { parts: ['meals'], paid: '60.00', taxable: '60.00', contributory: '60.00' },
    ]);
  });

  // 1,300 − 100 = 1,200 is 120 % of basic pay: basic 1,000 and housing 200, of which a tenth of basic pay is exempt.
  test('a part as a share of basic pay', () => {
    const law = country({ parts: [part({ parts: ['housing'], exempt: { percent: 10, of: 'basic' } })] });
    const pay = { transport: 100, housing: { percent_of_basic: 20 } };
    expect(slip(law, '1300', { pay }).parts[0]).toMatchObject({ paid: '200.00', taxable: '100.00' });
  });

  // 300 a month are 69.23 a week. 10 hours a week are 43.3 a month: 20 of them are exempt, 20 ÷ 43.3 of 130.
  test('limits of a month on a week, also of hours', () => {
    const pay = { housing: 100, overtime: { amount: 130, hours: 10 } };
    expect(slip(shared, '1000', { period: 'weekly', pay }).parts[0]).toMatchObject({ taxable: '30.77' });
    const exempt = { quotient: [{ product: [20, 'paid'] }, 'overtime_hours'] };
    const hours = country({ parts: [part({ parts: ['overtime'], exempt })] });
    expect(slip(hours, '1000', { period: 'weekly', pay }).parts).toContainEqual({
      parts: ['overtime'],
      paid: '130.00',
      taxable: '70.00',
      contributory: '130.00',
    });
  });

  // The dwelling is taxed at 300 − 100 = 200: 5 % of 1,200 = 60; taxable 1,140; 100 + 28 = 128.
  test('a benefit in kind is taxed and bears contributions, and is not paid out', () => {
    const rule = { id: 'dwelling', benefit: 'housing', basis: 'monthly', contributory: true, sources } as const;
    const law = country({
      benefits: [{ ...rule, name: 'Dwelling', formula: { difference: ['value', 'employee_pays'] } }],
    });
    const in_kind = { housing: { cost: 300, employee_pays: 100 } };
    expect(slip(law, '1000', { in_kind })).toMatchObject({ tax: '128.00', pension: '60.00', net: '812.00' });
  });
});

describe('what is paid once', () => {
  const by = (method: 'annual_equivalent' | 'separate' | 'average_rate', parts: PayTreatment['parts'] = []) =>
    country({ parts, bonus: { parts: ['bonus'], method, sources } });

  // 12 × 800 = 9,600 pays 960; with 2,400 it is 12,000 and pays 1,200. A month: 80 + 240.
  test('annual equivalent', () => {
    expect(tax(by('annual_equivalent'), '3200', { pay: { bonus: 2400 } })).toBe('320.00');
  });

  // With 2,400 paid before: 12,000 pays 1,200, and 14,400 pays 12 × 140 = 1,680. A month: 80 + 480.
  test('annual equivalent, after an earlier bonus', () => {
    const year_to_date = { months: 5, bonus: 2400 };
    expect(tax(by('annual_equivalent'), '3200', { pay: { bonus: 2400 }, year_to_date })).toBe('560.00');
  });

  // 1,000 of 3,400 are exempt as one payment, not as twelve.
  test('annual equivalent, with an exemption of the payment', () => {
    const law = by('annual_equivalent', [part({ parts: ['bonus'], basis: 'payment', exempt: 1000 })]);
    expect(tax(law, '4200', { pay: { bonus: 3400 } })).toBe('320.00');
  });

  // 80, and 100 + 280 on the payment as pay of a month, also if the pay is that of a year.
  test('separate', () => {
    expect(tax(by('separate'), '3200', { pay: { bonus: 2400 } })).toBe('460.00');
    expect(tax(by('separate'), '12000', { pay: { bonus: 2400 }, period: 'annual' })).toBe('1340.00');
  });

  // 80 × (800 + 400) ÷ 800.
  test('average rate', () => {
    expect(tax(by('average_rate'), '1200', { pay: { bonus: 400 } })).toBe('120.00');
  });

  // 3,000 in three months are 1,000 a month: 300, less 150. The levy: 10 % of what is above 900 a month, 30.
  test('the year so far', () => {
    const levy = { percent: 10, of: { higher_of: [0, { difference: ['taxable', 900] }] } };
    const law = country(
      { accumulation: { method: 'cumulative', settled: true, sources } },
      { surcharges: [{ id: 'levy', name: 'Levy', basis: 'monthly', formula: levy, sources }] },
    );
    const year_to_date = { months: 2, taxable: 1500, tax: 150 };
    expect(tax(law, '1500', { year_to_date })).toBe('180.00');
    expect(tax(law, '1500', { year_to_date, period: 'weekly' })).not.toBe('180.00');
  });
});

describe('whose tax it is', () => {
  const law = country(
    {},
    {
      family: { name: 'Shares', formula: { sum: [1, 'all_dependants'] }, sources },
      shares: 'family',
      other_scales: [
        {
          id: 'non-residents',
          name: 'Non-residents',
          where: { residency: 'non_resident' },
          of: 'gross',
          basis: 'monthly',
          method: 'marginal',
          brackets: [{ from: 0, to: null, rate: 15 }],
          sources,
        },
      ],
    },
  );

  // 1,500 ÷ 2 = 750 pays 75, twice 150. 15 % of 1,500 = 225, whatever the family.
  test('shares of the family, and the scale of non-residents without them', () => {
    const employee = { disabled_children: 1 };
    expect(slip(law, '1500', { employee, includePension: false })).toMatchObject({ family: '2', tax: '150.00' });
    expect(tax(law, '1500', { employee: { ...employee, residency: 'non_resident' } })).toBe('225.00');
  });

  test('rules that begin together are for different employees, and an older rule does not return', () => {
    const dated = [
      { where: { category: 'domestic' }, bands: [{ from: 0, to: null, rate: 1 }] },
      { where: { citizen: true } },
      { from: '2020-01-01', bands: [{ from: 0, to: null, rate: 9 }] },
    ];
    const pension = (employee: OracleInput['employee']) => slip(country({}, {}, dated), '1000', { employee }).pension;
    expect(pension({ category: 'domestic' })).toBe('10.00');
    expect(pension({})).toBe('50.00');
    expect(pension({ citizen: false })).toBe('0.00');
  });
});
