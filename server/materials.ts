import type { Logger } from 'pino';
import type { ServiceStatus } from './status';
import type { Plans } from './access/plans';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Feed } from './feeds';
import type { FollowedLaws } from './laws';
import type { Markets } from './markets';
import type { Place } from './network/address-of';
import type { Frames } from './pages/page';
import type { Refusals } from './runtime/refusals';
import type { Traces } from './runtime/tracing';
import type { Store } from './store/store';
import type { Worlds } from './world';

/** What is opened before the server is built, and closed after it. */
export interface Opened {
  readonly config: Config;
  readonly log: Logger;
  readonly laws: FollowedLaws;
  readonly markets: Markets;
  /** The feeds that are on. */
  readonly feeds: readonly Feed[];
  readonly store: Store;
  readonly plans: Plans;
  readonly clock: Clock;
  /** undefined: requests are not traced. */
  readonly traces: Traces | undefined;
  /** The variables that the server was started with, for what reads its own. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** What the plugins of the server are made of. Each names the materials that it needs. */
export interface Materials extends Opened, Place {
  /**
   * A clock that never goes back, for keys, quotas and sessions. Figures follow the machine's date, even after a
   * correction.
   */
  readonly steadyClock: Clock;
  readonly refusals: Refusals;
  /** The frames of pages. */
  readonly frames: Frames;
  readonly worlds: Worlds;
  /** The age of every series and the state of its feeds. */
  readonly status: () => Promise<ServiceStatus>;
  /** Can the store be read and written? */
  readonly storeReady: () => Promise<boolean>;
}
