import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Country, Formula, IncomeRegime } from '../../src/reference/schema';
import { oraclePayslip, type OracleInput } from './payslip';

const countries = join(__dirname, '../../src/reference/data/countries');
const law = (code: string): Country => JSON.parse(readFileSync(join(countries, `${code}.json`), 'utf8')) as Country;

/** The payslip for monthly pay of the default employee, unless the options differ. */
const pay = (code: string, amount: string, date: string, options: Partial<OracleInput> = {}) =>
  oraclePayslip({ country: law(code), amount, date, period: 'monthly', includePension: true, ...options });

/** The lines of a payslip that are not zero. */
const due = (items: readonly { id: string; amount: string }[]) => items.filter(({ amount }) => Number(amount) !== 0);
const amounts = (items: readonly { id: string; amount: string }[]): string[] => due(items).map(({ amount }) => amount);

describe('Kenya, law of 1 February 2026', () => {
  // NSSF 6 % of 100,000 = 6,000; SHIF 2.75 % = 2,750; housing levy 1.5 % = 1,500; together 10,250 and all deductible:
  // taxable 89,750.
  // 10 % of 24,000 = 2,400; 25 % of 8,333 = 2,083.25; 30 % of 57,417 = 17,225.10; scale 21,708.35; less relief 2,400 =
  // 19,308.35.
  test('a month', () => {
    const slip = pay('KE', '100000.00', '2026-03-01');
    expect(slip).toMatchObject({
      taxable: '89750.00',
      scaleTax: '21708.35',
      tax: '19308.35',
      pension: '10250.00',
      net: '70441.65',
    });
    expect(amounts(slip.contributions)).toEqual(['6000.00', '2750.00', '1500.00']);
    expect(amounts(slip.employer)).toEqual(['6000.00', '1500.00', '50.00']);
    expect(due(slip.credits)).toEqual([{ id: 'personal-relief', amount: '2400.00' }]);
  });

  // SHIF is at least 300: 300 + 300 + 75 = 675, taxable 4,325, scale 432.50, and the relief takes no more than that.
  test('the SHIF minimum, and a credit larger than the tax', () => {
    const slip = pay('KE', '5000.00', '2026-03-01');
    expect(slip).toMatchObject({ taxable: '4325.00', tax: '0.00', pension: '675.00', net: '4325.00' });
    expect(amounts(slip.credits)).toEqual(['432.50']);
  });

  // 52 × 25,000 = 1,300,000 a year, 108,333.33 a month. NSSF at its ceiling 6,480; SHIF 2,979.1666…; levy 1,625;
  // taxable 97,249.1666…
  // 2,400 + 2,083.25 + 30 % of 64,916.1666… = 19,474.85, less 2,400 = 21,558.10 a month; × 12 ÷ 52 = 4,974.946. NSSF
  // 6,480 × 12 ÷ 52 = 1,495.3846.
  test('weekly pay is taxed through the year', () => {
    const slip = pay('KE', '25000.00', '2026-03-01', { period: 'weekly' });
    expect(amounts(slip.contributions)).toEqual(['1495.38', '687.50', '375.00']);
    expect(slip).toMatchObject({ tax: '4974.95', pension: '2557.88', net: '17467.17' });
  });

  // The limits of NSSF until January 2026: 6 % of 72,000 = 4,320.
  test('the rule on the pay date decides', () => {
    expect(amounts(pay('KE', '100000.00', '2026-01-31').contributions)).toEqual(['4320.00', '2750.00', '1500.00']);
  });
});

describe('Angola 2026: the tax jumps by 12,500 just above a base of 150,000', () => {
  // 97 % of 154,639.17 = 149,999.9949: nothing. INSS 3 % = 4,639.1751.
  test('just below', () => {
    expect(pay('AO', '154639.17', '2026-02-01')).toMatchObject({ tax: '0.00', pension: '4639.18', net: '149999.99' });
  });

  // 97 % of 154,639.18 = 150,000.0046: 12,500 + 16 % of 0.0046. The base is not rounded before the comparison.
  test('just above', () => {
    expect(pay('AO', '154639.18', '2026-02-01')).toMatchObject({
      tax: '12500.00',
      pension: '4639.18',
      net: '137500.00',
    });
  });

  // Without INSS the base is the pay: exactly 150,000 still belongs to the lower bracket.
  test('the limit itself', () => {
    expect(pay('AO', '150000.00', '2026-02-01', { includePension: false })).toMatchObject({
      tax: '0.00',
      pension: '0.00',
      net: '150000.00',
    });
  });
});

