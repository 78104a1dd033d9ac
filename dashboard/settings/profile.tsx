import { Text } from '@fluentui/react-components';
import { fields } from '../parts/fields';
import { Form } from '../parts/form';
import { people } from '../service/people';
import type { SectionProps } from './settings';

/** Name and address. */
export function Profile({ me, onChanged }: SectionProps) {
  return (
    <>
      <Text>{me.email}</Text>
      <Form
        fields={[{ ...fields.name, initial: me.name }]}
        action="Change the name"
        onSend={async (values) => {
          await people.post('/me/name', values);
          onChanged('Your name is changed.');
        }}
      />
    </>
  );
}
