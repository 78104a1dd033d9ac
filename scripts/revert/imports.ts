import type { StoredObservation } from '../../server/store/ledger';

/** What was entered in one step by a person, and what became of it. */
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

/** Everything that people entered, the newest last. */
export function entered(observations: readonly StoredObservation[]): Entered[] {
  const byOrigin = new Map<string, StoredObservation[]>();
  for (const observation of observations)
    if (parts.test(observation.origin))
      byOrigin.set(observation.origin, [...(byOrigin.get(observation.origin) ?? []), observation]);
  return [...byOrigin]
    .map(([origin, of]) => {
      const [, way, number] = parts.exec(origin)!;
      const standing = of.some(({ withdrawnAt }) => withdrawnAt === null);
      return {
        number: number!,
        way: way as Entered['way'],
        origin,
        at: of[0]!.retrievedAt,
        figures: of.length,
        series: [...new Set(of.map(({ series, entity }) => `${entity} ${series}`))],
        withdrawnAt: standing ? null : of[0]!.withdrawnAt,
      };
    })
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}
