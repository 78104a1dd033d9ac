import { type Me, peoplePages } from '../../src/contract/people';
import { NavLink } from '../account/nav-link';
import { Answered } from '../parts/answered';
import { Notice } from '../../ui/notices/notice';
import { OpenedPage } from '../parts/opened-page';
import { Page } from '../parts/page';
import { SideFrame } from '../parts/side-frame';
import { TextLink } from '../parts/text-link';
import { usePath } from '../service/address';
import { useAnswer } from '../service/use-answer';
import { adminPages } from './pages';
import { say } from '../../ui/language/say';

/** `/admin` and the pages below it, for whoever administers the service. */
export function AdminShell() {
  const path = usePath();
  const answer = useAnswer<Me>('/me');
  const page = adminPages.find(({ address }) => address === path);
  if (answer.data?.administers === true && page !== undefined)
    return (
      <SideFrame
        name={say('administration_name')}
        tools={<NavLink to={peoplePages.dashboard}>{say('your_dashboard')}</NavLink>}
        links={adminPages}
      >
        <OpenedPage page={page} />
      </SideFrame>
    );
  return (
    <Page title={say('administration_name')}>
      <Answered answer={answer}>
        {() => (
          <>
            <Notice intent="info">{say('administrators_only')}</Notice>
            <TextLink to={peoplePages.dashboard}>{say('your_dashboard')}</TextLink>
          </>
        )}
      </Answered>
    </Page>
  );
}
