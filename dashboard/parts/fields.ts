import { passwordLength } from '../../src/contract/people';
import type { FieldOf } from './form';

/** The fields that several forms have. */
export const fields = {
  name: { name: 'name', label: 'Name', autoComplete: 'name' },
  email: { name: 'email', label: 'Email address', type: 'email', autoComplete: 'username' },
  password: { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
  newPassword: {
    name: 'password',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: `At least ${passwordLength.least} characters. A few words together are easy to remember.`,
  },
  code: { name: 'code', label: 'Code', autoComplete: 'one-time-code', hint: 'Six digits, or a backup code.' },
} as const satisfies Readonly<Record<string, FieldOf<string>>>;
