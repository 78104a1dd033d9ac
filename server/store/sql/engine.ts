import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { PeopleDatabase } from '../people';
import type { Tables } from './tables';

/** The words in which engines differ when they define and fill tables. */
export interface Words {
  /** A whole number of 64 bits. */
  readonly whole: string;
  /** A floating-point number of 64 bits. */
  readonly real: string;
  /** A number that the engine assigns to each new row, in ascending order. */
  readonly assigned: string;
  /** Lets an insertion give these numbers itself. */
  readonly givenNumbers: string;
  /** Statements that make the engine go on after the highest number that was given. */
  readonly continueNumbers: readonly string[];
  /** The moment at which a statement runs, as text in ISO 8601. */
  readonly now: string;
  /** Statements that make the engine refuse to change or delete a value of the ledger. */
  readonly guardLedger: readonly string[];
  /** Statements that make the engine refuse to change or delete an entry of the audit trail. */
  readonly guardAudit: readonly string[];
}

/** A database with a current schema, and what its engine does differently. */
export interface Engine {
  readonly database: Kysely<Tables>;
  /** Does a transaction lock single rows? Otherwise it locks the whole database when it begins. */
  readonly locksRows: boolean;
  /** The date of the clock that all processes share, in milliseconds since 1970. */
  readonly sharedTime: () => Promise<number>;
  /** Tells the other processes that the ledger has changed. */
  readonly announceLedger: () => Promise<void>;
  /** The tables of people, for a library that knows neither transactions nor locks of the store. */
  readonly peopleDatabase: () => Promise<PeopleDatabase>;
  readonly close: () => Promise<void>;
}

/** Locks the selected rows until the transaction ends, where the engine locks rows. */
export const locked =
  ({ locksRows }: Pick<Engine, 'locksRows'>) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    locksRows ? query.forUpdate() : query;
