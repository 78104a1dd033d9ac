import { Text } from '@fluentui/react-components';
import { fields } from '../parts/fields';
import { Form } from '../parts/form';
import { people } from '../service/people';
import type { SectionProps } from './section-props';
import { say } from '../../ui/language/say';

/** Name and address. */
export function Profile({ me, onChanged }: SectionProps) {
  return (
    <>
      <Text>{me.email}</Text>
      <Form
        fields={[{ ...fields.name, initial: me.name }]}
        action={say('change_name')}
        onSend={async (values) => {
          await people.post('/me/name', values);
          onChanged(say('name_changed'));
        }}
      />
    </>
  );
}