describe('Egypt 2026: the taxable income chooses the table', () => {
  // Insurance 11 % of the ceiling 16,700 = 1,837. 12 × 58,163 = 697,956; less 20,000 = 677,956; down to 677,950: the
  // table up to 700,000.
  // 5,500 + 2,250 + 26,000 + 45,000 + 25 % of 277,950 = 69,487.50: 148,237.50 a year, 12,353.125 a month. Martyrs' fund
  // 0.05 % of 60,000 = 30: 12,383.125.
  test('the second table', () => {
    const slip = pay('EG', '60000.00', '2026-03-01');
    expect(slip).toMatchObject({
      taxable: '56495.83',
      scaleTax: '12353.13',
      tax: '12383.13',
      pension: '1837.00',
      net: '45779.87',
    });
    expect(amounts(slip.surcharges)).toEqual(['30.00']);
    expect(amounts(slip.reliefs)).toEqual(['1666.67']);
  });

  // 11 % of the insured floor of 2,700 = 297 on any lower pay.
  test('the insured floor', () => {
    expect(pay('EG', '2000.00', '2026-03-01')).toMatchObject({ tax: '1.00', pension: '297.00', net: '1702.00' });
  });
});

describe('Algeria 2026: the second abatement smooths the tax from 30,000 to 35,000', () => {
  // CNAS 9 % of 36,000 = 3,240, taxable 32,760. 23 % of 12,760 = 2,934.80; first abatement 40 % = 1,173.92; left
  // 1,760.88.
  // × 137 ÷ 51 = 4,730.20705…; less 27,925 ÷ 8 = 3,490.625: 1,239.58205…
  test('inside', () => {
    expect(pay('DZ', '36000.00', '2026-03-01')).toMatchObject({
      taxable: '32760.00',
      scaleTax: '2934.80',
      tax: '1239.58',
      pension: '3240.00',
      net: '31520.42',
    });
  });

  // 23 % of 15,000 = 3,450, less 40 % = 2,070; × 137 ÷ 51 less 27,925 ÷ 8 = 2,069.963…: the limit is smoothed. A dinar
  // more is not: 3,450.23 × 0.6 = 2,070.138.
  test('at and above the upper limit', () => {
    expect(pay('DZ', '35000.00', '2026-03-01', { includePension: false }).tax).toBe('2069.96');
    expect(pay('DZ', '35001.00', '2026-03-01', { includePension: false }).tax).toBe('2070.14');
  });

  // Taxable pay of 30,000 pays nothing.
  test('the exemption', () => {
    expect(pay('DZ', '30000.00', '2026-03-01', { includePension: false })).toMatchObject({
      tax: '0.00',
      net: '30000.00',
    });
  });
});

// INPS 3.6 % = 9,000 and AMO 3.06 % = 7,650: 12 × 233,350 = 2,800,200, down to a multiple of 3,000: 2,799,000.
// 12,420 + 71,760 + 110,399.94 + 154,560.12 + 31 % of 414,805 = 128,589.55: 477,729.61; less 2 % of 2,799,000 = 55,980:
// 421,749.61 a year, 35,145.80 a month.
test('Mali 2026: contributions, the rounded base, and 2 % of it off the tax', () => {
  expect(pay('ML', '250000', '2026-03-01')).toMatchObject({
    taxable: '233250',
    tax: '35146',
    pension: '16650',
    net: '198204',
  });
});

