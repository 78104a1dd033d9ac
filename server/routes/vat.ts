import { VatRequest } from '../../src/contract';
import { calculateVat } from '../../src/engine';
import { vatErrors } from '../errors/error-style';
import type { Route } from './route';

/**
 * `POST /api/vat`: add VAT to a net amount, or extract it from a gross one. Errors in upper case, as the specification
 * has them.
 */
export const vatRoute: Route = (app, { reference }) =>
  app.post('/api/vat', { schema: { body: VatRequest }, config: { errors: vatErrors } }, ({ body, world }) =>
    calculateVat(reference, body, world),
  );
