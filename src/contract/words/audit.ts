import { codesOf } from './vocabulary';

/** Everything that the audit trail of an account records, as a list of entries shows it. */
export const auditActionLabels = {
  'account.create': 'Account opened',
  'account.rename': 'Account renamed',
  'account.plan': 'Plan of the account changed',
  'account.disable': 'Account disabled',
  'account.enable': 'Account enabled',
  'key.create': 'Key made',
  'key.change': 'Key changed',
  'key.rotate': 'Key replaced',
  'key.disable': 'Key disabled',
  'key.enable': 'Key enabled',
  'key.delete': 'Key deleted',
  'key.plan': 'Plan of a key changed',
  'member.add': 'Member joined',
  'member.role': 'Role of a member changed',
  'member.remove': 'Member left or was removed',
  'invitation.create': 'Invitation sent',
  'invitation.revoke': 'Invitation withdrawn',
  'token.create': 'Token made',
  'token.revoke': 'Token revoked',
  'code.create': 'Access code made',
  'code.revoke': 'Access code revoked',
  'device.revoke': 'Device of an access code revoked',
  'plan.request': 'Plan asked for',
  'plan.grant': 'Plan granted',
  'plan.refuse': 'Plan refused',
  'person.log_in': 'Logged in',
  'person.log_out_everywhere': 'Logged out everywhere',
  'person.password': 'Password changed',
  'person.second_factor_on': 'Second factor switched on',
  'person.second_factor_off': 'Second factor switched off',
} as const;
export type AuditAction = keyof typeof auditActionLabels;
export const auditActions = codesOf(auditActionLabels);

/** The properties that entries show before and after. */
export const auditPropertyLabels = {
  name: 'name',
  plan: 'plan',
  environment: 'environment',
  hint: 'begins with',
  expiresAt: 'ends',
  networks: 'networks',
  operations: 'operations',
  disabledAt: 'disabled',
  replacedAt: 'replaced',
  revokedAt: 'revoked',
  successor: 'successor',
  email: 'email',
  role: 'role',
  note: 'note',
  code: 'access code',
  mostDevices: 'most devices',
} as const;
