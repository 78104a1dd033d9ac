import type { CitedSource } from '../contract/meta';
import { sourceKinds } from '../contract/words/truth';

const cited = new WeakMap<CitedSource, CitedSource>();

/**
 * A source in the form that answers cite. The same source gives the same object, so many answers can be compared
 * quickly.
 */
export function cite(source: CitedSource): CitedSource {
  const known = cited.get(source);
  if (known !== undefined) return known;
  const { title, publisher, url, kind, dated, licence } = source;
  const made = { title, publisher, url, kind, dated, ...(licence === undefined ? {} : { licence }) };
  cited.set(source, made);
  cited.set(made, made);
  return made;
}

/** The rank of a source: by its kind, and last if nobody can look it up. */
const placeOf = ({ kind, url }: CitedSource): number => (url === null ? sourceKinds.length : sourceKinds.indexOf(kind));

/** Sources as an answer cites them: each once, best first. Equally good sources keep their order. */
export function citedOnce(sources: readonly CitedSource[]): CitedSource[] {
  const found = new Map(
    [...new Set(sources)].map((source) => [
      JSON.stringify([source.title, source.publisher, source.url, source.dated]),
      source,
    ]),
  );
  return [...found.values()].sort((a, b) => placeOf(a) - placeOf(b)).map(cite);
}

/** Sources by id, as an answer cites them. */
export const citedById = (sources: Readonly<Record<string, CitedSource>>, ids: readonly string[]): CitedSource[] =>
  citedOnce(ids.flatMap((id) => sources[id] ?? []));
