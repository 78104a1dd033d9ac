import type { CurrencyFile, ExchangeRateFile } from '../schema';
import currencies from './currencies.json';
import rates from './exchange-rates.json';

/** Currencies and the history of exchange rates that comes with the service. */
export const marketFiles = { currencies, rates } as unknown as { readonly currencies: CurrencyFile; readonly rates: ExchangeRateFile };
