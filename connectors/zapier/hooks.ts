import type { Bundle, PlainInputField, Trigger, ZObject } from 'zapier-platform-core';
import type { Change, Subscription, SubscriptionEvent, Threshold } from '../../src/contract';
import { deliveredBy, type Filter, requestOf } from '../subscriptions';
import { addressOf } from './ask';
import { changeFields, changeOutput, sampleChange } from './change-fields';
import { listKey } from './fields';
import { newestChanges } from './newest-changes';

/** Subscribes for a Zap that is switched on. Zapier keeps the answer for the time when it is switched off. */
const subscribe =
  (filterOf: (bundle: Bundle) => Filter) =>
  async (z: ZObject, bundle: Bundle): Promise<{ id: string }> => {
    const { method, path } = requestOf('createSubscription');
    const response = await z.request<{ data: Subscription }>({
      url: addressOf(bundle.authData, path),
      method,
      body: { callback_url: bundle.targetUrl, name: 'Zapier', ...filterOf(bundle) },
    });
    return { id: response.data.data.id };
  };

async function unsubscribe(z: ZObject, { authData, subscribeData }: Bundle): Promise<object> {
  const { method, path } = requestOf('deleteSubscription', subscribeData!.id);
  const response = await z.request<object>({ url: addressOf(authData, path), method });
  return response.data;
}

/** What the steps after the trigger see of an event. */
const received = (_z: ZObject, { cleanedRequest }: Bundle) => [deliveredBy(cleanedRequest as SubscriptionEvent)];

/** Recorded changes in the form of events, to set up a Zap with. */
const asEvents = (changes: readonly Change[], event: string | undefined, threshold: Threshold | null) =>
  changes.map((change) => ({ ...change, threshold, event: event ?? `change.${change.kind}` }));

const hook = {
  type: 'hook' as const,
  perform: received,
  performUnsubscribe: unsubscribe,
  outputFields: [...changeOutput, { key: 'event', label: 'Event', type: 'string' as const }],
};

const filterOf = ({ inputData }: Bundle): Filter => {
  const { kinds = [], countries = [] } = inputData as Filter;
  return { kinds, countries };
};

const newChangeInstant = {
  key: 'new_change_instant',
  noun: 'Change',
  display: {
    label: 'New Change (Instant)',
    description:
      'Triggers when law, a policy rate, inflation, a treasury bill, a central bank meeting, a fuel price or an exchange rate changes. The service sends it at once.',
  },
  operation: {
    ...hook,
    inputFields: [...changeFields],
    performSubscribe: subscribe(filterOf),
    performList: async (z, bundle) => asEvents(await newestChanges(z, bundle, filterOf(bundle)), undefined, null),
    sample: { ...sampleChange, threshold: null, event: 'change.policy_rate' },
  },
} satisfies Trigger;

const currency = (key: string, label: string): PlainInputField => ({
  key,
  label,
  type: 'string',
  required: true,
  dynamic: `${listKey('getCurrencies')}.id.name`,
});

const thresholdOf = ({ inputData }: Bundle): Threshold => {
  const { from, to, direction, rate } = inputData as Readonly<Record<string, string>>;
  return { pair: `${from}/${to}`, direction: direction as Threshold['direction'], rate: Number(rate) };
};

const rateCrossesLimit = {
  key: 'rate_crosses_limit',
  noun: 'Exchange Rate',
  display: {
    label: 'Exchange Rate Crosses a Limit',
    description: 'Triggers when an exchange rate rises above a limit, or falls below it.',
  },
  operation: {
    ...hook,
    inputFields: [
      currency('from', 'From'),
      currency('to', 'To'),
      {
        key: 'direction',
        label: 'Direction',
        type: 'string',
        required: true,
        choices: { above: 'Rises Above', below: 'Falls Below' },
        default: 'above',
      },
      {
        key: 'rate',
        label: 'Limit',
        type: 'number',
        required: true,
        helpText: 'Mid-market rate: units of the second currency for one unit of the first.',
      },
    ],
    performSubscribe: subscribe((bundle) => ({ kinds: ['exchange_rate'], thresholds: [thresholdOf(bundle)] })),
    performList: async (z, bundle) =>
      asEvents(await newestChanges(z, bundle, { kinds: ['exchange_rate'] }), 'threshold.crossed', thresholdOf(bundle)),
    sample: {
      ...sampleChange,
      kind: 'exchange_rate',
      subject: 'USD/KES',
      threshold: { pair: 'USD/KES', direction: 'above', rate: 135 },
      event: 'threshold.crossed',
    },
  },
} satisfies Trigger;

/** Triggers that the service starts. It keeps a subscription while their Zap is switched on. */
export const hooks = {
  [newChangeInstant.key]: newChangeInstant,
  [rateCrossesLimit.key]: rateCrossesLimit,
};
