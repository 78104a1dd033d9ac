import type { TaxRates, TaxRatesRow } from '../../contract/paye';
import type { CitedSource } from '../../contract/meta';
import { message } from '../../language/message';
import { lawText } from '../../language/terms';
import type { Country } from '../../reference';
import { taxYearOf } from '../../reference/tax-year';
import type { Answer } from '../answer';
import { entryOn } from '../law/dated';
import { incomeLawFor } from '../law/in-force';
import { scaleSources } from '../law/income-sources';
import { subjects } from '../law/subjects';
import { topRate } from '../law/scale';
import { componentsInWords, standardRateOf } from '../law/vat';
import { onceAWorld } from './once-a-world';
import { type Evidence, metaOfRows, together, truthOf } from '../../truth/evidence';
import { lawEvidence } from '../law/evidence';

/** The best source, in words. */
const best = ([source]: readonly CitedSource[] = []): string | null =>
  source === undefined
    ? null
    : `${source.title}. ${source.publisher}${source.dated === null ? '' : `, ${source.dated}`}`;

interface Row {
  readonly row: TaxRatesRow;
  readonly evidence: Evidence;
}

function rowOf(country: Country, today: string): Row {
  const found = incomeLawFor(country, { today }, country.currency);
  const regime = found.ok && found.value.law.regime.unusable === undefined ? found.value.law.regime : undefined;
  const vat = entryOn(country, country.vat, today);
  const { standard_rate = null, components } = vat === undefined ? {} : standardRateOf(vat);
  const asked = { year: taxYearOf(country.tax_year, today), date: today };
  const paye = regime && lawEvidence(country, regime, asked, subjects.income, scaleSources(regime));
  const vatEvidence = vat && lawEvidence(country, vat, asked, lawText(vat.name), vat.sources);
  const evidence = together([paye, vatEvidence].filter((fact) => fact !== undefined))!;
  const row = {
    country: country.code,
    country_name: country.name,
    currency: country.currency,
    tax_year: asked.year.label,
    paye_top_rate: regime === undefined ? null : topRate(regime.bands),
    paye_last_confirmed: paye?.confirmation?.on ?? regime?.last_confirmed ?? null,
    paye_status: paye?.grade ?? null,
    paye_confidence: paye?.confidence ?? null,
    paye_source: best(paye?.sources),
    vat_name: vat === undefined || vat.kind === 'none' ? null : vat.name,
    vat_rate: standard_rate,
    vat_components: components === undefined ? null : componentsInWords(components),
    vat_last_confirmed: vatEvidence?.confirmation?.on ?? vat?.last_confirmed ?? null,
    vat_status: vatEvidence?.grade ?? null,
    vat_confidence: vatEvidence?.confidence ?? null,
    vat_source: best(vatEvidence?.sources),
    ...truthOf(evidence),
  };
  return { row, evidence };
}

/** PAYE and VAT of all countries in one table, each with its date and source. */
export const taxRates = onceAWorld((reference, { today }): Answer<TaxRates> => {
  const rows = [...reference.countries.values()]
    .map((country) => rowOf(country, today))
    .sort((a, b) => (a.row.country < b.row.country ? -1 : 1));
  const countries = rows.map(({ row }) => row);
  const oldest = countries.flatMap(({ paye_last_confirmed }) => paye_last_confirmed ?? []).sort()[0];
  return {
    data: { countries, count: countries.length },
    meta: metaOfRows(
      rows.map(({ evidence }) => evidence),
      oldest === undefined ? [] : [message('oldest_paye_confirmed', { day: oldest })],
    ),
    isShared: true,
  };
});
