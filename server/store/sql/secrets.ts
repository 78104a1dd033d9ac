import type { Secrets } from '../secrets';
import type { Engine } from './engine';

export function sqlSecrets({ database }: Engine): Secrets {
  const valueOf = (name: string) => database.selectFrom('secrets').select('value').where('name', '=', name);
  return {
    async secret(name, fresh) {
      await database
        .insertInto('secrets')
        .values({ name, value: fresh })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await valueOf(name).executeTakeFirstOrThrow()).value;
    },
    async storedSecret(name) {
      return (await valueOf(name).executeTakeFirst())?.value;
    },
    async replaceSecret(name, value) {
      await database
        .insertInto('secrets')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
    async forgetSecret(name) {
      await database.deleteFrom('secrets').where('name', '=', name).execute();
    },
  };
}
