import type { Store } from '../../server/store/store';

/** Writes a policy rate of Kenya into the ledger, as a feed does. */
export const recordPolicyRate = (store: Store, day: string, value: number): Promise<unknown> =>
  store.addObservations(
    [
      {
        series: 'policy_rate',
        entity: 'KE',
        date: day,
        value,
        source: {
          title: 'Central bank rate',
          publisher: 'Central Bank of Kenya',
          url: 'https://www.centralbank.go.ke/',
        },
        retrievedAt: new Date().toISOString(),
        origin: 'import:1',
        authority: 'official',
      },
    ],
    new Date().toISOString(),
  );
