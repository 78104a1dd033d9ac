/** Each migration takes the schema from its number to the next. They are only ever appended. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE keys (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    environment TEXT NOT NULL CHECK (environment IN ('live', 'test')),
    plan TEXT NOT NULL,
    hint TEXT NOT NULL,
    created_at TEXT NOT NULL,
    disabled_at TEXT,
    expires_at TEXT
  );
  CREATE TABLE leases (
    key_id TEXT NOT NULL,
    span TEXT NOT NULL,
    taken INTEGER NOT NULL,
    PRIMARY KEY (key_id, span)
  );
  CREATE TABLE observations (
    series TEXT NOT NULL,
    entity TEXT NOT NULL,
    date TEXT NOT NULL,
    value REAL NOT NULL,
    source TEXT NOT NULL,
    retrieved_at TEXT NOT NULL
  );
  CREATE INDEX observations_by_date ON observations (series, entity, date DESC, retrieved_at DESC);
  `,
  // A key and its successors count together, so that a rotation gives no second quota.
  `
  ALTER TABLE keys ADD COLUMN account TEXT NOT NULL DEFAULT '';
  UPDATE keys SET account = id;
  ALTER TABLE leases RENAME COLUMN key_id TO account;
  `,
  // The add-in's door: codes that administrators give out, the devices that used them, attempts, and the secret that sessions are signed with.
  `
  CREATE TABLE access_codes (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT,
    revoked_at TEXT
  );
  CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    code_id TEXT NOT NULL REFERENCES access_codes (id),
    hash TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    used_at TEXT NOT NULL
  );
  CREATE INDEX devices_by_code ON devices (code_id);
  CREATE TABLE attempts (
    id TEXT NOT NULL,
    bucket TEXT NOT NULL,
    at INTEGER NOT NULL,
    forgotten_at INTEGER NOT NULL,
    PRIMARY KEY (id, bucket)
  );
  CREATE INDEX attempts_by_bucket ON attempts (bucket, at);
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  `,
];
