import { z } from 'zod';
import { message } from '../language/message';
import { exampleId, nameIn, overlapDays, removed } from './account-fields';
import { aboveZero } from './bounded-number';
import { Change } from './changes';
import { choice } from './choice';
import { CountryCode } from './country-code';
import { momentOut } from './day';
import { memberObject } from './member-object';
import { refusal, refusalOf } from './refusal';
import { rowLimit } from './row-limit';
import { changeKinds, changeKindWords } from './words/changes';
import { meaningsInWords } from './words/vocabulary';

/** The most thresholds of a subscription. */
const mostThresholds = 20;

/** For how many days a delivery is tried, and for how many it and a subscription that ended can be looked at. */
export const deliveryDays = { tried: 3, kept: 30 } as const;

/** Deliveries of one answer: at most, and if nothing is said. */
export const deliveriesPage = { most: 100, usual: 50 } as const;

/** The two sides of a rate. */
const thresholdDirections = ['above', 'below'] as const;

const example = { pair: 'USD/KES', direction: 'above', rate: 135 } as const;
const thresholdsWrong = refusal(
  message('thresholds_wrong', { most: mostThresholds, example: JSON.stringify(example) }),
);
const pairWrong = refusal(message('threshold_pair_wrong'));

export const Threshold = memberObject(
  'thresholds',
  {
    pair: z
      .string(pairWrong)
      .regex(/^[A-Za-z0-9]{2,8}\/[A-Za-z0-9]{2,8}$/, pairWrong)
      .toUpperCase()
      .describe('Two currencies: `USD/KES` is the price of one US dollar in Kenya shillings.'),
    direction: choice('direction', thresholdDirections).describe(
      '`above`: the rate rises above `rate`. `below`: it falls below it.',
    ),
    rate: aboveZero('rate').describe('The mid-market rate to cross.'),
  },
  JSON.stringify(example),
).meta({ id: 'Threshold', example });
export type Threshold = z.output<typeof Threshold>;

const addressWrong = refusalOf((input) =>
  input === undefined || input === null ? message('callback_missing') : message('callback_not_text'),
);

const callbackUrl = z
  .string(addressWrong)
  .describe(
    'Address that receives the events with POST. It must start with https:// and be reachable from the internet.',
  );
const kinds = z
  .array(choice('kinds', changeKinds), refusal(message('kinds_wrong')))
  .describe(`Kinds of changes. Empty: all. ${meaningsInWords(changeKindWords)}`);
const countries = z
  .array(CountryCode, refusal(message('countries_wrong')))
  .describe('Countries whose changes are sent. Empty: all. It does not limit thresholds.');
const thresholds = z
  .array(Threshold, thresholdsWrong)
  .max(mostThresholds, thresholdsWrong)
  .describe(
    'Exchange rates to watch. With thresholds, an exchange rate is sent only when it crosses one, not every day.',
  );
const name = nameIn('name').describe('A name by which people recognise it.');

export const CreateSubscriptionRequest = z
  .object({
    callback_url: callbackUrl,
    kinds: kinds.default([]),
    countries: countries.default([]),
    thresholds: thresholds.default([]),
    name: name.optional(),
  })
  .meta({
    id: 'CreateSubscriptionRequest',
    example: { callback_url: 'https://example.com/hook', kinds: ['law', 'policy_rate'], countries: ['KE', 'UG'] },
  });
export type CreateSubscriptionRequest = z.output<typeof CreateSubscriptionRequest>;

const subscriptionStates = ['active', 'ended'] as const;

export const ChangeSubscriptionRequest = z
  .object({
    callback_url: callbackUrl.optional(),
    kinds: kinds.optional(),
    countries: countries.optional(),
    thresholds: thresholds.optional(),
    name: name.optional(),
    state: choice('state', subscriptionStates)
      .optional()
      .describe(
        '`ended`: nothing more is sent, and what waits is given up. `active`: an ended subscription goes on with what changes from now on.',
      ),
  })
  .meta({
    id: 'ChangeSubscriptionRequest',
    example: { callback_url: 'https://example.com/new-hook', countries: ['KE', 'UG', 'TZ'], state: 'active' },
  });
export type ChangeSubscriptionRequest = z.output<typeof ChangeSubscriptionRequest>;

export const RotateSecretRequest = z
  .object({
    overlap_days: overlapDays(
      'Days during which events are signed with the new secret and with the earlier ones, 0 to 365. 0: the earlier ones end at once.',
    ),
  })
  .meta({ id: 'RotateSecretRequest', example: { overlap_days: 7 } });

