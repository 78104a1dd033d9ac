import type { Meta } from '../../src/contract/meta';
import { dayInWords } from '../words/dates';
import { useFigures } from './figures';
import { Notices, withoutDates } from './notices';
import { Sources } from './sources';

/**
 * The age and the sources of an answer, with what must be said beside it.
 *
 * @param brief what must be said stands elsewhere
 */
export function MetaSources({ meta, word = 'Confirmed', brief = false }: { readonly meta: Meta; readonly word?: string; readonly brief?: boolean }) {
  const { tight } = useFigures();
  return (
    <div className={tight}>
      <Sources
        sources={meta.sources}
        stale={meta.data_status !== 'current'}
        {...(meta.data_status === 'sample' ? { staleLabel: 'Sample data' } : {})}
        dated={meta.as_of === null ? 'Undated' : `${word} ${dayInWords(meta.as_of)}`}
      />
      {brief ? null : <Notices lines={withoutDates(meta.notices)} />}
    </div>
  );
}

/** The source line of a table in the sheet. */
export const metaLine = ({ as_of, data_status, sources }: Meta): string =>
  `${as_of === null ? 'Undated' : `As of ${dayInWords(as_of)}`}${data_status === 'current' ? '' : data_status === 'stale' ? ' (not current)' : ' (sample data)'}. ${sources.map(({ title, publisher }) => `${title}, ${publisher}`).join('; ')}`;
