import type { CitedSource } from '../contract/meta';
import type { Source } from '../reference/schema';

/** A source as it is cited in an answer. */
export const cite = ({ title, publisher, url, dated }: Source): CitedSource => ({ title, publisher, url, dated });

/** Sources by id, each once. */
export const citeAll = (sources: Readonly<Record<string, Source>>, ids: readonly string[]): CitedSource[] =>
  [...new Set(ids)].flatMap((id) => {
    const source = sources[id];
    return source === undefined ? [] : [cite(source)];
  });
