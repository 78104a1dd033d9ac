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
import { say } from '../../ui/language/say';

/** `/forgotten` */
export default function Forgotten() {
  const { data: choices } = useAnswer<PeopleChoices>('/choices');
  const [sentTo, setSentTo] = useState<string | undefined>();
  return (
    <Page title={say('forgotten_password')}>
      {sentTo === undefined ? (
        <>
          {choices?.mail === false && <NoMail />}
          <Text>{say('forgotten_what_to_do')}</Text>
          <Form
            fields={[fields.email]}
            action={say('send_me_a_link')}
            onSend={async (values) => {
              await people.post('/reset', values);
              setSentTo(values.email);
            }}
          />
        </>
      ) : (
        <MailSent email={sentTo} />
      )}
      <TextLink to={peoplePages.logIn}>{say('back_to_log_in')}</TextLink>
    </Page>
  );
}
