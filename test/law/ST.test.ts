import { income, tax, vat } from '../support/law';

// São Tomé and Príncipe. The amounts of the income-tax scale in force could not be established (a decree of 2016
// amended the amounts to subtract of the scale of Lei 11/2009), so income tax is not computed.
// Sources: "Sao Tome payroll contributions checker" (AfroTools, 22 July 2026); TaxesMap (2026); "Políticas e benefícios
// fiscais - São Tomé e Príncipe" (IPIM); "IVA vai ser realidade a partir de 01 de Junho" (STP-Press, 7 April 2023).
describe('São Tomé and Príncipe', () => {
  test('income tax is refused, in every year', async () => {
    await expect(income('ST', 10_000, { pay_date: '2026-11-20' })).rejects.toThrow('invalid_tax_type');
    await expect(income('ST', 120_000, { period: 'annual', pay_date: '2026-11-20' })).rejects.toThrow(
      'invalid_tax_type',
    );
    await expect(income('ST', 10_000, { pay_date: '2023-06-20' })).rejects.toThrow('invalid_tax_type');
  });

  // IRC 25 % (IPIM; TaxesMap).
  test('corporate tax on a profit of 1,000,000', async () => {
    expect(await tax('corporate', 'ST', 1_000_000, {})).toMatchObject({ tax_amount: 250_000 });
  });

  // TaxesMap: dividends 20 %, interest 10 %, royalties 20 %.
  test('withholding from non-residents', async () => {
    expect(
      await tax('withholding', 'ST', 100_000, { payment_type: 'dividends', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 20_000 });
    expect(
      await tax('withholding', 'ST', 100_000, { payment_type: 'interest', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 10_000 });
  });

  // No rate for residents is recorded.
  test('withholding from residents is not established', async () => {
    await expect(
      tax('withholding', 'ST', 100_000, { payment_type: 'dividends', residency: 'resident' }),
    ).rejects.toThrow('invalid_payment_type');
  });

  // 15 % from 1 June 2023, the basic basket 7.5 %.
  test('VAT', async () => {
    expect(await vat('ST', 1_000, 'add')).toMatchObject({ vat_rate: 15, vat_amount: 150, gross_amount: 1_150 });
    expect(await vat('ST', 1_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_rate: 7.5,
      vat_amount: 75,
      gross_amount: 1_075,
    });
  });
});
