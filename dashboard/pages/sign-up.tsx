import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import { type PeopleChoices, peoplePages } from '../../src/contract/people';
import { fields } from '../parts/fields';
import { Form } from '../parts/form';
import { MailSent } from '../parts/mail-sent';
import { NoMail } from '../parts/no-mail';
import { Notice } from '../../ui/notices/notice';
import { Page } from '../parts/page';
import { people } from '../service/people';
import { useAnswer } from '../service/use-answer';
import { TextLink } from '../parts/text-link';

/** `/signup` */
export function SignUp() {
  const { data: choices } = useAnswer<PeopleChoices>('/choices');
  const [sentTo, setSentTo] = useState<string | undefined>();
  return (
    <Page title="Sign up">
      {choices?.sign_up === false ? (
        <Notice intent="info">Nobody can sign up here at present. Ask whoever runs this service for an account.</Notice>
      ) : sentTo === undefined ? (
        <>
          {choices?.mail === false && <NoMail />}
          {choices !== undefined && choices.domains.length > 0 && (
            <Text>Addresses of {choices.domains.join(', ')} can sign up.</Text>
          )}
          <Form
            fields={[
              fields.name,
              { ...fields.email, autoComplete: 'email' },
              { ...fields.newPassword, label: 'Password' },
            ]}
            action="Sign up"
            onSend={async (values) => {
              await people.post('/sign-up', values);
              setSentTo(values.email);
            }}
          />
        </>
      ) : (
        <MailSent email={sentTo} />
      )}
      <Text>
        You have an account?{' '}
        <TextLink inline to={peoplePages.logIn}>
          Log in
        </TextLink>
      </Text>
    </Page>
  );
}
