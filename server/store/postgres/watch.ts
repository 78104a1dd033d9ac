import { Client } from 'pg';
import type { Watch } from '../ledger';
import { connectionTo } from './pool';

/** The pause before a lost connection is made again, in milliseconds. */
const againAfter = 1_000;

/**
 * Listens on a channel, on a connection of its own. A lost connection is made again; after each connection `changed` is
 * called, because notifications may have been missed. Where the engine has no notifications, none arrive.
 */
export function watchChannel(url: string, channel: string, changed: () => void): Watch {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let [listens, closed] = [false, false];

  function lost(own: Client): void {
    if (own !== client) return;
    client = undefined;
    listens = false;
    own.end().catch(() => undefined);
    if (!closed) timer = setTimeout(() => void connect(), againAfter).unref();
  }

  async function connect(): Promise<void> {
    const own = (client = new Client(connectionTo(url)));
    own.on('error', () => lost(own));
    own.on('end', () => lost(own));
    own.on('notification', changed);
    try {
      await own.connect();
      await own.query(`LISTEN ${channel}`);
      if (own !== client) return;
      listens = true;
      changed();
    } catch {
      lost(own);
    }
  }

  void connect();
  return {
    arrives: () => listens,
    async close() {
      closed = true;
      clearTimeout(timer);
      const own = client;
      client = undefined;
      await own?.end().catch(() => undefined);
    },
  };
}
