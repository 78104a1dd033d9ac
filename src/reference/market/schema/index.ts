import type { CentralBankFile } from './central-banks';
import type { CurrencyFile } from './currencies';
import type { ExchangeRateFile } from './exchange-rates';
import type { FuelFile } from './fuel';

export * from './central-banks';
export * from './currencies';
export * from './exchange-rates';
export * from './fuel';
export * from './precision';

/** The data files of a market. */
export interface MarketFiles {
  readonly currencies: CurrencyFile;
  readonly rates: ExchangeRateFile;
  readonly fuel: FuelFile;
  readonly banks: CentralBankFile;
}
