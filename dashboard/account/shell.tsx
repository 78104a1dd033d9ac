import { makeStyles, Select, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { pageStorage } from '../../src/client/storage';
import { type Me, type MyAccounts, peoplePages } from '../../src/contract/people';
import { mayDo } from '../../src/contract/words/roles';
import { Answered } from '../parts/answered';
import { Notice } from '../../ui/notices/notice';
import { OpenedPage } from '../parts/opened-page';
import { Page } from '../parts/page';
import { SideFrame } from '../parts/side-frame';
import { TextLink } from '../parts/text-link';
import { usePath } from '../service/address';
import { pendingConnection } from '../service/pending-connection';
import { pendingInvitation } from '../service/pending-invitation';
import { useAnswer } from '../service/use-answer';
import { AccountContext } from './context';
import { NavLink } from './nav-link';
import { dashboardPages } from './pages';
import { say } from '../../ui/language/say';

const useStyles = makeStyles({
  account: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
});

const chosenName = 'svc.dashboard.account';
const storage = pageStorage(window);

function Frame({ accounts, again }: { readonly accounts: MyAccounts['accounts']; readonly again: () => void }) {
  const styles = useStyles();
  const administers = useAnswer<Me>('/me').data?.administers === true;
  const path = usePath();
  const [chosen, setChosen] = useState(() => storage.getItem(chosenName));
  // Somebody who is in no account is given one.
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0]!;
  const pages = dashboardPages.filter(({ permission }) => permission === undefined || mayDo(account.role, permission));
  const page = pages.find(({ address }) => address === path);
  const choose = (id: string): void => {
    storage.setItem(chosenName, id);
    setChosen(id);
  };
  const above =
    accounts.length > 1 ? (
      <Select aria-label={say('account_name')} value={account.id} onChange={(_, { value }) => choose(value)}>
        {accounts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    ) : (
      <span className={styles.account}>{account.name}</span>
    );
  return (
    <AccountContext.Provider value={{ account, again }}>
      <SideFrame
        name={say('dashboard_name')}
        above={above}
        links={pages}
        tools={administers && <NavLink to={peoplePages.admin}>{say('administration_name')}</NavLink>}
      >
        {account.disabled && <Notice intent="error">{say('account_is_disabled')}</Notice>}
        {page === undefined ? (
          <>
            <Notice intent="info">{say('role_without_page')}</Notice>
            <TextLink to={peoplePages.settings}>{say('your_settings')}</TextLink>
          </>
        ) : (
          <OpenedPage key={account.id} page={page} />
        )}
      </SideFrame>
    </AccountContext.Provider>
  );
}

/** `/dashboard` and the pages below it: navigation, the account they show, and the page. */
export function AccountShell() {
  const answer = useAnswer<MyAccounts>('/accounts');
  const { data } = answer;
  useEffect(() => {
    if (data === undefined) return;
    const waiting = pendingInvitation.read() === undefined ? pendingConnection.page() : peoplePages.invitation;
    if (waiting !== undefined) location.assign(waiting);
  }, [data]);
  if (data === undefined)
    return (
      <Page title={say('your_account')}>
        <Answered answer={answer}>{() => null}</Answered>
      </Page>
    );
  return <Frame accounts={data.accounts} again={answer.again} />;
}
