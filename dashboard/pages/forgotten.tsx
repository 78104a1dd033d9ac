import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import { peoplePages } from '../../src/contract/people';
import { fields } from '../parts/fields';
import { Form } from '../parts/form';
import { MailSent } from '../parts/mail-sent';
import { Page } from '../parts/page';
import { people } from '../service/people';
import { TextLink } from '../parts/text-link';

/** `/forgotten` */
export function Forgotten() {
  const [sentTo, setSentTo] = useState<string | undefined>();
  return (
    <Page title="Forgotten password">
      {sentTo === undefined ? (
        <>
          <Text>Enter your address. You get a link to set a new password.</Text>
          <Form
            fields={[fields.email]}
            action="Send me a link"
            onSend={async (values) => {
              await people.post('/reset', values);
              setSentTo(values.email);
            }}
          />
        </>
      ) : (
        <MailSent email={sentTo} />
      )}
      <TextLink to={peoplePages.logIn}>Back to log-in</TextLink>
    </Page>
  );
}
