import { incomeLawFor } from '../../src/engine/law/in-force';
import { readByLaw } from '../../src/engine/income/read-by-law';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { lawDays } from '../support/law-days';

const today = '2026-11-21';
const laws = [...createReference(countryFiles).countries.values()].flatMap((country) =>
  lawDays(country, today).flatMap(({ regime, date }) => {
    const when = date === undefined ? { tax_year: regime.tax_year, today } : { pay_date: date, today };
    const found = incomeLawFor(country, when, regime.currency ?? country.currency);
    return found.ok ? [{ name: `${country.code} on ${date ?? regime.tax_year}`, law: found.value.law }] : [];
  }),
);

test('a law uses exactly the circumstances that its formulas name', () => {
  for (const { name, law } of laws) {
    const { not_covered: _, ...computed } = law.regime;
    const text = JSON.stringify([computed, law.contributions.map(({ rule }) => rule)]);
    const named = ['age', 'basic', 'dependants'].filter((variable) => text.includes(`"${variable}"`));
    expect({ name, read: [...readByLaw(law)].sort() }).toEqual({ name, read: named });
  }
});

test('each circumstance is used by some law', () => {
  const read = new Set(laws.flatMap(({ law }) => [...readByLaw(law)]));
  expect([...read].sort()).toEqual(['age', 'basic', 'dependants']);
});
