import { labourLaw } from '../../src/engine';
import type { MakeHandler } from './operation';
import { sourcesInWords } from './sources-in-words';

export const handler: MakeHandler<'getLabourLaw'> = () => ({
  answer: (query, { world }) => labourLaw(world.reference, query, world),
  table: ({ facts }) =>
    facts.map(({ rule: _, text, sources, ...row }) => ({
      ...row,
      text: text.join(' '),
      sources: sourcesInWords(sources),
    })),
});
