import fp from 'fastify-plugin';

/** Ends work, and waits for what is under way where that is worth it. */
type Stop = () => void | Promise<void>;

/** Work beside requests, such as feeds. */
interface Background {
  /**
   * Adds work.
   *
   * @param begin called once the server listens, so that the start does not wait for code that only this work needs
   */
  readonly add: (begin: () => Stop | Promise<Stop>) => void;
  /** Begins all work, one after the other. */
  readonly begin: () => Promise<void>;
  /** Stops what has begun, and begins nothing more. */
  readonly stop: () => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    background: Background;
  }
}

function createBackground(): Background {
  const begins: Parameters<Background['add']>[0][] = [];
  const stops: Stop[] = [];
  let stopped = false;
  return {
    add: (begin) => void begins.push(begin),
    async begin() {
      for (const begin of begins) {
        if (stopped) return;
        const stop = await begin();
        if (stopped) await stop();
        else stops.push(stop);
      }
    },
    async stop() {
      stopped = true;
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** Keeps the work that begins after the start and stops before the server closes. */
export const background = fp(
  async (app) => {
    app.decorate('background', createBackground());
  },
  { name: 'background' },
);
