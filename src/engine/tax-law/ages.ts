import { type LawArea, lawAreas } from '../../contract/words/law-areas';
import type { Grade } from '../../contract/words/truth';
import { oncePer } from '../../once';
import type { Country, Reference } from '../../reference';
import { taxYearOf } from '../../reference/tax-year';
import { oldestGrade } from '../../truth/grade';
import { entryOn } from '../law/dated';
import { type DatedFact, type LawEvidence, lawEvidence } from '../law/evidence';
import { incomeCurrencies, incomeLawFor } from '../law/in-force';
import { incomeSources } from '../law/income-sources';
import { subjects } from '../law/subjects';

/**
 * The evidence for the law of a tax that is in force on a day: one rule, or one for each currency of pay. Empty where
 * none is recorded.
 *
 * @param today YYYY-MM-DD
 */
export function lawInForceEvidence(country: Country, area: LawArea, today: string): readonly LawEvidence[] {
  const asked = { year: taxYearOf(country.tax_year, today), date: today };
  if (area === 'income')
    return incomeCurrencies(country).flatMap((currency) => {
      const found = incomeLawFor(country, { today }, currency);
      if (!found.ok) return [];
      const { law } = found.value;
      return [lawEvidence(country, law.regime, asked, subjects.income, incomeSources(law))];
    });
  const entries: readonly (DatedFact & { readonly sources: readonly string[] })[] = country[area];
  const found = entryOn(country, entries, today);
  return found === undefined ? [] : [lawEvidence(country, found, asked, subjects[area], found.sources)];
}

/** How many countries have law of each age, for one tax. */
export interface LawAges extends Readonly<Record<Grade, number>> {
  readonly area: LawArea;
  /** Of those that are current: where cited pages were read again and still state the law. */
  readonly readAgain: number;
  /** Countries whose law is not recorded. */
  readonly none: number;
}

/**
 * The age of the law in force of all countries, tax by tax.
 *
 * @param today YYYY-MM-DD
 */
export function lawAges(reference: Reference, today: string): readonly LawAges[] {
  const ofDays = keptAges(reference);
  const known = ofDays.get(today);
  if (known !== undefined) return known;
  ofDays.clear();
  const ages = agesOn(reference, today);
  ofDays.set(today, ages);
  return ages;
}

/** The ages of the day last asked about. Every rule of every country is judged for them. */
const keptAges = oncePer((_: Reference) => new Map<string, readonly LawAges[]>());

function agesOn({ countries }: Reference, today: string): readonly LawAges[] {
  return lawAreas.map((area) => {
    const all = [...countries.values()].map((country) => lawInForceEvidence(country, area, today));
    const grades = all.map((evidence) => oldestGrade(evidence.map(({ grade }) => grade)));
    const having = (wanted: Grade | undefined): number => grades.filter((grade) => grade === wanted).length;
    const isReadAgain = (evidence: readonly LawEvidence[], i: number): boolean =>
      grades[i] === 'current' && evidence.every(({ confirmation }) => confirmation?.by === 're-read');
    return {
      area,
      current: having('current'),
      readAgain: all.filter(isReadAgain).length,
      due: having('due'),
      stale: having('stale'),
      none: having(undefined),
    };
  });
}
