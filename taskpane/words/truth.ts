import { type Confidence, type DataStatus, type SourceKind, sourceKinds } from '../../src/contract/words/truth';

/** What a grade of age is called in the pane; nothing of what is current. */
export const statusLabels: Readonly<Record<DataStatus, string | undefined>> = {
  current: undefined,
  due: 'Due for a check',
  stale: 'Out of date',
  sample: 'Sample data',
};

/** The same of law, which is out of date where nobody confirmed it for the tax year asked about. */
export const lawStatusLabels: typeof statusLabels = { ...statusLabels, stale: 'Not confirmed for this tax year' };

/** The grade as it stands behind a date in a line of text. */
export const statusBehind = (label: string | undefined): string =>
  label === undefined ? '' : ` (${label.toLowerCase()})`;

export const kindLabels: Readonly<Record<SourceKind, string>> = {
  law: 'Law',
  authority: 'Authority',
  adviser: 'Adviser',
  press: 'Press',
  other: 'Other compiler',
  code: 'Code',
};

const grounds: Readonly<Record<SourceKind, string>> = {
  law: 'the law itself',
  authority: 'an authority',
  adviser: 'advisers',
  press: 'the press',
  other: 'other compilers',
  code: 'other software',
};
const words: Readonly<Record<Confidence, string>> = {
  high: 'Well established',
  medium: 'Fairly sure',
  low: 'Uncertain',
};
const weak: readonly SourceKind[] = ['press', 'other', 'code'];

/**
 * How well a fact is known, and on what kind of source that rests at best; nothing weaker than an adviser establishes a
 * fact. What is uncertain rests on nothing in particular.
 */
export function trustInWords(
  confidence: Confidence | undefined,
  sources: readonly { readonly kind: SourceKind }[],
): string | undefined {
  if (confidence === undefined) return undefined;
  const best = sourceKinds.find((kind) => sources.some((source) => source.kind === kind));
  if (best === undefined || confidence === 'low') return words[confidence];
  return `${confidence === 'high' && weak.includes(best) ? words.medium : words[confidence]}, from ${grounds[best]}`;
}
