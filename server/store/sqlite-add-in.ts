import type Database from 'better-sqlite3';
import type { AccessCode, AddinStore, Attempt, AttemptLimit, Device } from './add-in';

interface CodeRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
}

const codeOf = ({ id, name, created_at, expires_at, revoked_at }: CodeRow): AccessCode => ({ id, name, createdAt: created_at, expiresAt: expires_at, revokedAt: revoked_at });
const deviceOf = (row: (CodeRow & { readonly device: string }) | undefined): Device | undefined => row && { id: row.device, code: codeOf(row) };

/** Codes, devices, attempts and secrets of the add-in's door, in SQLite. */
export function sqliteAddin(database: Database.Database): AddinStore {
  const insertCode = database.prepare('INSERT INTO access_codes (id, hash, name, created_at, expires_at, revoked_at) VALUES (?, ?, ?, ?, ?, ?)');
  const codeByHash = database.prepare<[string], CodeRow>('SELECT * FROM access_codes WHERE hash = ?');
  const codes = database.prepare<[], CodeRow & { devices: number; last_used_at: string | null }>(
    'SELECT c.*, count(d.id) AS devices, max(d.used_at) AS last_used_at FROM access_codes c LEFT JOIN devices d ON d.code_id = c.id GROUP BY c.id ORDER BY c.created_at, c.id',
  );
  const revoke = database.prepare('UPDATE access_codes SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?');
  const insertDevice = database.prepare('INSERT INTO devices (id, code_id, hash, created_at, used_at) VALUES (?, ?, ?, ?, ?)');
  const deviceWhere = (condition: string) => database.prepare<[string], CodeRow & { device: string }>(`SELECT c.*, d.id AS device FROM devices d JOIN access_codes c ON c.id = d.code_id WHERE ${condition}`);
  const deviceByHash = deviceWhere('d.hash = ?');
  const deviceById = deviceWhere('d.id = ?');
  const used = database.prepare('UPDATE devices SET used_at = ? WHERE id = ?');
  const since = database.prepare<[string, number], { at: number }>('SELECT at FROM attempts WHERE bucket = ? AND at > ? ORDER BY at DESC');
  const insertAttempt = database.prepare('INSERT INTO attempts (id, bucket, at, forgotten_at) VALUES (?, ?, ?, ?)');
  const forgive = database.prepare('DELETE FROM attempts WHERE id = ?');
  const forget = database.prepare('DELETE FROM attempts WHERE forgotten_at <= ?');
  const keepSecret = database.prepare('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING');
  const secret = database.prepare<[string], { value: string }>('SELECT value FROM secrets WHERE name = ?');

  const takeAttempt = database.transaction((id: string, limits: readonly AttemptLimit[], at: number): Attempt => {
    forget.run(at);
    let until = 0;
    for (const { bucket, most, within } of limits) {
      // Room is made when the oldest of the last `most` attempts is past.
      const oldest = since.all(bucket, at - within)[most - 1];
      if (oldest !== undefined) until = Math.max(until, oldest.at + within);
    }
    if (until > 0) return { ok: false, until };
    for (const { bucket, within } of limits) insertAttempt.run(id, bucket, at, at + within);
    return { ok: true, id };
  });

  return {
    async addAccessCode(code, hash) {
      insertCode.run(code.id, hash, code.name, code.createdAt, code.expiresAt, code.revokedAt);
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
      insertDevice.run(id, codeId, hash, at, at);
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
    async takeAttempt(id, limits, at) {
      return takeAttempt.immediate(id, limits, at);
    },
    async forgiveAttempt(id) {
      forgive.run(id);
    },
    async secret(name, fresh) {
      keepSecret.run(name, fresh);
      return secret.get(name)!.value;
    },
  };
}
