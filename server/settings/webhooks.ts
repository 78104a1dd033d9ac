import type { z } from 'zod';
import { choiceSetting } from '../environment';

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

/** Which receivers a deployment allows: those on the internet, or also those of its own network. */
export type Reach = 'internet' | 'private';

/** How events are sent to subscribers. */
export interface WebhookConfig {
  /** Which receivers are allowed; undefined: nothing is sent. */
  readonly webhooks: Reach | undefined;
}

type Values = z.output<z.ZodObject<typeof webhookVariables>>;

export const webhookConfig = ({ SVC_WEBHOOKS, SVC_WEBHOOK_PRIVATE }: Values): WebhookConfig => ({
  webhooks: SVC_WEBHOOKS === 'off' ? undefined : SVC_WEBHOOK_PRIVATE === 'on' ? 'private' : 'internet',
});