describe('Djibouti 2026: nothing up to 50,000, the whole scale above', () => {
  // 94 % of 53,191 = 49,999.54. Pension 4 % = 2,127.64, health 2 % = 1,063.82.
  test('below the cliff', () => {
    expect(pay('DJ', '53191', '2026-03-01')).toMatchObject({ taxable: '0', tax: '0', pension: '3192', net: '49999' });
  });

  // 94 % of 53,192 = 50,000.48, tested before it is rounded down to 50,000: 2 % of 30,000 + 12 % of 20,000 = 3,000.
  test('above the cliff', () => {
    expect(pay('DJ', '53192', '2026-03-01')).toMatchObject({
      taxable: '50000',
      tax: '3000',
      pension: '3192',
      net: '47000',
    });
  });
});

// 30 % of 12,000,000, at most 900,000: taxable 11,100,000. 174,000 + 750,000 + 1,400,000 + 37 % of 3,100,000 =
// 1,147,000: 3,471,000 a year, 289,250 a month.
// TRIMF: the limit of 12,000,000 belongs to the slab above, 36,000 a year, 3,000 a month. IPRES 5.6 % of 432,000 =
// 24,192.
test('Senegal: the capped abatement, and a slab limit that belongs to the slab above', () => {
  const slip = pay('SN', '1000000', '2026-03-01');
  expect(slip).toMatchObject({ taxable: '925000', scaleTax: '289250', tax: '292250', pension: '24192', net: '683558' });
  expect(amounts(slip.surcharges)).toEqual(['3000']);
});

describe('Mauritius 2026-2027: thirteen pay periods', () => {
  // 13 × 60,000 = 780,000: 10 % of 280,000 = 28,000; ÷ 13 = 2,153.846. CSG 3 % of all above 50,000 = 1,800; NSF 1 % of
  // 29,710 = 297.10.
  test('a month', () => {
    const slip = pay('MU', '60000.00', '2026-08-01');
    expect(slip).toMatchObject({ tax: '2153.85', pension: '2097.10', net: '55749.05' });
    expect(amounts(slip.contributions)).toEqual(['1800.00', '297.10']);
  });

  // The same twelve months as annual pay: 10 % of 220,000 = 22,000; CSG by the twelfth, 21,600; NSF 3,565.20.
  test('annual pay uses the annual bands once', () => {
    expect(pay('MU', '720000.00', '2026-08-01', { period: 'annual' })).toMatchObject({
      tax: '22000.00',
      pension: '25165.20',
      net: '672834.80',
    });
  });

  // Exactly 50,000 takes the lower CSG rate: 750. 13 × 50,000 = 650,000: 15,000 ÷ 13 = 1,153.846.
  test('the limit of the CSG slab', () => {
    expect(pay('MU', '50000.00', '2026-08-01')).toMatchObject({ tax: '1153.85', pension: '1047.10', net: '47799.05' });
  });
});

describe('Nigeria 2025: consolidated relief', () => {
  // Pension 8 % of 3,000,000 = 240,000. Relief: the higher of 200,000 and 1 % of gross, + 20 % of 2,760,000 = 752,000.
  // Taxable 2,008,000.
  // 21,000 + 33,000 + 75,000 + 95,000 + 21 % of 408,000 = 85,680: 309,680 a year (more than 1 % of gross), 25,806.666 a
  // month.
  test('a month', () => {
    const slip = pay('NG', '250000.00', '2025-06-01');
    expect(slip).toMatchObject({ taxable: '167333.33', tax: '25806.67', pension: '20000.00', net: '204193.33' });
    expect(amounts(slip.reliefs)).toEqual(['62666.67']);
  });

  // Pay of 70,000, the minimum wage, owes neither tax nor the minimum tax. Pension 5,600.
  test('the minimum wage', () => {
    expect(pay('NG', '70000.00', '2025-06-01')).toMatchObject({ tax: '0.00', pension: '5600.00', net: '64400.00' });
  });
});

// Tax on gross: 4,000 + 20,000 + 30,000 = 54,000. Pension 18,000, maternity 900; CBHI 0.5 % of 300,000 − 54,000 −
// 18,000 − 900 = 227,100: 1,135.50, half up 1,136.
test('Rwanda 2026: a contribution on pay net of tax', () => {
  const slip = pay('RW', '300000', '2026-03-01');
  expect(amounts(slip.contributions)).toEqual(['18000', '900', '1136']);
  expect(slip).toMatchObject({ tax: '54000', pension: '20036', net: '225964' });
});

