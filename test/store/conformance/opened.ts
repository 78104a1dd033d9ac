import type { Store } from '../../../server/store/store';

/** A database of an engine under test. */
export interface TestDatabase {
  /** Opens the store once more, as another server would. */
  open(): Promise<Store>;
  /** Runs SQL past the store. */
  execute(sql: string): Promise<void>;
  remove(): Promise<void>;
}

/** An empty database, and the store in it. */
export interface Opened {
  readonly database: TestDatabase;
  readonly store: Store;
  /** Opens the store once more; it is closed after the test. */
  openAnother(): Promise<Store>;
}
