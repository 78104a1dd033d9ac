import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import { type AuditAction, auditActions } from '../../../src/contract/words/audit';
import { sentence } from '../../../taskpane/words/labels';
import { Answered } from '../../parts/answered';
import { Form, type FormValues } from '../../parts/form';
import type { FieldOf } from '../../parts/form-field';
import { momentInWords } from '../../parts/moments';
import { Section } from '../../parts/section';
import { Table } from '../../parts/table';
import { csvOf } from '../../service/account';
import { saveFile } from '../../service/save-file';
import { useAccount, useOperation } from '../context';

const every = '';

/** An action in words: `key.create` is `Key: create`. */
const actionInWords = (action: AuditAction): string => {
  const [about, done] = action.split('.') as [string, string];
  return `${sentence(about)}: ${done.replaceAll('_', ' ')}`;
};

type FilterName = 'action' | 'actor' | 'subject' | 'start' | 'end';

const filterFields: readonly FieldOf<FilterName>[] = [
  {
    name: 'action',
    type: 'select',
    label: 'Action',
    options: [{ key: every, name: 'All' }, ...auditActions.map((key) => ({ key, name: actionInWords(key) }))],
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

/** What was changed, as names and values. */
const changed = (properties: Readonly<Record<string, unknown>> | null): string =>
  Object.entries(properties ?? {})
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

/** `/dashboard/audit` */
export default function Audit() {
  const { account } = useAccount();
  const [filters, setFilters] = useState<ReturnType<typeof filtersOf>>({});
  const answer = useOperation('getAuditTrail', filters);
  return (
    <>
      <Section title="Filter">
        <Form
          fields={filterFields}
          action="Show"
          onSend={(values) => {
            setFilters(filtersOf(values));
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
                  onSend={async () =>
                    saveFile('audit-trail.csv', 'text/csv', await csvOf(account.id, 'getAuditTrail', filters))
                  }
                />
                <Table
                  name="Entries"
                  columns={['When', 'By whom', 'Action', 'Subject', 'Before', 'After']}
                  rows={entries.map(({ at, actor, action, subject, before, after }) => [
                    momentInWords(at),
                    actor,
                    actionInWords(action),
                    subject,
                    changed(before),
                    changed(after),
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
