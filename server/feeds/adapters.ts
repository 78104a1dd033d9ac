// Generated from the folders of this room by `npm run data:generate`; `npm run data:check` fails when it is out of date.
import type { Adapter } from './feed';
import type { feedFiles } from './files';
import { adapter as bis } from './bis/adapter';
import { adapter as bna } from './bna/adapter';
import { adapter as bnr } from './bnr/adapter';
import { adapter as bob } from './bob/adapter';
import { adapter as cbg } from './cbg/adapter';
import { adapter as cbn } from './cbn/adapter';
import { adapter as currencyApi } from './currency-api/adapter';
import { adapter as frankfurter } from './frankfurter/adapter';
import { adapter as fuelKenya } from './fuel-kenya/adapter';
import { adapter as imf } from './imf/adapter';
import { adapter as nbe } from './nbe/adapter';
import { adapter as sarb } from './sarb/adapter';
import { adapter as sarbFx } from './sarb-fx/adapter';
import { adapter as worldBank } from './world-bank/adapter';

/** The adapter of every feed. */
export const adapters: Readonly<Record<(typeof feedFiles)[number]['name'], Adapter>> = {
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
