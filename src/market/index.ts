export { centralBank } from './central-bank';
export { exchangeHistory } from './exchange-history';
export { exchangeRate, exchangeRates, type RateOptions } from './exchange-rate';
export { fuelPrices } from './fuel-prices';
export { currencyList, fuelTypeList } from './lists';
export { createMarket, type Market, type MarketFiles } from './market';
export { rateOn } from './mid-rate';
export { knownOn, type KnownObservation, type Observation, type ObservationSource } from './observation';
export { allSeries, Details, type Series, type SeriesId, seriesIds } from './series';
