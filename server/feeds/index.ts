import { bis } from './bis';
import { currencyApi } from './currency-api';
import type { Feed } from './feed';
import { frankfurter } from './frankfurter';
import { imf } from './imf';
import { sarb } from './sarb';
import { worldBank } from './world-bank';

/**
 * Every source there is. Fuel has none: no regulator on the continent publishes its prices for machines, so they are
 * imported from its notices.
 */
export const allFeeds: readonly Feed[] = [currencyApi, frankfurter, sarb, imf, bis, worldBank];
export { BadAnswer, type Feed, type FeedRequest, type Found, type Span, type Task } from './feed';
