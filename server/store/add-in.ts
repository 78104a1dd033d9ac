/** A code that an administrator gave out, never in clear, only its SHA-256. */
export interface AccessCode {
  readonly id: string;
  /** Whom it was given to. */
  readonly name: string;
  readonly createdAt: string;
  /** After this neither the code nor a device that used it is let in; null: it does not end by itself. */
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
}

/** A code with how many devices have used it, and when one last opened a session. */
export interface AccessCodeInUse extends AccessCode {
  readonly devices: number;
  readonly lastUsedAt: string | null;
}

/** A device that was let in by a code, with that code. */
export interface Device {
  readonly id: string;
  readonly code: AccessCode;
}

/** How many attempts are taken within a time. */
export interface AttemptLimit {
  /** Whose attempts are counted. */
  readonly bucket: string;
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
}

/** An attempt that may be made, or until when none may, in milliseconds since 1970. */
export type Attempt = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly until: number };

/** What the add-in's door remembers. Every method is one durable step. */
export interface AddinStore {
  addAccessCode(code: AccessCode, hash: string): Promise<void>;
  accessCode(hash: string): Promise<AccessCode | undefined>;
  listAccessCodes(): Promise<readonly AccessCodeInUse[]>;
  /** Ends a code with its devices; false where there is no such code. */
  revokeAccessCode(id: string, at: string): Promise<boolean>;
  addDevice(id: string, codeId: string, hash: string, at: string): Promise<void>;
  device(hash: string): Promise<Device | undefined>;
  deviceById(id: string): Promise<Device | undefined>;
  deviceUsed(id: string, at: string): Promise<void>;
  /** Notes an attempt under an id where every limit leaves room for it; attempts that are asked for at the same time never exceed a limit together. */
  takeAttempt(id: string, limits: readonly AttemptLimit[], at: number): Promise<Attempt>;
  /** Takes an attempt back, because it was right. */
  forgiveAttempt(id: string): Promise<void>;
  /** The secret of a name: the one that is kept or, where there is none, the one that is given, which is kept from then on. */
  secret(name: string, fresh: string): Promise<string>;
}
