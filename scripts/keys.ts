import { Command, Option } from 'commander';
import { changePlan, issueKey, rotateKey } from '../server/access/keys';
import { isPlanName, planNames, readPlans } from '../server/access/plans';
import { readConfig } from '../server/config';
import type { KeyChange, Store, StoredKey } from '../server/store/store';
import { keyOperations } from '../src/contract';
import { limitsOf, type LimitOptions } from './keys/limits';
import { namedKey, waysToName } from './keys/named';
import { details, table } from './keys/page';
import { ended, Refused } from './refused';
import { show, withStore } from './stored';

const planOption = new Option('--plan <plan>', 'plan of the key').choices([...planNames]).default('free');

const program = new Command('npm run --silent keys --')
  .description(
    'Make and manage API keys. Keys are stored as hashes: a key is shown once, when it is made. What is changed holds within a second on servers that run.',
  )
  .addHelpText('after', `\n<key> names a key ${waysToName}.`)
  .showHelpAfterError();

interface Json {
  readonly json?: boolean;
}

/** Adds a command that works on one key. */
const onKey = (command: string, description: string): Command =>
  program.command(command).description(description).addHelpText('after', `\n<key> names a key ${waysToName}.`);

const withLimits = (command: Command): Command =>
  command
    .option(
      '--expires <day>',
      'last day (UTC) on which it is taken, such as 2027-03-31, or a number of days such as 90d; never: it has no end',
    )
    .option(
      '--networks <list>',
      'addresses and networks that it may be used from, such as 10.0.0.0/8,2001:db8::/32; any: all. Behind a proxy, SVC_TRUSTED_PROXIES must name it',
    )
    .option(
      '--operations <list>',
      `what it may be used for, any of ${keyOperations.join(', ')} with commas between them; any: everything`,
    );

/** Changes a key and prints what became of it. */
const change = (
  named: string,
  json: boolean | undefined,
  work: (store: Store, key: StoredKey) => Promise<unknown>,
): Promise<void> =>
  withStore(async (store) => {
    const key = await namedKey(store, named);
    await work(store, key);
    const changed = (await store.keyById(key.id))!;
    show(json === true, changed, table([changed]));
  });

withLimits(program.command('create'))
  .description('make a key and print it, and nothing else, on standard output')
  .addOption(planOption)
  .addOption(
    new Option('--env <environment>', 'live counts against the plan; test gives sample data')
      .choices(['live', 'test'])
      .default('live'),
  )
  .option('--name <name>', 'whose key it is', 'unnamed')
  .option('--json', 'print the key with all about it')
  .action(
    ({
      plan,
      env,
      name,
      json,
      ...limits
    }: LimitOptions & Json & { plan: (typeof planNames)[number]; env: 'live' | 'test'; name: string }) =>
      withStore(async (store) => {
        const now = new Date();
        const { key, stored } = await issueKey(store, { name, environment: env, plan, now, ...limitsOf(limits, now) });
        show(json === true, { key, ...stored }, key);
      }),
  );

program
  .command('list')
  .description(
    'list all keys, without the keys themselves. The last use is written each minute, and when a server stops',
  )
  .option('--json')
  .action(({ json }: Json) =>
    withStore(async (store) => {
      const keys = await store.listKeys();
      show(
        json === true,
        keys,
        keys.length === 0 ? 'There are no keys yet: `npm run keys -- create` makes one.' : table(keys),
      );
    }),
  );

onKey('show <key>', 'show all about a key')
  .option('--json')
  .action((named: string, { json }: Json) =>
    withStore(async (store) => {
      const key = await namedKey(store, named);
      show(json === true, key, details(key));
    }),
  );

withLimits(onKey('change <key>', 'change the name of a key, its end, and from where and for what it may be used'))
  .option('--name <name>', 'whose key it is')
  .option('--json')
  .action((named: string, { name, json, ...limits }: LimitOptions & Json & { name?: string }) => {
    const changes: KeyChange = { ...limitsOf(limits, new Date()), ...(name === undefined ? {} : { name }) };
    if (Object.keys(changes).length === 0)
      throw new Refused('Nothing is to be changed: give --name, --expires, --networks or --operations.');
    return change(named, json, (store, { id }) => store.changeKey(id, changes));
  });

for (const [command, description, disabledAt] of [
  ['disable', 'refuse a key from now on', () => new Date().toISOString()],
  ['enable', 'accept a disabled key again', () => null],
] as const) {
  onKey(`${command} <key>`, description)
    .option('--json')
    .action((named: string, { json }: Json) =>
      change(named, json, (store, { id }) => store.changeKey(id, { disabledAt: disabledAt() })),
    );
}

onKey(
  'rotate <key>',
  'make a successor with the same plan and limits, and print it; the old key works until the overlap ends',
)
  .option('--overlap <hours>', 'hours for which both work', '24')
  .option('--json')
  .action((named: string, { overlap, json }: Json & { overlap: string }) =>
    withStore(async (store) => {
      const hours = Number(overlap);
      if (!Number.isFinite(hours) || hours < 0) throw new Refused('--overlap takes a number of hours, 0 or more.');
      const { key, stored } = await rotateKey(store, await namedKey(store, named), hours, new Date());
      show(json === true, { key, ...stored }, key);
    }),
  );

onKey(
  'plan <key> <plan>',
  `move a key, and the one that it replaced or that replaces it, to another plan (${planNames.join(', ')})`,
)
  .option('--json')
  .action((named: string, plan: string, { json }: Json) => {
    if (!isPlanName(plan)) throw new Refused(`"${plan}" is not a plan: use one of ${planNames.join(', ')}.`);
    return change(named, json, (store, key) => changePlan(store, key, plan));
  });

onKey('usage [key]', 'calls of this month, counted with what running servers hold in reserve')
  .option('--json')
  .action((named: string | undefined, { json }: Json) =>
    withStore(async (store) => {
      const plans = readPlans(readConfig(process.env).plansFile);
      const month = new Date().toISOString().slice(0, 7);
      const keys = named === undefined ? await store.listKeys() : [await namedKey(store, named)];
      const usage = await Promise.all(
        keys.map(async (key) => ({
          id: key.id,
          name: key.name,
          month,
          current: await store.taken(key.account, month),
          limit: isPlanName(key.plan) ? plans[key.plan].per_month : null,
          tier: key.plan,
        })),
      );
      show(
        json === true,
        usage,
        usage
          .map(
            ({ id, name, current, limit, tier }) =>
              `${id}  ${tier.padEnd(10)}  ${current} of ${limit ?? 'unlimited'}  ${name}`,
          )
          .join('\n'),
      );
    }),
  );

program.parseAsync().catch(ended);
