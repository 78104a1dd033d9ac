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
      <Text>Everything that is stored about you is deleted at once. It cannot be brought back.</Text>
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
