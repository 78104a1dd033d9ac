import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { AdminLaw, AdminLawFigure, AdminLawPage } from '../../src/contract/admin-law';
import { multiline } from '../parts/multiline';
import { Answered } from '../parts/answered';
import { CopyText } from '../parts/copy-text';
import { Form } from '../parts/form';
import { momentInWords, momentOr } from '../parts/moments';
import { Notice } from '../../ui/notices/notice';
import { Section } from '../parts/section';
import { Table } from '../../ui/tables/table';
import { TextLink } from '../parts/text-link';
import { askAdmin } from '../service/admin';
import { useAdmin } from './use-admin';
import { listed, say, sayings } from '../../ui/language/say';

const useStyles = makeStyles({
  // A passage keeps its lines, and never makes the page wider.
  passage: {
    margin: 0,
    maxBlockSize: '240px',
    minInlineSize: '220px',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontFamily: tokens.fontFamilyBase,
  },
});

const outcomeLabels: Readonly<Record<NonNullable<AdminLawPage['outcome']>, string>> = sayings({
  same: 'page_same',
  differs: 'page_differs',
  gone: 'page_gone',
  unreadable: 'page_unreadable',
  refused: 'page_refused',
});

/** As many pages as a person reads at once. */
const mostListed = 50;

function Passage({ page, lost }: Pick<AdminLawFigure, 'page' | 'lost'>) {
  const styles = useStyles();
  if (page === null) return <>{lost ? say('passage_lost') : say('passage_none')}</>;
  return (
    <pre className={styles.passage} tabIndex={0}>
      {page}
    </pre>
  );
}

/** A confirmation with a reason. The service adds who gave it. */
function StillRight({ url, onDone }: { readonly url: string; readonly onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <div>
        <Button aria-label={say('still_right_this', { url })} onClick={() => setAsking(true)}>
          {say('still_right')}
        </Button>
      </div>
    );
  return (
    <Form
      secondary
      fields={[
        {
          name: 'reason',
          label: say('why_right'),
          type: 'drawn',
          draw: multiline,
          hint: say('why_right_hint'),
        },
      ]}
      action={say('confirm_law')}
      onCancel={() => setAsking(false)}
      onSend={async ({ reason }) => {
        await askAdmin('settleLaw', { url, reason });
        onDone();
      }}
    />
  );
}

function DifferingPage({ page, onDone }: { readonly page: AdminLawPage; readonly onDone: () => void }) {
  const { url, title, publisher, countries, since, read_at, missing, settled } = page;
  return (
    <Section title={say('page_of_countries', { countries: listed(countries.map(({ name }) => name)), title })}>
      <Text>
        {say('page_differed', {
          publisher,
          since: momentOr(since, say('since_today')),
          read: momentOr(read_at, say('read_no_day')),
        })}
      </Text>
      <TextLink to={url}>{say('open_page')}</TextLink>
      <Table
        look="records"
        caption={say('figures_of', { title })}
        columns={[say('column_fact'), say('law_says'), say('page_says')]}
        rows={missing.map(({ fact, about, law, page: passage, lost }) => [
          say('fact_at', { about, fact }),
          law,
          <Passage key={fact} page={passage} lost={lost} />,
        ])}
      />
      {settled === null ? (
        <>
          {countries.map(({ code }) => (
            <CopyText
              key={code}
              name={say('if_law_changed', { code })}
              text={`\${EDITOR:-vi} src/reference/data/countries/${code}.json && npm run data:check`}
              wraps
            />
          ))}
          <StillRight url={url} onDone={onDone} />
        </>
      ) : (
        <Text>
          {say('still_right_says', {
            by: settled.by,
            moment: momentInWords(settled.at),
            reason: settled.reason,
          })}
        </Text>
      )}
    </Section>
  );
}

function Unread({ unread }: Pick<AdminLaw, 'unread'>) {
  if (unread.length === 0) return null;
  return (
    <Section title={say('not_read')}>
      <Text>
        {unread.length > mostListed
          ? say('not_read_first', { pages: unread.length, shown: mostListed })
          : say('not_read_all', { pages: unread.length })}
      </Text>
      <Table
        look="records"
        caption={say('not_read')}
        columns={[say('column_page'), say('column_countries'), say('what_happened'), say('asked_for')]}
        rows={unread.slice(0, mostListed).map(({ url, title, countries, outcome, why, read_at }) => [
          <TextLink key={url} to={url}>
            {title}
          </TextLink>,
          countries.map(({ code }) => code).join(', '),
          outcome === null
            ? say('never_read')
            : say('page_outcome_why', { outcome: outcomeLabels[outcome], why: why ?? '' }),
          momentOr(read_at, say('never')),
        ])}
      />
    </Section>
  );
}

/** `/admin/law`: what cited pages say when they are read again. */
export default function Law() {
  const answer = useAdmin('getLaw', {});
  const [settled, setSettled] = useState(false);
  const done = (): void => {
    setSettled(true);
    answer.again();
  };
  return (
    <Answered answer={answer}>
      {({ on, differing, unread, countries, totals }) => (
        <>
          <Text>{say('law_totals', totals)}</Text>
          {!on && <Notice intent="info">{say('law_not_watched')}</Notice>}
          {settled && <Notice>{say('law_confirmed')}</Notice>}
          {differing.slice(0, mostListed).map((page) => (
            <DifferingPage key={page.url} page={page} onDone={done} />
          ))}
          <Section title={say('column_countries')}>
            <Table
              look="records"
              caption={say('column_countries')}
              columns={[
                say('column_country'),
                { name: say('column_pages'), figure: true },
                { name: say('column_same'), figure: true },
                { name: say('column_differ'), figure: true },
                { name: say('column_not_readable'), figure: true },
                { name: say('column_never_read'), figure: true },
              ]}
              rows={countries.map(({ name, pages, same, differs, not_read, never }) => [
                name,
                pages,
                same,
                differs,
                not_read,
                never,
              ])}
            />
          </Section>
          <Unread unread={unread} />
        </>
      )}
    </Answered>
  );
}
