import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { AdminLaw, AdminLawFigure, AdminLawPage } from '../../src/contract/admin-law';
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

const outcomeLabels = {
  same: 'States the law',
  differs: 'Differs',
  gone: 'Gone',
  unreadable: 'Could not be read',
  refused: 'Left to persons',
} as const satisfies Readonly<Record<NonNullable<AdminLawPage['outcome']>, string>>;

/** As many pages as a person reads at once. */
const mostListed = 50;

function Passage({ page, lost }: Pick<AdminLawFigure, 'page' | 'lost'>) {
  const styles = useStyles();
  if (page === null) return <>{lost ? 'It stood here before, and does no more.' : 'Nothing like it was found.'}</>;
  return (
    <pre className={styles.passage} tabIndex={0}>
      {page}
    </pre>
  );
}

/** «Still right»: a confirmation with a reason. The service adds who gave it. */
function StillRight({ url, onDone }: { readonly url: string; readonly onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <div>
        <Button aria-label={`Still right: ${url}`} onClick={() => setAsking(true)}>
          Still right
        </Button>
      </div>
    );
  return (
    <Form
      secondary
      fields={[
        {
          name: 'reason',
          label: 'Why is the law right?',
          type: 'multiline',
          hint: 'For example: the page describes a proposal. Your address and the reason go into the audit trail.',
        },
      ]}
      action="Confirm the law"
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
    <Section title={`${countries.map(({ name }) => name).join(', ')}: ${title}`}>
      <Text>
        {publisher}. It has differed since {momentOr(since, 'today')} and was last read on {momentOr(read_at, 'no day')}
        .
      </Text>
      <TextLink to={url}>Open the page</TextLink>
      <Table
        look="records"
        caption={`Figures of ${title}`}
        columns={['Fact', 'The law says', 'The page says']}
        rows={missing.map(({ fact, about, law, page: passage, lost }) => [
          `${about} (${fact})`,
          law,
          <Passage key={fact} page={passage} lost={lost} />,
        ])}
      />
      {settled === null ? (
        <>
          {countries.map(({ code }) => (
            <CopyText
              key={code}
              name={`If the law changed: edit the file of ${code} in a clone`}
              text={`\${EDITOR:-vi} src/reference/data/countries/${code}.json && npm run data:check`}
              wraps
            />
          ))}
          <StillRight url={url} onDone={onDone} />
        </>
      ) : (
        <Text>
          Still right, says {settled.by} on {momentInWords(settled.at)}: {settled.reason}
        </Text>
      )}
    </Section>
  );
}

function Unread({ unread }: Pick<AdminLaw, 'unread'>) {
  if (unread.length === 0) return null;
  return (
    <Section title="Not read for 30 days">
      <Text>
        {unread.length} pages were never read, or not for 30 days
        {unread.length > mostListed ? `; the first ${mostListed} of them` : ''}. A person can read them.
      </Text>
      <Table
        look="records"
        caption="Not read for 30 days"
        columns={['Page', 'Countries', 'What happened', 'Asked for']}
        rows={unread.slice(0, mostListed).map(({ url, title, countries, outcome, why, read_at }) => [
          <TextLink key={url} to={url}>
            {title}
          </TextLink>,
          countries.map(({ code }) => code).join(', '),
          outcome === null ? 'Never read' : `${outcomeLabels[outcome]}. ${why ?? ''}`,
          momentOr(read_at, 'Never'),
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
          <Text>
            The law cites {totals.pages} pages that programs can read. {totals.same} state it, {totals.differs} differ,{' '}
            {totals.not_read} could not be read, {totals.never} were never read.
          </Text>
          {!on && (
            <Notice intent="info">
              This server does not read pages by itself. Set SVC_LAW_WATCH=on, or run the command law watch.
            </Notice>
          )}
          {settled && <Notice>The law is confirmed as of today. Answers say so within a minute.</Notice>}
          {differing.slice(0, mostListed).map((page) => (
            <DifferingPage key={page.url} page={page} onDone={done} />
          ))}
          <Section title="Countries">
            <Table
              look="records"
              caption="Countries"
              columns={[
                'Country',
                { name: 'Pages', figure: true },
                { name: 'State the law', figure: true },
                { name: 'Differ', figure: true },
                { name: 'Not readable', figure: true },
                { name: 'Never read', figure: true },
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
