import { bis } from './bis';
import { currencyApi } from './currency-api';
import type { Feed } from './feed';
import { frankfurter } from './frankfurter';
import { imf } from './imf';
import { sarb } from './sarb';
import { worldBank } from './world-bank';

/**
 * All sources. Fuel has no feed: no African regulator publishes machine-readable prices. They are imported from the
 * regulators' notices.
 */
export const allFeeds: readonly Feed[] = [currencyApi, frankfurter, sarb, imf, bis, worldBank];
export { BadAnswer, type Feed, type FeedRequest, type Found, type Span, type Task } from './feed';
