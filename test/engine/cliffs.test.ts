import { say } from '../../src/language/say';
import { TaxRequest } from '../../src/contract';
import { calculateTax, payCurve } from '../../src/engine';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';

const reference = createReference(countryFiles);
const context = { today: '2026-11-20' };
const ask = (country: string, amount: number, pay_date: string) =>
  TaxRequest.parse({ country, type: 'income', amount, pay_date });

/** Drops in net pay on a day: the monthly gross where each occurs, and the loss before rounding. */
function drops(country: string, pay_date: string): { readonly at: number; readonly lost: number }[] {
  const curve = payCurve(reference, ask(country, 1, pay_date), { from: 0, to: 1e8 }, context);
  if (!curve.ok) throw new Error(say(curve.failure.message));
  return curve.value.flatMap((stretch, i) => {
    const lost = i === 0 ? 0 : curve.value[i - 1]!.net_to - stretch.net_from;
    return lost > 1e-6 ? [{ at: Number(stretch.from.toFixed(2)), lost: Number(lost.toFixed(2)) }] : [];
  });
}

// Worked out from the law. "at / 0.97" means that the limit applies to the taxable amount, which is 97 % of gross after
// the contribution.
const today = '2026-11-20';
test.each<[string, string, string, readonly (readonly [number, number])[]]>([
  // INSS 3 %: taxable 150,000 and 200,000. The brackets start with 12,500, where nothing was due, and with 31,250,
  // where 12,500 + 16 % x 50,000 = 20,500 was due.
  [
    'AO',
    today,
    'Angola',
    [
      [150_000 / 0.97, 12_500],
      [200_000 / 0.97, 10_750],
    ],
  ],
  // Professional expenses fall from 35 % to 25 % of a year's pay above 78,000: 65 a month.
  ['MA', today, 'Morocco', [[78_000 / 12, 65]]],
  // CSG 1.5 % to 50,000 and 3 % of the whole above it: 1.5 % of 50,000 = 750. NSF 1 % of the whole wage from 3,920:
  // 39.20. Tax starts at pay of 38,462: 10 % of 13 x 38,462 - 500,000 = 6 a year, a thirteenth of 0.60 a month, 0.05.
  [
    'MU',
    today,
    'Mauritius',
    [
      [3_920, 39.2],
      [38_462, 0.05],
      [50_000, 750],
    ],
  ],
  // A TRIMF limit belongs to the slab above it. TRIMF a year 900, 3,600, 4,800, 12,000, 18,000, 36,000 at 600,000,
  // 1,000,000, 2,000,000, 7,000,000 and 12,000,000: a twelfth of each step.
  [
    'SN',
    today,
    'Senegal',
    [
      [50_000, 225],
      [83_333.33, 100],
      [166_666.67, 600],
      [583_333.33, 500],
      [1_000_000, 1_500],
    ],
  ],
  // South Sudan: one rate on the whole income, 95 % of gross. Each slab adds 5 points: 5 % of 20,000, 40,000, 57,000
  // and 90,000.
  [
    'SS',
    today,
    'South Sudan',
    [
      [20_000 / 0.95, 1_000],
      [40_000 / 0.95, 2_000],
      [57_000 / 0.95, 2_850],
      [90_000 / 0.95, 4_500],
    ],
  ],
  // Marginal bands without a cliff. In Nigeria the minimum-wage limit ended with 2025.
  ['NG', today, 'Nigeria', []],
  ['KE', today, 'Kenya', []],
  ['ZA', today, 'South Africa', []],
  ['GH', today, 'Ghana', []],
  ['TZ', today, 'Tanzania', []],
  ['UG', today, 'Uganda', []],
  ['ET', today, 'Ethiopia', []],
])('%s on %s: net pay falls at the limits of the law and nowhere else (%s)', (country, day, _name, expected) => {
  expect(drops(country, day)).toEqual(expected.map(([at, lost]) => ({ at: Number(at.toFixed(2)), lost })));
});

// Egypt: above 600,000, 700,000, 800,000, 900,000 and 1,200,000 of annual taxable income the lower bands are lost one
// by one.
test('EG: five cliffs, where lower bands are lost', () =>
  expect(drops('EG', today).map(({ lost }) => lost)).toEqual([333.33, 229.17, 291.67, 416.67, 833.35]));

// Nigeria to 2025: no PAYE to 70,000 a month, PAYE on the whole above it.
test('NG: the minimum wage of 2025 is a cliff at 70,000', () => {
  const old = drops('NG', '2025-06-30').filter(({ at }) => at === 70_000);
  expect(old).toHaveLength(1);
  const [on, above] = [70_000, 70_000.01].map((amount) =>
    calculateTax(reference, ask('NG', amount, '2025-06-30'), context),
  );
  if (!on!.ok || !above!.ok) throw new Error('not answered');
  expect(on!.value.data.tax_amount).toBe(0);
  expect(above!.value.data.tax_amount).toBeGreaterThan(0);
});

// One unit of pay above a limit leaves less net pay. Senegal's 50,000 a month belongs to the slab above, so the last
// pay below it is 49,999.
test('payslips lie on the curve', () => {
  for (const [country, below] of [
    ['AO', 154_639.17],
    ['MA', 6_500],
    ['SN', 49_999],
    ['MU', 50_000],
  ] as const) {
    const minor = country === 'SN' ? 1 : 100;
    const [on, above] = [below, (below * minor + 1) / minor].map((amount) =>
      calculateTax(reference, ask(country, amount, today), context),
    );
    if (!on!.ok || !above!.ok) throw new Error('not answered');
    expect(above!.value.data.net_amount).toBeLessThan(on!.value.data.net_amount);
  }
});
