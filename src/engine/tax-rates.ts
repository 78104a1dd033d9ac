import type { TaxRates, TaxRatesRow } from '../contract/paye';
import type { Country, Reference } from '../reference';
import { taxYearOf } from '../reference/tax-year';
import type { Answer, Context } from './answer';
import { entryOn } from './law/dated';
import { incomeLawFor } from './law/in-force';
import { citedSources } from './truth';

/** The best of the sources. */
const cite = (country: Country, ids: readonly string[]): string | null => {
  const [source] = citedSources(country, ids);
  return source === undefined ? null : `${source.title}. ${source.publisher}${source.dated === null ? '' : `, ${source.dated}`}`;
};

function rowOf(country: Country, today: string): TaxRatesRow {
  const found = incomeLawFor(country, { today }, country.currency);
  const regime = found.ok && found.value.law.regime.unusable === undefined ? found.value.law.regime : undefined;
  const brackets = regime?.bands.brackets ?? regime?.bands.tables?.at(-1)?.brackets;
  const vat = entryOn(country, country.vat, today);
  return {
    country: country.code,
    country_name: country.name,
    currency: country.currency,
    tax_year: taxYearOf(country.tax_year, today).label,
    paye_top_rate: brackets?.at(-1)?.rate ?? null,
    paye_last_confirmed: regime?.last_confirmed ?? null,
    paye_confidence: regime?.confidence ?? null,
    paye_source: regime === undefined ? null : cite(country, regime.bands.sources),
    vat_name: vat === undefined || vat.kind === 'none' ? null : vat.name,
    vat_rate: vat?.standard ?? null,
    vat_last_confirmed: vat?.last_confirmed ?? null,
    vat_source: vat === undefined ? null : cite(country, vat.sources),
  };
}

/** PAYE and VAT of all countries in one table, each with its date and source. */
export function taxRates(reference: Reference, { today }: Context): Answer<TaxRates> {
  const countries = [...reference.countries.values()].map((country) => rowOf(country, today)).sort((a, b) => (a.country < b.country ? -1 : 1));
  const oldest = countries.flatMap(({ paye_last_confirmed }) => paye_last_confirmed ?? []).sort()[0] ?? null;
  return {
    data: { countries, count: countries.length },
    meta: { data_status: 'current', as_of: today, sources: [], notices: [`Each row tells when it was last confirmed; the oldest PAYE rules were on ${oldest}.`] },
  };
}
