import { Text } from '@fluentui/react-components';
import type { z } from 'zod';
import type { AuditEntryOut } from '../../src/contract/account-audit';
import { type AuditAction, auditActionLabels, auditActions } from '../../src/contract/words/audit';
import { byteOrderMark } from '../../src/contract/csv';
import { saveFile } from '../service/save-file';
import type { Answer } from '../service/use-answer';
import { Answered } from './answered';
import { auditPropertiesInWords } from './audit-properties';
import { Form, type FormValues } from './form';
import type { FieldOf } from './form-field';
import { LongId } from './long-id';
import { momentInWords } from './moments';
import { Section } from './section';
import { Table } from '../../ui/tables/table';

type Entry = z.output<typeof AuditEntryOut> & { readonly account?: string };

const every = '';

type FilterName = 'account' | 'action' | 'actor' | 'subject' | 'start' | 'end';

const accountField: FieldOf<FilterName> = { name: 'account', label: 'Account', hint: 'Its id. Empty: all accounts.' };

const filterFields: readonly FieldOf<FilterName>[] = [
  {
    name: 'action',
    type: 'select',
    label: 'Action',
    options: [{ key: every, name: 'All' }, ...auditActions.map((key) => ({ key, name: auditActionLabels[key] }))],
  },
  { name: 'actor', label: 'By whom', hint: 'As an entry shows them.' },
  { name: 'subject', label: 'Subject', hint: 'The id of a key, member, token or account.' },
  { name: 'start', type: 'date', label: 'First day' },
  { name: 'end', type: 'date', label: 'Last day', errors: ['invalid_date'] },
];

const filtersOf = (values: Partial<FormValues<FilterName>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== every)) as {
    readonly action?: AuditAction;
  };

/** What the entries are filtered by. */
export type AuditFilters = ReturnType<typeof filtersOf>;

/**
 * The entries of an audit trail, to filter and to export.
 *
 * @param accounts are the entries of several accounts?
 * @param csv the entries as a CSV file
 */
export function AuditTrail({
  accounts = false,
  answer,
  onFilter,
  csv,
}: {
  readonly accounts?: boolean;
  readonly answer: Answer<{ readonly entries: readonly Entry[]; readonly more: boolean }>;
  readonly onFilter: (filters: AuditFilters) => void;
  readonly csv: () => Promise<string>;
}) {
  return (
    <>
      <Section title="Filter">
        <Form
          fields={accounts ? [accountField, ...filterFields] : filterFields}
          action="Show"
          onSend={(values) => {
            onFilter(filtersOf(values));
            return Promise.resolve();
          }}
        />
      </Section>
      <Section title="Entries">
        <Answered answer={answer}>
          {({ entries, more }) =>
            entries.length === 0 ? (
              <Text>No entry matches.</Text>
            ) : (
              <>
                <Form
                  secondary
                  fields={[]}
                  action="Export as CSV"
                  onSend={async () => saveFile('audit-trail.csv', 'text/csv', byteOrderMark + (await csv()))}
                />
                <Table
                  look="records"
                  caption="Entries"
                  columns={[
                    'When',
                    'Action',
                    'By whom',
                    'Before',
                    'After',
                    'Subject',
                    ...(accounts ? ['Account'] : []),
                  ]}
                  rows={entries.map(({ at, actor, action, subject, account, before, after }) => [
                    momentInWords(at),
                    auditActionLabels[action],
                    actor,
                    auditPropertiesInWords(before),
                    auditPropertiesInWords(after),
                    <LongId key="subject" id={subject} />,
                    ...(account === undefined ? [] : [<LongId key="account" id={account} />]),
                  ])}
                />
                {more && <Text>There are older entries. Choose an earlier last day to see them.</Text>}
              </>
            )
          }
        </Answered>
      </Section>
    </>
  );
}
