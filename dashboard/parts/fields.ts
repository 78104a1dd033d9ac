import { passwordLength } from '../../src/contract/people';
import { say } from '../../ui/language/say';
import type { FieldOf } from './form';

/** The fields that several forms have, said when they are read. */
export const fields = {
  get name() {
    return { name: 'name', label: say('field_name'), autoComplete: 'name' } as const;
  },
  get email() {
    return { name: 'email', label: say('field_email'), type: 'email', autoComplete: 'username' } as const;
  },
  get password() {
    return {
      name: 'password',
      label: say('field_password'),
      type: 'password',
      autoComplete: 'current-password',
    } as const;
  },
  get newPassword() {
    return {
      name: 'password',
      label: say('field_new_password'),
      type: 'password',
      autoComplete: 'new-password',
      hint: say('field_new_password_hint', { least: passwordLength.least }),
    } as const;
  },
  get code() {
    return {
      name: 'code',
      label: say('field_code'),
      autoComplete: 'one-time-code',
      hint: say('field_code_hint'),
    } as const;
  },
} satisfies Readonly<Record<string, FieldOf<string>>>;
