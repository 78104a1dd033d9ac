import { message } from '../language/message';
import { countryTerm } from '../language/terms';
import { oncePer } from '../once';
import type { Reference } from '../reference';
import type { DifferingPage } from '../truth/reading';
import type { Entry } from './entry';

/** A short text that is the same for the same address, of the characters that ids have. */
function shortOf(url: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const sign of url) hash = BigInt.asUintN(64, (hash ^ BigInt(sign.codePointAt(0)!)) * 0x100000001b3n);
  return hash.toString(36);
}

const entryOf = ({ url, publisher, countries, since, missing }: DifferingPage): Entry => ({
  id: `source.${shortOf(url)}.${since.replace(/\D/g, '')}`,
  kind: 'source',
  countries,
  at: since,
  subject: 'source',
  effective: since.slice(0, 10),
  title: () =>
    message('change_source', {
      countries: countries.map(countryTerm),
      publisher,
      figures: missing.length,
    }),
  before: null,
  after: null,
  differences: () => missing.map(({ about, law, page }) => ({ what: about, before: law, after: page })),
  source: { name: publisher, url },
  isStale: () => true,
});

/** The cited pages that no longer state the law, as changes for whoever keeps it. */
export const sourceEntries = oncePer((reference: Reference): readonly Entry[] =>
  (reference.pagesRead?.differing ?? []).map(entryOf),
);
