import type { Generated } from 'kysely';
import type { ErrorCode } from '../../../src/contract/error';
import type { AuditAction } from '../../../src/contract/words/audit';
import type { Role } from '../../../src/contract/words/roles';
import type { NewObservation } from '../ledger';
import type { DeliveryState } from '../subscriptions';
import type { UsedOperation, UsedOutcome } from '../usage';

interface KeyTable {
  readonly id: string;
  readonly hash: string;
  readonly owner: string;
  readonly account: string;
  name: string;
  readonly environment: 'live' | 'test';
  plan: string;
  readonly hint: string;
  readonly created_at: string;
  disabled_at: string | null;
  replaced_at: string | null;
  expires_at: string | null;
  last_used_at: string | null;
  /** Comma-separated. */
  networks: string | null;
  /** Comma-separated. */
  operations: string | null;
}

interface AccountTable {
  readonly id: string;
  name: string;
  plan: string;
  readonly created_at: string;
  disabled_at: string | null;
}

interface MemberTable {
  readonly account: string;
  readonly person: string;
  readonly email: string;
  readonly name: string;
  role: Role;
  readonly joined_at: string;
}

interface InvitationTable {
  readonly id: string;
  readonly hash: string;
  readonly account: string;
  readonly email: string;
  readonly role: Role;
  readonly invited_by: string;
  readonly answered_for_by: string | null;
  readonly created_at: string;
  readonly expires_at: string;
  accepted_at: string | null;
  revoked_at: string | null;
}

interface PlanRequestTable {
  readonly id: string;
  readonly account: string;
  readonly plan: string;
  readonly note: string;
  readonly asked_by: string;
  readonly created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  outcome: 'granted' | 'refused' | null;
}

interface AccountTokenTable {
  readonly id: string;
  readonly hash: string;
  readonly account: string;
  readonly name: string;
  readonly role: Role;
  readonly answered_for_by: string | null;
  readonly hint: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  revoked_at: string | null;
}

interface GrantTable {
  readonly id: string;
  readonly account: string;
  readonly answered_for_by: string;
  readonly client: string;
  readonly program: string;
  readonly redirect_uri: string;
  readonly resource: string;
  readonly code_hash: string;
  readonly challenge: string;
  readonly code_until: string;
  readonly created_at: string;
  connected_at: string | null;
  last_used_at: string | null;
  ends_at: string;
}

interface GrantTokenTable {
  readonly hash: string;
  readonly grant_id: string;
  readonly kind: 'access' | 'refresh';
  readonly expires_at: string;
  used_at: string | null;
}

interface AuditTable {
  readonly id: Generated<number>;
  readonly at: string;
  readonly account: string;
  readonly actor: string;
  readonly action: AuditAction;
  readonly subject: string;
  /** JSON. */
  readonly before: string | null;
  /** JSON. */
  readonly after: string | null;
}

interface UsageTable {
  readonly account: string;
  /** Empty: all keys of the account together. */
  readonly key_id: string;
  readonly day: string;
  readonly operation: UsedOperation;
  readonly outcome: UsedOutcome;
  calls: number;
}

interface RefusedCallTable {
  readonly id: Generated<number>;
  readonly account: string;
  readonly key_id: string;
  readonly at: string;
  readonly operation: UsedOperation;
  readonly code: ErrorCode;
  readonly message: string;
}

interface LeaseTable {
  readonly account: string;
  readonly span: string;
  taken: number;
}

interface AccessCodeTable {
  readonly id: string;
  readonly hash: string;
  readonly name: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  revoked_at: string | null;
  readonly most_devices: number | null;
}

interface DeviceTable {
  readonly id: string;
  readonly code_id: string;
  readonly hash: string;
  readonly created_at: string;
  used_at: string;
}

export interface AttemptBucketTable {
  readonly bucket: string;
  readonly kind: string;
  /** Separated by commas, newest first. */
  readonly moments: string;
  /** How many moments there are. */
  readonly attempts: number;
  /** The moment until which it holds somebody up; 0 where it does not. */
  readonly holds_until: number;
  readonly forgotten_at: number;
}

interface ObservationTable {
  readonly id: Generated<number>;
  readonly series: string;
  readonly entity: string;
  readonly date: string;
  readonly value: number;
  /** JSON. */
  readonly details: string | null;
  readonly title: string;
  readonly publisher: string;
  readonly url: string | null;
  readonly retrieved_at: string;
  readonly origin: string;
  readonly authority: NewObservation['authority'];
  readonly doubt: string | null;
  known_from: string | null;
  released_by: string | null;
  withdrawn_at: string | null;
  withdrawn_by: string | null;
  changed: number;
}

