import { type Confidence, type DataStatus, type SourceKind, sourceKinds } from '../../src/contract/words/truth';
import { say } from '../../ui/language/say';

/** The mark for each grade of age; none for what is current. */
export const statusLabels: Readonly<Record<DataStatus, string | undefined>> = {
  current: undefined,
  get due() {
    return say('status_due');
  },
  get stale() {
    return say('status_stale');
  },
  get sample() {
    return say('status_sample');
  },
};

/** The same for law. Law is out of date if it was not confirmed for the tax year in question. */
export const lawStatusLabels: typeof statusLabels = {
  current: undefined,
  get due() {
    return statusLabels.due;
  },
  get stale() {
    return say('not_confirmed_for_this_tax_year');
  },
  get sample() {
    return statusLabels.sample;
  },
};

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

export const kindLabels: Readonly<Record<SourceKind, string>> = {
  get law() {
    return say('kind_law');
  },
  get authority() {
    return say('kind_authority');
  },
  get adviser() {
    return say('kind_adviser');
  },
  get press() {
    return say('kind_press');
  },
  get other() {
    return say('kind_compiler');
  },
  get code() {
    return say('kind_software');
  },
};

const grounds: Readonly<Record<SourceKind, string>> = {
  get law() {
    return say('ground_law');
  },
  get authority() {
    return say('ground_authority');
  },
  get adviser() {
    return say('ground_advisers');
  },
  get press() {
    return say('ground_press');
  },
  get other() {
    return say('ground_compilers');
  },
  get code() {
    return say('ground_software');
  },
};
/** How certain a fact is, in words. */
export const confidenceWords: Readonly<Record<Confidence, string>> = {
  get high() {
    return say('confidence_high');
  },
  get medium() {
    return say('confidence_medium');
  },
  get low() {
    return say('confidence_low');
  },
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
  const held = confidence === 'high' && weak.includes(best) ? 'medium' : confidence;
  return say('trust', { confidence: confidenceWords[held], ground: grounds[best] });
}
