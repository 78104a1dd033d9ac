import { say } from '../../ui/language/say';
import { Button, Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import type { CitedSource } from '../../src/contract/meta';
import { dayInWords } from '../../ui/words/dates';
import { kindLabels } from '../words/truth';
import { useFigures } from '../../ui/theme/figures';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', rowGap: '2px' },
  list: { margin: 0, paddingInlineStart: '16px', display: 'grid', rowGap: '4px', overflowWrap: 'anywhere' },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: '8px' },
  more: {
    minWidth: 'auto',
    paddingLeft: 0,
    paddingRight: 0,
    fontWeight: 'normal',
    color: tokens.colorBrandForegroundLink,
    '@media (forced-colors: active)': { color: 'LinkText' },
  },
});

function Source({ title, publisher, url, kind, dated }: CitedSource) {
  return (
    <>
      <strong>{say('source_kind', { kind: kindLabels[kind] })}</strong>{' '}
      {url === null ? (
        <bdi>{title}</bdi>
      ) : (
        <Link inline href={url} target="_blank" rel="noreferrer">
          <bdi>{title}</bdi>
        </Link>
      )}
      {dated === null
        ? say('source_undated', { publisher })
        : say('source_dated', { publisher, day: dayInWords(dated) })}
    </>
  );
}

/** Sources with their kinds, titles and dates. */
export function SourceList({ sources }: { readonly sources: readonly CitedSource[] }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  if (sources.length === 0) return null;
  return (
    <ol className={mergeClasses(quiet, styles.list)}>
      {sources.map((source) => (
        <li key={`${source.title}${source.url ?? ''}`}>
          <Source {...source} />
        </li>
      ))}
    </ol>
  );
}

/**
 * Date and sources of a fact.
 *
 * @param dated the date in words, for example "As of 1 Oct 2026"
 * @param badge mark for a fact that is not current
 * @param tools actions on the fact
 */
export function Sources({
  sources,
  dated,
  badge,
  tools,
}: {
  readonly sources: readonly CitedSource[];
  readonly dated: string;
  readonly badge?: ReactNode;
  readonly tools?: ReactNode;
}) {
  const styles = useStyles();
  const { quiet } = useFigures();
  const [open, setOpen] = useState(false);
  const list = useId();
  const count = { count: sources.length };
  return (
    <div>
      <div className={mergeClasses(quiet, styles.line)}>
        {badge}
        <span>{dated}</span>
      </div>
      <div className={styles.row}>
        {sources.length === 0 ? (
          <span />
        ) : (
          <Button
            appearance="transparent"
            size="small"
            className={styles.more}
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen(!open)}
          >
            {open ? say('hide_sources', count) : say('show_sources', count)}
          </Button>
        )}
        {tools}
      </div>
      <div id={list} hidden={!open}>
        {open ? <SourceList sources={sources} /> : null}
      </div>
    </div>
  );
}
