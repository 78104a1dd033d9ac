import type { TreatiesQuery, TreatyRow } from '../../src/contract';
import { treaties } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';
import { sourcesInWords } from './sources-in-words';

const percent = (rate: number | null): string => (rate === null ? 'domestic rate' : `${rate} %`);

/** A row of a table: conditions and sources in words. */
const row = ({ conditions, sources, ...rest }: TreatyRow): Record<string, unknown> => ({
  ...rest,
  conditions: conditions.map(({ rate, condition }) => `${percent(rate)}: ${condition}`).join('; '),
  sources: sourcesInWords(sources),
});

export const handler: MakeHandler<'getTreaties'> = (parts) => ({
  takesTurns: true,
  answer: withLawAsked(parts, (query: TreatiesQuery, world) => treaties(world.reference, query, world)),
  table: ({ treaties: rows }) => rows.map(row),
});
