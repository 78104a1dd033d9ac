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

const leave = (): void => {
  pendingInvitation.forget();
  location.assign(peoplePages.dashboard);
};

/** `/invitation`: becoming a member of an account. The token waits while the person logs in or signs up. */
export function Invitation() {
  const answer = useAnswer<Me>('/me');
  const token = linkToken === '' ? pendingInvitation.read() : linkToken;
  useEffect(() => {
    if (linkToken !== '') pendingInvitation.keep(linkToken);
  }, []);
  if (token === undefined)
    return (
      <Page title="Invitation">
        <Notice intent="error">This link is not complete. Open the whole link from the email.</Notice>
        <TextLink to={peoplePages.dashboard}>To the dashboard</TextLink>
      </Page>
    );
  if (answer.problem?.code === 'log_in_required')
    return (
      <Page title="Invitation">
        <Text>
          Somebody invited you to their account. Log in with the email address that got the invitation, or sign up with
          it. The invitation waits for you.
        </Text>
        <TextLink to={peoplePages.logIn}>Log in</TextLink>
        <TextLink to={peoplePages.signUp}>Sign up</TextLink>
      </Page>
    );
  return (
    <Page title="Invitation">
      <Answered answer={answer}>
        {({ email }) => (
          <>
            <Text>You are logged in as {email}. Accept the invitation to become a member of the account.</Text>
            <Form
              fields={[]}
              action="Accept the invitation"
              onSend={async () => {
                await people.post('/invitation', { token });
                leave();
              }}
            />
            <div>
              <Button onClick={leave}>Not now</Button>
            </div>
          </>
        )}
      </Answered>
    </Page>
  );
}
