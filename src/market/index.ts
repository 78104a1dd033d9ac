export { centralBank } from './central-bank';
export { exchangeHistory } from './exchange-history';
export { exchangeRate, exchangeRates, type RateOptions } from './exchange-rate';
export { fuelPrices } from './fuel-prices';
export { currencyList, fuelTypeList } from './lists';
export { createMarket, type Market } from './market';
export { rateOn } from './mid-rate';
