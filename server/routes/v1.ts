import { PayeRequest, type TaxCurve, TaxCurveQuery, TaxLawQuery, type TaxRates, VatRequest } from '../../src/contract';
import { done } from '../../src/contract/error';
import { calculateTax, calculateVat, taxCurve, taxLaw, taxRates } from '../../src/engine';
import type { Route } from './route';

/** `POST /api/v1/tax/paye`: income tax, from gross to net and from net to gross. */
export const payeRoute: Route = (app, { reference }) =>
  app.post('/api/v1/tax/paye', { schema: { body: PayeRequest } }, ({ body, world }) =>
    calculateTax(reference, { ...body, type: 'income' }, world),
  );

/** `GET /api/v1/tax/rates`: PAYE and VAT of all countries, with their sources. */
export const taxRatesRoute: Route = (app, { reference }) =>
  app.get(
    '/api/v1/tax/rates',
    { config: { takesTurns: true, table: (data: TaxRates) => data.countries } },
    ({ world }) => done(taxRates(reference, world)),
  );

/** `GET /api/v1/tax/curve`: net pay, tax and rates at every kink of the law, also as CSV. */
export const taxCurveRoute: Route = (app, { reference }) =>
  app.get(
    '/api/v1/tax/curve',
    { schema: { querystring: TaxCurveQuery }, config: { takesTurns: true, table: (data: TaxCurve) => data.points } },
    ({ query, world }) => taxCurve(reference, query, world),
  );

/** `GET /api/v1/tax/law`: the law of a country in words and numbers, with its sources. */
export const taxLawRoute: Route = (app, { reference }) =>
  app.get(
    '/api/v1/tax/law',
    { schema: { querystring: TaxLawQuery }, config: { takesTurns: true } },
    ({ query, world }) => taxLaw(reference, query, world),
  );

/** `POST /api/v1/vat/calculate`: as `POST /api/vat`, with error codes in lower case. */
export const vatCalculateRoute: Route = (app, { reference }) =>
  app.post('/api/v1/vat/calculate', { schema: { body: VatRequest } }, ({ body, world }) =>
    calculateVat(reference, body, world),
  );
