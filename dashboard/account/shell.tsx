import { Button, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { pageStorage } from '../../src/client/storage';
import { type MyAccounts, peoplePages } from '../../src/contract/people';
import { productName } from '../../src/contract/product';
import { mayDo } from '../../src/contract/words/roles';
import { ViewBoundary } from '../../taskpane/shell/view-boundary';
import { SkeletonLines } from '../../taskpane/states/skeleton-lines';
import { useWide } from '../../taskpane/theme/use-width';
import { Answered } from '../parts/answered';
import { Notice } from '../parts/notice';
import { Page, useHead } from '../parts/page';
import { TextLink } from '../parts/text-link';
import { usePath } from '../service/address';
import { pendingInvitation } from '../service/pending-invitation';
import { people } from '../service/people';
import { useAnswer } from '../service/use-answer';
import { AccountContext } from './context';
import { NavLink } from './nav-link';
import { type DashboardPage, dashboardPages } from './pages';

const useStyles = makeStyles({
  body: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  bodyWide: { gridTemplateColumns: '196px minmax(0, 1fr)' },
  side: {
    display: 'grid',
    alignContent: 'start',
    rowGap: '8px',
    paddingBlock: '12px',
    paddingInline: '16px',
    minInlineSize: 0,
  },
  sideNarrow: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  sideWide: { borderRight: `1px solid ${tokens.colorNeutralStroke2}`, minBlockSize: 'calc(100dvh - 50px)' },
  account: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  links: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  linksWide: { gridTemplateColumns: 'minmax(0, 1fr)' },
  link: {
    display: 'block',
    paddingBlock: '6px',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    '@media (forced-colors: active)': { color: 'LinkText', ':hover': { color: 'LinkText' } },
  },
  current: {
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground1Selected,
    boxShadow: `inset 3px 0 ${tokens.colorCompoundBrandStroke}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
});

const chosenName = 'svc.dashboard.account';
const storage = pageStorage(window);

const leave = async (): Promise<void> => {
  await people.post('/log-out').catch(() => undefined);
  location.assign(peoplePages.logIn);
};

const logOut = (
  <Button appearance="subtle" onClick={() => void leave()}>
    Log out
  </Button>
);

/** The page that is open, under its heading, which gets the focus when another page opens. */
function Opened({ page: { name, View } }: { readonly page: DashboardPage }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    document.title = `${name} · ${productName}`;
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [name]);
  const head = useHead();
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={head}>
        {name}
      </h1>
      <ViewBoundary key={name}>
        <Suspense fallback={<SkeletonLines />}>
          <View />
        </Suspense>
      </ViewBoundary>
    </>
  );
}

function Frame({ accounts, again }: { readonly accounts: MyAccounts['accounts']; readonly again: () => void }) {
  const styles = useStyles();
  const wide = useWide();
  const path = usePath();
  const [chosen, setChosen] = useState(() => storage.getItem(chosenName));
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0];
  const pages = dashboardPages.filter(
    ({ permission }) => permission === undefined || (account !== undefined && mayDo(account.role, permission)),
  );
  const page = pages.find(({ address }) => address === path);
  const choose = (id: string): void => {
    storage.setItem(chosenName, id);
    setChosen(id);
  };
  const side: ReactNode = (
    <nav aria-label="Dashboard" className={mergeClasses(styles.side, wide ? styles.sideWide : styles.sideNarrow)}>
      {accounts.length > 1 ? (
        <Select aria-label="Account" value={account?.id ?? ''} onChange={(_, { value }) => choose(value)}>
          {accounts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : (
        account !== undefined && <span className={styles.account}>{account.name}</span>
      )}
      <ul className={mergeClasses(styles.links, wide && styles.linksWide)}>
        {pages.map(({ address, name }) => (
          <li key={address}>
            <NavLink
              to={address}
              current={address === path}
              className={mergeClasses(styles.link, address === path && styles.current)}
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
  const content = (
    <Page wide tools={logOut} beside={{ content: side, row: mergeClasses(styles.body, wide && styles.bodyWide) }}>
      {account?.disabled === true && (
        <Notice intent="error">This account is disabled: its keys are refused. Ask whoever runs this service.</Notice>
      )}
      {account === undefined && (
        <Notice intent="info">You are not a member of an account at present. Ask a colleague to invite you.</Notice>
      )}
      {page === undefined ? (
        <>
          {account !== undefined && <Notice intent="info">Your role does not include this page.</Notice>}
          <TextLink to={peoplePages.settings}>Your settings</TextLink>
        </>
      ) : (
        <Opened key={account?.id ?? ''} page={page} />
      )}
    </Page>
  );
  return account === undefined ? (
    content
  ) : (
    <AccountContext.Provider value={{ account, again }}>{content}</AccountContext.Provider>
  );
}

/** `/dashboard` and the pages below it: navigation, the account they show, and the page. */
export default function Shell() {
  const answer = useAnswer<MyAccounts>('/accounts');
  const { data } = answer;
  useEffect(() => {
    if (data !== undefined && pendingInvitation.read() !== undefined) location.assign(peoplePages.invitation);
  }, [data]);
  if (data === undefined)
    return (
      <Page title="Your account">
        <Answered answer={answer}>{() => null}</Answered>
      </Page>
    );
  return <Frame accounts={data.accounts} again={answer.again} />;
}
