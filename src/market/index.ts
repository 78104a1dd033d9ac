export { exchangeRate, exchangeRates, type RateOptions } from './exchange-rate';
export { createMarket, type Market } from './market';
export { rateOn } from './mid-rate';
