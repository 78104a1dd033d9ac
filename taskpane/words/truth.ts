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
const words: Readonly<Record<Confidence, string>> = {
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
  confidence: Confidence | undefined,
  sources: readonly { readonly kind: SourceKind }[],
): string | undefined {
  if (confidence === undefined) return undefined;
  const best = sourceKinds.find((kind) => sources.some((source) => source.kind === kind));
  if (best === undefined || confidence === 'low') return words[confidence];
  return `${confidence === 'high' && weak.includes(best) ? words.medium : words[confidence]}, based on ${grounds[best]}`;
}
