import { type Confidence, type DataStatus, type SourceKind, sourceKinds } from '../../src/contract/words/truth';

/** The mark for each grade of age; none for what is current. */
export const statusLabels: Readonly<Record<DataStatus, string | undefined>> = {
  current: undefined,
  due: 'Due for a check',
  stale: 'Out of date',
  sample: 'Sample data',
};

/** The same for law. Law is out of date if it was not confirmed for the tax year in question. */
export const lawStatusLabels: typeof statusLabels = { ...statusLabels, stale: 'Not confirmed for this tax year' };

/** Age and confidence of a fact. */
export interface Grade {
  readonly status: DataStatus | null | undefined;
  readonly confidence: Confidence | null | undefined;
}

const mostFrequent = <Value>(values: readonly Value[]): Value | undefined =>
  [...new Set(values)]
    .map((value) => ({ value, count: values.filter((other) => other === value).length }))
    .reduce<{ value: Value; count: number } | undefined>(
      (best, one) => (best === undefined || one.count > best.count ? one : best),
      undefined,
    )?.value;

/** A fact of the service, with its grade. */
interface GradedFact {
  readonly data_status?: DataStatus | null | undefined;
  readonly confidence?: Confidence | null | undefined;
}

/** The grade of most facts of a view. It is said once; a fact says its own where it differs. */
export function usualGrade(facts: readonly GradedFact[]): Grade {
  const known = facts.filter(({ data_status }) => data_status != null);
  return {
    status: mostFrequent(known.map(({ data_status }) => data_status)),
    confidence: mostFrequent(known.map(({ confidence }) => confidence)),
  };
}

/**
 * The mark of a fact; none where it is that of most facts around it.
 *
 * @param usual the age that the view states; none for a fact on its own
 */
export function markOf(
  status: Grade['status'],
  labels: typeof statusLabels,
  usual?: Grade['status'],
): string | undefined {
  if (status == null || status === usual) return undefined;
  return labels[status] ?? (usual == null ? undefined : 'Up to date');
}

/** Statements as sentences, without those that there are none of. */
export const sentencesOf = (statements: readonly (string | undefined)[]): string =>
  statements.flatMap((statement) => (statement === undefined ? [] : [`${statement}.`])).join(' ');

/** The grade as it follows a date in a line of text. */
export const statusBehind = (label: string | undefined): string =>
  label === undefined ? '' : ` (${label.toLowerCase()})`;

export const kindLabels: Readonly<Record<SourceKind, string>> = {
  law: 'Law',
  authority: 'Authority',
  adviser: 'Adviser',
  press: 'Press',
  other: 'Data compiler',
  code: 'Code',
};

const grounds: Readonly<Record<SourceKind, string>> = {
  law: 'the law itself',
  authority: 'an authority',
  adviser: 'advisers',
  press: 'the press',
  other: 'data compilers',
  code: 'software',
};
/** How certain a fact is, in words. */
export const confidenceWords: Readonly<Record<Confidence, string>> = {
  high: 'Well established',
  medium: 'Fairly certain',
  low: 'Uncertain',
};
const weak: readonly SourceKind[] = ['press', 'other', 'code'];

/**
 * How certain a fact is, and its best kind of source. A fact is well established only by the law, an authority or an
 * adviser. An uncertain fact names no source.
 */
export function trustInWords(
  confidence: Grade['confidence'],
  sources: readonly { readonly kind: SourceKind }[],
): string | undefined {
  if (confidence == null) return undefined;
  const best = sourceKinds.find((kind) => sources.some((source) => source.kind === kind));
  if (best === undefined || confidence === 'low') return confidenceWords[confidence];
  return `${confidence === 'high' && weak.includes(best) ? confidenceWords.medium : confidenceWords[confidence]}, based on ${grounds[best]}`;
}
