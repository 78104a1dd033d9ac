import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import { peoplePages } from '../../src/contract/people';
import { fields } from '../parts/fields';
import { Form } from '../parts/form';
import { MailSent } from '../parts/mail-sent';
import { Notice } from '../../ui/notices/notice';
import { Page } from '../parts/page';
import { linkToken } from '../service/link-token';
import { people } from '../service/people';
import { TextLink } from '../parts/text-link';

/** `/verify` */
export function Verify() {
  const [done, setDone] = useState(false);
  const [sentTo, setSentTo] = useState<string | undefined>();
  if (done)
    return (
      <Page title="Address confirmed">
        <Notice>Your email address is confirmed. You can log in now.</Notice>
        <TextLink to={peoplePages.logIn}>Log in</TextLink>
      </Page>
    );
  return (
    <Page title="Confirm your address">
      {linkToken !== '' && (
        <Form
          fields={[]}
          action="Confirm my address"
          onSend={async () => {
            await people.post('/verify', { token: linkToken });
            setDone(true);
          }}
        />
      )}
      {sentTo === undefined ? (
        <>
          <Text>Has your link expired, or have you not received one? Ask for a new one.</Text>
          <Form
            fields={[fields.email]}
            action="Send me a link"
            onSend={async (values) => {
              await people.post('/verify/send', values);
              setSentTo(values.email);
            }}
          />
        </>
      ) : (
        <MailSent email={sentTo} />
      )}
    </Page>
  );
}
