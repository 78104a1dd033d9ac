import fp from 'fastify-plugin';
import type { Materials } from '../materials';
import { isOwnMachineOnly } from '../network/loopback';
import { calendarPage } from './calendar';
import { changesPages } from './changes';
import { docsPages } from './docs';
import { legalRoutes } from './legal';
import { statusPages } from './status';

/** The pages that are open to everybody: documentation, legal pages, status, what changed, and the calendar. */
export const pages = fp<
  Pick<Materials, 'address' | 'clock' | 'config' | 'frame' | 'laws' | 'markets' | 'status' | 'worlds'>
>(
  async (app, { address, clock, config, frame, laws, markets, status, worlds }) => {
    const { turn } = app.work;
    const ownMachine = isOwnMachineOnly(config);
    docsPages(app, frame, address, turn);
    legalRoutes(app, frame, config);
    statusPages(app, { frame, laws, markets, status, clock, ownMachine });
    changesPages(app, { frame, worlds, clock, address, ownMachine });
    calendarPage(app, { worlds, turn });
  },
  { name: 'pages', dependencies: ['working', 'answers', 'errors', 'observation'] },
);
