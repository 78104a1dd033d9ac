import type { AuditRecord } from './audit';

/** A stored access code of the add-in. The code itself is never stored, only its SHA-256 hash. Moments are ISO 8601. */
export interface AccessCode {
  readonly id: string;
  /** The person or team it was given to. */
  readonly name: string;
  readonly createdAt: string;
  /** When the code and the devices that used it expire; null: never. */
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  /** How many devices may use it; null: any number. Codes of earlier versions have null. */
  readonly mostDevices: number | null;
}

/** A code with the number of devices that have used it, and the last time one of them opened a session. */
export interface AccessCodeInUse extends AccessCode {
  readonly devices: number;
  readonly lastUsedAt: string | null;
}

/** A device that was admitted with a code. */
export interface Device {
  readonly id: string;
  readonly code: AccessCode;
}

/** A device in a list. Moments are ISO 8601. */
export interface ListedDevice {
  readonly id: string;
  readonly createdAt: string;
  readonly usedAt: string;
}

/** The add-in's access codes and the devices that used them. */
export interface AccessCodes {
  addAccessCode(code: AccessCode, hash: string, record?: AuditRecord): Promise<void>;
  accessCode(hash: string): Promise<AccessCode | undefined>;
  /** All codes, oldest first. */
  listAccessCodes(): Promise<readonly AccessCodeInUse[]>;
  /**
   * Revokes a code and its devices; false where there is no such code. A second call keeps the first moment, and records
   * nothing.
   */
  revokeAccessCode(id: string, at: string, record: AuditRecord): Promise<boolean>;
  /** Adds a device; false where the code already has all its devices. Several servers together never add too many. */
  addDevice(id: string, codeId: string, hash: string, at: string): Promise<boolean>;
  /**
   * Revokes one device of a code, which makes room for another one; false where the code has no such device. Nothing of
   * the device is kept but the record.
   */
  revokeDevice(codeId: string, id: string, record: AuditRecord): Promise<boolean>;
  device(hash: string): Promise<Device | undefined>;
  deviceById(id: string): Promise<Device | undefined>;
  deviceUsed(id: string, at: string): Promise<void>;
  /** The devices that used a code, oldest first. */
  devicesOf(codeId: string): Promise<readonly ListedDevice[]>;
}
