export type { Answer, Context } from './answer';
export { preparedPayroll } from './calculate-income';
export { calculateTax } from './calculate-tax';
export { calculateVat } from './calculate-vat';
export { countryInfo, countryList } from './country-info';
export { taxRates } from './tax-rates';
export { type CurveStretch, payCurve } from './pay-curve';
