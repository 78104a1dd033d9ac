import { Text } from '@fluentui/react-components';
import type { z } from 'zod';
import type { AuditEntryOut } from '../../src/contract/account-audit';
import { type AuditAction, auditActionLabels, auditActions } from '../../src/contract/words/audit';
import { labelsIn } from '../../ui/language/terms';
import { byteOrderMark } from '../../src/contract/csv';
import { saveFile } from '../../ui/save-file';
import type { Answer } from '../service/use-answer';
import { Answered } from './answered';
import { auditPropertiesInWords } from './audit-properties';
import { Form, type FormValues } from './form';
import type { FieldOf } from './form-field';
import { LongId } from './long-id';
import { momentInWords } from './moments';
import { Section } from './section';
import { Table } from '../../ui/tables/table';
import { say } from '../../ui/language/say';

type Entry = z.output<typeof AuditEntryOut> & { readonly account?: string };

const every = '';

type FilterName = 'account' | 'action' | 'actor' | 'subject' | 'start' | 'end';

const actionLabels = labelsIn('audit_action', auditActionLabels);

const accountField = (): FieldOf<FilterName> => ({
  name: 'account',
  label: say('account_name'),
  hint: say('audit_account_hint'),
});

const filterFields = (): readonly FieldOf<FilterName>[] => [
  {
    name: 'action',
    type: 'select',
    label: say('audit_action'),
    options: [
      { key: every, name: say('audit_all_actions') },
      ...auditActions.map((key) => ({ key, name: actionLabels[key] })),
    ],
  },
  { name: 'actor', label: say('audit_by_whom'), hint: say('audit_by_whom_hint') },
  { name: 'subject', label: say('audit_subject'), hint: say('audit_subject_hint') },
  { name: 'start', type: 'date', label: say('audit_first_day') },
  { name: 'end', type: 'date', label: say('last_day'), errors: ['invalid_date'] },
];

const filtersOf = (values: Partial<FormValues<FilterName>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== every)) as {
    readonly action?: AuditAction;
  };

/** What the entries are filtered by. */
export type AuditFilters = ReturnType<typeof filtersOf>;

const Lines = ({ lines }: { readonly lines: readonly string[] }) => lines.map((line) => <div key={line}>{line}</div>);

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
      <Section title={say('audit_filter')}>
        <Form
          fields={accounts ? [accountField(), ...filterFields()] : filterFields()}
          action={say('audit_show')}
          onSend={(values) => {
            onFilter(filtersOf(values));
            return Promise.resolve();
          }}
        />
      </Section>
      <Section title={say('audit_entries')}>
        <Answered answer={answer}>
          {({ entries, more }) =>
            entries.length === 0 ? (
              <Text>{say('audit_none')}</Text>
            ) : (
              <>
                <Form
                  secondary
                  fields={[]}
                  action={say('audit_export')}
                  onSend={async () => saveFile('audit-trail.csv', 'text/csv', byteOrderMark + (await csv()))}
                />
                <Table
                  look="records"
                  caption={say('audit_entries')}
                  columns={[
                    say('when'),
                    say('audit_action'),
                    say('audit_by_whom'),
                    say('audit_before'),
                    { name: say('audit_after'), sentences: true },
                    say('audit_subject'),
                    ...(accounts ? [say('account_name')] : []),
                  ]}
                  rows={entries.map(({ at, actor, action, subject, account, before, after }) => [
                    momentInWords(at),
                    actionLabels[action],
                    actor,
                    <Lines key="before" lines={auditPropertiesInWords(before)} />,
                    <Lines key="after" lines={auditPropertiesInWords(after)} />,
                    <LongId key="subject" id={subject} />,
                    ...(account === undefined ? [] : [<LongId key="account" id={account} />]),
                  ])}
                />
                {more && <Text>{say('audit_older')}</Text>}
              </>
            )
          }
        </Answered>
      </Section>
    </>
  );
}
