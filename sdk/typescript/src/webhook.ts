import type { SubscriptionEvent } from './generated/models';
import { FinanceError } from './error';
import { settings } from './generated/settings';

/** A delivery as it was received. */
export interface Webhook {
  /** The headers, with names in any letter case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>> | Headers;
  /** The body as it came, before it was parsed. */
  readonly body: string;
}

const headerOf = (headers: Webhook['headers'], name: string): string => {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  const value = Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
  return [value ?? ''].flat().join(' ');
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

const isBase64 = (text: string): boolean => /^[A-Za-z0-9+/]+={0,2}$/.test(text);

/**
 * Verifies that a delivery comes from the service and is not an old one sent again (Standard Webhooks). The id in the
 * header `webhook-id` is the same for each attempt: handle each id once.
 *
 * @param secret of the subscription, `whsec_…`. While a secret is being rotated, either one verifies
 * @returns the event
 * @throws FinanceError `invalid_signature` if the delivery must not be trusted; `invalid_option` if the secret cannot be right
 */
export async function verifyWebhook(
  { headers, body }: Webhook,
  secret: string,
  { now = Date.now() }: { readonly now?: number } = {},
): Promise<SubscriptionEvent> {
  const key = secret.replace(/^whsec_/, '');
  if (!isBase64(key))
    throw new FinanceError('The secret must be the text that begins with `whsec_`.', { code: 'invalid_option' });
  const refused = (why: string) => new FinanceError(`The delivery is refused: ${why}.`, { code: 'invalid_signature' });
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  ) as [string, string, string];
  if (id === '' || signatures === '') throw refused('it has no signature');
  if (!(Math.abs(now / 1_000 - Number(timestamp)) <= settings.webhookTolerance))
    throw refused('its time is too far from now');
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const hmac = await crypto.subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  for (const signature of signatures.split(' ')) {
    const [version, value = ''] = signature.split(',');
    if (version !== 'v1' || !isBase64(value)) continue;
    if (await crypto.subtle.verify('HMAC', hmac, bytesOf(value), signed)) return JSON.parse(body) as SubscriptionEvent;
  }
  throw refused('its signature is wrong');
}
