// Generated from the folders of this room by `npm run data:generate`; `npm run data:check` fails when it is out of date.
import { FeedFile, inOrder } from './feed-file';
import bis from './bis/feed.json';
import bna from './bna/feed.json';
import bnr from './bnr/feed.json';
import bob from './bob/feed.json';
import cbg from './cbg/feed.json';
import cbn from './cbn/feed.json';
import currencyApi from './currency-api/feed.json';
import frankfurter from './frankfurter/feed.json';
import fuelKenya from './fuel-kenya/feed.json';
import imf from './imf/feed.json';
import nbe from './nbe/feed.json';
import sarb from './sarb/feed.json';
import sarbFx from './sarb-fx/feed.json';
import worldBank from './world-bank/feed.json';

const files = {
  bis,
  bna,
  bnr,
  bob,
  cbg,
  cbn,
  'currency-api': currencyApi,
  frankfurter,
  'fuel-kenya': fuelKenya,
  imf,
  nbe,
  sarb,
  'sarb-fx': sarbFx,
  'world-bank': worldBank,
};
const names = Object.keys(files) as (keyof typeof files)[];

/** The file of every feed, in the order of lists. */
export const feedFiles = inOrder(names.map((name) => ({ name, ...FeedFile.parse(files[name]) })));
