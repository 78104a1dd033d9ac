import { done, fail, type Outcome } from '../../contract/error';
import type { ReturnList, ReturnsQuery } from '../../contract/returns';
import { message } from '../../language/message';
import { countryTerm, lawText, returnWord } from '../../language/terms';
import type { Reference } from '../../reference';
import type { Country, ReturnForm } from '../../reference/schema';
import { citedById } from '../../truth/cite';
import { metaOfRows } from '../../truth/evidence';
import type { Context, UnsaidAnswer } from '../answer';
import { columnSources } from './column-sources';
import { formFields, layoutEvidence } from './form-fields';
import { returnAsked } from './return-asked';

/** Every field with a name that occurs anywhere in a form, in the order of its columns. */
function namedIn(content: unknown, name: string): string[] {
  if (Array.isArray(content)) return content.flatMap((inner) => namedIn(inner, name));
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) =>
    key === name && typeof inner === 'string' ? [inner] : namedIn(inner, name),
  );
}

const read = ({ records, checks }: ReturnForm, name: string): string[] => [
  ...new Set(namedIn([records, checks], name)),
];

const columnList = (form: ReturnForm, country: Country) =>
  form.records.flatMap(({ columns }) =>
    columns.map(({ title, required, means, value }) => ({
      title: lawText(title),
      required: required === true,
      means: means === undefined ? null : returnWord(means),
      takes: columnSources(value, form, country),
    })),
  );

/** The returns that can be filled, of one country or all; `not_established` where none is recorded for the country. */
export function payrollReturns(
  reference: Reference,
  { country: code, id }: ReturnsQuery,
  { today }: Context,
): Outcome<UnsaidAnswer<ReturnList>> {
  const { countries } = reference;
  const named = id === undefined ? undefined : returnAsked(reference, id);
  if (named?.ok === false) return named;
  const all = named === undefined ? [...reference.returns().forms.values()] : [named.value];
  const forms = all.filter((form) => code === undefined || form.country === code);
  if (forms.length === 0)
    return fail('not_established', message('return_none_for_country', { country: countryTerm(code ?? '') }));
  return done({
    data: {
      returns: forms.map((form) => ({
        ...formFields(form),
        columns: form.records
          .filter(({ each }) => each !== 'return')
          .reduce((most, { columns }) => Math.max(most, columns.length), 0),
        person: read(form, 'person'),
        employer: read(form, 'employer'),
        basis: returnWord(form.layout.basis),
        doubts: form.doubts.map(returnWord),
        sources: citedById(form.sources, form.layout_sources),
        ...(id === undefined ? {} : { column_list: columnList(form, countries.get(form.country)!) }),
      })),
      count: forms.length,
    },
    meta: metaOfRows(
      forms.map((form) => layoutEvidence(form, countries.get(form.country)!, today)),
      [],
    ),
    unsaid: true,
  });
}
