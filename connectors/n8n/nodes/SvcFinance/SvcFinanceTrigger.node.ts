import {
  type IHookFunctions,
  type INodeType,
  type INodeTypeDescription,
  type IWebhookFunctions,
  type IWebhookResponseData,
  type JsonObject,
  NodeApiError,
  NodeConnectionTypes,
} from 'n8n-workflow';
import { deliveredBy, signedEvent } from '../../../subscriptions';
import { askSubscriptions } from './ask-subscriptions';
import { changeFields } from './change-fields';
import { loadOptions } from './load-options';
import { thresholdField, type ThresholdField, thresholdsIn } from './threshold-field';

/** The most deliveries that are remembered: more than come in the three days for which one may be sent again. */
const mostRemembered = 500;

/** What is kept while the workflow is active: its subscription, the secret of its signatures, and what has started it. */
interface Kept {
  subscription?: string;
  secret?: string;
  /** Ids of deliveries, newest first. */
  deliveries?: readonly string[];
}

const keptBy = (context: IHookFunctions | IWebhookFunctions): Kept => context.getWorkflowStaticData('node') as Kept;

/** Starts a workflow when the service sends a change. The service must reach the address of n8n. */
export class SvcFinanceTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'SVC Finance Africa Trigger',
    name: 'svcFinanceTrigger',
    icon: { light: 'file:svc-finance.svg', dark: 'file:svc-finance.dark.svg' },
    group: ['trigger'],
    version: 1,
    subtitle: '={{ $parameter["kinds"].join(", ") }}',
    description: 'Starts when law, a rate or a price changes, or when an exchange rate crosses a limit',
    defaults: { name: 'SVC Finance Africa Trigger' },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'svcFinanceApi', required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'changes' }],
    properties: [...changeFields, thresholdField],
  };

  methods = { loadOptions };

  webhookMethods = {
    default: {
      async checkExists(this: IHookFunctions): Promise<boolean> {
        const { subscription } = keptBy(this);
        if (subscription === undefined) return false;
        try {
          const found = await askSubscriptions(this, 'getSubscription', subscription);
          return found?.state === 'active' && found.callback_url === this.getNodeWebhookUrl('default');
        } catch (error) {
          throw new NodeApiError(this.getNode(), error as JsonObject);
        }
      },

      async create(this: IHookFunctions): Promise<boolean> {
        const asked = {
          callback_url: this.getNodeWebhookUrl('default'),
          kinds: this.getNodeParameter('kinds', []) as string[],
          countries: this.getNodeParameter('countries', []) as string[],
          thresholds: thresholdsIn(this.getNodeParameter('thresholds', {}) as ThresholdField),
          name: 'n8n',
        };
        try {
          let made = (await askSubscriptions(this, 'createSubscription', undefined, asked))!;
          // One from before, whose secret is lost: only a new one shows a secret.
          if (made.secret === null) {
            await askSubscriptions(this, 'deleteSubscription', made.id);
            made = (await askSubscriptions(this, 'createSubscription', undefined, asked))!;
          }
          Object.assign(keptBy(this), { subscription: made.id, secret: made.secret });
          // Somebody who tries the step in the editor sees an event at once.
          if (this.getMode() === 'manual') await askSubscriptions(this, 'testSubscription', made.id);
          return true;
        } catch (error) {
          throw new NodeApiError(this.getNode(), error as JsonObject);
        }
      },

      async delete(this: IHookFunctions): Promise<boolean> {
        const kept = keptBy(this);
        if (kept.subscription === undefined) return true;
        try {
          await askSubscriptions(this, 'deleteSubscription', kept.subscription);
        } catch (error) {
          throw new NodeApiError(this.getNode(), error as JsonObject);
        }
        delete kept.subscription;
        delete kept.secret;
        delete kept.deliveries;
        return true;
      },
    },
  };

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const kept = keptBy(this);
    const { rawBody } = this.getRequestObject() as { rawBody?: Buffer };
    const headers = this.getHeaderData() as Record<string, string>;
    const answer = (status: number, message: string): IWebhookResponseData => {
      this.getResponseObject().status(status).json({ message });
      return { noWebhookResponse: true };
    };
    const event =
      kept.secret === undefined || rawBody === undefined
        ? undefined
        : signedEvent(kept.secret, rawBody.toString(), headers);
    if (event === undefined) return answer(401, 'The signature of the event is not valid.');
    const delivery = headers['webhook-id']!;
    const { deliveries = [] } = kept;
    if (deliveries.includes(delivery)) return answer(200, 'This delivery has started the workflow before.');
    kept.deliveries = [delivery, ...deliveries].slice(0, mostRemembered);
    return { workflowData: [[{ json: { ...deliveredBy(event), delivery } }]] };
  }
}
