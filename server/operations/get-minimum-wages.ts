import { minimumWages } from '../../src/engine';
import type { MakeHandler } from './operation';
import { sourcesInWords } from './sources-in-words';

export const handler: MakeHandler<'getMinimumWages'> = ({ reference }) => ({
  takesTurns: true,
  answer: (query, { world }) => minimumWages(reference, query, world),
  table: ({ wages }) => wages.map(({ sources, ...row }) => ({ ...row, sources: sourcesInWords(sources) })),
});
