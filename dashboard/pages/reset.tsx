import { useState } from 'react';
import { peoplePages } from '../../src/contract/people';
import { fields } from '../parts/fields';
import { Form } from '../parts/form';
import { Notice } from '../../ui/notices/notice';
import { Page } from '../parts/page';
import { linkToken } from '../service/link-token';
import { people } from '../service/people';
import { TextLink } from '../parts/text-link';

/** `/reset` */
export function Reset() {
  const [done, setDone] = useState(false);
  return (
    <Page title="New password">
      {done ? (
        <>
          <Notice>Your new password is set. You were logged out everywhere.</Notice>
          <TextLink to={peoplePages.logIn}>Log in</TextLink>
        </>
      ) : (
        <>
          <Form
            fields={[fields.newPassword]}
            action="Set the password"
            onSend={async ({ password }) => {
              await people.post('/reset/use', { token: linkToken, password });
              setDone(true);
            }}
          />
          <TextLink to={peoplePages.forgotten}>Ask for a new link</TextLink>
        </>
      )}
    </Page>
  );
}
