import type { MarketFiles } from '../schema';
import banks from './central-banks.json';
import currencies from './currencies.json';
import rates from './exchange-rates.json';
import fuel from './fuel.json';

/** Currencies, the history of exchange rates, fuel prices and central bank data that come with the service. */
export const marketFiles = { currencies, rates, fuel, banks } as unknown as MarketFiles;
