import { codesOf, type Vocabulary } from './vocabulary';

/** The roles of the members of an account, the one that may do most first. */
export const roleWords = {
  owner: { label: 'Owner', meaning: 'Everything, including adding other owners' },
  administrator: { label: 'Administrator', meaning: 'Keys, members, tokens, settings and plan' },
  member: { label: 'Member', meaning: 'Keys and usage' },
  viewer: { label: 'Viewer', meaning: 'Reads keys, usage and members' },
} as const satisfies Vocabulary;
export type Role = keyof typeof roleWords;
export const roles = codesOf(roleWords);

/** What each permission lets a member or a token do, and the roles that have it. */
export const permissionTable = {
  'keys.read': { meaning: 'See keys', roles: ['owner', 'administrator', 'member', 'viewer'] },
  'keys.write': { meaning: 'Make, change, rotate and delete keys', roles: ['owner', 'administrator', 'member'] },
  'usage.read': { meaning: 'See usage and refused calls', roles: ['owner', 'administrator', 'member', 'viewer'] },
  'plan.read': { meaning: 'See the plan', roles: ['owner', 'administrator', 'member', 'viewer'] },
  'plan.request': { meaning: 'Ask for another plan', roles: ['owner', 'administrator'] },
  'members.read': { meaning: 'See members and invitations', roles: ['owner', 'administrator', 'member', 'viewer'] },
  'members.write': { meaning: 'Invite, change and remove members', roles: ['owner', 'administrator'] },
  'owners.write': { meaning: 'Add and remove owners', roles: ['owner'] },
  'tokens.write': { meaning: 'Make and revoke account tokens', roles: ['owner', 'administrator'] },
  'audit.read': { meaning: 'Read and export the audit trail', roles: ['owner', 'administrator'] },
  'account.write': { meaning: 'Change the settings of the account', roles: ['owner', 'administrator'] },
} as const satisfies Readonly<Record<string, { readonly meaning: string; readonly roles: readonly Role[] }>>;
export type Permission = keyof typeof permissionTable;

/** Does a role allow more than another? */
export const isHigher = (role: Role, other: Role): boolean => roles.indexOf(role) < roles.indexOf(other);

/** What giving or taking a role asks for: only owners name and remove owners. */
export const permissionFor = (...concerned: readonly (Role | undefined)[]): Permission =>
  concerned.includes('owner') ? 'owners.write' : 'members.write';

/** May a role do this? */
export const mayDo = (role: Role, permission: Permission): boolean =>
  (permissionTable[permission].roles as readonly Role[]).includes(role);
