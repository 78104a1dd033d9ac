import type { AccessCode, AccessCodes, Device } from '../access-codes';
import { always, isTrue, recorded } from './audit';
import { type Engine, locked } from './engine';

const columns = [
  'c.id',
  'c.name',
  'c.created_at as createdAt',
  'c.expires_at as expiresAt',
  'c.revoked_at as revokedAt',
  'c.most_devices as mostDevices',
] as const;

type DeviceRow = AccessCode & { readonly device: string };

const deviceOf = ({ device, ...code }: DeviceRow): Device => ({ id: device, code });

export function sqlAccessCodes(engine: Engine): AccessCodes {
  const { database } = engine;
  const codes = database.selectFrom('access_codes as c');
  const devices = database
    .selectFrom('devices as d')
    .innerJoin('access_codes as c', 'c.id', 'd.code_id')
    .select(columns)
    .select('d.id as device');

  return {
    async addAccessCode({ id, name, createdAt, expiresAt, revokedAt, mostDevices }, hash, record) {
      await recorded(
        engine,
        record,
        (transaction) =>
          transaction
            .insertInto('access_codes')
            .values({
              id,
              hash,
              name,
              created_at: createdAt,
              expires_at: expiresAt,
              revoked_at: revokedAt,
              most_devices: mostDevices,
            })
            .execute(),
        always,
      );
    },
    async accessCode(hash) {
      return codes.select(columns).where('c.hash', '=', hash).executeTakeFirst();
    },
    async listAccessCodes() {
      return codes
        .leftJoin('devices as d', 'd.code_id', 'c.id')
        .select(columns)
        .select(({ fn }) => [fn.count<number>('d.id').as('devices'), fn.max('d.used_at').as('lastUsedAt')])
        .groupBy('c.id')
        .orderBy('c.created_at')
        .orderBy('c.id')
        .execute();
    },
    async revokeAccessCode(id, at, record) {
      const revoked = await recorded(
        engine,
        record,
        async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('access_codes')
            .set({ revoked_at: at })
            .where('id', '=', id)
            .where('revoked_at', 'is', null)
            .executeTakeFirst();
          return numUpdatedRows === 1n;
        },
        isTrue,
      );
      return revoked || (await codes.select('c.id').where('c.id', '=', id).executeTakeFirst()) !== undefined;
    },
    async addDevice(id, codeId, hash, at) {
      return database.transaction().execute(async (transaction) => {
        // The lock on the code lets its devices in one after another.
        const code = await transaction
          .selectFrom('access_codes')
          .select('most_devices')
          .where('id', '=', codeId)
          .$call(locked(engine))
          .executeTakeFirst();
        if (code === undefined) return false;
        const { count } = await transaction
          .selectFrom('devices')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('code_id', '=', codeId)
          .executeTakeFirstOrThrow();
        if (code.most_devices !== null && count >= code.most_devices) return false;
        await transaction
          .insertInto('devices')
          .values({ id, code_id: codeId, hash, created_at: at, used_at: at })
          .execute();
        return true;
      });
    },
    revokeDevice: (codeId, id, record) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          const { numDeletedRows } = await transaction
            .deleteFrom('devices')
            .where('code_id', '=', codeId)
            .where('id', '=', id)
            .executeTakeFirst();
          return numDeletedRows === 1n;
        },
        isTrue,
      ),
    async device(hash) {
      const row = await devices.where('d.hash', '=', hash).executeTakeFirst();
      return row && deviceOf(row);
    },
    async deviceById(id) {
      const row = await devices.where('d.id', '=', id).executeTakeFirst();
      return row && deviceOf(row);
    },
    async devicesOf(codeId) {
      return database
        .selectFrom('devices')
        .select(['id', 'created_at as createdAt', 'used_at as usedAt'])
        .where('code_id', '=', codeId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    },
    async deviceUsed(id, at) {
      await database.updateTable('devices').set({ used_at: at }).where('id', '=', id).execute();
    },
  };
}
