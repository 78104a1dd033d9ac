import { Command, Option } from 'commander';
import { issueKey, rotateKey } from '../server/access/keys';
import { isPlanName, planNames, readPlans } from '../server/access/plans';
import { readConfig } from '../server/config';
import type { Store, StoredKey } from '../server/store/store';
import { ended, Refused } from './refused';
import { oneNamed, show, withStore } from './stored';

const find = async (store: Store, named: string): Promise<StoredKey> => oneNamed(await store.listKeys(), named, 'key', 'npm run keys -- list');

const state = ({ disabledAt, expiresAt }: StoredKey): string => (disabledAt !== null ? 'disabled' : expiresAt !== null ? `until ${expiresAt}` : 'active');
const row = (key: StoredKey): string => [key.id, key.environment.padEnd(4), key.plan.padEnd(10), key.hint, state(key).padEnd(8), key.name].join('  ');
const planOption = new Option('--plan <plan>', 'plan of the key').choices([...planNames]).default('free');

const program = new Command('npm run --silent keys --').description('Make and manage API keys. Keys are stored as hashes: a key is shown once, when it is made.').showHelpAfterError();

program
  .command('create')
  .description('make a key and print it, and nothing else, on standard output')
  .addOption(planOption)
  .addOption(new Option('--env <environment>', 'live counts against the plan; test gives sample data').choices(['live', 'test']).default('live'))
  .option('--name <name>', 'whose key it is', 'unnamed')
  .option('--json', 'print the key with its id and plan')
  .action(({ plan, env, name, json }: { plan: (typeof planNames)[number]; env: 'live' | 'test'; name: string; json?: boolean }) =>
    withStore(async (store) => {
      const { key, stored } = await issueKey(store, { name, environment: env, plan, now: new Date() });
      show(json === true, { key, ...stored }, key);
    }),
  );

program
  .command('list')
  .description('list all keys, without the keys themselves')
  .option('--json')
  .action(({ json }: { json?: boolean }) =>
    withStore(async (store) => {
      const keys = await store.listKeys();
      show(json === true, keys, keys.length === 0 ? 'There are no keys yet: `npm run keys -- create` makes one.' : keys.map(row).join('\n'));
    }),
  );

for (const [command, description, disabledAt] of [
  ['disable', 'refuse a key from now on', () => new Date().toISOString()],
  ['enable', 'accept a disabled key again', () => null],
] as const) {
  program
    .command(`${command} <key>`)
    .description(description)
    .option('--json')
    .action((named: string, { json }: { json?: boolean }) =>
      withStore(async (store) => {
        const key = await find(store, named);
        await store.changeKey(key.id, { disabledAt: disabledAt() });
        const changed = (await store.keyById(key.id))!;
        show(json === true, changed, row(changed));
      }),
    );
}

program
  .command('rotate <key>')
  .description('make a successor and print it; the old key works until the overlap ends')
  .option('--overlap <hours>', 'hours for which both work', '24')
  .option('--json')
  .action((named: string, { overlap, json }: { overlap: string; json?: boolean }) =>
    withStore(async (store) => {
      const hours = Number(overlap);
      if (!Number.isFinite(hours) || hours < 0) throw new Refused('--overlap takes a number of hours, 0 or more.');
      const { key, stored } = await rotateKey(store, await find(store, named), hours, new Date());
      show(json === true, { key, ...stored }, key);
    }),
  );

program
  .command('plan <key> <plan>')
  .description(`move a key to another plan: ${planNames.join(', ')}`)
  .option('--json')
  .action((named: string, plan: string, { json }: { json?: boolean }) =>
    withStore(async (store) => {
      if (!isPlanName(plan)) throw new Refused(`"${plan}" is not a plan: use one of ${planNames.join(', ')}.`);
      const key = await find(store, named);
      await store.changeKey(key.id, { plan });
      const changed = (await store.keyById(key.id))!;
      show(json === true, changed, row(changed));
    }),
  );

program
  .command('usage [key]')
  .description('calls of this month, counted with what running servers hold in reserve')
  .option('--json')
  .action((named: string | undefined, { json }: { json?: boolean }) =>
    withStore(async (store) => {
      const plans = readPlans(readConfig(process.env).plansFile);
      const month = new Date().toISOString().slice(0, 7);
      const keys = named === undefined ? await store.listKeys() : [await find(store, named)];
      const usage = await Promise.all(
        keys.map(async (key) => ({ id: key.id, name: key.name, month, current: await store.taken(key.account, month), limit: isPlanName(key.plan) ? plans[key.plan].per_month : null, tier: key.plan })),
      );
      show(json === true, usage, usage.map(({ id, name, current, limit, tier }) => `${id}  ${tier.padEnd(10)}  ${current} of ${limit ?? 'unlimited'}  ${name}`).join('\n'));
    }),
  );

program.parseAsync().catch(ended);
