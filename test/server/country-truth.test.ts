import { countryCodes, type CountryInfo, type Meta } from '../../src/contract';
import { taxpayers } from '../../src/contract/words/taxpayers';
import { residencies } from '../../src/contract/words/residencies';
import { vatCategories } from '../../src/contract/words/vat';
import { service } from '../support/service';

// A group of the country information is a set of facts, so it is as old and as sure as the oldest and least sure of them.
// A calculation that rests on some of them may therefore be newer or surer than its group, and never the other way round.

type Truth = Pick<Meta, 'data_status' | 'confidence' | 'as_of'>;
type Groups = Omit<CountryInfo, 'country' | 'tax_year' | 'last_updated'>;
type GroupName = keyof Groups;

/** A calculation, and the groups on whose facts it rests. */
interface Calculation {
  readonly groups: readonly GroupName[];
  readonly path: '/api/tax' | '/api/vat';
  readonly fields: Readonly<Record<string, unknown>>;
}

const grades = ['current', 'due', 'stale'];
const sureness = ['high', 'medium', 'low'];

const infoOf = async (country: string, type = '') =>
  (await service.get(`/api/tax?country=${country}${type}`)).body as unknown as { data: CountryInfo; meta: Meta };

/** What of a group is better than of a calculation. */
const betterThan = (group: Truth, calculation: Truth): readonly string[] => [
  ...(grades.indexOf(group.data_status!) < grades.indexOf(calculation.data_status!)
    ? [`${group.data_status} before ${calculation.data_status}`]
    : []),
  ...(sureness.indexOf(group.confidence!) < sureness.indexOf(calculation.confidence!)
    ? [`${group.confidence} before ${calculation.confidence}`]
    : []),
  ...(group.as_of !== null && calculation.as_of !== null && group.as_of > calculation.as_of
    ? [`${group.as_of} after ${calculation.as_of}`]
    : []),
];

const tax = (groups: readonly GroupName[], fields: Calculation['fields']): Calculation => ({
  groups,
  path: '/api/tax',
  fields: { amount: 1_000_000, ...fields },
});

const vat = (fields: Calculation['fields']): Calculation => ({
  groups: ['vat'],
  path: '/api/vat',
  fields: { amount: 1_000_000, mode: 'add', ...fields },
});

/** Cells that the country information does not call «not established». */
const established = (states: Readonly<Record<string, string>> = {}): readonly string[] =>
  Object.keys(states).filter((name) => states[name] !== 'not_established');

/** Every calculation whose facts the country information states. */
function calculationsOf({
  corporate_tax,
  withholding_tax,
  capital_gains_tax,
  vat: sales,
}: CountryInfo): readonly Calculation[] {
  const sectors = corporate_tax?.sector_rates.map(({ id }) => ({ sector: id })) ?? [];
  return [
    tax(['income_tax', 'pension'], { type: 'income' }),
    ...[{}, { turnover: 1_000 }, { turnover: 1e12 }, ...sectors].map((fields) =>
      tax(['corporate_tax'], { type: 'corporate', ...fields }),
    ),
    ...residencies.flatMap((residency) =>
      established(withholding_tax?.states[residency]).map((payment_type) =>
        tax(['withholding_tax'], { type: 'withholding', residency, payment_type }),
      ),
    ),
    ...taxpayers
      .filter((taxpayer) => established(capital_gains_tax?.states).includes(taxpayer))
      .map((taxpayer) => tax(['capital_gains_tax'], { type: 'capital_gains', taxpayer })),
    ...(sales === undefined
      ? []
      : [{}, { rate_type: 'reduced' }, ...vatCategories.map((category) => ({ category }))].map(vat)),
  ];
}

test.each(countryCodes)('no group of %s is graded better than a calculation on its facts', async (country) => {
  const { data, meta } = await infoOf(country);
  const found: unknown[] = [];
  let answered = 0;
  for (const { groups, path, fields } of calculationsOf(data)) {
    const { status, body } = await service.post(path, { country, ...fields });
    if (status !== 200) continue;
    answered++;
    for (const name of groups) {
      const group = data[name];
      if (group === undefined) continue;
      const better = betterThan(group, body.meta);
      if (better.length > 0) found.push({ group: name, fields, better });
    }
  }
  expect(found).toEqual([]);
  expect(answered).toBeGreaterThan(0);
  const stated = Object.values(data).filter(
    (part): part is NonNullable<Groups[GroupName]> => typeof part === 'object' && 'data_status' in part,
  );
  for (const group of stated) expect(betterThan(meta, group)).toEqual([]);
});

// Files of the law: DR Congo's withholding tax was confirmed on 15 January 2026, some of its cells on 15 October 2024;
// the minimum tax of Mozambique has one weak source of its own.
test.each([
  ['CD', 'withholding_tax', { data_status: 'stale', as_of: '2024-10-15' }],
  ['MZ', 'corporate_tax', { data_status: 'stale', confidence: 'low' }],
] as const)('%s: %s is as old and as sure as its weakest cell', async (country, group, truth) => {
  expect((await infoOf(country)).data[group]).toMatchObject(truth);
});

// Only software states what employers in Burkina Faso pay for pensions (source `preem` in the file of the country). The
// pension states it; for the tax of an employee it does not count.
test('weak sources for the rate of the employer lower the confidence in the pension alone', async () => {
  const { income_tax, pension } = (await infoOf('BF')).data;
  expect([income_tax!.confidence, pension!.confidence]).toEqual(['medium', 'low']);
});
