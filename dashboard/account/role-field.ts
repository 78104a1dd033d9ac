import { type Role, roles } from '../../src/contract/words/roles';
import type { FieldOf } from '../parts/form-field';
import { roleLabels, roleMeanings } from './words';
import { say } from '../../ui/language/say';

/**
 * The field in which a role is chosen.
 *
 * @param mayNameOwners may the person give the role of an owner?
 * @param initial the role that is chosen at first
 */
export const roleField = (mayNameOwners: boolean, initial: Role = 'member'): FieldOf<'role'> => ({
  name: 'role',
  type: 'select',
  label: say('role_field'),
  options: roles
    .filter((role) => role !== 'owner' || mayNameOwners)
    .map((role) => ({ key: role, name: roleLabels[role], hint: roleMeanings[role] })),
  initial,
  errors: ['last_owner'],
});
