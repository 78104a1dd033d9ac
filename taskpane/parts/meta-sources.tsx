import type { Meta } from '../../src/contract/meta';
import { dayInWords } from '../words/dates';
import { type Grade, statusBehind, statusLabels, trustInWords } from '../words/truth';
import { useFigures } from './figures';
import { FoldedNotices } from './notices';
import { Sources } from './sources';
import { StatusBadge } from './status-badge';

/**
 * Age, certainty and sources of an answer, with its notices.
 *
 * @param word what precedes the date
 * @param undated what replaces the date where there is none
 * @param law are these rules of law, and not market figures?
 * @param brief are the notices shown elsewhere?
 * @param status the age that the mark states; by default that of the oldest fact
 * @param usual the grade that the view states elsewhere: only what differs is said
 */
export function MetaSources({
  meta,
  word = 'As of',
  undated = 'Undated',
  law = false,
  brief = false,
  status = meta.data_status,
  usual,
}: {
  readonly meta: Meta;
  readonly word?: string;
  readonly undated?: string;
  readonly law?: boolean;
  readonly brief?: boolean;
  readonly status?: Grade['status'];
  readonly usual?: Grade | undefined;
}) {
  const { tight } = useFigures();
  const dated = meta.as_of === null ? undated : `${word} ${dayInWords(meta.as_of)}`;
  const isUsual = usual !== undefined && usual.confidence === meta.confidence;
  const trust = isUsual ? undefined : trustInWords(meta.confidence, meta.sources);
  return (
    <div className={tight}>
      <Sources
        sources={meta.sources}
        badge={<StatusBadge status={status} law={law} usual={usual?.status} />}
        dated={`${dated}.${trust === undefined ? '' : ` ${trust}.`}`}
      />
      {brief ? null : <FoldedNotices lines={meta.notices} />}
    </div>
  );
}

/** The source line of a table in the sheet. */
export const metaLine = ({ as_of, data_status, sources }: Meta): string =>
  `${as_of === null ? 'Undated' : `As of ${dayInWords(as_of)}`}${statusBehind(data_status === undefined ? undefined : statusLabels[data_status])}. ${sources.map(({ title, publisher }) => `${title}, ${publisher}`).join('; ')}`;
