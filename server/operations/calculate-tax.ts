import type { TaxRequest } from '../../src/contract';
import { calculateTax, incomeFigures } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateTax'> = (parts) => ({
  answer: withLawAsked(parts, (request: TaxRequest, world) => calculateTax(world.reference, request, world)),
  column(request, select, { world }) {
    // An earlier law is asked row by row, where it may be refused.
    if (request.law_version !== undefined) return undefined;
    const found = incomeFigures(world.reference, request, world, select);
    if (found === undefined) return undefined;
    const { grossOf, figures, meta, ignored } = found;
    return {
      prepare: grossOf,
      figures: figures.map(
        (figure) =>
          ({ gross }: { readonly gross: number }) =>
            figure(gross),
      ),
      meta,
      ignored,
    };
  },
});
