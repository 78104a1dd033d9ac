import type { CitedSource, Meta } from '../contract/meta';
import type { Message } from '../language/message';
import type { Confidence, Confirmer, Grade } from '../contract/words/truth';
import { isAssumption } from './assumed';
import { citedOnce } from './cite';
import { lowestConfidence } from './confidence';
import { oldestGrade } from './grade';

/** How law was found unchanged after it was recorded. */
export interface Confirmation {
  readonly by: Confirmer;
  /** The day on which the last part was found unchanged, YYYY-MM-DD. */
  readonly on: string;
  /** The publishers of the pages. */
  readonly publishers: readonly string[];
}

/** What an answer rests on: one fact, or all the facts of a row. */
export interface Evidence {
  readonly grade: Grade;
  readonly confidence: Confidence;
  /** The day as of which it is known, YYYY-MM-DD; null if it has no date, such as a fixed parity. */
  readonly as_of: string | null;
  readonly sources: readonly CitedSource[];
  /** For law: the version of the law that it is part of. */
  readonly law_version?: string | undefined;
  readonly confirmation?: Confirmation | undefined;
}

/** `meta` of the contract, with notices that are not yet text. */
export interface AnswerMeta extends Omit<Meta, 'notices'> {
  readonly notices: readonly Message[];
}

/** The day of the newest source; null if none is dated. */
export const newestDay = (sources: readonly CitedSource[]): string | null =>
  sources
    .flatMap(({ dated }) => dated ?? [])
    .sort()
    .at(-1) ?? null;

/** The day as of which a fact is known: no later than the newest dated source that states it. */
export function knownAsOf({ as_of, sources }: Pick<Evidence, 'as_of' | 'sources'>): string | null {
  const newest = newestDay(sources);
  return as_of !== null && newest !== null && newest < as_of ? newest : as_of;
}

const days = (list: readonly Evidence[]): string[] => list.flatMap((fact) => knownAsOf(fact) ?? []).sort();

/** The version of the law that all of the facts are part of; undefined where they are of several, or of none. */
function commonVersion(facts: readonly Evidence[]): string | undefined {
  const versions = new Set(facts.flatMap(({ law_version }) => law_version ?? []));
  return versions.size === 1 ? [...versions][0] : undefined;
}

/** How all of the law was confirmed; undefined where a part of it was not, or by somebody else. */
function commonConfirmation(facts: readonly Evidence[]): Confirmation | undefined {
  const law = facts.filter(({ law_version }) => law_version !== undefined);
  const confirmed = law.flatMap(({ confirmation }) => confirmation ?? []);
  const [first, ...others] = confirmed;
  if (first === undefined || confirmed.length < law.length || others.some(({ by }) => by !== first.by))
    return undefined;
  return {
    by: first.by,
    on: confirmed.map(({ on }) => on).sort()[0]!,
    publishers: [...new Set(confirmed.flatMap(({ publishers }) => publishers))],
  };
}

/** The evidence of several facts that make one answer: graded as the worst of them and dated as the newest. */
export function together(facts: readonly Evidence[]): Evidence | undefined {
  const [grade, confidence] = [
    oldestGrade(facts.map((fact) => fact.grade)),
    lowestConfidence(facts.map((fact) => fact.confidence)),
  ];
  if (grade === undefined || confidence === undefined) return undefined;
  const whole = {
    grade,
    confidence,
    as_of: days(facts).at(-1) ?? null,
    sources: citedOnce(facts.flatMap(({ sources }) => sources)),
    law_version: commonVersion(facts),
    confirmation: commonConfirmation(facts),
  };
  return { ...whole, as_of: knownAsOf(whole) };
}

/** The evidence of a set whose members each say their own: graded as the worst of them and dated as the oldest. */
export function ofSet(members: readonly Evidence[]): Evidence | undefined {
  const whole = together(members);
  return whole && { ...whole, as_of: days(members)[0] ?? null };
}

/** Status, date and confidence of a row. */
export const truthOf = (evidence: Evidence) => ({
  data_status: evidence.grade,
  as_of: knownAsOf(evidence),
  confidence: evidence.confidence,
});

/** Several facts of one law may be of the same age; their notice is given once. */
const once = (notices: readonly Message[]): Message[] => [
  ...new Map(notices.map((notice) => [JSON.stringify(notice), notice])).values(),
];

/** A confirmation in the form of the contract. */
export const confirmationOut = (
  confirmation: Confirmation | undefined,
): Pick<Meta, 'confirmed_by' | 'confirmed_on' | 'confirmed_publishers'> =>
  confirmation === undefined
    ? {}
    : {
        confirmed_by: confirmation.by,
        confirmed_on: confirmation.on,
        confirmed_publishers: [...confirmation.publishers],
      };

/** An assumption is no surer than the weakest source. */
const withAssumptions = (confidence: Confidence, notices: readonly Message[]): Confidence =>
  notices.some(isAssumption) ? 'low' : confidence;

const metaWith = (whole: Evidence | undefined, notices: readonly Message[]): AnswerMeta => ({
  ...(whole === undefined ? {} : { data_status: whole.grade, confidence: withAssumptions(whole.confidence, notices) }),
  as_of: whole?.as_of ?? null,
  sources: [...(whole?.sources ?? [])],
  ...(whole?.law_version === undefined ? {} : { law_version: whole.law_version }),
  ...confirmationOut(whole?.confirmation),
  notices: once(notices),
});

/** `meta` of one answer that rests on these facts. */
export const metaOf = (facts: readonly Evidence[], notices: readonly Message[]): AnswerMeta =>
  metaWith(together(facts), notices);

/** `meta` of a list whose rows are separate answers. */
export const metaOfRows = (rows: readonly Evidence[], notices: readonly Message[]): AnswerMeta =>
  metaWith(ofSet(rows), notices);

/** Adds notices. Without any it returns the object itself, so its cached JSON is reused. */
export const withNotices = (meta: AnswerMeta, notices: readonly Message[]): AnswerMeta =>
  notices.length === 0
    ? meta
    : {
        ...meta,
        ...(meta.confidence === undefined ? {} : { confidence: withAssumptions(meta.confidence, notices) }),
        notices: [...meta.notices, ...notices],
      };

/** The evidence behind an answer that becomes part of a larger one; undefined if it rests on no fact. */
export function evidenceOf({
  data_status,
  confidence,
  as_of,
  sources,
  law_version,
  confirmed_by: by,
  confirmed_on: on,
  confirmed_publishers: publishers = [],
}: Omit<Meta, 'notices'>): Evidence | undefined {
  if (data_status === undefined || data_status === 'sample' || confidence === undefined) return undefined;
  const confirmation = by === undefined || on === undefined ? undefined : { by, on, publishers };
  return { grade: data_status, confidence, as_of, sources, law_version, confirmation };
}
