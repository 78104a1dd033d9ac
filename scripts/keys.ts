import { type Command, Option } from 'commander';
import { isOnAccountPlan, isReplaceable, whyNoSuccessor } from '../server/access/keys';
import { planNames, readPlans } from '../server/access/plans';
import { administratorOf } from '../server/accounts/actor';
import { keyChanges } from '../server/accounts/key-changes';
import { readConfig } from '../server/config';
import { commandLine } from '../server/command-line';
import { Explained } from '../server/explained';
import { firstAccount } from '../server/store/accounts';
import type { KeyChange, Store, StoredKey } from '../server/store/store';
import { told } from '../server/terminal';
import { keyScopes } from '../src/contract';
import { defined } from '../src/defined';
import { type Message, message } from '../src/language/message';
import { reportFailure } from './command/failure';
import { jsonOption, programInLanguage } from './command/in-language';
import { planNamed } from './command/plan';
import { type Json, print } from './command/print';
import { withNewStore, withStore } from './command/store';
import { limitsOf, type LimitOptions } from './keys/limits';
import { isAccepted, isLatest, type Meant, namedKey } from './keys/named';
import { details, table } from './keys/page';
import { usageOf, usageTable } from './keys/usage';

const planOption = new Option('--plan <plan>', told(message('keys_plan_option')))
  .choices([...planNames])
  .default('free');

const waysToName = `\n${told(message('keys_named'))}`;

const program = programInLanguage(commandLine('keys'), message('keys_about')).addHelpText('after', waysToName);

/** Adds a command that works on one key. */
const onKey = (command: string, description: Message): Command =>
  program.command(command).description(told(description)).addHelpText('after', waysToName);

const withLimits = (command: Command): Command =>
  command
    .option('--expires <day>', told(message('keys_expires_option')))
    .option('--networks <list>', told(message('keys_networks_option')))
    .option('--operations <list>', told(message('keys_operations_option', { operations: keyScopes.join(', ') })));

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
  .description(told(message('keys_create')))
  .addOption(planOption)
  .addOption(
    new Option('--env <environment>', told(message('keys_env_option'))).choices(['live', 'test']).default('live'),
  )
  .option('--name <name>', told(message('keys_name_option')), 'unnamed')
  .option(...jsonOption(message('keys_created_json_option')))
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
  .description(told(message('keys_list')))
  .option(...jsonOption())
  .action(({ json }: Json) =>
    withStore(async (store) => {
      const keys = await store.listKeys();
      print(json, keys, keys.length === 0 ? told(message('keys_none')) : table(keys));
    }),
  );

onKey('show <key>', message('keys_show'))
  .option(...jsonOption())
  .action((named: string, { json }: Json) =>
    withStore(async (store) => {
      const key = await namedKey(store, named);
      print(json, key, details(key));
    }),
  );

withLimits(onKey('change <key>', message('keys_change')))
  .option('--name <name>', told(message('keys_name_option')))
  .option(...jsonOption())
  .action((named: string, { name, json, ...limits }: LimitOptions & Json & { name?: string }) => {
    const changes: KeyChange = { ...limitsOf(limits, new Date()), ...defined({ name }) };
    if (Object.keys(changes).length === 0) throw new Explained(message('keys_nothing_to_change'));
    return change(named, json, (store, key) => changesOf(store, key).change(key, changes));
  });

for (const [command, description, isMeant] of [
  ['disable', message('keys_disable'), isAccepted],
  ['enable', message('keys_enable'), isLatest],
] as const) {
  onKey(`${command} <key>`, description)
    .option(...jsonOption())
    .action((named: string, { json }: Json) =>
      change(named, json, (store, key) => changesOf(store, key)[command](key), isMeant),
    );
}

onKey('rotate <key>', message('keys_rotate'))
  .option('--overlap <hours>', told(message('keys_overlap_option')), '24')
  .option(...jsonOption())
  .action((named: string, { overlap, json }: Json & { overlap: string }) =>
    withStore(async (store, config) => {
      const hours = Number(overlap);
      if (!Number.isFinite(hours) || hours < 0) throw new Explained(message('keys_overlap_wrong'));
      const old = await namedKey(store, named, isReplaceable);
      const made = await changesOf(store, old).replace(old, hours, config);
      if (typeof made === 'string')
        throw new Explained(whyNoSuccessor((await store.keyById(old.id)) ?? old, Date.now()));
      print(json, { key: made.key, ...made.stored }, made.key);
    }),
  );

onKey('plan <key> <plan>', message('keys_plan', { plans: planNames.join(', ') }))
  .option(...jsonOption())
  .action((named: string, plan: string, { json }: Json) => {
    const to = planNamed(plan);
    return change(named, json, async (store, key) => {
      if (isOnAccountPlan(key))
        throw new Explained(message('keys_plan_of_account', { id: key.id, name: key.name, account: key.owner, plan }));
      await changesOf(store, key).movePlan(key, to);
    });
  });

onKey('usage [key]', message('keys_usage'))
  .option(...jsonOption())
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
