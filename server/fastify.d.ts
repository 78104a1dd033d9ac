import type { Context } from '../src/engine';

declare module 'fastify' {
  interface FastifyRequest {
    world: Context;
  }
  interface FastifyContextConfig {
    errors?: import('./errors/error-style').ErrorStyle;
  }
}