describe('Cabo Verde 2026: published formula, at least 100, whole escudo', () => {
  // 0.14 × 36,607 − 5,125 is just below zero; from 36,607 on at least 100 is withheld.
  test('where withholding begins', () => {
    expect(pay('CV', '36606.99', '2026-03-01').tax).toBe('0.00');
    expect(pay('CV', '36607.00', '2026-03-01').tax).toBe('100.00');
    expect(pay('CV', '37000.00', '2026-03-01').tax).toBe('100.00');
  });

  // 0.14 × 37,511 − 5,125 = 126.54: 127 escudos. 0.21 × 100,000 − 10,725 = 10,275; INPS 8.5 % = 8,500 is not deducted
  // first.
  test('the formula', () => {
    expect(pay('CV', '37511.00', '2026-03-01').tax).toBe('127.00');
    expect(pay('CV', '100000.00', '2026-03-01')).toMatchObject({
      tax: '10275.00',
      pension: '8500.00',
      net: '81225.00',
    });
  });
});

describe('DR Congo', () => {
  // CNSS 500,000; 12 × 9,500,000 = 114,000,000. 58,320 + 2,948,400 + 6,480,000 + 40 % of 70,800,000 = 28,320,000:
  // 37,806,720, at most 30 % = 34,200,000; ÷ 12.
  test('2026: at most 30 % of the base', () => {
    expect(pay('CD', '10000000.00', '2026-03-01')).toMatchObject({
      scaleTax: '3150560.00',
      tax: '2850000.00',
      pension: '500000.00',
      net: '6650000.00',
    });
  });

  // CNSS 5,038.25; 12 × 95,726.75 = 1,148,721, down to 1,148,000; 3 % = 34,440; ÷ 12 = 2,870 francs.
  test('2026: the base rounded on the year', () => {
    expect(pay('CD', '100765.00', '2026-03-01')).toMatchObject({
      taxable: '95666.67',
      tax: '2870.00',
      pension: '5038.25',
      net: '92856.75',
    });
  });

  // 3 % of 47,500 = 1,425, raised to 2,500 a month.
  test('2025: at least 2,500', () => {
    expect(pay('CD', '50000.00', '2025-03-01')).toMatchObject({ tax: '2500.00', pension: '2500.00', net: '45000.00' });
  });
});

describe('South Sudan: one rate on the whole income, contributions deductible up to 5 %', () => {
  // NSIF 8 % = 8,000, and 5,000 of it is deductible: 20 % of 95,000 = 19,000. At 60,000 the base is 57,000, which still
  // takes 10 %.
  test('a month', () => {
    expect(pay('SS', '100000.00', '2026-03-01')).toMatchObject({
      taxable: '95000.00',
      tax: '19000.00',
      pension: '8000.00',
      net: '73000.00',
    });
    expect(pay('SS', '60000.00', '2026-03-01').tax).toBe('5700.00');
  });
});

describe('Zimbabwe 2026: a ceiling in another currency', () => {
  // 700 USD at 26.5 = 18,550; NSSA 4.5 % = 834.75; taxable 29,165.25. 1,120 + 4,900 + 30 % of 1,165.25 = 349.575:
  // 6,369.575, with 3 % AIDS levy 6,560.66225.
  test('with a rate', () => {
    const slip = pay('ZW', '30000.00', '2026-03-01', {
      exchangeRate: (from, to) => (from === 'USD' && to === 'ZWG' ? '26.5' : undefined),
    });
    expect(slip).toMatchObject({ tax: '6560.66', pension: '834.75', net: '22604.59' });
  });

  // Without a rate no ceiling: NSSA 1,350; taxable 28,650; (1,120 + 4,900 + 195) × 1.03 = 6,401.45.
  test('without a rate', () => {
    expect(pay('ZW', '30000.00', '2026-03-01')).toMatchObject({ tax: '6401.45', pension: '1350.00', net: '22248.55' });
  });

  // The tables of pay in dollars: NSSA 4.5 % of 700 = 31.50; taxable 968.50; 40 + 25 % of 668.50 = 207.125; with 3 %
  // 213.33875.
  test('pay in dollars', () => {
    const slip = pay('ZW', '1000.00', '2026-03-01', { currency: 'USD' });
    expect(slip).toMatchObject({ tax: '213.34', pension: '31.50', net: '755.16' });
    expect(slip.contributions).toEqual([{ id: 'nssa-usd', amount: '31.50' }]);
  });
});

