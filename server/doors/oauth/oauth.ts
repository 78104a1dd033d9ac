import fp from 'fastify-plugin';
import { agentPath, oauthPaths } from '../../../src/contract';
import type { Materials } from '../../materials';
import { ownPagesOnly } from '../../people';
import { authorizeRoute } from './authorize';
import { baseFor } from './base';
import { createClients } from './clients';
import { consentRoutes } from './consent';
import { resourceMetadata, serverMetadata } from './metadata';
import { registerRoute } from './register';
import { tokenRoutes } from './token';

/**
 * The doors through which programs connect themselves to an account, with the consent of a person (OAuth 2.1, as the
 * Model Context Protocol asks). A token that they get works like a key of the account, at the address of the agents.
 */
export const programs = fp<Pick<Materials, 'address' | 'config' | 'frames' | 'steadyClock' | 'store'>>(
  async (app, { address, config, frames, steadyClock: clock, store }) => {
    const { people } = app;
    if (people === undefined) return;
    const baseOf = baseFor(config.publicUrl, address);
    const parts = { store, clock, people, baseOf, frames };
    const clients = createClients(store);
    const open = { config: { open: true } };
    for (const path of [oauthPaths.resource, `${oauthPaths.resource}${agentPath}`])
      app.get(path, open, async (request) => resourceMetadata(baseOf(request)));
    app.get(oauthPaths.server, open, async (request) => serverMetadata(baseOf(request)));
    registerRoute(app, clients);
    authorizeRoute(app, { clients, baseOf, frames });
    consentRoutes(app, { ...parts, clients, checkOrigin: ownPagesOnly(config) });
    // A form is read here only.
    void app.register(async (inner) => tokenRoutes(inner, parts));
  },
  { name: 'programs', dependencies: ['people', 'bodies', 'answers', 'errors', 'observation'] },
);