interface FeedTable {
  readonly name: string;
  slot: string;
  done: number;
  owner: string | null;
  lease_until: string | null;
  last_run_at: string | null;
  last_success_at: string | null;
  last_error: string | null;
  last_error_at: string | null;
  failures: Generated<number>;
  open_until: string | null;
  summary: string | null;
}

interface ValidatorTable {
  readonly url: string;
  etag: string | null;
  last_modified: string | null;
  /** Grows with each new address. */
  readonly number: number;
}

interface PersonTable {
  readonly id: string;
  name: string;
  email: string;
  email_verified: number;
  image: string | null;
  second_factor: number | null;
  welcomed_at: string | null;
  language: string | null;
  last_language: string | null;
  readonly created_at: string;
  updated_at: string;
}

interface SessionTable {
  readonly id: string;
  readonly person_id: string;
  readonly token: string;
  readonly ip_address: string | null;
  readonly user_agent: string | null;
  readonly created_at: string;
  updated_at: string;
  expires_at: string;
}

interface CredentialTable {
  readonly id: string;
  readonly person_id: string;
  /** `credential` for a password. */
  readonly provider: string;
  readonly subject: string;
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: string | null;
  refresh_token_expires_at: string | null;
  scope: string | null;
  readonly created_at: string;
  updated_at: string;
}

interface VerificationTable {
  readonly id: string;
  readonly identifier: string;
  readonly value: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly expires_at: string;
}

interface SecondFactorTable {
  readonly id: string;
  readonly person_id: string;
  readonly secret: string;
  readonly backup_codes: string;
  readonly verified: number | null;
  readonly failures: number | null;
  readonly locked_until: string | null;
}

interface SubscriptionTable {
  readonly id: string;
  readonly account: string;
  readonly environment: 'live' | 'test';
  name: string | null;
  callback_url: string;
  /** Host of the address, without its port. */
  host: string;
  secret: string;
  /** JSON; null: there are none. */
  earlier_secrets: string | null;
  filter: string;
  position: string;
  crossed: string;
  readonly created_at: string;
  /** When a delivery was last accepted. */
  accepted: number | null;
  ended_at: string | null;
  ended_because: string | null;
}

interface DeliveryTable {
  readonly id: string;
  readonly subscription: string;
  /** Only read by servers of an earlier version. */
  readonly host: string;
  readonly type: string;
  readonly body: string;
  state: DeliveryState;
  attempts: number;
  readonly queued: number;
  /** When the three days of its attempts began. */
  since: number;
  /** The earliest next attempt. A claim moves it on. */
  due: number | null;
  attempted: number | null;
  status: number | null;
  problem: string | null;
}

export interface LawTable {
  readonly version: string;
  made_on: string;
  /** Base64. */
  package: string;
  replaces: string | null;
  number: number;
  applied_at: string;
  /** JSON. */
  changes: string;
  /** JSON. */
  retires: string;
}

/** What reading a cited page came to. `found` and `missing` are JSON. */
export interface LawReadingTable {
  readonly url: string;
  at: string;
  outcome: string;
  why: string | null;
  text_hash: string | null;
  found: string;
  missing: string;
}

/** The last reading of a page. `lost` and `settled` are JSON. */
interface LawPageTable extends LawReadingTable {
  since: string;
  compared_at: string | null;
  law_hash: string | null;
  lost: string;
  etag: string | null;
  last_modified: string | null;
  settled: string | null;
}

/**
 * The tables of the store, the same in every engine. Moments are ISO 8601, except those of attempts and deliveries, which
 * are milliseconds since 1970.
 */
export interface Tables {
  keys: KeyTable;
  accounts: AccountTable;
  members: MemberTable;
  invitations: InvitationTable;
  plan_requests: PlanRequestTable;
  account_tokens: AccountTokenTable;
  grants: GrantTable;
  grant_tokens: GrantTokenTable;
  audit: AuditTable;
  usage: UsageTable;
  refused_calls: RefusedCallTable;
  leases: LeaseTable;
  access_codes: AccessCodeTable;
  devices: DeviceTable;
  attempt_buckets: AttemptBucketTable;
  secrets: { readonly name: string; readonly value: string };
  ledger: { version: number };
  observations: ObservationTable;
  feeds: FeedTable;
  validators: ValidatorTable;
  heartbeat: { beats: number };
  locks: { readonly name: string };
  people: PersonTable;
  sessions: SessionTable;
  credentials: CredentialTable;
  verifications: VerificationTable;
  second_factors: SecondFactorTable;
  subscriptions: SubscriptionTable;
  deliveries: DeliveryTable;
  law_packages: LawTable;
  law_in_use: { number: number; version: string | null };
  law_pages: LawPageTable;
  law_readings: LawReadingTable;
}
