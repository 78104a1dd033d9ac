import { addressIn } from '../network/address';

/**
 * The addresses of `X-Forwarded-For` in their plain form, from the last item that names none. Nobody knows who sent what
 * is left of such an item, so the proxy that added it counts as the caller.
 */
export function plainForwardedFor(value: string): string {
  const plain: string[] = [];
  for (const item of value.split(',').reverse()) {
    const text = item.trim();
    if (text === '') continue;
    const address = addressIn(text);
    if (address === undefined) break;
    plain.unshift(address);
  }
  return plain.join(', ');
}
