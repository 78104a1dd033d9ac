import { createReference, type Reference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import type { Country } from '../../src/reference/schema';

/** The law of all countries, with some parts of one country replaced by law that a test makes up. */
export const withLaw = (code: string, law: Partial<Country>): Reference =>
  createReference(countryFiles.map((country) => (country.code === code ? { ...country, ...law } : country)));
