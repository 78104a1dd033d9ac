import { done, fail, type Outcome } from '../../contract/error';
import type { LabourLaw, LabourQuery } from '../../contract/labour';
import { labourKinds } from '../../contract/words/labour';
import { message } from '../../language/message';
import type { Reference } from '../../reference';
import { metaOfRows } from '../../truth/evidence';
import type { Answer, Context } from '../answer';
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
): Outcome<Answer<LabourLaw>> {
  const country = reference.countries.get(code)!;
  const date = on ?? today;
  const found = labourKinds.flatMap((kind) => factOn(country, kind, date) ?? []);
  if (found.length === 0)
    return fail('not_established', message('labour_not_recorded', { country: country.name, day: date }));
  const established = new Set(found.map(({ kind }) => kind));
  const { notices } = labourMeta(found, []);
  const notes = new Set(found.flatMap(({ fact: { note } }) => note ?? []));
  return done({
    data: {
      country: country.code,
      country_name: country.name,
      on: date,
      facts: found.map(lawShown),
      not_established: labourKinds.filter((kind) => !established.has(kind)),
    },
    meta: metaOfRows(
      found.map(({ evidence }) => evidence),
      // Notes stand beside their facts.
      notices.filter((notice) => typeof notice !== 'string' || !notes.has(notice)),
    ),
  });
}
