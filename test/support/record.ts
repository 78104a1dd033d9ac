import type { Store } from '../../server/store/store';

/** Writes a figure into the ledger, as a feed does. */
export const record = (store: Store, series: string, entity: string, date: string, value: number): Promise<unknown> =>
  store.addObservations(
    [
      {
        ...{ series, entity, date, value },
        source: { title: 'Notice', publisher: 'Central Bank of Kenya', url: 'https://www.centralbank.go.ke/' },
        retrievedAt: new Date().toISOString(),
        origin: 'import:1',
        authority: 'official',
      },
    ],
    new Date().toISOString(),
  );
