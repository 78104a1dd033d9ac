import type { TaxRequest, TaxResult } from '../../src/contract';
import { done } from '../../src/contract/error';
import { calculateTax, incomeFigures, taxInWords } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { Answered, MakeHandler } from './operation';

export const handler: MakeHandler<'calculateTax'> = (parts) => ({
  answer: withLawAsked(parts, (request: TaxRequest, world): Answered<TaxResult> => {
    const found = calculateTax(world.reference, request, world);
    // No other type has sentences. To look for them in a payslip would build it, which its JSON does without.
    if (!found.ok || request.type !== 'withholding') return found;
    return done({ ...found.value, data: taxInWords(found.value.data), unsaid: true as const });
  }),
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
