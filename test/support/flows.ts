import type { IHookFunctions, IWebhookFunctions } from 'n8n-workflow';
import { type Bundle, createAppTester } from 'zapier-platform-core';
import { SvcFinanceTrigger } from '../../connectors/n8n/nodes/SvcFinance/SvcFinanceTrigger.node';
import app from '../../connectors/zapier/index';
import { hooks } from '../../connectors/zapier/hooks';
import type { SubscriptionEvent } from '../../src/contract';
import { type Credentials, triggerHost, type TriggerRequest } from './n8n';
import { playSource } from './source';

type Fields = Readonly<Record<string, unknown>>;

/** A flow of a tool: each thing that started it, in order. */
export interface Flow {
  readonly started: readonly Fields[];
  /** The address that the service sends to. */
  readonly address: string;
  readonly switchOff: () => Promise<void>;
}

/**
 * n8n, Zapier and the Power Platform, as far as our triggers use them: each flow has an address of its own on this
 * machine, and what arrives there goes through the trigger of the tool.
 */
export async function startFlows(credentials: Credentials) {
  const takes = new Map<string, (request: TriggerRequest) => Promise<readonly Fields[] | undefined>>();
  const started = new Map<string, Fields[]>();
  const source = await playSource((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void takes.get(request.url!)!({ body: Buffer.concat(chunks), headers: request.headers, response }).then(
        (items) => {
          if (items === undefined) return;
          started.get(request.url!)!.push(...items);
          response.writeHead(200).end();
        },
      );
    });
  });
  let flows = 0;
  const place = (tool: string): { path: string; address: string; started: Fields[] } => {
    const path = `/${tool}/${++flows}`;
    const own: Fields[] = [];
    started.set(path, own);
    return { path, address: source.url + path, started: own };
  };

  /** A workflow of n8n that is switched on: with the subscription that its trigger makes, as n8n has it do. */
  async function n8n(parameters: Fields, mode: 'trigger' | 'manual' = 'trigger') {
    const node = new SvcFinanceTrigger();
    const at = place('n8n');
    const { kept, host } = triggerHost(credentials, parameters, at.address);
    const { checkExists, create, delete: remove } = node.webhookMethods.default;
    const hook = host(mode) as IHookFunctions;
    takes.set(at.path, async (request) => {
      const { workflowData } = await node.webhook.call(host('webhook', request) as IWebhookFunctions);
      return workflowData?.flat().map(({ json }) => json);
    });
    const switchOn = async (): Promise<void> => {
      if (!(await checkExists.call(hook))) await create.call(hook);
    };
    await switchOn();
    return {
      ...{ started: at.started, address: at.address, kept, switchOn },
      exists: () => checkExists.call(hook),
      switchOff: async () => void (await remove.call(hook)),
    };
  }

  /** A Zap that is switched on. */
  async function zap(key: keyof typeof hooks, inputData: Fields) {
    const { perform, performSubscribe, performUnsubscribe, performList } = hooks[key]!.operation;
    const zapier = createAppTester(app);
    const at = place('zapier');
    const bundle: Partial<Bundle> = {
      authData: { baseUrl: credentials.baseUrl, apiKey: credentials.apiKey },
      inputData,
      targetUrl: at.address,
    };
    const switchOn = async () =>
      (await zapier(performSubscribe, bundle)) as { readonly id: string; readonly secret?: string };
    const subscribeData = await switchOn();
    const receive = async (body: string, headers: Readonly<Record<string, unknown>>, kept: object) =>
      zapier(perform, {
        ...bundle,
        subscribeData: kept as { id: string },
        cleanedRequest: JSON.parse(body) as unknown,
        // As Zapier writes the names of headers.
        rawRequest: {
          content: body,
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [
              `Http-${name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase())}`,
              String(value),
            ]),
          ),
        },
      });
    takes.set(at.path, ({ body, headers }) => receive(body.toString(), headers, subscribeData));
    return {
      ...at,
      kept: subscribeData,
      switchOn,
      receive,
      samples: () => zapier(performList, bundle),
      switchOff: async () => void (await zapier(performUnsubscribe, { ...bundle, subscribeData })),
    };
  }

  /** A flow of the Power Platform that is switched on: it sends its address, and calls `Location` to end. */
  async function powerAutomate(filter: Fields): Promise<Flow> {
    const at = place('power-automate');
    const headers = { 'x-api-key': credentials.apiKey, 'content-type': 'application/json' };
    const made = await fetch(`${credentials.baseUrl}/api/v1/subscriptions`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ callback_url: at.address, ...filter }),
    });
    takes.set(at.path, async ({ body }) => [JSON.parse(body.toString()) as SubscriptionEvent]);
    return {
      ...at,
      switchOff: async () =>
        void (await fetch(made.headers.get('location')!, {
          method: 'DELETE',
          headers: { 'x-api-key': headers['x-api-key'] },
        })),
    };
  }

  return { n8n, zap, powerAutomate, close: () => source.close() };
}
export type Flows = Awaited<ReturnType<typeof startFlows>>;
