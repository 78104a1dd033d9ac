import type { FilledReturn } from '../../contract/returns';
import { countryTerm, lawText, returnName } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import type { Country, ReturnForm } from '../../reference/schema';
import { taxYearOf } from '../../reference/tax-year';
import { citedById } from '../../truth/cite';
import type { Evidence } from '../../truth/evidence';
import { lawGrade } from '../../truth/grade';

/** What a list and a filled return say of a form alike. */
export const formFields = ({ id, country, name, authority, frequency, layout, confidence, file }: ReturnForm) =>
  ({
    id,
    country,
    country_name: countryTerm(country),
    name: lawText(name),
    authority: lawText(authority),
    frequency,
    layout_version: layout.version === null ? null : returnName(layout.version),
    layout_confidence: confidence,
    file_kind: file.kind,
  }) satisfies Partial<Unsaid<FilledReturn>>;

/** The evidence for a layout on a day. It was last confirmed as a whole. */
export function layoutEvidence(form: ReturnForm, country: Country, day: string): Evidence {
  return {
    grade: lawGrade(form.last_confirmed, day, taxYearOf(country.tax_year, day).from),
    confidence: form.confidence,
    as_of: form.last_confirmed,
    sources: citedById(form.sources, form.layout_sources),
    law_version: country.law_version,
  };
}
