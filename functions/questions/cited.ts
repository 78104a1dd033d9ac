import type { CitedSource } from '../../src/contract/meta';

/** Sources as one text. */
export const citedIn = (sources: readonly CitedSource[]): string =>
  sources
    .map(({ publisher, title, url }) =>
      [publisher, title, url].filter((part) => part !== null && part !== '').join(', '),
    )
    .join('; ');