export const Subscription = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    environment: z
      .enum(['live', 'test'])
      .describe('That of the key. A subscription made with a test key receives test events only.'),
    callback_url: z.string().meta({ format: 'uri' }),
    kinds: z.array(z.enum(changeKinds)).describe('Empty: all.'),
    countries: z.array(z.string()).describe('Empty: all.'),
    thresholds: z.array(Threshold),
    state: z
      .enum(subscriptionStates)
      .describe('An `ended` subscription receives nothing. To continue, change its `state` to `active`.'),
    created_at: momentOut,
    ended_at: momentOut.nullable(),
    ended_because: z.string().nullable().describe('Why it ended, in a sentence.'),
    earlier_secrets_until: momentOut
      .nullable()
      .describe('Until when events are also signed with a secret that was replaced. null: with the newest only.'),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.output<typeof Subscription>;

export const NewSubscription = Subscription.extend({
  secret: z
    .string()
    .nullable()
    .describe(
      'Verifies the signature of each event, as Standard Webhooks has it. It is shown this once. null: there was an active subscription with this address and filter, and this is it.',
    ),
}).meta({ id: 'NewSubscription' });
export type NewSubscription = z.output<typeof NewSubscription>;

export const RotatedSubscription = Subscription.extend({
  secret: z.string().describe('The new secret. It is shown this once.'),
}).meta({ id: 'RotatedSubscription' });
export type RotatedSubscription = z.output<typeof RotatedSubscription>;

export const SubscriptionList = z
  .object({ subscriptions: z.array(Subscription).describe('Oldest first.'), count: z.number() })
  .meta({ id: 'SubscriptionList' });
export type SubscriptionList = z.output<typeof SubscriptionList>;

export const DeletedSubscription = removed('DeletedSubscription');

/** What the path of a request names. */
const id = z.string().describe('The id of the subscription, as the list shows it.');
export const subscriptionParams = z.object({ id }).meta({ id: 'SubscriptionPath', example: { id: exampleId } });
export const deliveryParams = z
  .object({ id, delivery: z.string().describe('The id of the delivery, as the list shows it.') })
  .meta({ id: 'DeliveryPath', example: { id: exampleId, delivery: 'msg_5f1c0a9be2d84c7f90a1b2c3d4e5f607' } });

export const DeliveriesQuery = z
  .object({
    limit: rowLimit('deliveries', deliveriesPage),
  })
  .meta({ id: 'DeliveriesQuery', example: { limit: 10 } });

/** What an event is about. */
const eventTypes = [...changeKinds.map((kind) => `change.${kind}` as const), 'threshold.crossed', 'test'] as const;
export type EventType = (typeof eventTypes)[number];

const eventType = z
  .enum(eventTypes)
  .describe(
    '`change.law` and so on: a change of that kind. `threshold.crossed`: a rate crossed a threshold. `test`: you asked for it.',
  );

const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

export const Delivery = z
  .object({
    id: z.string().describe('The header `webhook-id` of every attempt.'),
    type: eventType,
    state: z
      .enum(deliveryStates)
      .describe('`waiting`: it is sent at `next_attempt_at`. `failed`: it is not tried again.'),
    attempts: z.number(),
    created_at: momentOut,
    attempted_at: momentOut.nullable().describe('The last attempt. null: none yet.'),
    next_attempt_at: momentOut.nullable().describe('The earliest next attempt. null: none follows.'),
    status: z.number().nullable().describe('The status with which the receiver answered. null: it did not answer.'),
    problem: z.string().nullable().describe('Why the last attempt failed, in a sentence.'),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.output<typeof Delivery>;

export const DeliveryList = z
  .object({ deliveries: z.array(Delivery).describe('Newest first.'), count: z.number() })
  .meta({ id: 'DeliveryList' });
export type DeliveryList = z.output<typeof DeliveryList>;

/** The body of a delivery. */
export const SubscriptionEvent = z
  .object({
    type: eventType,
    timestamp: momentOut.describe('When the event was queued.'),
    subscription: z.string().describe('The id of the subscription.'),
    data: Change.extend({
      threshold: Threshold.nullable().describe('The threshold that the rate crossed. null for other events.'),
    }).meta({ id: 'EventData' }),
  })
  .meta({ id: 'SubscriptionEvent' });
export type SubscriptionEvent = z.output<typeof SubscriptionEvent>;
