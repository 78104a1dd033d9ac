import { makeStyles } from '@fluentui/react-components';
import { useId, useState } from 'react';
import type { DetailName } from '../../../src/contract/details';
import { columnLabel } from '../../../src/contract/labels';
import {
  type EmployerSetting,
  employerSettingLabel,
  type PeopleColumn,
  peopleColumnLabel,
} from '../../../src/contract/labels/people';
import type { ReturnList } from '../../../src/contract/returns';
import { type PaidByEmployee, paidVariable } from '../../../src/contract/words/paid-by-employee';
import { MoreButton } from '../../../ui/frame/more-button';
import { readerLanguage } from '../../../ui/language/reader';
import { listed, say } from '../../../ui/language/say';
import { Table } from '../../../ui/tables/table';
import { sentence } from '../../../ui/words/sentence';
import { useQuestion } from '../../service/use-question';
import { Answered } from '../../states/answered';
import type { Form } from './form-facts';

type Described = NonNullable<ReturnList['returns'][number]['column_list']>[number];
type Source = Described['takes'][number];

/** The heading of the table, the setting of the employer or the line of the payslip that a column takes. */
function nameOf({ kind, name }: Source): string {
  const language = readerLanguage();
  if (kind === 'person') return peopleColumnLabel(name as PeopleColumn, language);
  if (kind === 'employer') return employerSettingLabel(name as EmployerSetting, language);
  if (kind === 'paid') return columnLabel(paidVariable(name as PaidByEmployee), language);
  return kind === 'employee' || kind === 'pay' ? columnLabel(name as DetailName, language) : name;
}

/** What a column takes, from where, in one cell. */
function taken({ means, takes }: Described): string {
  const names = (...kinds: readonly Source['kind'][]): string =>
    listed(takes.filter(({ kind }) => kinds.includes(kind)).map(nameOf));
  const from = [
    ['taken_from_the_table', names('person', 'employee', 'pay', 'paid')],
    ['taken_from_the_employer', names('employer')],
    ['taken_from_the_payslip', names('payslip')],
    ['always_this', names('fixed')],
  ] as const;
  const parts = [
    means === null ? '' : sentence(means),
    ...from.map(([code, text]) => (text === '' ? '' : sentence(say(code, { names: text })))),
    sentence(names('return')),
    takes.length === 0 && means === null ? sentence(say('left_blank')) : '',
  ];
  return parts
    .filter((part) => part !== '')
    .map((part) => part.replace(/\.$/, ''))
    .join('. ');
}

/** Names of elements are words without a break: they break anywhere, and leave room for what stands beside them. */
const useStyles = makeStyles({ name: { overflowWrap: 'anywhere' } });

/** The columns of a return with what each takes, fetched when the reader asks for them. */
export function ColumnsTaken({ form }: { readonly form: Form }) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const list = useId();
  const found = useQuestion('getPayrollReturns', open ? { id: form.id } : undefined);
  return (
    <div>
      <MoreButton open={open} controls={list} onToggle={() => setOpen(!open)}>
        {say(open ? 'hide_what_columns_take' : 'show_what_columns_take')}
      </MoreButton>
      <div id={list} hidden={!open}>
        {open ? (
          <Answered question={found} lines={4}>
            {({ data }) => (
              <Table
                caption={say('show_what_columns_take')}
                look="records"
                columns={[{ name: say('column_of_the_return'), width: '45%' }, say('column_takes')]}
                rows={(data.returns[0]?.column_list ?? []).map((column) => [
                  <bdi key="name" className={styles.name}>
                    {column.title}
                  </bdi>,
                  taken(column),
                ])}
              />
            )}
          </Answered>
        ) : null}
      </div>
    </div>
  );
}
