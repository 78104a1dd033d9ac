import { calculateTax, incomeFigures } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateTax'> = () => ({
  answer: (request, { world }) => calculateTax(world.reference, request, world),
  column(request, select, { world }) {
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
