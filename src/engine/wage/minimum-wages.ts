import { done, fail, type Outcome } from '../../contract/error';
import type { MinimumWageRow, MinimumWages, MinimumWagesQuery } from '../../contract/wages';
import { defined } from '../../defined';
import { type Message, message } from '../../language/message';
import type { Unsaid } from '../../language/unsaid';
import { countryTerm, joined, lawNotes, lawWordIfAny } from '../../language/terms';
import type { Country, Reference } from '../../reference';
import type { Wage } from '../../reference/schema';
import { taxYearOf } from '../../reference/tax-year';
import { ruleOn } from '../../reference/rule-on';
import { metaOfRows, truthOf } from '../../truth/evidence';
import type { Context, UnsaidAnswer } from '../answer';
import { lawEvidence, type LawEvidence } from '../law/evidence';
import { subjects } from '../law/subjects';
import { generalWage } from './wage-of-employee';

interface Row {
  readonly row: Unsaid<MinimumWageRow>;
  readonly evidence: LawEvidence;
}

const folded = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

/** Is it a wage of the sector: the general one, or one whose id or sector has the word? */
function isOfSector({ id, sector }: Wage, asked: string): boolean {
  const word = folded(asked);
  if (word === 'general') return id === generalWage;
  return `-${id}-`.includes(`-${word}-`) || folded(sector ?? '').includes(word);
}

function rowOf(country: Country, wage: Wage, date: string): Row[] {
  const amount = ruleOn(wage.dated, date);
  if (amount === undefined) return [];
  const { from, to, last_confirmed, confidence, sources } = amount;
  const fact = { effective_from: from, effective_to: to ?? null, last_confirmed, confidence };
  const asked = { year: taxYearOf(country.tax_year, date), date };
  const evidence = lawEvidence(country, fact, asked, subjects.minimum_wage, sources);
  const row: Unsaid<MinimumWageRow> = {
    country: country.code,
    country_name: countryTerm(country.code),
    id: wage.id,
    name: wage.name,
    ...defined({ local_name: wage.local_name }),
    sector: lawWordIfAny(wage.sector) ?? null,
    amount: amount.amount,
    currency: wage.currency ?? country.currency,
    per: wage.per,
    from,
    to: to ?? null,
    ...defined({ published_on: amount.published_on }),
    ...defined({ note: joined('joined_by_space', lawNotes(wage.note, amount.note)) || undefined }),
    ...truthOf(evidence),
    sources: [...evidence.sources],
  };
  return [{ row, evidence }];
}

/** Why there is no wage for a question. */
function refusal({ country: code, sector }: MinimumWagesQuery, date: string, country: Country | undefined): Message {
  if (country === undefined)
    return code === undefined
      ? message('wages_not_of_sector', { sector: sector ?? '' })
      : message('country_law_not_recorded', { country: code });
  const wages = country.wages ?? [];
  if (wages.length === 0) return message('wages_not_recorded', { country: countryTerm(country.code) });
  if (sector !== undefined)
    return message('wages_not_of_sector_in', {
      country: countryTerm(country.code),
      sector,
      wages: wages.map(({ name }) => name),
    });
  return message('wages_not_on_day', { country: countryTerm(country.code), day: date });
}

/**
 * The wages that laws fix, of one country or all, on a day.
 *
 * @returns `not_established` where none is recorded for the question
 */
export function minimumWages(
  reference: Reference,
  query: MinimumWagesQuery,
  { today }: Context,
): Outcome<UnsaidAnswer<MinimumWages>> {
  const { country: code, date = today, sector } = query;
  const countries = [...reference.countries.values()].filter((country) => code === undefined || country.code === code);
  const rows = countries.flatMap((country) =>
    (country.wages ?? [])
      .filter((wage) => sector === undefined || isOfSector(wage, sector))
      .flatMap((wage) => rowOf(country, wage, date)),
  );
  if (rows.length === 0)
    return fail('not_established', refusal(query, date, code === undefined ? undefined : countries[0]));
  return done({
    data: {
      date,
      general: code === undefined ? null : (rows.find(({ row }) => row.id === generalWage)?.row ?? null),
      wages: rows.map(({ row }) => row),
      count: rows.length,
    },
    meta: metaOfRows(
      rows.map(({ evidence }) => evidence),
      code === undefined ? [] : rows.flatMap(({ evidence }) => evidence.notices),
    ),
    unsaid: true,
  });
}
