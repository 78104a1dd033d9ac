import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import { type PeopleChoices, peoplePages } from '../../src/contract/people';
import { fields } from '../parts/fields';
import { Form } from '../parts/form';
import { MailSent } from '../parts/mail-sent';
import { NoMail } from '../parts/no-mail';
import { Page } from '../parts/page';
import { people } from '../service/people';
import { useAnswer } from '../service/use-answer';
import { TextLink } from '../parts/text-link';

/** `/forgotten` */
export function Forgotten() {
  const { data: choices } = useAnswer<PeopleChoices>('/choices');
  const [sentTo, setSentTo] = useState<string | undefined>();
  return (
    <Page title="Forgotten password">
      {sentTo === undefined ? (
        <>
          {choices?.mail === false && <NoMail />}
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
