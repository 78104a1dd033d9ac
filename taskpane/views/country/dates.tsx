import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { LawDates, TaxLaw } from '../../../src/contract/law';
import type { CitedSource } from '../../../src/contract/meta';
import { readAgain } from '../../words/read-again';
import { useFigures } from '../../../ui/theme/figures';
import { Notices, withoutDates } from '../../parts/notices';
import { Sources } from '../../parts/sources';
import { useUsualGrade } from '../../parts/usual-grade';
import { dayInWords } from '../../../ui/words/dates';
import { lawStatusLabels, markOf, sentencesOf, statusBehind, trustInWords } from '../../words/truth';
import { say } from '../../../ui/language/say';

export type Dated = z.infer<typeof LawDates>;

/**
 * A law, and the chosen tax year. Undefined is the current year: its formulas name no year and follow the law as it
 * changes.
 */
export interface OfYear {
  readonly law: TaxLaw;
  readonly taxYear: string | undefined;
}

/**
 * The foot of a part of the law: notices, last confirmation, sources and actions. Age and certainty are said where they
 * are not those of the view.
 */
export function LawFoot({
  law,
  sources = law.sources,
  notices = law.notices,
  tools,
}: {
  readonly law: Dated;
  readonly sources?: readonly CitedSource[];
  readonly notices?: readonly string[];
  readonly tools?: ReactNode;
}) {
  const { tight } = useFigures();
  const usual = useUsualGrade();
  const age = markOf(law.data_status, lawStatusLabels, usual?.status)?.toLowerCase();
  const confirmed =
    readAgain(law, law.last_confirmed) ?? say('last_confirmed_on', { last_confirmed: dayInWords(law.last_confirmed) });
  const dated = sentencesOf([
    law.effective_from === null ? undefined : say('in_force_since', { effective_from: dayInWords(law.effective_from) }),
    `${confirmed}${age === undefined ? '' : `, ${age}`}`,
    usual?.confidence === law.confidence ? undefined : trustInWords(law.confidence, law.sources),
  ]);
  return (
    <div className={tight}>
      <Notices lines={withoutDates(notices)} />
      <Sources sources={sources} dated={dated} tools={tools} />
    </div>
  );
}

/** The source line of a table in the sheet. */
export const sourceLine = (law: Dated, sources: readonly CitedSource[] = law.sources): string =>
  `${readAgain(law, law.last_confirmed) ?? say('confirmed', { last_confirmed: dayInWords(law.last_confirmed) })}${statusBehind(lawStatusLabels[law.data_status])}. ${sources.map(({ title, publisher }) => `${title}, ${publisher}`).join('; ')}`;
