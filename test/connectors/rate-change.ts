import type { IPollFunctions } from 'n8n-workflow';
import { createAppTester } from 'zapier-platform-core';
import { SvcFinancePollingTrigger } from '../../connectors/n8n/nodes/SvcFinance/SvcFinancePollingTrigger.node';
import app from '../../connectors/zapier/index';
import { newChange } from '../../connectors/zapier/new-change';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import type { Change } from '../../src/contract';
import { type Flows, startFlows } from '../support/flows';
import { type Credentials, triggerHost } from '../support/n8n';
import { record } from '../support/record';
import { removeDirectory, startServer } from '../support/server-process';
import { until } from '../support/until';

const filter = { kinds: ['policy_rate'], countries: ['KE'] };

/**
 * Moves the policy rate of Kenya, and says what happens on the way to the flows of each tool.
 *
 * @returns what each flow began with
 */
export async function moveRate(
  { credentials, store, flows }: { credentials: Credentials; store: Store; flows: Flows },
  value: number,
  say: (line: string) => void,
) {
  const headers = { 'x-api-key': credentials.apiKey };
  const day = new Date().toISOString().slice(0, 10);
  const [n8n, zapier, powerAutomate] = await Promise.all([
    flows.n8n(filter),
    flows.zap('new_change_instant', filter),
    flows.powerAutomate(filter),
  ]);
  say(`Switched on, with subscriptions: ${[n8n, zapier, powerAutomate].map(({ address }) => address).join(', ')}`);
  const { host } = triggerHost(credentials, filter);
  const polled = () => new SvcFinancePollingTrigger().poll.call(host('trigger') as IPollFunctions);
  await polled();
  const first = `${credentials.baseUrl}/api/v1/changes/poll?kind=policy_rate&country=KE`;
  const begun = await fetch(first, { headers });
  say(`Power Automate polls: ${begun.status}, asks again after ${begun.headers.get('retry-after')} seconds`);

  await record(store, 'policy_rate', 'KE', day, value);
  say(`Recorded in the ledger: policy rate of Kenya, ${value} percent, ${day}`);

  const next = begun.headers.get('location')!;
  const answer = await fetch(next, { headers });
  const [change] = (await answer.json()) as [Change];
  say(`Power Automate polls: ${answer.status}, starts with "${change.title}"`);
  const items = (await polled())!.flat().map(({ json }) => json);
  say(`n8n polls: starts with "${String(items[0]!['title'])}"`);
  const [newest] = (await createAppTester(app)(newChange.operation.perform, {
    authData: { ...credentials },
    inputData: filter,
  })) as Change[];
  say(`Zapier polls: starts with "${newest!.title}"`);

  for (const [tool, { started }] of Object.entries({ n8n, Zapier: zapier, 'Power Automate': powerAutomate })) {
    await until(() => started.length > 0);
    say(`${tool} receives: ${JSON.stringify(started[0])}`);
  }
  await Promise.all([n8n, zapier, powerAutomate].map(({ switchOff }) => switchOff()));
  say('Switched off: the subscriptions are deleted');
  return {
    polled: [change, items[0], newest],
    received: [n8n.started, zapier.started, powerAutomate.started],
  };
}

async function show(): Promise<void> {
  const server = await startServer({ SVC_WEBHOOK_PRIVATE: 'on' });
  const credentials = { baseUrl: server.url, apiKey: server.key };
  const [store, flows] = await Promise.all([openStore(server), startFlows(credentials)]);
  await moveRate({ credentials, store, flows }, 30, (line) => console.log(line));
  await flows.close();
  await store.close();
  await server.stop();
  removeDirectory(server.dataDir);
}

if (require.main === module) void show();
