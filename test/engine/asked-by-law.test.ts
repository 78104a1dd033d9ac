import { askedByLaw } from '../../src/engine/income/asked-by-law';
import { incomeLawFor } from '../../src/engine/law/in-force';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';

const reference = createReference(countryFiles);
const today = '2026-11-21';
function asked(code: string) {
  const country = reference.countries.get(code)!;
  const found = incomeLawFor(country, { today }, country.currency);
  if (!found.ok) throw new Error(code);
  return askedByLaw(found.value.law);
}

test('Zambia looks at basic pay, for its health insurance', () => {
  expect(asked('ZM').basic).toBe(true);
});

test('South Africa asks the age, for its rebates', () => {
  expect(asked('ZA').circumstances).toContain('age');
});

test('Madagascar counts hours of overtime, and Ghana does not', () => {
  expect(asked('MG').overtimeHours).toBe(true);
  expect(asked('GH').overtimeHours).toBe(false);
});

test('each circumstance that a law asks is one that a request can state', () => {
  for (const code of reference.countries.keys()) {
    const country = reference.countries.get(code)!;
    const found = incomeLawFor(country, { today }, country.currency);
    if (found.ok) expect(() => askedByLaw(found.value.law)).not.toThrow();
  }
});
