import type { Bundle, PlainInputField, Trigger, ZObject } from 'zapier-platform-core';
import type { Change, Subscription, Threshold } from '../../src/contract';
import { deliveredBy, type Filter, requestOf, signedEventOfAnyAge } from '../subscriptions';
import { addressOf } from './ask';
import { changeFields, changeOutput, sampleChange } from './change-fields';
import { listKey } from './fields';
import { newestChanges } from './newest-changes';

/** What Zapier keeps while a Zap is switched on. Zaps that an earlier version switched on have no secret. */
interface Kept {
  readonly id: string;
  readonly secret?: string;
}

async function unsubscribe(z: ZObject, authData: Bundle['authData'], id: string): Promise<object> {
  const { method, path } = requestOf('deleteSubscription', id);
  const response = await z.request<object>({ url: addressOf(authData, path), method });
  return response.data;
}

/** Subscribes for a Zap that is switched on. */
const subscribe =
  (filterOf: (bundle: Bundle) => Filter) =>
  async (z: ZObject, bundle: Bundle): Promise<Kept> => {
    const make = async (): Promise<Subscription & { readonly secret: string | null }> => {
      const { method, path } = requestOf('createSubscription');
      const response = await z.request<{ data: Awaited<ReturnType<typeof make>> }>({
        url: addressOf(bundle.authData, path),
        method,
        body: { callback_url: bundle.targetUrl, name: 'Zapier', ...filterOf(bundle) },
      });
      return response.data.data;
    };
    const { id, secret } = await make();
    if (secret !== null) return { id, secret };
    // One from before, whose secret is lost: only a new one shows a secret.
    await unsubscribe(z, bundle.authData, id);
    const again = await make();
    return { id: again.id, secret: again.secret! };
  };

/** The headers of a request as they were sent: Zapier writes `Http-Webhook-Id` for `webhook-id`. */
const sentHeaders = (headers: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase().replace(/^http-/, ''), value]));

/** What the steps after the trigger see of an event, if the service signed it. Others do not start the Zap. */
function received(z: ZObject, { rawRequest, subscribeData }: Bundle) {
  const { secret } = subscribeData as Kept;
  if (secret === undefined)
    throw new z.errors.HaltedError(
      'An earlier version of this integration switched the Zap on, so events cannot be verified. Switch the Zap off and on again.',
    );
  const event = signedEventOfAnyAge(secret, rawRequest?.content ?? '', sentHeaders(rawRequest?.headers));
  if (event === undefined) throw new z.errors.HaltedError('The signature of the event is not valid.');
  return [deliveredBy(event)];
}

/** Recorded changes in the form of events, to set up a Zap with. */
const asEvents = (changes: readonly Change[], event: string | undefined, threshold: Threshold | null) =>
  changes.map((change) => ({ ...change, threshold, event: event ?? `change.${change.kind}` }));

const hook = {
  type: 'hook' as const,
  perform: received,
  performUnsubscribe: (z: ZObject, { authData, subscribeData }: Bundle) => unsubscribe(z, authData, subscribeData!.id),
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
