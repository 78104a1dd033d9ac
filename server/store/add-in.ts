/** A code that an administrator gave out, never in clear, only its SHA-256. */
export interface AccessCode {
  readonly id: string;
  /** Whom it was given to. */
  readonly name: string;
  readonly createdAt: string;
  /** After this neither the code nor a device that used it is let in; null: it does not end by itself. */
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  /** How many devices it lets in; null: any number, as codes of earlier versions do. */
  readonly mostDevices: number | null;
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
  /** Who is not held up by it as long as no attempt of their own is counted. */
  readonly sparing?: string;
}

/** What the add-in's door remembers. Every method is one durable step. */
export interface AddinStore {
  addAccessCode(code: AccessCode, hash: string): Promise<void>;
  accessCode(hash: string): Promise<AccessCode | undefined>;
  listAccessCodes(): Promise<readonly AccessCodeInUse[]>;
  /** Ends a code with its devices; false where there is no such code. */
  revokeAccessCode(id: string, at: string): Promise<boolean>;
  /**
   * Adds a device unless its code has let in as many as it is for; devices that are added at the same time are never
   * too many together.
   */
  addDevice(id: string, codeId: string, hash: string, at: string): Promise<boolean>;
  device(hash: string): Promise<Device | undefined>;
  deviceById(id: string): Promise<Device | undefined>;
  deviceUsed(id: string, at: string): Promise<void>;
  /** Until when no attempt is taken, in milliseconds since 1970; undefined where one is. */
  heldUpUntil(limits: readonly AttemptLimit[], at: number): Promise<number | undefined>;
  /**
   * Notes an attempt where every limit leaves room for it; attempts that are noted at the same time never exceed a
   * limit together. A bounded number is kept.
   *
   * @returns as {@link heldUpUntil}, where it was not taken
   */
  noteAttempt(id: string, limits: readonly AttemptLimit[], at: number): Promise<number | undefined>;
  /**
   * The secret of a name: the one that is kept or, where there is none, the one that is given, which is kept from then
   * on.
   */
  secret(name: string, fresh: string): Promise<string>;
}
