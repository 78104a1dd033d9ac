import type { z } from 'zod';
import { choiceSetting } from '../environment';
import type { Reach } from '../network/allowed-address';

/** The settings of events that are sent to subscribers. */
export const webhookVariables = {
  SVC_WEBHOOKS: choiceSetting(
    ['on', 'off'],
    'on: whoever has a key may have changes sent to an address. off: there are no subscriptions, and this process sends nothing.',
  ),
  SVC_WEBHOOK_PRIVATE: choiceSetting(
    ['off', 'on'],
    'on: changes may also be sent to addresses of private networks, and to this machine with http://. For tests and inner networks only: whoever has a key can then reach what is inside.',
  ),
};

/** How events are sent to subscribers. */
export interface WebhookConfig {
  /** Which receivers are allowed; undefined: nothing is sent. */
  readonly webhooks: Reach | undefined;
}

type Values = z.output<z.ZodObject<typeof webhookVariables>>;

export const webhookConfig = ({ SVC_WEBHOOKS, SVC_WEBHOOK_PRIVATE }: Values): WebhookConfig => ({
  webhooks: SVC_WEBHOOKS === 'off' ? undefined : SVC_WEBHOOK_PRIVATE === 'on' ? 'private' : 'internet',
});
