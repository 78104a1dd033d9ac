import { fields } from '../parts/fields';
import { Form } from '../parts/form';
import { people } from '../service/people';
import type { SectionProps } from './section-props';
import { say } from '../../ui/language/say';

/** A new password, or the first one. */
export function Password({ me, onChanged }: SectionProps) {
  const current = { ...fields.password, name: 'current', label: say('current_password') } as const;
  return (
    <Form
      key={String(me.has_password)}
      clears
      fields={me.has_password ? [current, fields.newPassword] : [fields.newPassword]}
      action={me.has_password ? say('change_password') : say('set_a_password')}
      onSend={async (values) => {
        await people.post('/me/password', values);
        onChanged(me.has_password ? say('password_changed') : say('password_set'));
      }}
    />
  );
}
