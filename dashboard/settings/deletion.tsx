import { Button, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { peoplePages } from '../../src/contract/people';
import { fields } from '../parts/fields';
import { Form } from '../parts/form';
import { people } from '../service/people';
import type { SectionProps } from './settings';

/** Deletes the account, in two steps. */
export function Deletion({ me }: SectionProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Text>
        Your account is deleted at once and cannot be brought back. What stays is your address beside the changes that
        you made.
      </Text>
      {asked ? (
        <Form
          secondary
          fields={me.has_password ? [fields.password] : []}
          action="Delete my account for good"
          onSend={async (values) => {
            await people.post('/me/delete', values);
            location.assign(peoplePages.signUp);
          }}
        />
      ) : (
        <div>
          <Button onClick={() => setAsked(true)}>Delete my account</Button>
        </div>
      )}
    </>
  );
}
