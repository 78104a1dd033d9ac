export { askedSpan, type DayAsked, daysAsked, type DaysAsked } from './days-asked';
export { commonBankOf } from './bank';
export { centralBank } from './central-bank';
export { dateOfRow, exchangeHistory, isBeyondNewest } from './exchange-history';
export { exchangeRate, exchangeRates, rateOn } from './exchange-rate';
export { fuelPrices } from './fuel-prices';
export { currencyList, fuelTypeList } from './lists';
export { contains, type Direction, firstDayEver, lastDayEver, newestOf, type Span } from './history';
export { allDays, type LedgerParts, wholeLedger } from './ledger-parts';
export { answered, answeredBy, type Known, type Loading, NotLoaded } from './loading';
export { localCurrency } from './local-currency';
export { createMarket, type Market, marketOf } from './market';
export {
  inOrderOfKnowledge,
  type KnownObservation,
  type Observation,
  type ObservationSource,
  standing,
  stoodOn,
} from './observation';
export { indexed } from './observation-index';
export { Details } from './details';
export { allSeries, type Series, type SeriesId, seriesOf } from './series';
export { entitiesOf, entityName, isKept, seriesStates } from './status';
export { newestPoint, type Point, pointsOf } from './points';
export { promiseOf } from './promise';
export { seriesDays, seriesHistory, truthOfRow } from './series-history';
