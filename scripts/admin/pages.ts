import type { NamedRequest } from '../../server/accounts/plan-requests';
import type { Account, Member } from '../../server/store/accounts';
import type { AccountToken } from '../../server/store/account-tokens';
import type { ListedDevice } from '../../server/store/access-codes';
import type { AuditEntry } from '../../server/store/audit';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';
import { aligned } from '../command/aligned';
import { column } from '../command/column';

const dayOf = (moment: string | null): string => moment?.slice(0, 10) ?? '-';
const minuteOf = (moment: string | null): string => moment?.slice(0, 16).replace('T', ' ') ?? '-';
type Column = Parameters<typeof column>[0];
const page = (head: readonly Column[], rows: readonly (readonly string[])[]): string =>
  aligned([head.map(column), ...rows]).join('\n');

/** Accounts as a table, one per line. Times are UTC, as everywhere here. */
export const accountTable = (accounts: readonly Account[]): string =>
  page(
    ['id', 'plan', 'state', 'made', 'name'],
    accounts.map(({ id, plan, disabledAt, createdAt, name }) => [
      id.slice(0, 8),
      plan,
      told(
        disabledAt === null
          ? message('admin_account_active')
          : message('admin_account_disabled', { day: dayOf(disabledAt) }),
      ),
      dayOf(createdAt),
      name,
    ]),
  );

/** Members as a table, one per line. */
export const memberTable = (members: readonly Member[]): string =>
  page(
    ['person', 'role', 'joined', 'address', 'name'],
    members.map(({ person, role, joinedAt, email, name }) => [person, role, dayOf(joinedAt), email, name]),
  );

/** Requests for plans as a table, one per line. */
export const requestTable = (requests: readonly NamedRequest[]): string =>
  page(
    ['id', 'account', 'plan', 'asked', 'by', 'state', 'note'],
    requests.map(({ id, accountName, plan, createdAt, askedBy, outcome, decidedAt, note }) => [
      id.slice(0, 8),
      accountName,
      plan,
      dayOf(createdAt),
      askedBy,
      told(
        outcome === null
          ? message('admin_request_open')
          : message(`admin_request_${outcome}`, { day: dayOf(decidedAt) }),
      ),
      note.replace(/\s+/g, ' ').slice(0, 80),
    ]),
  );

/** Account tokens as a table, one per line. */
export const tokenTable = (tokens: readonly AccountToken[]): string =>
  page(
    ['id', 'role', 'token', 'made', 'ends', 'revoked', 'name'],
    tokens.map(({ id, role, hint, createdAt, expiresAt, revokedAt, name }) => [
      id.slice(0, 8),
      role,
      hint,
      dayOf(createdAt),
      dayOf(expiresAt),
      dayOf(revokedAt),
      name,
    ]),
  );

/** Devices of an access code as a table, one per line. */
export const deviceTable = (devices: readonly ListedDevice[]): string =>
  page(
    ['device', 'added', 'last_use'],
    devices.map(({ id, createdAt, usedAt }) => [id, minuteOf(createdAt), minuteOf(usedAt)]),
  );

const properties = (changed: AuditEntry['before']): string =>
  changed === null
    ? '-'
    : Object.entries(changed)
        .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(' ');

/** Entries of the audit trail as a table, one per line. */
export const auditTable = (entries: readonly AuditEntry[]): string =>
  page(
    ['number', 'when', 'account', 'who', 'action', 'subject', 'from_to'],
    entries.map(({ id, at, account, actor, action, subject, before, after }) => [
      String(id),
      minuteOf(at),
      account.slice(0, 8),
      actor,
      action,
      subject.slice(0, 8),
      `${properties(before)} → ${properties(after)}`,
    ]),
  );
