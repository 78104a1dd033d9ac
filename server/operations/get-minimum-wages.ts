import type { MinimumWagesQuery } from '../../src/contract';
import { minimumWages } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';
import { sourcesInWords } from './sources-in-words';

export const handler: MakeHandler<'getMinimumWages'> = (parts) => ({
  takesTurns: true,
  answer: withLawAsked(parts, (query: MinimumWagesQuery, world) => minimumWages(world.reference, query, world)),
  table: ({ wages }) => wages.map(({ sources, ...row }) => ({ ...row, sources: sourcesInWords(sources) })),
});
