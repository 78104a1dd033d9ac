import type { TaxRequest, TaxResult } from '../../src/contract';
import { done } from '../../src/contract/error';
import { type Answer, calculateTax, incomeFigures, treatyInWords } from '../../src/engine';
import { unsaid } from '../../src/language/unsaid';
import { withLawAsked } from './law-asked';
import type { AnyAnswer, MakeHandler } from './operation';

/** An answer whose treaty has its texts in the language of the reader. */
function withTreatyInWords(answer: Answer<TaxResult>): AnyAnswer<TaxResult> {
  const { treaty, ...data } = answer.data;
  return treaty === undefined
    ? answer
    : { ...answer, data: { ...unsaid(data), treaty: treatyInWords(treaty) }, unsaid: true };
}

export const handler: MakeHandler<'calculateTax'> = (parts) => ({
  answer: withLawAsked(parts, (request: TaxRequest, world) => {
    const found = calculateTax(world.reference, request, world);
    return found.ok ? done(withTreatyInWords(found.value)) : found;
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
