import { type Confidence, type DataStatus, type SourceKind, sourceKinds } from '../../src/contract/words/truth';
import { say, sayings } from '../../ui/language/say';

const usualMarks = { due: 'status_due', stale: 'status_stale', sample: 'status_sample' } as const;

/** The mark for each grade of age; none for what is current. */
export const statusLabels: Readonly<Partial<Record<DataStatus, string>>> = sayings(usualMarks);

/** The mark for each grade of age of law; none for what is current. Law is out of date if it was not confirmed for the tax year in question. */
export const lawStatusLabels: typeof statusLabels = sayings({
  ...usualMarks,
  stale: 'not_confirmed_for_this_tax_year',
});

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
  return labels[status] ?? (usual == null ? undefined : say('up_to_date'));
}

/** Statements as sentences, without those that there are none of. */
export const sentencesOf = (statements: readonly (string | undefined)[]): string =>
  statements.flatMap((statement) => (statement === undefined ? [] : [`${statement}.`])).join(' ');

/** The grade as it follows a date in a line of text. */
export const statusBehind = (label: string | undefined): string =>
  label === undefined ? '' : ` (${label.toLowerCase()})`;

export const kindLabels: Readonly<Record<SourceKind, string>> = sayings({
  law: 'kind_law',
  authority: 'kind_authority',
  adviser: 'kind_adviser',
  press: 'kind_press',
  other: 'kind_compiler',
  code: 'kind_software',
});

const grounds: Readonly<Record<SourceKind, string>> = sayings({
  law: 'ground_law',
  authority: 'ground_authority',
  adviser: 'ground_advisers',
  press: 'ground_press',
  other: 'ground_compilers',
  code: 'ground_software',
});
/** How certain a fact is, in words. */
export const confidenceWords: Readonly<Record<Confidence, string>> = sayings({
  high: 'confidence_high',
  medium: 'confidence_medium',
  low: 'confidence_low',
});
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
  const held = confidence === 'high' && weak.includes(best) ? 'medium' : confidence;
  return say('trust', { confidence: confidenceWords[held], ground: grounds[best] });
}
