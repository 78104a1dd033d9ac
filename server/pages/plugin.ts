import fp from 'fastify-plugin';
import type { ServiceStatus } from '../status';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Laws } from '../laws';
import type { Markets } from '../markets';
import type { Worlds } from '../world';
import type { Frames } from './page';
import { isOwnMachineOnly } from '../network/loopback';
import { calendarPage } from './calendar';
import { changesPages } from './changes';
import { docsPages } from './docs';
import { legalRoutes } from './legal';
import { statusPages } from './status';

/** What the pages need. */
interface PageNeeds {
  /** Address of this server, as callers use it. */
  readonly address: () => string;
  readonly clock: Clock;
  readonly config: Config;
  readonly frames: Frames;
  readonly laws: Laws;
  readonly markets: Markets;
  /** The age of every series and the state of its feeds. */
  readonly status: () => Promise<ServiceStatus>;
  readonly worlds: Worlds;
}

/** The pages that are open to everybody: documentation, legal pages, status, what changed, and the calendar. */
export const pages = fp<PageNeeds>(
  async (app, { address, clock, config, frames, laws, markets, status, worlds }) => {
    const { turn } = app.work;
    const ownMachine = isOwnMachineOnly(config);
    docsPages(app, frames, address, turn);
    legalRoutes(app, frames, config);
    statusPages(app, { frames, laws, markets, status, clock, ownMachine });
    changesPages(app, { frames, worlds, clock, address, ownMachine });
    calendarPage(app, { worlds, turn });
  },
  { name: 'pages', dependencies: ['working', 'answers', 'errors', 'observation'] },
);
