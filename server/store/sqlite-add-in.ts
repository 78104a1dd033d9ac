import type Database from 'better-sqlite3';
import type { AccessCode, AddinStore, AttemptLimit, Device } from './add-in';

interface CodeRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly most_devices: number | null;
}

const codeOf = ({ id, name, created_at, expires_at, revoked_at, most_devices }: CodeRow): AccessCode => ({
  id,
  name,
  createdAt: created_at,
  expiresAt: expires_at,
  revokedAt: revoked_at,
  mostDevices: most_devices,
});
const deviceOf = (row: (CodeRow & { readonly device: string }) | undefined): Device | undefined =>
  row && { id: row.device, code: codeOf(row) };

/**
 * The most attempts that are remembered, each once for every limit. Beyond, those go first that would be forgotten
 * first: whoever guesses from very many addresses fills no disk, and is stopped by the length of codes.
 */
const mostAttempts = 10_000;

/**
 * How far ahead of this process the clock of another one may be, in milliseconds. What was noted later than that comes
 * from a clock that was wrong, and holds nobody up.
 */
const clocksDiffer = 60 * 60_000;

/** Codes, devices, attempts and secrets of the add-in's door, in SQLite. */
export function sqliteAddin(database: Database.Database): AddinStore {
  const insertCode = database.prepare(
    'INSERT INTO access_codes (id, hash, name, created_at, expires_at, revoked_at, most_devices) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const codeByHash = database.prepare<[string], CodeRow>('SELECT * FROM access_codes WHERE hash = ?');
  const codes = database.prepare<[], CodeRow & { devices: number; last_used_at: string | null }>(
    'SELECT c.*, count(d.id) AS devices, max(d.used_at) AS last_used_at FROM access_codes c LEFT JOIN devices d ON d.code_id = c.id GROUP BY c.id ORDER BY c.created_at, c.id',
  );
  const revoke = database.prepare('UPDATE access_codes SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?');
  // Counted and added in one statement.
  const insertDevice = database.prepare(`
    INSERT INTO devices (id, code_id, hash, created_at, used_at)
    SELECT @id, c.id, @hash, @at, @at FROM access_codes c
    WHERE c.id = @codeId AND (c.most_devices IS NULL OR (SELECT count(*) FROM devices d WHERE d.code_id = c.id) < c.most_devices)
  `);
  const deviceWhere = (condition: string) =>
    database.prepare<[string], CodeRow & { device: string }>(
      `SELECT c.*, d.id AS device FROM devices d JOIN access_codes c ON c.id = d.code_id WHERE ${condition}`,
    );
  const deviceByHash = deviceWhere('d.hash = ?');
  const deviceById = deviceWhere('d.id = ?');
  const used = database.prepare('UPDATE devices SET used_at = ? WHERE id = ?');
  const since = database.prepare<[string, number, number], { at: number }>(
    'SELECT at FROM attempts WHERE bucket = ? AND at > ? AND at <= ? ORDER BY at DESC',
  );
  const insertAttempt = database.prepare('INSERT INTO attempts (id, bucket, at, forgotten_at) VALUES (?, ?, ?, ?)');
  const forget = database.prepare('DELETE FROM attempts WHERE forgotten_at <= @at OR at > @at + @clocksDiffer');
  const forgetMost = database.prepare(
    'DELETE FROM attempts WHERE rowid IN (SELECT rowid FROM attempts ORDER BY forgotten_at DESC LIMIT -1 OFFSET ?)',
  );
  const keepSecret = database.prepare('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING');
  const secret = database.prepare<[string], { value: string }>('SELECT value FROM secrets WHERE name = ?');

  function heldUpUntil(limits: readonly AttemptLimit[], at: number): number | undefined {
    let until: number | undefined;
    for (const { bucket, most, within, sparing } of limits) {
      if (sparing !== undefined && since.get(sparing, at - within, at + clocksDiffer) === undefined) continue;
      // Room is made when the oldest of the last `most` attempts is past.
      const oldest = since.all(bucket, at - within, at + clocksDiffer)[most - 1];
      if (oldest !== undefined) until = Math.max(until ?? 0, oldest.at + within);
    }
    return until;
  }
  const noteAttempt = database.transaction(
    (id: string, limits: readonly AttemptLimit[], at: number): number | undefined => {
      forget.run({ at, clocksDiffer });
      const until = heldUpUntil(limits, at);
      if (until !== undefined) return until;
      for (const { bucket, within } of limits) insertAttempt.run(id, bucket, at, at + within);
      forgetMost.run(mostAttempts);
      return undefined;
    },
  );

  return {
    async addAccessCode(code, hash) {
      insertCode.run(code.id, hash, code.name, code.createdAt, code.expiresAt, code.revokedAt, code.mostDevices);
    },
    async accessCode(hash) {
      const row = codeByHash.get(hash);
      return row && codeOf(row);
    },
    async listAccessCodes() {
      return codes.all().map((row) => ({ ...codeOf(row), devices: row.devices, lastUsedAt: row.last_used_at }));
    },
    async revokeAccessCode(id, at) {
      return revoke.run(at, id).changes > 0;
    },
    async addDevice(id, codeId, hash, at) {
      return insertDevice.run({ id, codeId, hash, at }).changes === 1;
    },
    async device(hash) {
      return deviceOf(deviceByHash.get(hash));
    },
    async deviceById(id) {
      return deviceOf(deviceById.get(id));
    },
    async deviceUsed(id, at) {
      used.run(at, id);
    },
    async heldUpUntil(limits, at) {
      return heldUpUntil(limits, at);
    },
    async noteAttempt(id, limits, at) {
      return noteAttempt.immediate(id, limits, at);
    },
    async secret(name, fresh) {
      keepSecret.run(name, fresh);
      return secret.get(name)!.value;
    },
  };
}
