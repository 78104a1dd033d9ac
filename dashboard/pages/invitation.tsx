import { Button, Text } from '@fluentui/react-components';
import { useEffect } from 'react';
import { type Me, peoplePages } from '../../src/contract/people';
import { Answered } from '../parts/answered';
import { Form } from '../parts/form';
import { Notice } from '../../ui/notices/notice';
import { Page } from '../parts/page';
import { TextLink } from '../parts/text-link';
import { linkToken } from '../service/link-token';
import { pendingInvitation } from '../service/pending-invitation';
import { people } from '../service/people';
import { useAnswer } from '../service/use-answer';
import { say } from '../../ui/language/say';

const leave = (): void => {
  pendingInvitation.forget();
  location.assign(peoplePages.dashboard);
};

/** `/invitation`: becoming a member of an account. The token waits while the person logs in or signs up. */
export default function Invitation() {
  const answer = useAnswer<Me>('/me');
  const token = linkToken === '' ? pendingInvitation.read() : linkToken;
  useEffect(() => {
    if (linkToken !== '') pendingInvitation.keep(linkToken);
  }, []);
  if (token === undefined)
    return (
      <Page title={say('invitation_title')}>
        <Notice intent="error">{say('invitation_incomplete')}</Notice>
        <TextLink to={peoplePages.dashboard}>{say('to_the_dashboard')}</TextLink>
      </Page>
    );
  if (answer.problem?.code === 'log_in_required')
    return (
      <Page title={say('invitation_title')}>
        <Text>{say('invitation_waits')}</Text>
        <TextLink to={peoplePages.logIn}>{say('log_in')}</TextLink>
        <TextLink to={peoplePages.signUp}>{say('sign_up')}</TextLink>
      </Page>
    );
  return (
    <Page title={say('invitation_title')}>
      <Answered answer={answer}>
        {({ email }) => (
          <>
            <Text>{say('invitation_accept_this', { email })}</Text>
            <Form
              fields={[]}
              action={say('accept_invitation')}
              onSend={async () => {
                await people.post('/invitation', { token });
                leave();
              }}
            />
            <div>
              <Button onClick={leave}>{say('not_now')}</Button>
            </div>
          </>
        )}
      </Answered>
    </Page>
  );
}
