import { type LabourKind, labourKinds } from '../../contract/words/labour';
import { confidences } from '../../contract/words/truth';
import { carriedBy } from '../../truth/confidence';
import type { Country, LabourFact } from '../schema';
import type { Finding } from './finding';

interface Tiered {
  readonly categories?: Readonly<Record<string, string>> | undefined;
  readonly usual_category?: string | undefined;
  readonly tiers?: readonly { readonly category?: string | undefined }[] | undefined;
  readonly premiums?: readonly { readonly category?: string | undefined }[] | undefined;
}

/** Groups that a tier names and the rule does not have, or the other way round. */
function groupsOf(fact: LabourFact): string[] {
  const { categories = {}, usual_category: usual, tiers = [], premiums = [] } = fact as Tiered;
  const named = new Set([...tiers, ...premiums].flatMap(({ category }) => category ?? []));
  return [
    ...[...named, ...(usual === undefined ? [] : [usual])]
      .filter((category) => !Object.hasOwn(categories, category))
      .map((category) => `the group "${category}" is not among its groups`),
    ...Object.keys(categories)
      .filter((category) => !named.has(category))
      .map((category) => `no tier is for the group "${category}"`),
  ];
}

/** A first tier that leaves the beginning of a service without a rate. */
function startsLate(kind: LabourKind, fact: LabourFact): string[] {
  const isServicePay = kind === 'severance' || kind === 'redundancy' || kind === 'gratuity' || kind === 'retirement';
  if (!isServicePay || !('tiers' in fact)) return [];
  const first = new Map<string, number>();
  for (const tier of fact.tiers ?? []) {
    const group = ('category' in tier ? tier.category : undefined) ?? '';
    const from = 'from_years' in tier ? tier.from_years : 0;
    first.set(group, Math.min(first.get(group) ?? from, from));
  }
  return [...first.values()].some((from) => from > 0) ? ['its first tier does not start at 0 years'] : [];
}

function wrongWith(country: Country, kind: LabourKind, fact: LabourFact): string[] {
  const carried = carriedBy(fact.sources.flatMap((id) => country.sources[id] ?? []));
  const { effective_from: from, effective_to: to } = fact;
  return [
    ...(confidences.indexOf(carried) > confidences.indexOf(fact.confidence)
      ? [`its confidence is "${fact.confidence}", and its sources can carry no more than "${carried}"`]
      : []),
    ...(from !== null && to !== undefined && to < from ? ['it ends before it begins'] : []),
    ...groupsOf(fact),
    ...startsLate(kind, fact),
  ];
}

/** Facts of labour law whose confidence, days, groups or tiers are wrong, or of which two begin on one day. */
export const checkLabour = (country: Country): Finding[] =>
  labourKinds.flatMap((kind) => {
    const facts: readonly LabourFact[] = country.labour?.[kind] ?? [];
    const starts = facts.map(({ effective_from }) => effective_from);
    return [
      ...facts.flatMap((fact, i) =>
        wrongWith(country, kind, fact).map((message) => ({ where: `labour.${kind}[${i}]`, message })),
      ),
      ...(new Set(starts).size < starts.length
        ? [{ where: `labour.${kind}`, message: 'two facts begin on the same day' }]
        : []),
    ].map((finding) => ({ country: country.code, ...finding }));
  });
