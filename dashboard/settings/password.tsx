import { fields } from '../parts/fields';
import { Form } from '../parts/form';
import { people } from '../service/people';
import type { SectionProps } from './settings';

/** A new password, or the first one. */
export function Password({ me, onChanged }: SectionProps) {
  const current = { ...fields.password, name: 'current', label: 'Current password' } as const;
  return (
    <Form
      key={String(me.has_password)}
      clears
      fields={me.has_password ? [current, fields.newPassword] : [fields.newPassword]}
      action={me.has_password ? 'Change the password' : 'Set a password'}
      onSend={async (values) => {
        await people.post('/me/password', values);
        onChanged(
          me.has_password ? 'Your password is changed. You were logged out everywhere else.' : 'Your password is set.',
        );
      }}
    />
  );
}
