import type { Selectable } from 'kysely';
import type { NewObservation, StoredObservation } from '../ledger';
import type { Tables } from './tables';

/** The columns that no engine lets anybody change once an observation is stored. */
export const valueColumns =
  'series, entity, date, value, details, title, publisher, url, retrieved_at, origin, authority, doubt';

/** An observation as a row of its table. */
export type ObservationRow = Selectable<Tables['observations']>;

/** Written out, because `defined` would be much slower and answers about the past wait for it. */
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
 * The row that adds an observation.
 *
 * @param at the moment from which it is known, unless it is in doubt
 * @param changed the version of the ledger that adds it
 */
export const rowOf = (observation: NewObservation, at: string, changed: number) => ({
  series: observation.series,
  entity: observation.entity,
  date: observation.date,
  value: observation.value,
  details: observation.details === undefined ? null : JSON.stringify(observation.details),
  title: observation.source.title,
  publisher: observation.source.publisher,
  url: observation.source.url,
  retrieved_at: observation.retrievedAt,
  origin: observation.origin,
  authority: observation.authority,
  doubt: observation.doubt ?? null,
  known_from: observation.doubt === undefined ? at : null,
  changed,
});
