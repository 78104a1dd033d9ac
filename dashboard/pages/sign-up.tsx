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
import { listed, say } from '../../ui/language/say';

/** `/signup` */
export default function SignUp() {
  const { data: choices } = useAnswer<PeopleChoices>('/choices');
  const [sentTo, setSentTo] = useState<string | undefined>();
  return (
    <Page title={say('sign_up')}>
      {choices?.sign_up === false ? (
        <Notice intent="info">{say('nobody_signs_up')}</Notice>
      ) : sentTo === undefined ? (
        <>
          {choices?.mail === false && <NoMail />}
          {choices !== undefined && choices.domains.length > 0 && (
            <Text>{say('who_signs_up', { domains: listed(choices.domains) })}</Text>
          )}
          <Form
            fields={[
              fields.name,
              { ...fields.email, autoComplete: 'email' },
              { ...fields.newPassword, label: say('field_password') },
            ]}
            action={say('sign_up')}
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
        {say('have_an_account')}{' '}
        <TextLink inline to={peoplePages.logIn}>
          {say('log_in')}
        </TextLink>
      </Text>
    </Page>
  );
}
