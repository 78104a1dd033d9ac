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
import { say } from '../../ui/language/say';

/** `/verify` */
export default function Verify() {
  const [done, setDone] = useState(false);
  const [sentTo, setSentTo] = useState<string | undefined>();
  if (done)
    return (
      <Page title={say('address_confirmed')}>
        <Notice>{say('address_is_confirmed')}</Notice>
        <TextLink to={peoplePages.logIn}>{say('log_in')}</TextLink>
      </Page>
    );
  return (
    <Page title={say('confirm_your_address')}>
      {linkToken !== '' && (
        <Form
          fields={[]}
          action={say('confirm_my_address')}
          onSend={async () => {
            await people.post('/verify', { token: linkToken });
            setDone(true);
          }}
        />
      )}
      {sentTo === undefined ? (
        <>
          <Text>{say('no_link_yet')}</Text>
          <Form
            fields={[fields.email]}
            action={say('send_me_a_link')}
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
