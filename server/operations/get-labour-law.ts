import type { LabourQuery } from '../../src/contract';
import { labourLaw } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';
import { sourcesInWords } from './sources-in-words';

export const handler: MakeHandler<'getLabourLaw'> = (parts) => ({
  answer: withLawAsked(parts, (query: LabourQuery, world) => labourLaw(world.reference, query, world)),
  table: ({ facts }) =>
    facts.map(({ rule: _, text, sources, ...row }) => ({
      ...row,
      text: text.join(' '),
      sources: sourcesInWords(sources),
    })),
});
