import { Button, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { peoplePages } from '../../../src/contract/people';
import type { PlanName } from '../../../src/contract/words/plans';
import { NavLink } from '../../account/nav-link';
import { planLabels } from '../../account/words';
import { Answered } from '../../parts/answered';
import { Form } from '../../parts/form';
import { momentInWords } from '../../parts/moments';
import { Section } from '../../parts/section';
import { Table } from '../../../ui/tables/table';
import { addressAbout, useOpen, useParameter } from '../../service/address';
import { askAdmin } from '../../service/admin';
import { useAdmin } from '../use-admin';
import { OneAccount } from './one-account';
import { planField } from './plan-field';
import { say } from '../../../ui/language/say';

const addressOf = (id: string): string => addressAbout(peoplePages.adminAccounts, 'account', id);

function AccountList() {
  const open = useOpen();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const answer = useAdmin('listAccounts', { search, page: String(page) });
  return (
    <>
      <Form
        secondary
        fields={[{ name: 'search', label: say('search'), hint: say('search_hint') }]}
        action={say('search')}
        onSend={(values) => {
          setSearch(values.search);
          setPage(1);
          return Promise.resolve();
        }}
      />
      <Answered answer={answer}>
        {({ accounts, count, pages }) => (
          <>
            <Text role="status">{say('accounts_found', { count, page, pages })}</Text>
            {accounts.length > 0 && (
              <Table
                look="records"
                caption={say('page_accounts')}
                columns={[
                  say('field_name'),
                  say('page_plan'),
                  say('admin_state'),
                  say('admin_since'),
                  say('account_id'),
                ]}
                rows={accounts.map(({ id, name, plan, disabled_at, created_at }) => [
                  <NavLink key={id} to={addressOf(id)}>
                    {name}
                  </NavLink>,
                  planLabels[plan],
                  disabled_at === null ? say('state_active') : say('state_disabled'),
                  momentInWords(created_at),
                  id,
                ])}
              />
            )}
            {page > 1 && (
              <div>
                <Button onClick={() => setPage(page - 1)}>{say('previous_page')}</Button>
              </div>
            )}
            {page < pages && (
              <div>
                <Button onClick={() => setPage(page + 1)}>{say('next_page')}</Button>
              </div>
            )}
          </>
        )}
      </Answered>
      <Section title={say('create_account_title')}>
        <Form<'name' | 'plan'>
          fields={[{ name: 'name', label: say('field_name') }, planField()]}
          action={say('create_account')}
          onSend={async ({ name, plan }) => {
            const made = await askAdmin('createAccount', { name, plan: plan as PlanName });
            open(addressOf(made.id));
          }}
        />
      </Section>
    </>
  );
}

/** `/admin/accounts` */
export default function Accounts() {
  const chosen = useParameter('account');
  return chosen === undefined ? <AccountList /> : <OneAccount key={chosen} id={chosen} />;
}
