import type { FastifyInstance } from 'fastify';
import { agentPath, oauthPaths } from '../../../src/contract';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import { ownPagesOnly, type People } from '../../people';
import type { Frame } from '../../pages/page';
import type { Store } from '../../store/store';
import { authorizeRoute } from './authorize';
import type { BaseOf } from './base';
import { createClients } from './clients';
import { consentRoutes } from './consent';
import { resourceMetadata, serverMetadata } from './metadata';
import { registerRoute } from './register';
import { tokenRoutes } from './token';

interface OAuthParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly people: People;
  readonly config: Config;
  readonly baseOf: BaseOf;
  readonly frame: Frame;
}

/**
 * The doors through which programs connect themselves to an account, with the consent of a person (OAuth 2.1, as the
 * Model Context Protocol asks). A token that they get works like a key of the account, at the address of the agents.
 */
export function oauthDoor(app: FastifyInstance, { config, ...parts }: OAuthParts): void {
  const { baseOf, frame } = parts;
  const clients = createClients(parts.store);
  const open = { config: { open: true } };
  for (const path of [oauthPaths.resource, `${oauthPaths.resource}${agentPath}`])
    app.get(path, open, async (request) => resourceMetadata(baseOf(request)));
  app.get(oauthPaths.server, open, async (request) => serverMetadata(baseOf(request)));
  registerRoute(app, clients);
  authorizeRoute(app, { clients, baseOf, frame });
  consentRoutes(app, { ...parts, clients, checkOrigin: ownPagesOnly(config) });
  // A form is read here only.
  void app.register(async (inner) => tokenRoutes(inner, parts));
}
