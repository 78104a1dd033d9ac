import type { FastifyInstance } from 'fastify';
import { addressIn } from '../network/address';

const header = 'x-forwarded-for';

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

/**
 * Brings `X-Forwarded-For` into the form that the framework reads. Some proxies add the port of the caller, which would
 * make each connection another caller. Call it before other hooks.
 */
export function readForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const value = headers[header];
    if (value !== undefined) headers[header] = plainForwardedFor([value].flat().join());
    done();
  });
}
