import { type Role, roles, roleWords } from '../../src/contract/words/roles';
import type { FieldOf } from '../parts/form-field';

/**
 * The field in which a role is chosen.
 *
 * @param mayNameOwners may the person give the role of an owner?
 * @param initial the role that is chosen at first
 */
export const roleField = (mayNameOwners: boolean, initial: Role = 'member'): FieldOf<'role'> => ({
  name: 'role',
  type: 'select',
  label: 'Role',
  options: roles
    .filter((role) => role !== 'owner' || mayNameOwners)
    .map((role) => ({ key: role, name: `${roleWords[role].label}: ${roleWords[role].meaning}` })),
  initial,
  errors: ['last_owner'],
});
