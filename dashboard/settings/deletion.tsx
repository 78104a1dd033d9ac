import { Button, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { peoplePages } from '../../src/contract/people';
import { fields } from '../parts/fields';
import { Form } from '../parts/form';
import { people } from '../service/people';
import type { SectionProps } from './section-props';
import { say } from '../../ui/language/say';

/** Deletes the account, in two steps. */
export function Deletion({ me }: SectionProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Text>{say('deletion_explained')}</Text>
      {asked ? (
        <Form
          secondary
          fields={me.has_password ? [fields.password] : []}
          action={say('delete_my_account_for_good')}
          onSend={async (values) => {
            await people.post('/me/delete', values);
            location.assign(peoplePages.signUp);
          }}
        />
      ) : (
        <div>
          <Button onClick={() => setAsked(true)}>{say('delete_my_account')}</Button>
        </div>
      )}
    </>
  );
}
