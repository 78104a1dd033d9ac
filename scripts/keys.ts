import { Command, Option } from 'commander';
import { isOnAccountPlan, isReplaceable, whyNoSuccessor } from '../server/access/keys';
import { planNames, readPlans } from '../server/access/plans';
import { administratorOf } from '../server/accounts/actor';
import { keyChanges } from '../server/accounts/key-changes';
import { readConfig } from '../server/config';
import { commandLine } from '../server/command-line';
import { firstAccount } from '../server/store/accounts';
import type { KeyChange, Store, StoredKey } from '../server/store/store';
import { keyScopes } from '../src/contract';
import { defined } from '../src/defined';
import { CommandRefused, reportFailure } from './command/failure';
import { planNamed } from './command/plan';
import { type Json, print } from './command/print';
import { withNewStore, withStore } from './command/store';
import { limitsOf, type LimitOptions } from './keys/limits';
import { isAccepted, isLatest, type Meant, namedKey, waysToName } from './keys/named';
import { details, table } from './keys/page';
import { usageOf, usageTable } from './keys/usage';

const planOption = new Option('--plan <plan>', 'plan of the key').choices([...planNames]).default('free');

const program = new Command(commandLine('keys'))
  .description(
    'Makes and manages API keys. Only hashes are stored: a key is shown once, when it is made. Running servers apply a change within a second.',
  )
  .addHelpText('after', `\n<key> names a key ${waysToName}.`)
  .showHelpAfterError();

/** Adds a command that works on one key. */
const onKey = (command: string, description: string): Command =>
  program.command(command).description(description).addHelpText('after', `\n<key> names a key ${waysToName}.`);

const withLimits = (command: Command): Command =>
  command
    .option(
      '--expires <day>',
      'last day (UTC) of the key, such as 2027-03-31, or a number of days such as 90d; never: it does not expire',
    )
    .option(
      '--networks <list>',
      'addresses and networks from which it may be used, such as 10.0.0.0/8,2001:db8::/32; any: all. Name a proxy in front of the server in SVC_TRUSTED_PROXIES',
    )
    .option(
      '--operations <list>',
      `operations for which it may be used, any of ${keyScopes.join(', ')}, separated by commas; any: all`,
    );

/** The changes of a key, recorded in the audit trail of its account. */
const changesOf = (store: Store, { owner }: StoredKey) => keyChanges(store, administratorOf(owner), new Date());

/** Changes a key and prints it. */
const change = (
  named: string,
  json: boolean | undefined,
  work: (store: Store, key: StoredKey) => Promise<unknown>,
  isMeant?: Meant,
): Promise<void> =>
  withStore(async (store) => {
    const key = await namedKey(store, named, isMeant);
    await work(store, key);
    const changed = (await store.keyById(key.id))!;
    print(json, changed, table([changed]));
  });

withLimits(program.command('create'))
  .description('make a key and print it, and nothing else, on standard output')
  .addOption(planOption)
  .addOption(
    new Option('--env <environment>', 'live counts towards the plan; test answers with sample data')
      .choices(['live', 'test'])
      .default('live'),
  )
  .option('--name <name>', 'the person or program it is given to', 'unnamed')
  .option('--json', 'print the key with all its properties, as JSON')
  .action(
    ({
      plan,
      env,
      name,
      json,
      ...limits
    }: LimitOptions & Json & { plan: (typeof planNames)[number]; env: 'live' | 'test'; name: string }) =>
      withNewStore(async (store) => {
        const now = new Date();
        const made = { name, environment: env, plan, ...limitsOf(limits, now) };
        const { key, stored } = await keyChanges(store, administratorOf(firstAccount), now).create(made);
        print(json, { key, ...stored }, key);
      }),
  );

program
  .command('list')
  .description(
    'list all keys, without the keys themselves. Servers record the last use every minute, and when they stop',
  )
  .option('--json', 'print as JSON')
  .action(({ json }: Json) =>
    withStore(async (store) => {
      const keys = await store.listKeys();
      print(
        json,
        keys,
        keys.length === 0 ? `There are no keys. Make one with \`${commandLine('keys')} create\`.` : table(keys),
      );
    }),
  );

onKey('show <key>', 'show all properties of a key')
  .option('--json', 'print as JSON')
  .action((named: string, { json }: Json) =>
    withStore(async (store) => {
      const key = await namedKey(store, named);
      print(json, key, details(key));
    }),
  );

withLimits(onKey('change <key>', 'change the name, expiry, networks or operations of a key'))
  .option('--name <name>', 'the person or program it is given to')
  .option('--json', 'print as JSON')
  .action((named: string, { name, json, ...limits }: LimitOptions & Json & { name?: string }) => {
    const changes: KeyChange = { ...limitsOf(limits, new Date()), ...defined({ name }) };
    if (Object.keys(changes).length === 0)
      throw new CommandRefused('Nothing to change. Give --name, --expires, --networks or --operations.');
    return change(named, json, (store, key) => changesOf(store, key).change(key, changes));
  });

for (const [command, description, isMeant] of [
  ['disable', 'disable a key', isAccepted],
  ['enable', 'enable a disabled key', isLatest],
] as const) {
  onKey(`${command} <key>`, description)
    .option('--json', 'print as JSON')
    .action((named: string, { json }: Json) =>
      change(named, json, (store, key) => changesOf(store, key)[command](key), isMeant),
    );
}

onKey(
  'rotate <key>',
  'make a successor with the same plan and limits, and print it. The old key works until the overlap ends. Servers use the successor of their own key, `this machine`, by themselves',
)
  .option('--overlap <hours>', 'hours during which both keys work', '24')
  .option('--json', 'print as JSON')
  .action((named: string, { overlap, json }: Json & { overlap: string }) =>
    withStore(async (store, config) => {
      const hours = Number(overlap);
      if (!Number.isFinite(hours) || hours < 0)
        throw new CommandRefused('--overlap takes a number of hours, 0 or more.');
      const old = await namedKey(store, named, isReplaceable);
      const made = await changesOf(store, old).replace(old, hours, config);
      if (typeof made === 'string')
        throw new CommandRefused(whyNoSuccessor((await store.keyById(old.id)) ?? old, Date.now()));
      print(json, { key: made.key, ...made.stored }, made.key);
    }),
  );

onKey('plan <key> <plan>', `move a key to another plan (${planNames.join(', ')}), with its predecessor or successor`)
  .option('--json', 'print as JSON')
  .action((named: string, plan: string, { json }: Json) => {
    const to = planNamed(plan);
    return change(named, json, async (store, key) => {
      if (isOnAccountPlan(key))
        throw new CommandRefused(
          `The key ${key.id} (${key.name}) is on the plan of its account. Change that with \`${commandLine('admin')} accounts plan ${key.owner} ${plan}\`.`,
        );
      await changesOf(store, key).movePlan(key, to);
    });
  });

onKey('usage [key]', 'show the calls of this month, including those that running servers have leased')
  .option('--json', 'print as JSON')
  .action((named: string | undefined, { json }: Json) =>
    withStore(async (store) => {
      const plans = readPlans(readConfig(process.env).plansFile);
      const month = new Date().toISOString().slice(0, 7);
      const keys = named === undefined ? await store.listKeys() : [await namedKey(store, named)];
      const usage = await usageOf(store, plans, keys, month);
      print(json, usage, usageTable(usage));
    }),
  );

program.parseAsync().catch(reportFailure);
