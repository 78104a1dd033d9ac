import type { StoredObservation } from '../../server/store/ledger';

/** Observations that a person entered in one step. */
export interface Entered {
  readonly number: string;
  /** `import` of a table, or `confirm` of a figure. */
  readonly way: 'import' | 'confirm';
  readonly origin: string;
  readonly at: string;
  readonly figures: number;
  readonly series: readonly string[];
  readonly withdrawnAt: string | null;
}

const parts = /^(import|confirm):(.+)$/;

/** Everything that people entered, newest last. */
export function entered(observations: readonly StoredObservation[]): Entered[] {
  const byOrigin = new Map<string, StoredObservation[]>();
  for (const observation of observations)
    if (parts.test(observation.origin))
      byOrigin.set(observation.origin, [...(byOrigin.get(observation.origin) ?? []), observation]);
  return [...byOrigin]
    .map(([origin, own]) => {
      const [, way, number] = parts.exec(origin)!;
      const standing = own.some(({ withdrawnAt }) => withdrawnAt === null);
      return {
        number: number!,
        way: way as Entered['way'],
        origin,
        at: own[0]!.retrievedAt,
        figures: own.length,
        series: [...new Set(own.map(({ series, entity }) => `${entity} ${series}`))],
        withdrawnAt: standing ? null : own[0]!.withdrawnAt,
      };
    })
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}
