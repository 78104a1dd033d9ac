import { minimumWages } from '../../src/engine';
import type { MakeHandler } from './operation';
import { sourcesInWords } from './sources-in-words';

export const handler: MakeHandler<'getMinimumWages'> = () => ({
  takesTurns: true,
  answer: (query, { world }) => minimumWages(world.reference, query, world),
  table: ({ wages }) => wages.map(({ sources, ...row }) => ({ ...row, sources: sourcesInWords(sources) })),
});
