import { countryNames } from '../../src/contract/countries';
import { service } from '../support/service';

// Countries grouped by how much is computed of the family rules that their dossiers of 22 November 2026 describe. All
// other countries tax the employee individually.
const computed = ['BF', 'CD', 'MA', 'MG', 'MZ', 'NE', 'TG'];
const inPart = ['LY', 'ML', 'TN'];
const notYet = ['CG', 'CI', 'CV', 'EG', 'GA', 'GH', 'KM', 'MU', 'SD', 'SN', 'ZA', 'ZW'];

/** The notices about one circumstance. */
async function noticesOn(name: 'basic' | 'dependants' | 'age', country: string, value: number): Promise<string[]> {
  const { body } = await service.post('/api/v1/tax/paye', { country, amount: 500_000, [name]: value });
  // São Tomé and Príncipe: no income tax is computed.
  return body.success
    ? body.meta.notices.filter((line) => line.startsWith(`\`${name}\``))
    : [`refused: ${body.error.code}`];
}

describe('an answer says how the dependants sent were used', () => {
  test.each(Object.entries(countryNames))('%s', async (country, name) => {
    const [first, ...more] = await noticesOn('dependants', country, 2);
    expect(more).toEqual([]);
    if (country === 'ST') expect(first).toBe('refused: invalid_tax_type');
    else if (computed.includes(country)) expect(first).toBeUndefined();
    else if (inPart.includes(country))
      expect(first).toContain(
        `only partly taken into account. ${name}'s law uses it in a rule that is not calculated: `,
      );
    else if (notYet.includes(country))
      expect(first).toContain(`\`dependants\` is not taken into account yet. ${name}'s law uses it in `);
    else expect(first).toBe(`\`dependants\` has no effect under ${name}'s recorded income tax law and was ignored.`);
  });
});

// Loi de finances 2024, RICF: 5,500 francs a month for each half share above one.
test("Côte d'Ivoire's family reduction is described as not computed", async () => {
  expect(await noticesOn('dependants', 'CI', 2)).toEqual([
    expect.stringContaining('Family reduction (RICF): XOF 5,500 a month for each half share above one share'),
  ]);
});

// Ghana: 1,500 cedis a year off income from 60 years (Income Tax Act, Fifth Schedule).
test('the same goes for age, and for the share of basic pay', async () => {
  expect(await noticesOn('age', 'GH', 61)).toEqual([expect.stringContaining('old age 1,500')]);
  expect(await noticesOn('age', 'KE', 61)).toEqual([expect.stringContaining('`age` has no effect')]);
  expect(await noticesOn('basic', 'TD', 0.6)).toEqual([expect.stringContaining('exempt up to 30 % of base salary')]);
});
