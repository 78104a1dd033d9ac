import type { Secrets } from '../secrets';
import type { Engine } from './engine';

export function sqlSecrets({ database }: Engine): Secrets {
  return {
    async secret(name, fresh) {
      await database
        .insertInto('secrets')
        .values({ name, value: fresh })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const { value } = await database
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return value;
    },
    async forgetSecret(name) {
      await database.deleteFrom('secrets').where('name', '=', name).execute();
    },
  };
}
