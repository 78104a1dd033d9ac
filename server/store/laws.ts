import type { AuditRecord } from './audit';

/** Which law is in use. */
export interface LawState {
  /** Counts the changes of the law in use; 0: there was none. */
  readonly number: number;
  /** The version of the package in use; null: the law of the release. */
  readonly version: string | null;
}

/** A law package that is or was in use, without its bytes. */
export interface StoredLaw {
  readonly version: string;
  /** The day on which it was made. */
  readonly madeOn: string;
  /** The version that it replaced; null: the law of the release. */
  readonly replaces: string | null;
  /** The number of the change that brought it. */
  readonly number: number;
  /** When it was applied, ISO 8601. */
  readonly appliedAt: string;
  /** What it changed, as JSON. */
  readonly changes: string;
  /** The ids of the keys that it retires, as JSON. */
  readonly retires: string;
}

/** A law package that is applied. */
export interface NewLaw extends Omit<StoredLaw, 'number'> {
  readonly bytes: Uint8Array;
}

/** Law packages. Those that were in use are kept, because callers may ask for the law of then. */
export interface LawPackages {
  lawState(): Promise<LawState>;
  /** All packages that were ever in use, oldest first. */
  storedLaws(): Promise<readonly StoredLaw[]>;
  /** The bytes of a package; undefined if it was never in use. */
  lawPackage(version: string): Promise<Uint8Array | undefined>;
  /**
   * Stores a package and puts it in use, and records it, in one step.
   *
   * @param since the number of the change that the caller has seen
   * @returns false where the law in use has changed since; then nothing is changed
   */
  applyLaw(law: NewLaw, since: number, record: AuditRecord): Promise<boolean>;
  /** Puts an earlier law in use. Otherwise like `applyLaw`. */
  revertLaw(to: string | null, since: number, record: AuditRecord): Promise<boolean>;
}
