import { entryOn } from '../../src/engine/law/dated';
import { incomeYears } from '../../src/engine/law/in-force';
import type { Confidence } from '../../src/contract/words/truth';
import { type LawArea, lawAreas } from '../../src/contract/words/law-areas';
import { mainPaymentTypes } from '../../src/contract/words/payment-types';
import { residencies } from '../../src/contract/words/residencies';
import { taxpayers } from '../../src/contract/words/taxpayers';
import { vatCategories } from '../../src/contract/words/vat';
import { type Country, isNone } from '../../src/reference/schema';
import { type CountedCells, countCells } from './cells';

/** When a group of facts was last confirmed, and with what confidence. */
interface Confirmed {
  readonly last_confirmed: string;
  readonly confidence: Confidence;
}

/** What is recorded about a country on a day. */
export interface Coverage {
  readonly code: string;
  readonly name: string;
  /** Tax years for which income tax can be computed, oldest first. */
  readonly years: readonly string[];
  /** undefined where nothing is recorded. */
  readonly groups: Readonly<Record<LawArea, Confirmed | undefined>>;
  /** Contributions of employees and employers that have a rule in force. */
  readonly contributions: number;
  readonly missing: readonly string[];
  /** The cells of the law by what is known about them. */
  readonly cells: CountedCells;
}

/** The facts in force on a day. If no income tax regime is in force, the newest one. */
function inForce(country: Country, today: string) {
  return {
    income: entryOn(country, country.income, today) ?? country.income[0],
    corporate: entryOn(country, country.corporate, today),
    withholding: entryOn(country, country.withholding, today),
    capital_gains: entryOn(country, country.capital_gains, today),
    vat: entryOn(country, country.vat, today),
  };
}

function missingOf(country: Country, law: ReturnType<typeof inForce>): string[] {
  const { corporate, withholding, capital_gains: gains, vat } = law;
  const missing: string[] = [];
  if (country.income.every(({ unusable }) => unusable !== undefined)) missing.push('income tax');
  if (corporate === undefined) missing.push('corporate');
  else {
    if (corporate.small_company === undefined) missing.push('corporate small company');
    if (
      corporate.minimum_tax !== undefined &&
      !isNone(corporate.minimum_tax) &&
      corporate.minimum_tax.formula === undefined
    )
      missing.push('corporate minimum tax (in words only)');
  }
  for (const residency of residencies) {
    const lacking = mainPaymentTypes.filter((type) => withholding?.[residency][type] === undefined);
    if (lacking.length > 0)
      missing.push(
        `withholding ${residency.replace('_', '-')}${lacking.length === mainPaymentTypes.length ? '' : `: ${lacking.join(' ')}`}`,
      );
  }
  const gainers = taxpayers.filter((taxpayer) => gains?.[taxpayer] === undefined);
  if (gainers.length > 0) missing.push(`gains of ${gainers.join(' and ')}`);
  if (vat === undefined) missing.push('VAT');
  else if (vat.kind !== 'none') {
    if (vat.standard === undefined) missing.push('VAT rate');
    const lacking = vatCategories.filter(
      (category) => category !== 'standard' && vat.categories[category] === undefined,
    );
    if (lacking.length > 0) missing.push(`VAT: ${lacking.join(' ')}`);
  }
  return missing;
}

/** The coverage of one country on a day. */
export function coverage(country: Country, today: string): Coverage {
  const law = inForce(country, today);
  const usable = { ...country, income: country.income.filter(({ unusable }) => unusable === undefined) };
  const currencies = [...new Set(usable.income.map(({ currency }) => currency ?? country.currency))];
  const confirmed = (fact: Confirmed | undefined): Confirmed | undefined =>
    fact && { last_confirmed: fact.last_confirmed, confidence: fact.confidence };
  return {
    code: country.code,
    name: country.name,
    years: [...new Set(currencies.flatMap((currency) => incomeYears(usable, currency, today)))].sort(),
    groups: {
      income: confirmed(law.income),
      corporate: confirmed(law.corporate),
      withholding: confirmed(law.withholding),
      capital_gains: confirmed(law.capital_gains),
      vat: confirmed(law.vat),
    },
    contributions: country.contributions.filter(({ dated }) =>
      dated.some(({ from, to }) => (from ?? '') <= today && today <= (to ?? '9999')),
    ).length,
    missing: missingOf(country, law),
    cells: countCells(country, today),
  };
}

/** Totals over all country files. */
export interface Totals {
  readonly countries: number;
  readonly income_regimes: number;
  readonly other_entries: number;
  readonly contributions: number;
  readonly contribution_rules: number;
  readonly sources: number;
  /** Number of income tax regimes and other entries for each level of confidence. */
  readonly confidence: Readonly<Record<Confidence, number>>;
}

export function totals(countries: readonly Country[]): Totals {
  const entries = countries.flatMap((country) => lawAreas.flatMap((group): readonly Confirmed[] => country[group]));
  const income = countries.flatMap((country) => country.income);
  const contributions = countries.flatMap((country) => country.contributions);
  const level = (confidence: Confidence): number => entries.filter((entry) => entry.confidence === confidence).length;
  return {
    countries: countries.length,
    income_regimes: income.length,
    other_entries: entries.length - income.length,
    contributions: contributions.length,
    contribution_rules: contributions.reduce((sum, { dated }) => sum + dated.length, 0),
    sources: countries.reduce((sum, { sources }) => sum + Object.keys(sources).length, 0),
    confidence: { high: level('high'), medium: level('medium'), low: level('low') },
  };
}
