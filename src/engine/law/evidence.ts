import { message, type Message, type Sentence } from '../../language/message';
import { countryTerm, lawNotes } from '../../language/terms';
import type { Confidence } from '../../contract/words/truth';
import type { Country } from '../../reference/schema';
import { citedById } from '../../truth/cite';
import { confidenceOf, lowestConfidence } from '../../truth/confidence';
import type { Evidence } from '../../truth/evidence';
import { lawGrade } from '../../truth/grade';
import { type PartsReading, readingOfParts } from '../../truth/reading';

/** A fact of law with its dates and the confidence in it. */
export interface DatedFact {
  readonly effective_from: string | null;
  readonly effective_to?: string | null | undefined;
  readonly stated_from?: string | undefined;
  readonly last_confirmed: string;
  readonly confidence: Confidence;
}

/**
 * Ids of the sources of a rule of several parts. It has the confidence of its weakest part. Sources in `beside` are
 * cited but do not affect the confidence.
 */
export interface SourcesOfParts {
  readonly parts: readonly (readonly string[])[];
  readonly beside?: readonly string[];
}

/** Ids of the sources that state a rule together, or each of its parts. */
export type Sources = readonly string[] | SourcesOfParts;

/** The day whose law is asked about, and its tax year. */
export interface DayAsked {
  readonly year: { readonly from: string; readonly label: string };
  readonly date: string;
}

/** The evidence for a rule of law, with notices about its age. */
export interface LawEvidence extends Evidence {
  readonly notices: readonly Message[];
}

/** Notices about the age of a rule and the confidence in it. */
function ageNotices(
  country: Country,
  { last_confirmed, effective_from, effective_to }: DatedFact,
  { year }: DayAsked,
  subject: Sentence,
  { grade, confidence }: Pick<Evidence, 'grade' | 'confidence'>,
  { confirmed: reading, differs }: PartsReading,
): Message[] {
  const rules = { country: countryTerm(country.code), subject, day: last_confirmed };
  const isReadAgain = reading?.by === 're-read' && reading.on === last_confirmed;
  const confirmed = isReadAgain
    ? message('law_read_again', { ...rules, publisher: reading.at })
    : grade === 'due'
      ? message('law_due_for_check', rules)
      : message('law_confirmed_on', rules);
  const applies =
    effective_from === null
      ? undefined
      : effective_to
        ? message('law_applies_between', { from: effective_from, to: effective_to })
        : message('law_applies_from', { from: effective_from });
  return [
    applies === undefined ? confirmed : message('sentences', { first: confirmed, second: applies }),
    ...(differs === undefined
      ? []
      : [message('law_source_differs', { ...rules, publisher: differs.at, day: differs.since })]),
    ...(grade === 'stale' ? [message('law_not_confirmed', { year: year.label })] : []),
    ...(confidence === 'low' ? [message('law_confidence_low', { country: countryTerm(country.code), subject })] : []),
  ];
}

const noReading: PartsReading = {};

/** What reading cited pages again says of a rule: nothing of one that has ended, or that was confirmed later. */
function readingOn(
  { readings }: Country,
  { effective_to, last_confirmed }: DatedFact,
  parts: readonly (readonly string[])[],
  date: string,
): PartsReading {
  if (readings === undefined) return noReading;
  const { confirmed, differs } = readingOfParts(readings, parts, date);
  const counts = (day: string): boolean => day > last_confirmed && (effective_to == null || day <= effective_to);
  return {
    confirmed: confirmed !== undefined && counts(confirmed.on) ? confirmed : undefined,
    differs: differs !== undefined && counts(differs.since) ? differs : undefined,
  };
}

/**
 * The status of a rule on the day asked about, and the confidence in it.
 *
 * @param subject its name in notices: `income tax`, `VAT`
 * @param from the sources that the rule rests on
 */
export function lawEvidence(
  country: Country,
  fact: DatedFact,
  asked: DayAsked,
  subject: Sentence,
  from: Sources,
): LawEvidence {
  const { parts, beside = [] } = 'parts' in from ? from : { parts: [from] };
  const sources = citedById(country.sources, [...parts.flat(), ...beside]);
  const reading = readingOn(country, fact, parts, asked.date);
  const last = reading.confirmed?.on ?? fact.last_confirmed;
  const grade = lawGrade(last, asked.date, asked.year.from);
  const judged = {
    // A page that no longer states the law makes a check due at once.
    grade: reading.differs !== undefined && grade === 'current' ? 'due' : grade,
    confidence: lowestConfidence(
      parts.map((ids) =>
        confidenceOf(
          fact.confidence,
          ids.flatMap((id) => country.sources[id] ?? []),
        ),
      ),
    )!,
  };
  return {
    ...judged,
    as_of: last,
    sources,
    law_version: country.law_version,
    confirmation: reading.confirmed && {
      by: reading.confirmed.by,
      on: reading.confirmed.on,
      publishers: [reading.confirmed.at],
    },
    notices: ageNotices(country, { ...fact, last_confirmed: last }, asked, subject, judged, reading),
  };
}

/** Notices for every answer based on a regime. */
export function regimeNotices(
  country: Country,
  regime: {
    readonly notices?: readonly string[] | undefined;
    readonly published_on?: string | undefined;
    readonly effective_from: string | null;
  },
): Message[] {
  const { published_on: published, effective_from: from } = regime;
  return [
    ...(published !== undefined && from !== null && published > from
      ? [message('law_retroactive', { country: countryTerm(country.code), published, from })]
      : []),
    ...lawNotes(...(regime.notices ?? [])),
  ];
}
