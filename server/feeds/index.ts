import { bis } from './bis';
import { currencyApi } from './currency-api';
import type { Feed } from './feed';
import { createFrankfurter } from './frankfurter';
import { fuelKenya } from './fuel-kenya';
import { imf } from './imf';
import type { RestrictedSource } from '../settings/restricted-sources';
import { sarb } from './sarb';
import { worldBank } from './world-bank';

/**
 * All sources, for a deployment that has switched some restricted sources on. A restricted feed is in the list even
 * while it is off.
 *
 * @param permitted restricted sources that are on
 */
export const feedsWith = (permitted: ReadonlySet<RestrictedSource>): readonly Feed[] => [
  currencyApi,
  createFrankfurter(permitted),
  sarb,
  imf,
  bis,
  worldBank,
  fuelKenya,
];

/** All sources, with every restricted source off. */
export const allFeeds: readonly Feed[] = feedsWith(new Set());

export { BadAnswer, type Feed, type FeedRequest, type Found, type Task } from './feed';
