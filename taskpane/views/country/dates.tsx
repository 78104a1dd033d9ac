import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { LawDates } from '../../../src/contract/law';
import type { CitedSource } from '../../../src/contract/meta';
import { useFigures } from '../../parts/figures';
import { Notices, withoutDates } from '../../parts/notices';
import { Sources } from '../../parts/sources';
import { dayInWords } from '../../words/dates';

export type Dated = z.infer<typeof LawDates>;

const confidences: Readonly<Record<Dated['confidence'], string>> = { high: 'well established', medium: 'one good source', low: 'weakly sourced' };

/** What ends a part of the law: what must be said, confirmed when, how well it is known, by which sources, and what can be done with it. */
export function LawFoot({ law, sources = law.sources, notices = law.notices, tools }: { readonly law: Dated; readonly sources?: readonly CitedSource[]; readonly notices?: readonly string[]; readonly tools?: ReactNode }) {
  const { tight } = useFigures();
  const since = law.effective_from === null ? 'C' : `In force since ${dayInWords(law.effective_from)}, c`;
  return (
    <div className={tight}>
      <Notices lines={withoutDates(notices)} />
      <Sources sources={sources} stale={law.data_status === 'stale'} dated={`${since}onfirmed ${dayInWords(law.last_confirmed)}, ${confidences[law.confidence]}`} tools={tools} />
    </div>
  );
}

/** The source line of a table in the sheet. */
export const sourceLine = (law: Dated, sources: readonly CitedSource[] = law.sources): string =>
  `Confirmed ${dayInWords(law.last_confirmed)}${law.data_status === 'stale' ? ' (not current)' : ''}. ${sources.map(({ title, publisher }) => `${title}, ${publisher}`).join('; ')}`;
