import type { PayrollCalendarQuery } from '../../src/contract';
import { payrollCalendar } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';
import { sourcesInWords } from './sources-in-words';

export const handler: MakeHandler<'getPayrollCalendar'> = (parts) => ({
  takesTurns: true,
  answer: withLawAsked(parts, (query: PayrollCalendarQuery, world) => payrollCalendar(world.reference, query, world)),
  table: ({ items }) => items.map(({ sources, ...row }) => ({ ...row, sources: sourcesInWords(sources) })),
});
