import type { NewObservation, StoredObservation } from '../ledger';

/** An observation as a row of its table. */
export interface ObservationRow {
  readonly id: number;
  readonly series: string;
  readonly entity: string;
  readonly date: string;
  readonly value: number;
  /** JSON. */
  readonly details: string | null;
  readonly title: string;
  readonly publisher: string;
  readonly url: string | null;
  readonly retrieved_at: string;
  readonly origin: string;
  readonly authority: 'official' | 'compiled';
  readonly doubt: string | null;
  readonly known_from: string | null;
  readonly withdrawn_at: string | null;
  readonly withdrawn_by: string | null;
}

/** Written out, because `defined` would be much slower and each start reads every observation. */
export const observationOf = (row: ObservationRow): StoredObservation => ({
  id: row.id,
  series: row.series,
  entity: row.entity,
  date: row.date,
  value: row.value,
  ...(row.details === null ? {} : { details: JSON.parse(row.details) as Record<string, string> }),
  source: { title: row.title, publisher: row.publisher, url: row.url },
  retrievedAt: row.retrieved_at,
  origin: row.origin,
  authority: row.authority,
  ...(row.doubt === null ? {} : { doubt: row.doubt }),
  knownFrom: row.known_from,
  withdrawnAt: row.withdrawn_at,
  withdrawnBy: row.withdrawn_by,
});

/**
 * The named parameters that insert an observation.
 *
 * @param at the moment from which it is known, unless it is in doubt
 */
export const rowOf = ({ details, source, doubt, ...rest }: NewObservation, at: string) => ({
  ...rest,
  ...source,
  details: details === undefined ? null : JSON.stringify(details),
  doubt: doubt ?? null,
  knownFrom: doubt === undefined ? at : null,
});
