import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type AddinConfig, addinPath, productVersion, type Session, SessionRequest } from '../../../src/contract';
import type { Identity } from '../../access/identity';
import type { Keyring } from '../../access/keyring';
import { readMachineKey } from '../../access/machine-key';
import { followMachineKey } from '../../access/machine-key-rotation';
import type { Materials } from '../../materials';
import { byContract } from '../door';
import { api } from '../plugin';
import { codeEntrance } from './code-entrance';
import { entraEntrance } from './entra-entrance';
import { type Entrance, localEntrance } from './entrance';
import { isLoopback } from '../../network/loopback';
import { originCheck } from './origin';
import { pageRoutes } from './pages';
import { createSessions } from './session';
import { defined } from '../../../src/defined';

type Parts = Pick<
  Materials,
  'address' | 'clock' | 'config' | 'docs' | 'frames' | 'log' | 'port' | 'steadyClock' | 'store'
>;

/** Identifies the key that the calls of the add-in count towards. The start has made sure that there is one. */
async function addinKey(
  keyring: Keyring,
  { config, store, log, steadyClock }: Parts,
): Promise<() => Promise<Identity>> {
  const { apiKey } = config;
  if (apiKey !== undefined) return () => keyring.identified(apiKey);
  const first = (await readMachineKey(store, config))!;
  return followMachineKey({ store, place: config, keyring, elapsed: steadyClock.elapsed }, first, (err) =>
    log.warn({ err }, 'the new key of this machine cannot be read; the one before it is used'),
  );
}

function entranceOf({ config, store, steadyClock: clock }: Parts): Entrance {
  if (config.entra !== undefined) return entraEntrance(config.entra, config, clock);
  return config.addinAccess === 'code' ? codeEntrance(store, clock) : localEntrance;
}

/**
 * The add-in's door: it takes a session and attaches the key. The operations of the API are available here under their
 * own paths. The same routes answer them with the gateway's key or, with an upstream, a service elsewhere does. No
 * answer contains the key or anything from which it could be derived.
 */
export const addin = fp<Parts>(
  async (app, parts) => {
    const { config, store, log, frames, docs, steadyClock, address } = parts;
    const { access, keyring } = app;
    const sessions = await createSessions(store, config, steadyClock);
    const entrance = entranceOf(parts);
    const checkOrigin = originCheck(config, parts.port);
    const openToAll = { config: { open: true } };
    const success = <T>(reply: FastifyReply, data: T) => reply.send({ success: true, data });

    if (
      config.addinAccess === 'local' &&
      config.publicUrl !== undefined &&
      !isLoopback(new URL(config.publicUrl).hostname)
    ) {
      log.warn(
        'SVC_ADDIN_ACCESS is local, so the add-in works on this machine only, under localhost. For people elsewhere set it to code or entra.',
      );
    }

    app.get(`${addinPath}/config`, openToAll, (request, reply) => {
      checkOrigin(request);
      return success<AddinConfig>(reply, {
        access: config.addinAccess,
        docs: `${docs()}/docs`,
        version: productVersion,
      });
    });

    byContract(app).post(
      `${addinPath}/session`,
      { ...openToAll, bodyLimit: 4_096, schema: { body: SessionRequest } },
      async (request, reply) => {
        checkOrigin(request);
        const { subject, until, device } = await entrance.enter(request, request.body);
        return success<Session>(reply, {
          ...(await sessions.open(subject, until)),
          ...defined({ device }),
        });
      },
    );

    /**
     * Checks the origin and the session of a request.
     *
     * @returns the subject of the session
     */
    async function admit(request: FastifyRequest): Promise<string> {
      checkOrigin(request);
      const subject = await sessions.subjectOf(request.headers.authorization);
      await entrance.recheck?.(subject);
      return subject;
    }

    const { upstream } = config;
    const key = upstream === undefined ? await addinKey(keyring, parts) : undefined;
    const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const session = await admit(request);
      if (key !== undefined) await access.letSessionIn(`add-in ${session}`, await key(), request, reply);
    };
    await app.register(
      async (addin) => {
        addin.addHook('onRoute', (route) => {
          if (route.config?.open !== true) route.onRequest = [onRequest, route.onRequest ?? []].flat();
        });
        if (upstream !== undefined) {
          // Loaded only where it is needed: its client takes as long to load as the engine.
          const { forwardRoutes } = await import('./forward.js');
          forwardRoutes(addin, upstream);
        } else await addin.register(api, parts);
      },
      { prefix: addinPath },
    );
    await pageRoutes(app, frames, config, address);
  },
  { name: 'addin', dependencies: ['api'] },
);
