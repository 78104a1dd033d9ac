import { payrollCalendar } from '../../src/engine';
import type { MakeHandler } from './operation';
import { sourcesInWords } from './sources-in-words';

export const handler: MakeHandler<'getPayrollCalendar'> = () => ({
  takesTurns: true,
  answer: (query, { world }) => payrollCalendar(world.reference, query, world),
  table: ({ items }) => items.map(({ sources, ...row }) => ({ ...row, sources: sourcesInWords(sources) })),
});
