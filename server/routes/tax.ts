import { TaxRequest } from '../../src/contract';
import { calculateTax } from '../../src/engine';
import type { Route } from './route';

/** `POST /api/tax`: tax on an amount. */
export const taxRoute: Route = (app, { reference }) =>
  app.post('/api/tax', { schema: { body: TaxRequest } }, ({ body, world }) => calculateTax(reference, body, world));
