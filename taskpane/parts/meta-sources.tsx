import type { Meta } from '../../src/contract/meta';
import { readAgain } from '../words/read-again';
import { dayInWords } from '../../ui/words/dates';
import { type Grade, sentencesOf, statusBehind, statusLabels, trustInWords } from '../words/truth';
import { useFigures } from '../../ui/theme/figures';
import { FoldedNotices } from './notices';
import { Sources } from './sources';
import { StatusBadge } from './status-badge';
import { say } from '../../ui/language/say';

/**
 * Age, certainty and sources of an answer, with its notices.
 *
 * @param inWords says the date
 * @param undated what replaces the date where there is none
 * @param law are these rules of law, and not market figures?
 * @param brief are the notices shown elsewhere?
 * @param grade the age and certainty to state; by default those of the oldest and least certain fact
 * @param usual the grade that the view states elsewhere: only what differs is said, and notices are folded
 */
export function MetaSources({
  meta,
  inWords = (day) => say('as_of_day', { day }),
  undated = say('undated'),
  law = false,
  brief = false,
  grade: { status, confidence } = { status: meta.data_status, confidence: meta.confidence },
  usual,
}: {
  readonly meta: Meta;
  readonly inWords?: (day: string) => string;
  readonly undated?: string;
  readonly law?: boolean;
  readonly brief?: boolean;
  readonly grade?: Grade;
  readonly usual?: Grade | undefined;
}) {
  const { tight } = useFigures();
  const dated = meta.as_of === null ? undated : inWords(dayInWords(meta.as_of));
  const isUsual = usual !== undefined && usual.confidence === confidence;
  const trust = isUsual ? undefined : trustInWords(confidence, meta.sources);
  return (
    <div className={tight}>
      <Sources
        sources={meta.sources}
        badge={<StatusBadge status={status} law={law} usual={usual?.status} />}
        dated={sentencesOf([dated, readAgain(meta, meta.confirmed_on), trust])}
      />
      {brief ? null : <FoldedNotices lines={meta.notices} all={usual !== undefined} />}
    </div>
  );
}

/** The source line of a table in the sheet. */
export const metaLine = ({ as_of, data_status, sources, ...confirmed }: Meta): string =>
  `${sentencesOf([`${as_of === null ? say('undated') : say('as_of_day', { day: dayInWords(as_of) })}${statusBehind(data_status === undefined ? undefined : statusLabels[data_status])}`, readAgain(confirmed, confirmed.confirmed_on)])} ${sources.map(({ title, publisher }) => `${title}, ${publisher}`).join('; ')}`;