describe('Benin 2026: a levy due in March and June', () => {
  // 10 % of 40,000 = 4,000 in a general month; the year adds 1,000 and, as a twelfth exceeds 60,000, 3,000. CNSS 3.6 %.
  test('a month has none of it, and the year has all of it', () => {
    expect(pay('BJ', '100000', '2026-04-01')).toMatchObject({ tax: '4000', pension: '3600', net: '92400' });
    expect(pay('BJ', '1200000', '2026-04-01', { period: 'annual' })).toMatchObject({
      tax: '52000',
      pension: '43200',
      net: '1104800',
    });
  });

  // A twelfth of exactly 60,000 does not exceed it: 1,000 only.
  test('the limit of the June levy', () => {
    expect(pay('BJ', '720000', '2026-04-01', { period: 'annual' })).toMatchObject({ tax: '1000', pension: '25920' });
  });
});

describe('Madagascar 2026: a ceiling of eight times the minimum hiring wage', () => {
  // 8 × 262,680 = 2,101,440; 8 × 300,000 = 2,400,000; 8 × 315,000 = 2,520,000; 1 % of each for CNaPS and for health.
  test('the wage of the pay date decides', () => {
    const due = (date: string): string[] => amounts(pay('MG', '5000000.00', date).contributions);
    expect(due('2026-02-28')).toEqual(['21014.40', '21014.40']);
    expect(due('2026-03-01')).toEqual(['24000.00', '24000.00']);
    expect(due('2026-10-01')).toEqual(['25200.00', '25200.00']);
  });
});

test('Nigeria 2026: an exemption up to one minimum wage', () => {
  expect(pay('NG', '70000.00', '2026-03-01', { includePension: false }).taxable).toBe('0.00');
  expect(pay('NG', '70000.01', '2026-03-01', { includePension: false }).taxable).toBe('70000.01');
});

// Social security 5.125 % = 102.50 and unity 1 % = 20. 12 × 1,877.50 − 1,800 = 20,730: 600 + 873 = 1,473 a year, 122.75
// a month. Jehad tax 3 % of 1,727.50 = 51.825.
// Stamp duty 0.5 % of 2,000 − 122.50 − 122.75 − 51.825 = 1,702.925: 8.514625. Together 183.089625, and a dinar has a
// thousand dirhams.
test('Libya to July 2025: one surcharge on pay net of another, three decimals', () => {
  const slip = pay('LY', '2000.000', '2025-06-01');
  expect(amounts(slip.surcharges)).toEqual(['51.825', '8.515']);
  expect(slip).toMatchObject({ taxable: '1727.500', tax: '183.090', pension: '122.500', net: '1694.410' });
});

// CNSS 25,000 and CNAMGS 10,000. TCS 5 % of 465,000 − 150,000 = 15,750, deducted from income: 449,250, less 20 % =
// 359,400, 4,312,800 a year.
// 21,000 + 78,000 + 135,000 + 20 % of 712,800 = 142,560: 376,560 a year, 31,380 a month; with TCS 47,130.
test('Gabon 2026: a surcharge deducted from income', () => {
  expect(pay('GA', '500000', '2026-03-01')).toMatchObject({
    taxable: '359400',
    scaleTax: '31380',
    tax: '47130',
    pension: '35000',
    net: '417870',
  });
});

