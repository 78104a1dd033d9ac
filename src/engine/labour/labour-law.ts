import { done, fail, type Outcome } from '../../contract/error';
import type { LabourLaw, LabourQuery } from '../../contract/labour';
import { labourKinds } from '../../contract/words/labour';
import { message } from '../../language/message';
import { countryTerm } from '../../language/terms';
import type { Reference } from '../../reference';
import { metaOfRows } from '../../truth/evidence';
import type { Context, UnsaidAnswer } from '../answer';
import { labourMeta, lawShown } from './answer';
import { factOn } from './fact-on';

/**
 * The labour law of a country on a day.
 *
 * @returns `not_established` where nothing is recorded for the country
 */
export function labourLaw(
  reference: Reference,
  { country: code, on }: LabourQuery,
  { today }: Context,
): Outcome<UnsaidAnswer<LabourLaw>> {
  const country = reference.countries.get(code)!;
  const date = on ?? today;
  const found = labourKinds.flatMap((kind) => factOn(country, kind, date) ?? []);
  if (found.length === 0)
    return fail('not_established', message('labour_not_recorded', { country: countryTerm(country.code), day: date }));
  const established = new Set(found.map(({ kind }) => kind));
  // Notes stand beside their facts.
  const { notices } = labourMeta(
    found.map(({ fact: { note: _, ...fact }, ...each }) => ({ ...each, fact })),
    [],
  );
  return done({
    data: {
      country: country.code,
      country_name: countryTerm(country.code),
      on: date,
      facts: found.map(lawShown),
      not_established: labourKinds.filter((kind) => !established.has(kind)),
    },
    meta: metaOfRows(
      found.map(({ evidence }) => evidence),
      notices,
    ),
    unsaid: true,
  });
}
