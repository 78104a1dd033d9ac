import type { Meta } from '../../src/contract/meta';
import { dayInWords } from '../words/dates';
import { statusBehind, statusLabels, trustInWords } from '../words/truth';
import { useFigures } from './figures';
import { Notices } from './notices';
import { Sources } from './sources';
import { StatusBadge } from './status-badge';

/**
 * Age, certainty and sources of an answer, with its notices.
 *
 * @param word what precedes the date
 * @param undated what replaces the date where there is none
 * @param law are these rules of law, and not market figures?
 * @param brief are the notices shown elsewhere?
 */
export function MetaSources({
  meta,
  word = 'As of',
  undated = 'Undated',
  law = false,
  brief = false,
}: {
  readonly meta: Meta;
  readonly word?: string;
  readonly undated?: string;
  readonly law?: boolean;
  readonly brief?: boolean;
}) {
  const { tight } = useFigures();
  const dated = meta.as_of === null ? undated : `${word} ${dayInWords(meta.as_of)}`;
  const trust = trustInWords(meta.confidence, meta.sources);
  return (
    <div className={tight}>
      <Sources
        sources={meta.sources}
        badge={<StatusBadge status={meta.data_status} law={law} />}
        dated={`${dated}.${trust === undefined ? '' : ` ${trust}.`}`}
      />
      {brief ? null : <Notices lines={meta.notices} />}
    </div>
  );
}

/** The source line of a table in the sheet. */
export const metaLine = ({ as_of, data_status, sources }: Meta): string =>
  `${as_of === null ? 'Undated' : `As of ${dayInWords(as_of)}`}${statusBehind(data_status === undefined ? undefined : statusLabels[data_status])}. ${sources.map(({ title, publisher }) => `${title}, ${publisher}`).join('; ')}`;