describe('Congo 2026: a flat charge in the first band and a tax due in January', () => {
  // CNSS 12,000; CAMU nothing on 288,000. 80 % of 3,456,000 = 2,764,800, down to 2,764,000: 1,200 + 88,500 + 189,600 =
  // 279,300 a year, 23,275 a month; TOL 1,000.
  test('a month', () => {
    expect(pay('CG', '300000', '2026-03-01')).toMatchObject({ tax: '24275', pension: '12000', net: '263725' });
  });

  // 279,300 + 12 × 1,000 + the regional tax of 2,400.
  test('a year', () => {
    expect(pay('CG', '3600000', '2026-03-01', { period: 'annual' })).toMatchObject({
      tax: '293700',
      pension: '144000',
      net: '3162300',
    });
  });

  // A twelfth of the flat 1,200, and TOL. CNSS is 4 % of the minimum wage of 70,400 from 2025, 4 % of the pay before.
  test('low pay', () => {
    expect(pay('CG', '20000', '2026-03-01')).toMatchObject({ tax: '1100', pension: '2816', net: '16084' });
    expect(pay('CG', '20000', '2024-03-01')).toMatchObject({ pension: '800' });
  });
});

// CNSS 11,000; 200,000 − 11,000 − 50,000 = 139,000. 2,420 + 4,170 + 6,280 + 3,496 = 16,366. The levy: 1 % of 172,634 =
// 1,726.34; rounded once, together.
test('Burkina Faso 2026: a levy on the unrounded net', () => {
  expect(pay('BF', '200000', '2026-03-01')).toMatchObject({
    taxable: '139000',
    tax: '18092',
    pension: '11000',
    net: '170908',
  });
});

describe('variables and their order', () => {
  const kenya = law('KE');
  const credit = (formula: Formula): OracleInput => {
    const income = kenya.income.map((regime) => ({
      ...regime,
      credits: [{ id: 'made-up', name: 'Made up', basis: 'monthly' as const, formula, sources: ['made-up'] }],
    }));
    return {
      country: { ...kenya, income },
      amount: '100000.00',
      period: 'monthly',
      date: '2026-03-01',
      includePension: true,
    };
  };

  test('dependants and age are plain numbers in every basis', () => {
    expect(oraclePayslip({ ...credit({ sum: ['dependants', 'age'] }), dependants: 2 }).credits).toEqual([
      { id: 'made-up', amount: '42.00' },
    ]);
  });

  // Half of the scale tax of 21,708.35 remains: 10,854.175.
  test('in a credit, `tax` is the tax still left', () => {
    expect(oraclePayslip(credit({ percent: 50, of: 'tax' })).tax).toBe('10854.18');
  });

  test('a contribution that depends on itself and an unknown variable are errors', () => {
    const charging = (of: Formula): Country => {
      const contributions = kenya.contributions.map((scheme) => ({
        ...scheme,
        dated: scheme.dated.map((rule) => ({ ...rule, of })),
      }));
      return { ...kenya, contributions };
    };
    expect(() => pay('KE', '100000.00', '2026-03-01', { country: charging('tax') })).toThrow('depends on itself');
    expect(() => pay('KE', '100000.00', '2026-03-01', { country: charging('nobody') })).toThrow(
      'nothing is called nobody',
    );
  });

  test('law for another time or currency is not applied', () => {
    expect(() => pay('KE', '100000.00', '1999-03-01')).toThrow('no income tax');
    expect(() => pay('KE', '100000.00', '2026-03-01', { currency: 'USD' })).toThrow('no income tax');
  });
});

/**
 * Every regime on its first day: the law data use no unknown names, and the three parts of the pay always add up to it.
 */
describe.each(readdirSync(countries).map((file) => file.replace('.json', '')))(
  'the law of %s can be computed',
  (code) => {
    test.each(law(code).income.map((regime): [string, IncomeRegime] => [regime.tax_year, regime]))(
      '%s',
      (_label, regime) => {
        const date = regime.effective_from ?? regime.effective_to ?? regime.last_confirmed;
        for (const period of ['monthly', 'annual', 'weekly', 'biweekly'] as const) {
          for (const amount of ['0', '1', '777', '99999', '1234567', '987654321']) {
            const slip = pay(code, amount, date, {
              regime,
              period,
              currency: regime.currency ?? law(code).currency,
              dependants: 3,
              basic: '0.6',
            });
            expect(Number(slip.tax) + Number(slip.pension) + Number(slip.net)).toBeCloseTo(Number(slip.gross), 2);
          }
        }
      },
    );
  },
);
