import type { Kysely } from 'kysely';
import type { Grants, GrantTokens } from '../grants';
import { lockAccount } from './accounts';
import { isTrue, recorded } from './audit';
import { type Engine, locked } from './engine';
import { keepLastUses } from './last-uses';
import type { Tables } from './tables';

const columns = [
  'g.id',
  'g.account',
  'g.answered_for_by as answeredForBy',
  'g.client',
  'g.program',
  'g.redirect_uri as redirectUri',
  'g.resource',
  'g.created_at as createdAt',
  'g.connected_at as connectedAt',
  'g.last_used_at as lastUsedAt',
  'g.ends_at as endsAt',
] as const;

/** Gives a grant new tokens, and forgets those that have expired. */
async function giveTokens(transaction: Kysely<Tables>, grant: string, at: string, tokens: GrantTokens): Promise<void> {
  await transaction.deleteFrom('grant_tokens').where('grant_id', '=', grant).where('expires_at', '<=', at).execute();
  await transaction
    .insertInto('grant_tokens')
    .values(
      (['access', 'refresh'] as const).map((kind) => ({
        hash: tokens[kind].hash,
        grant_id: grant,
        kind,
        expires_at: tokens[kind].expiresAt,
        used_at: null,
      })),
    )
    .execute();
  await transaction.updateTable('grants').set({ ends_at: tokens.refresh.expiresAt }).where('id', '=', grant).execute();
}

export function sqlGrants(engine: Engine): Grants {
  const { database } = engine;
  const grants = database.selectFrom('grants as g').select(columns);

  return {
    addGrant: (grant, code, most) =>
      database.transaction().execute(async (transaction) => {
        await lockAccount(engine, transaction, grant.account);
        await transaction
          .deleteFrom('grants')
          .where('account', '=', grant.account)
          .where('ends_at', '<=', grant.createdAt)
          .execute();
        const { count } = await transaction
          .selectFrom('grants')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('account', '=', grant.account)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        const { answeredForBy, redirectUri, createdAt, connectedAt, lastUsedAt, endsAt, ...same } = grant;
        await transaction
          .insertInto('grants')
          .values({
            ...same,
            answered_for_by: answeredForBy,
            redirect_uri: redirectUri,
            code_hash: code.hash,
            challenge: code.challenge,
            code_until: code.until,
            created_at: createdAt,
            connected_at: connectedAt,
            last_used_at: lastUsedAt,
            ends_at: endsAt,
          })
          .execute();
        return true;
      }),
    async grantOfCode(hash) {
      const row = await grants
        .select(['g.challenge', 'g.code_until as until'])
        .where('g.code_hash', '=', hash)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { challenge, until, ...grant } = row;
      return { grant, code: { hash, challenge, until } };
    },
    useCode: (hash, at, tokens, record) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          const used = await transaction
            .updateTable('grants')
            .set({ connected_at: at })
            .where('code_hash', '=', hash)
            .where('connected_at', 'is', null)
            .where('code_until', '>', at)
            .returning('id')
            .executeTakeFirst();
          if (used === undefined) return false;
          await giveTokens(transaction, used.id, at, tokens);
          return true;
        },
        isTrue,
      ),
    async grantOfToken(hash) {
      const row = await grants
        .innerJoin('grant_tokens as t', 't.grant_id', 'g.id')
        .innerJoin('accounts as a', 'a.id', 'g.account')
        .select(['t.kind', 't.expires_at as expiresAt', 'a.plan', 'a.disabled_at as accountDisabledAt'])
        .where('t.hash', '=', hash)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { kind, expiresAt, plan, accountDisabledAt, ...grant } = row;
      return { grant, kind, expiresAt, plan, accountDisabledAt };
    },
    renewGrant: (hash, at, tokens) =>
      database.transaction().execute(async (transaction) => {
        const token = await transaction
          .selectFrom('grant_tokens')
          .select('grant_id')
          .where('hash', '=', hash)
          .where('kind', '=', 'refresh')
          .where('expires_at', '>', at)
          .executeTakeFirst();
        if (token === undefined) return 'unknown';
        // The grant before its tokens, as its end takes them: otherwise each could wait for the other.
        const grant = await transaction
          .selectFrom('grants')
          .select('id')
          .where('id', '=', token.grant_id)
          .$call(locked(engine))
          .executeTakeFirst();
        if (grant === undefined) return 'unknown';
        const { numUpdatedRows } = await transaction
          .updateTable('grant_tokens')
          .set({ used_at: at })
          .where('hash', '=', hash)
          .where('used_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return 'used';
        await giveTokens(transaction, grant.id, at, tokens);
        return 'renewed';
      }),
    grantsOf: (account) =>
      grants
        .where('g.account', '=', account)
        .where('g.connected_at', 'is not', null)
        .orderBy('g.created_at')
        .orderBy('g.id')
        .execute(),
    endGrant: (account, id, record) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          const { numDeletedRows } = await transaction
            .deleteFrom('grants')
            .where('account', '=', account)
            .where('id', '=', id)
            .executeTakeFirst();
          return numDeletedRows === 1n;
        },
        isTrue,
      ),
    grantsUsed: (uses) => keepLastUses(database, 'grants', uses),
  };
}
