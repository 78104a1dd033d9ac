import fp from 'fastify-plugin';
import type { Metric } from 'prom-client';
import { addinPath, type KeyScope } from '../../src/contract';
import { createUsageCounter, type UsageCounter } from '../accounts/usage-counter';
import type { Materials } from '../materials';
import { measuredLeases } from '../runtime/lease-metrics';
import type { StoredKey } from '../store/store';
import type { Reader } from '../errors/reader';
import type { World } from '../world';
import { type Access, type Caller, createAccess } from '../access/access';
import { createCallsPerMinute } from '../access/calls-per-minute';
import { createKeyring, type Keyring } from '../access/keyring';
import { createMeter } from '../access/meter';

declare module 'fastify' {
  interface FastifyInstance {
    access: Access;
    keyring: Keyring;
    /** Counts what calls with a key were about. */
    usage: UsageCounter;
    /** Stores what was counted here and is not stored yet. Where that fails, it is stored later. */
    keepCounts: () => Promise<void>;
    leaseMetrics: readonly Metric[];
  }
  interface FastifyRequest {
    /** The day and market for the answer. They stay the same until the end of the request. */
    world: World;
    /** Who reads the answer, as the address and headers say; null for those who are not let in with a key. */
    reader: Reader | null;
    /**
     * The minute in which the request arrived, in milliseconds since 1970. For sample data, its fixed day.
     */
    askedAt: number;
    caller: Caller;
    /** The key that was sent, also where it is refused; null while it is unknown. */
    usedKey: StoredKey | null;
    /** The scope of a request whose content names it; null for others. */
    usedFor: KeyScope | null;
  }
  interface FastifyContextConfig {
    /** Open to everybody: no key is needed and nothing is counted. */
    open?: boolean;
    /** The scope that the key must allow. */
    scope?: KeyScope | undefined;
    /** Does its door count what is asked? Otherwise the request is one call. */
    countsItself?: boolean;
  }
}

/** How often the last use of keys and their usage are stored, and leases of idle accounts are returned, in milliseconds. */
const settleEvery = 60_000;

/** Who may call and how often: a key for every route that is neither open, nor for accounts, nor the add-in's. */
export const metering = fp<Pick<Materials, 'clock' | 'config' | 'log' | 'plans' | 'steadyClock' | 'store' | 'worlds'>>(
  async (app, { clock, config, log, plans, steadyClock, store, worlds }) => {
    const { leases, metrics } = measuredLeases(store);
    const meter = createMeter(leases, plans, steadyClock);
    const keyring = createKeyring(store, steadyClock);
    const access = createAccess(keyring, meter, worlds, {
      sessions: createCallsPerMinute(config.sessionPerMinute, clock.elapsed),
      tests: createCallsPerMinute(plans.free.per_minute ?? Infinity, clock.elapsed),
    });
    const usage = createUsageCounter(store, steadyClock, (err) =>
      log.error({ err }, 'one count of what keys were used for cannot be stored, and is left out'),
    );
    const keepCounts = async (): Promise<void> => {
      const later = (what: string) => (err: unknown) => log.warn({ err }, `${what} cannot be written now`);
      await keyring.keepUses().catch(later('when keys were last used'));
      await usage.keep().catch(later('what keys were used for'));
    };
    app.decorate('access', access);
    app.decorate('keyring', keyring);
    app.decorate('usage', usage);
    app.decorate('keepCounts', keepCounts);
    app.decorate('leaseMetrics', metrics);
    // Decorators give every request the same shape; the check at the door fills them.
    app.decorateRequest('world', null as never);
    app.decorateRequest('reader', null);
    app.decorateRequest('caller', null as never);
    app.decorateRequest('askedAt', 0);
    app.decorateRequest('usedKey', null);
    app.decorateRequest('usedFor', null);
    app.addHook('onRoute', (route) => {
      if (route.config?.open !== true && route.config?.permission === undefined && route.prefix !== addinPath)
        route.onRequest = [access.hook, route.onRequest ?? []].flat();
    });

    const settle = async (): Promise<void> => {
      await keepCounts();
      await meter.settle();
    };
    const settling = setInterval(
      () => void settle().catch((err: unknown) => log.warn({ err }, 'what idle keys hold cannot be written now')),
      settleEvery,
    );
    settling.unref();
    app.addHook('onClose', async () => {
      clearInterval(settling);
      await keepCounts();
      await meter.close();
    });
  },
  { name: 'metering' },
);
