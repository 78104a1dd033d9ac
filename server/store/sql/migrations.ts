import { lawPages } from './law-pages-migration';
import { firstAccount } from '../accounts';
import { lawPackages } from './law-migrations';
import type { Words } from './engine';

/**
 * Each migration takes the schema from the version of its index to the next. Only append to the list. Servers of the
 * previous version go on answering while a migration runs and after it, so a migration adds and never removes.
 */
export const migrations: readonly ((words: Words) => readonly string[])[] = [
  ({ whole, real }) => [
    `CREATE TABLE keys (
      id TEXT PRIMARY KEY,
      hash TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      environment TEXT NOT NULL CHECK (environment IN ('live', 'test')),
      plan TEXT NOT NULL,
      hint TEXT NOT NULL,
      created_at TEXT NOT NULL,
      disabled_at TEXT,
      expires_at TEXT
    )`,
    `CREATE TABLE leases (
      key_id TEXT NOT NULL,
      span TEXT NOT NULL,
      taken ${whole} NOT NULL,
      PRIMARY KEY (key_id, span)
    )`,
    `CREATE TABLE observations (
      series TEXT NOT NULL,
      entity TEXT NOT NULL,
      date TEXT NOT NULL,
      value ${real} NOT NULL,
      source TEXT NOT NULL,
      retrieved_at TEXT NOT NULL
    )`,
    `CREATE INDEX observations_by_date ON observations (series, entity, date DESC, retrieved_at DESC)`,
  ],
  // A key and its successors share one count, so a rotation gives no second quota.
  () => [
    `ALTER TABLE keys ADD COLUMN account TEXT NOT NULL DEFAULT ''`,
    `UPDATE keys SET account = id`,
    `ALTER TABLE leases RENAME COLUMN key_id TO account`,
  ],
  // The add-in's gateway: access codes, the devices that used them, attempts, and the secret that signs sessions.
  ({ whole }) => [
    `CREATE TABLE access_codes (
      id TEXT PRIMARY KEY,
      hash TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      created_at TEXT NOT NULL,
      expires_at TEXT,
      revoked_at TEXT
    )`,
    `CREATE TABLE devices (
      id TEXT PRIMARY KEY,
      code_id TEXT NOT NULL REFERENCES access_codes (id),
      hash TEXT NOT NULL UNIQUE,
      created_at TEXT NOT NULL,
      used_at TEXT NOT NULL
    )`,
    `CREATE INDEX devices_by_code ON devices (code_id)`,
    `CREATE TABLE attempts (
      id TEXT NOT NULL,
      bucket TEXT NOT NULL,
      at ${whole} NOT NULL,
      forgotten_at ${whole} NOT NULL,
      PRIMARY KEY (id, bucket)
    )`,
    `CREATE INDEX attempts_by_bucket ON attempts (bucket, at)`,
    `CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
  ],
  // Observations become a ledger. Values never change, and each row has the moments when it became known and withdrawn.
  ({ whole, real, assigned, guardLedger }) => [
    `ALTER TABLE observations RENAME TO observations_before`,
    `DROP INDEX observations_by_date`,
    `CREATE TABLE ledger (version ${whole} NOT NULL)`,
    `INSERT INTO ledger VALUES (0)`,
    `CREATE TABLE observations (
      id ${assigned},
      series TEXT NOT NULL,
      entity TEXT NOT NULL,
      date TEXT NOT NULL,
      value ${real} NOT NULL,
      details TEXT,
      title TEXT NOT NULL,
      publisher TEXT NOT NULL,
      url TEXT,
      retrieved_at TEXT NOT NULL,
      origin TEXT NOT NULL,
      authority TEXT NOT NULL CHECK (authority IN ('official', 'compiled')),
      doubt TEXT,
      known_from TEXT,
      released_by TEXT,
      withdrawn_at TEXT,
      withdrawn_by TEXT,
      changed ${whole} NOT NULL,
      CHECK (doubt IS NOT NULL OR known_from IS NOT NULL),
      CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL))
    )`,
    `CREATE INDEX observations_by_date ON observations (series, entity, date DESC)`,
    `CREATE INDEX observations_by_origin ON observations (origin)`,
    `CREATE INDEX observations_by_change ON observations (changed)`,
    `INSERT INTO observations (series, entity, date, value, title, publisher, retrieved_at, origin, authority, known_from, changed)
      SELECT series, entity, date, value, source, source, retrieved_at, 'before', 'compiled', retrieved_at, 0 FROM observations_before ORDER BY retrieved_at`,
    `DROP TABLE observations_before`,
    ...guardLedger,
  ],
  // The state of feeds between runs, and the process that runs a feed now.
  () => [
    `CREATE TABLE feeds (
      name TEXT PRIMARY KEY,
      slot TEXT NOT NULL,
      done INTEGER NOT NULL,
      owner TEXT,
      lease_until TEXT,
      last_run_at TEXT,
      last_success_at TEXT,
      last_error TEXT,
      last_error_at TEXT,
      failures INTEGER NOT NULL DEFAULT 0,
      open_until TEXT,
      summary TEXT
    )`,
    `CREATE TABLE validators (url TEXT PRIMARY KEY, etag TEXT, last_modified TEXT)`,
  ],
  // An access code admits a limited number of devices. Existing codes admit any number.
  () => [
    `ALTER TABLE access_codes ADD COLUMN most_devices INTEGER`,
    `CREATE INDEX attempts_by_end ON attempts (forgotten_at)`,
  ],
  // A row that is written to test whether the database accepts writes.
  ({ whole }) => [`CREATE TABLE heartbeat (beats ${whole} NOT NULL)`, `INSERT INTO heartbeat VALUES (0)`],
  // The end of a rotation's overlap and the expiry of a key become two columns. A key also records its last use, and
  // the networks and operations for which it may be used.
  () => [
    `ALTER TABLE keys RENAME COLUMN expires_at TO replaced_at`,
    `ALTER TABLE keys ADD COLUMN expires_at TEXT`,
    `ALTER TABLE keys ADD COLUMN last_used_at TEXT`,
    `ALTER TABLE keys ADD COLUMN networks TEXT`,
    `ALTER TABLE keys ADD COLUMN operations TEXT`,
  ],
  // A row to lock, for work that must not happen twice at once. The number of an address orders addresses by age.
  ({ whole }) => [
    `CREATE TABLE locks (name TEXT PRIMARY KEY)`,
    `INSERT INTO locks VALUES ('attempts')`,
    `ALTER TABLE validators ADD COLUMN number ${whole} NOT NULL DEFAULT 0`,
  ],
  // The days on which any currency was quoted are found without reading every rate of these days.
  () => [
    `CREATE INDEX observations_of_rates ON observations (date, known_from, withdrawn_at, entity) WHERE series = 'fx'`,
  ],
  // Accounts own keys. Every key so far belongs to the first account, and keeps its own plan and count.
  ({ now }) => [
    `CREATE TABLE accounts (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      plan TEXT NOT NULL,
      created_at TEXT NOT NULL,
      disabled_at TEXT
    )`,
    `INSERT INTO accounts (id, name, plan, created_at)
      SELECT '${firstAccount}', 'First account', 'enterprise', coalesce(min(created_at), ${now}) FROM keys`,
    `ALTER TABLE keys ADD COLUMN owner TEXT NOT NULL DEFAULT '${firstAccount}'`,
    `CREATE INDEX keys_by_owner ON keys (owner, created_at)`,
    `CREATE TABLE members (
      account TEXT NOT NULL REFERENCES accounts (id),
      person TEXT NOT NULL,
      email TEXT NOT NULL,
      name TEXT NOT NULL,
      role TEXT NOT NULL CHECK (role IN ('owner', 'administrator', 'member', 'viewer')),
      joined_at TEXT NOT NULL,
      PRIMARY KEY (account, person)
    )`,
    `CREATE INDEX members_by_person ON members (person)`,
    `CREATE TABLE invitations (
      id TEXT PRIMARY KEY,
      hash TEXT NOT NULL UNIQUE,
      account TEXT NOT NULL REFERENCES accounts (id),
      email TEXT NOT NULL,
      role TEXT NOT NULL CHECK (role IN ('owner', 'administrator', 'member', 'viewer')),
      invited_by TEXT NOT NULL,
      created_at TEXT NOT NULL,
      expires_at TEXT NOT NULL,
      accepted_at TEXT,
      revoked_at TEXT
    )`,
    `CREATE INDEX invitations_by_account ON invitations (account)`,
    `CREATE TABLE plan_requests (
      id TEXT PRIMARY KEY,
      account TEXT NOT NULL REFERENCES accounts (id),
      plan TEXT NOT NULL,
      note TEXT NOT NULL,
      asked_by TEXT NOT NULL,
      created_at TEXT NOT NULL,
      decided_at TEXT,
      decided_by TEXT,
      outcome TEXT CHECK (outcome IN ('granted', 'refused'))
    )`,
    `CREATE UNIQUE INDEX plan_requests_open ON plan_requests (account) WHERE outcome IS NULL`,
    `CREATE TABLE account_tokens (
      id TEXT PRIMARY KEY,
      hash TEXT NOT NULL UNIQUE,
      account TEXT NOT NULL REFERENCES accounts (id),
      name TEXT NOT NULL,
      role TEXT NOT NULL CHECK (role IN ('owner', 'administrator', 'member', 'viewer')),
      hint TEXT NOT NULL,
      created_at TEXT NOT NULL,
      expires_at TEXT,
      revoked_at TEXT
    )`,
    `CREATE INDEX account_tokens_by_account ON account_tokens (account)`,
  ],
  // The audit trail, which only grows.
  ({ assigned, guardAudit }) => [
    `CREATE TABLE audit (
      id ${assigned},
      at TEXT NOT NULL,
      account TEXT NOT NULL,
      actor TEXT NOT NULL,
      action TEXT NOT NULL,
      subject TEXT NOT NULL,
      before TEXT,
      after TEXT
    )`,
    `CREATE INDEX audit_by_account ON audit (account, id)`,
    ...guardAudit,
  ],
  // What calls were about. Rows without a key add up the whole account, so a year of an account is read at once.
  ({ whole, assigned }) => [
    `CREATE TABLE usage (
      account TEXT NOT NULL,
      key_id TEXT NOT NULL,
      day TEXT NOT NULL,
      operation TEXT NOT NULL,
      outcome TEXT NOT NULL,
      calls ${whole} NOT NULL,
      PRIMARY KEY (account, key_id, day, operation, outcome)
    )`,
    `CREATE TABLE refused_calls (
      id ${assigned},
      account TEXT NOT NULL,
      key_id TEXT NOT NULL,
      at TEXT NOT NULL,
      operation TEXT NOT NULL,
      code TEXT NOT NULL,
      message TEXT NOT NULL
    )`,
    `CREATE INDEX refused_calls_by_account ON refused_calls (account, id)`,
  ],
  // People, as the library that signs them in keeps them. Moments are text and truths are 0 or 1 in every engine.
  () => [
    `CREATE TABLE people (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      email TEXT NOT NULL UNIQUE,
      email_verified INTEGER NOT NULL,
      image TEXT,
      second_factor INTEGER,
      welcomed_at TEXT,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL
    )`,
    `CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      token TEXT NOT NULL UNIQUE,
      ip_address TEXT,
      user_agent TEXT,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      expires_at TEXT NOT NULL
    )`,
    `CREATE INDEX sessions_by_person ON sessions (person_id)`,
    `CREATE TABLE credentials (
      id TEXT PRIMARY KEY,
      person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      provider TEXT NOT NULL,
      subject TEXT NOT NULL,
      password TEXT,
      access_token TEXT,
      refresh_token TEXT,
      id_token TEXT,
      access_token_expires_at TEXT,
      refresh_token_expires_at TEXT,
      scope TEXT,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      UNIQUE (provider, subject)
    )`,
    `CREATE INDEX credentials_by_person ON credentials (person_id)`,
    `CREATE TABLE verifications (
      id TEXT PRIMARY KEY,
      identifier TEXT NOT NULL,
      value TEXT NOT NULL,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      expires_at TEXT NOT NULL
    )`,
    `CREATE INDEX verifications_by_identifier ON verifications (identifier)`,
    `CREATE INDEX verifications_by_end ON verifications (expires_at)`,
    `CREATE TABLE second_factors (
      id TEXT PRIMARY KEY,
      person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      secret TEXT NOT NULL,
      backup_codes TEXT NOT NULL,
      verified INTEGER,
      failures INTEGER,
      locked_until TEXT
    )`,
    `CREATE INDEX second_factors_by_person ON second_factors (person_id)`,
  ],
  // Subscriptions, and the queue of what is sent to their receivers. Moments of the queue are milliseconds of the date
  // that all processes share. A claim is an attempt that is due later, so a process that dies needs no clearing up.
  ({ whole }) => [
    `CREATE TABLE subscriptions (
      id TEXT PRIMARY KEY,
      account TEXT NOT NULL,
      environment TEXT NOT NULL CHECK (environment IN ('live', 'test')),
      name TEXT,
      callback_url TEXT NOT NULL,
      host TEXT NOT NULL,
      secret TEXT NOT NULL,
      filter TEXT NOT NULL,
      position TEXT NOT NULL,
      crossed TEXT NOT NULL,
      created_at TEXT NOT NULL,
      accepted ${whole},
      ended_at TEXT,
      ended_because TEXT
    )`,
    `CREATE INDEX subscriptions_by_account ON subscriptions (account, created_at)`,
    `CREATE INDEX subscriptions_by_host ON subscriptions (host) WHERE ended_at IS NULL`,
    `CREATE TABLE deliveries (
      id TEXT PRIMARY KEY,
      subscription TEXT NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
      host TEXT NOT NULL,
      type TEXT NOT NULL,
      body TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'failed')),
      attempts INTEGER NOT NULL,
      queued ${whole} NOT NULL,
      since ${whole} NOT NULL,
      due ${whole},
      attempted ${whole},
      status INTEGER,
      problem TEXT,
      CHECK ((due IS NULL) = (state <> 'waiting'))
    )`,
    `CREATE INDEX deliveries_due ON deliveries (host, due) WHERE due IS NOT NULL`,
    `CREATE INDEX deliveries_waiting ON deliveries (due, since) WHERE due IS NOT NULL`,
    `CREATE INDEX deliveries_by_subscription ON deliveries (subscription, queued)`,
    `CREATE INDEX deliveries_by_age ON deliveries (queued)`,
    `INSERT INTO locks VALUES ('subscriptions')`,
  ],
  // Secrets of subscriptions can be replaced. Places are shared by account and host, so a host is kept without its port
  // and the brackets of IPv6, and what is due is found by subscription.
  () => [
    `ALTER TABLE subscriptions ADD COLUMN earlier_secrets TEXT`,
    ...['subscriptions', 'deliveries'].flatMap((table) => [
      `UPDATE ${table} SET host = rtrim(rtrim(host, '0123456789'), ':') WHERE rtrim(host, '0123456789') LIKE '%:'`,
      `UPDATE ${table} SET host = rtrim(ltrim(host, '['), '].')`,
    ]),
    `CREATE INDEX deliveries_due_by_subscription ON deliveries (subscription, due) WHERE due IS NOT NULL`,
  ],
  // A bucket of attempts becomes one row, of which it is known whether it holds somebody up. Servers of the previous
  // version go on counting in the table before. Tokens and invitations name the person who answers for them.
  ({ whole }) => [
    `CREATE TABLE attempt_buckets (
      bucket TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      moments TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      holds_until ${whole} NOT NULL,
      forgotten_at ${whole} NOT NULL
    )`,
    `CREATE INDEX attempt_buckets_by_kind ON attempt_buckets (kind, holds_until)`,
    `CREATE INDEX attempt_buckets_by_end ON attempt_buckets (forgotten_at)`,
    `ALTER TABLE account_tokens ADD COLUMN answered_for_by TEXT`,
    `UPDATE account_tokens SET answered_for_by = (
      SELECT min(actor) FROM audit
      WHERE audit.account = account_tokens.account AND action = 'token.create' AND subject = account_tokens.id
    )`,
    `ALTER TABLE invitations ADD COLUMN answered_for_by TEXT`,
    `UPDATE invitations SET answered_for_by = invited_by`,
  ],
  // Programs that people connect to accounts, and the tokens that they are given.
  () => [
    `CREATE TABLE grants (
      id TEXT PRIMARY KEY,
      account TEXT NOT NULL REFERENCES accounts (id),
      answered_for_by TEXT NOT NULL,
      client TEXT NOT NULL,
      program TEXT NOT NULL,
      redirect_uri TEXT NOT NULL,
      resource TEXT NOT NULL,
      code_hash TEXT NOT NULL UNIQUE,
      challenge TEXT NOT NULL,
      code_until TEXT NOT NULL,
      created_at TEXT NOT NULL,
      connected_at TEXT,
      last_used_at TEXT,
      ends_at TEXT NOT NULL
    )`,
    `CREATE INDEX grants_by_account ON grants (account, created_at)`,
    `CREATE INDEX grants_by_end ON grants (ends_at)`,
    `CREATE TABLE grant_tokens (
      hash TEXT PRIMARY KEY,
      grant_id TEXT NOT NULL REFERENCES grants (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')),
      expires_at TEXT NOT NULL,
      used_at TEXT
    )`,
    `CREATE INDEX grant_tokens_by_grant ON grant_tokens (grant_id)`,
  ],
  lawPackages,
  () => lawPages,
  // The language that a person chose, and that of their last log-in.
  () => [`ALTER TABLE people ADD COLUMN language TEXT`, `ALTER TABLE people ADD COLUMN last_language TEXT`],
];
