export type { Answer, Context } from './answer';
export { preparedPayroll } from './income/calculate-income';
export { type FiguresOf, incomeFigures } from './income/income-figures';
export { calculateTax } from './calculate-tax';
export { calculateVat } from './calculate-vat';
export { countryInfo, countryList } from './country-info';
export { taxRates } from './tax-rates';
export { type CurveStretch, payCurve } from './pay-curve';
