import cors from '@fastify/cors';
import fp from 'fastify-plugin';
import { agentHeaders } from '../../src/contract';
import type { Config } from '../config';
import { requestIdHeader } from './logging';

/** Lets pages of other sites ask, where the installation names them. Their answers have the headers of the guards. */
export const crossOrigin = fp<{ readonly config: Pick<Config, 'corsOrigins'> }>(
  async (app, { config: { corsOrigins } }) => {
    if (corsOrigins.length === 0) return;
    await app.register(cors, {
      origin: [...corsOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
      allowedHeaders: ['content-type', 'x-api-key', 'prefer', ...agentHeaders],
      exposedHeaders: [
        'ratelimit-limit',
        'ratelimit-remaining',
        'ratelimit-reset',
        'retry-after',
        'www-authenticate',
        requestIdHeader,
      ],
      maxAge: 600,
      strictPreflight: false,
    });
  },
  { name: 'cross-origin', dependencies: ['guards'] },
);
