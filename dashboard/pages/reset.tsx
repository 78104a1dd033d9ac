import { useState } from 'react';
import { peoplePages } from '../../src/contract/people';
import { fields } from '../parts/fields';
import { Form } from '../parts/form';
import { Notice } from '../../ui/notices/notice';
import { Page } from '../parts/page';
import { linkToken } from '../service/link-token';
import { people } from '../service/people';
import { TextLink } from '../parts/text-link';
import { say } from '../../ui/language/say';

/** `/reset` */
export default function Reset() {
  const [done, setDone] = useState(false);
  return (
    <Page title={say('field_new_password')}>
      {done ? (
        <>
          <Notice>{say('new_password_is_set')}</Notice>
          <TextLink to={peoplePages.logIn}>{say('log_in')}</TextLink>
        </>
      ) : (
        <>
          <Form
            fields={[fields.newPassword]}
            action={say('set_password')}
            onSend={async ({ password }) => {
              await people.post('/reset/use', { token: linkToken, password });
              setDone(true);
            }}
          />
          <TextLink to={peoplePages.forgotten}>{say('ask_for_new_link')}</TextLink>
        </>
      )}
    </Page>
  );
}
