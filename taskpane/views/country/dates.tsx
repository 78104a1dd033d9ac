import type { z } from 'zod';
import type { LawDates } from '../../../src/contract/law';
import type { CitedSource } from '../../../src/contract/meta';
import { Sources } from '../../parts/sources';
import { dayInWords } from '../../words/dates';

export type Dated = z.infer<typeof LawDates>;

const confidences: Readonly<Record<Dated['confidence'], string>> = { high: 'well established', medium: 'one good source', low: 'weakly sourced' };

/** The line under a part of the law: confirmed when, how well it is known, by which sources. */
export const LawSources = ({ law, sources = law.sources }: { readonly law: Dated; readonly sources?: readonly CitedSource[] }) => (
  <Sources
    sources={sources}
    stale={law.data_status === 'stale'}
    dated={`${law.effective_from === null ? '' : `In force since ${dayInWords(law.effective_from)}, `}${law.effective_from === null ? 'C' : 'c'}onfirmed ${dayInWords(law.last_confirmed)}, ${confidences[law.confidence]}`}
  />
);

/** The source line of a table in the sheet. */
export const sourceLine = (law: Dated, sources: readonly CitedSource[] = law.sources): string =>
  `Confirmed ${dayInWords(law.last_confirmed)}${law.data_status === 'stale' ? ' (not current)' : ''}. ${sources.map(({ title, publisher }) => `${title}, ${publisher}`).join('; ')}`;
