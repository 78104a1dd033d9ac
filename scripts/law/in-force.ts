import type { DatedFact } from '../../src/engine/law/evidence';
import { entryOn } from '../../src/engine/law/dated';
import { type LawArea, lawAreas } from '../../src/contract/words/law-areas';
import type { Country } from '../../src/reference/schema';

export const isLawArea = (area: string): area is LawArea => (lawAreas as readonly string[]).includes(area);

/** An entry of law in force, and its place in the country's file. */
export interface EntryInForce {
  readonly area: LawArea;
  readonly index: number;
  /** For income tax: the currency of the pay. */
  readonly currency: string | undefined;
  readonly entry: DatedFact;
}

/** The law in force on a day. Income tax has one entry per currency of pay: the newest if none is in force. */
export function lawInForce(country: Country, date: string): EntryInForce[] {
  return lawAreas.flatMap((area): EntryInForce[] => {
    const entries: readonly DatedFact[] = country[area];
    if (area !== 'income') {
      const entry = entryOn(country, entries, date);
      return entry === undefined ? [] : [{ area, index: entries.indexOf(entry), currency: undefined, entry }];
    }
    const currencyOf = (regime: Country['income'][number]): string => regime.currency ?? country.currency;
    return [...new Set(country.income.map(currencyOf))].map((currency) => {
      const regimes = country.income.filter((regime) => currencyOf(regime) === currency);
      const entry = entryOn(country, regimes, date) ?? regimes[0]!;
      return { area, index: country.income.indexOf(entry), currency, entry };
    });
  });
}
