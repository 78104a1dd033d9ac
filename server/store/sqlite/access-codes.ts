import type BetterSqlite3 from 'better-sqlite3';
import type { AccessCode, AccessCodeInUse, AccessCodes, Device } from '../access-codes';

const columns = `c.id, c.name, c.created_at AS createdAt, c.expires_at AS expiresAt, c.revoked_at AS revokedAt,
  c.most_devices AS mostDevices`;

type DeviceRow = AccessCode & { readonly device: string };

const deviceOf = ({ device, ...code }: DeviceRow): Device => ({ id: device, code });

export function sqliteAccessCodes(database: BetterSqlite3.Database): AccessCodes {
  const insertCode = database.prepare(`
    INSERT INTO access_codes (id, hash, name, created_at, expires_at, revoked_at, most_devices)
    VALUES (@id, @hash, @name, @createdAt, @expiresAt, @revokedAt, @mostDevices)
  `);
  const codeByHash = database.prepare<[string], AccessCode>(`SELECT ${columns} FROM access_codes c WHERE hash = ?`);
  const codes = database.prepare<[], AccessCodeInUse>(`
    SELECT ${columns}, count(d.id) AS devices, max(d.used_at) AS lastUsedAt
    FROM access_codes c LEFT JOIN devices d ON d.code_id = c.id GROUP BY c.id ORDER BY c.created_at, c.id
  `);
  const revoke = database.prepare('UPDATE access_codes SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?');
  // One statement counts and adds.
  const insertDevice = database.prepare(`
    INSERT INTO devices (id, code_id, hash, created_at, used_at)
    SELECT @id, c.id, @hash, @at, @at FROM access_codes c
    WHERE c.id = @codeId AND (c.most_devices IS NULL OR (SELECT count(*) FROM devices d WHERE d.code_id = c.id) < c.most_devices)
  `);
  const deviceWhere = (condition: string) =>
    database.prepare<[string], DeviceRow>(
      `SELECT ${columns}, d.id AS device FROM devices d JOIN access_codes c ON c.id = d.code_id WHERE ${condition}`,
    );
  const deviceByHash = deviceWhere('d.hash = ?');
  const deviceById = deviceWhere('d.id = ?');
  const updateUse = database.prepare('UPDATE devices SET used_at = ? WHERE id = ?');

  return {
    async addAccessCode(code, hash) {
      insertCode.run({ ...code, hash });
    },
    async accessCode(hash) {
      return codeByHash.get(hash);
    },
    async listAccessCodes() {
      return codes.all();
    },
    async revokeAccessCode(id, at) {
      return revoke.run(at, id).changes > 0;
    },
    async addDevice(id, codeId, hash, at) {
      return insertDevice.run({ id, codeId, hash, at }).changes === 1;
    },
    async device(hash) {
      const row = deviceByHash.get(hash);
      return row && deviceOf(row);
    },
    async deviceById(id) {
      const row = deviceById.get(id);
      return row && deviceOf(row);
    },
    async deviceUsed(id, at) {
      updateUse.run(at, id);
    },
  };
}
