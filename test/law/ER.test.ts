import { income, tax } from '../support/law';

// Eritrea. Monthly bands of Proclamation 62/1994 and Legal Notice 20/1995, on gross: 2 % to 200; 7 % to 500; 12 % to
// 1,200; 17 % to 2,000; 24 % to 3,500; 29 % to 5,500;
// 34 % to 8,000; 38 % above. No contributions in the private sector. The first day of the law is not established.
//   "Eritrea PAYE engine" and source records (AfroTools, 22 July 2026). Two other schedules circulate and are not
// followed.
describe('Eritrea', () => {
  // 2 % of 150.
  test('150 a month: the first band, and no contributions', async () => {
    const payslip = await income('ER', 150, { tax_year: '2026' });
    expect(payslip).toMatchObject({ tax_amount: 3, net_amount: 147, taxable_amount: 150 });
    expect(payslip).not.toHaveProperty('pension');
  });

  //   2 % of 200 = 4; 7 % of 300 = 21; 12 % of 700 = 84; 17 % of 800 = 136; 24 % of 1,000 = 240      485; net 2,515
  //   no contribution of the employer: cost 3,000
  test('3,000 a month', async () => {
    expect(await income('ER', 3_000, { tax_year: '2026' })).toMatchObject({
      tax_amount: 485,
      net_amount: 2_515,
      employer_cost: 3_000,
    });
  });

  //   at 8,000: 245 + 24 % of 1,500 = 360 + 29 % of 2,000 = 580 + 34 % of 2,500 = 850     2,035.00; net 5,965.00
  //   at 8,001: 38 % of 1 more                                                            2,035.38; net 5,965.62
  test('at the last limit and above it', async () => {
    expect(await income('ER', 8_000, { tax_year: '2026' })).toMatchObject({ tax_amount: 2_035, net_amount: 5_965 });
    expect(await income('ER', 8_001, { tax_year: '2026' })).toMatchObject({
      tax_amount: 2_035.38,
      net_amount: 5_965.62,
    });
  });

  // 2,035 + 38 % of 2,000 = 760.
  test('10,000 a month: the top band', async () => {
    expect(await income('ER', 10_000, { tax_year: '2026' })).toMatchObject({ tax_amount: 2_795, net_amount: 7_205 });
  });

  // Twelve months of 3,000.
  test('36,000 a year', async () => {
    expect(await income('ER', 36_000, { period: 'annual', tax_year: '2026' })).toMatchObject({
      tax_amount: 5_820,
      net_amount: 30_180,
    });
  });

  // 30 %: "Eritrea tax overview" (OpenAccountants, 10 September 2026); "Tax laws Eritrea" (Lawgratis).
  test('corporate tax of 30 %', async () => {
    expect(await tax('corporate', 'ER', 100_000, {})).toMatchObject({ tax_amount: 30_000 });
  });

  // Dividends 5 %, royalties 10 % to non-residents: "Tax laws Eritrea" (Lawgratis).
  test('withholding from non-residents', async () => {
    expect(
      await tax('withholding', 'ER', 10_000, { payment_type: 'dividends', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 500 });
    expect(
      await tax('withholding', 'ER', 10_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 1_000 });
  });
});
