import type { CitedSource } from '../../src/contract';

/** Sources as one text, for a cell of a table. */
export const sourcesInWords = (sources: readonly CitedSource[]): string =>
  sources
    .map(({ title, publisher, url, dated }) => [title, publisher, dated, url].filter(Boolean).join(', '))
    .join('; ');
