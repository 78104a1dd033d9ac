/** Calls granted from a limit, and the calls that remain after them. */
export interface Lease {
  readonly granted: number;
  /** null: there is no limit. */
  readonly left: number | null;
}

export interface LeaseRequest {
  readonly account: string;
  /** The span of the limit: a month `2026-11` or a minute `2026-11-21T10:05`, both in UTC. */
  readonly window: string;
  /** Calls needed now: nothing is granted where fewer remain. */
  readonly needed: number;
  /** The most calls to take at once. */
  readonly most: number;
  /** Calls allowed in the window; null: no limit. */
  readonly limit: number | null;
  /** The part of the remaining calls, 0 to 1, that may be taken at once. Near the limit, leases become small. */
  readonly share: number;
}

/** Leases of calls. All servers on one store together never take more than a limit. */
export interface Leases {
  takeLease(request: LeaseRequest): Promise<Lease>;
  /** Returns leased calls that were not made. */
  returnLease(account: string, window: string, unused: number): Promise<void>;
  /** Calls leased in a window, made or not. */
  taken(account: string, window: string): Promise<number>;
  /** Deletes the minutes before a window; months are kept. */
  forgetMinutesBefore(window: string): Promise<void>;
}

/** The lease for a request when `taken` calls of its limit are already leased. */
export function grantLease({ needed, most, limit, share }: LeaseRequest, taken: number): Lease {
  const left = limit === null ? Infinity : Math.max(0, limit - taken);
  const granted = left < needed ? 0 : Math.min(left, Math.max(needed, Math.min(most, Math.floor(left * share))));
  return { granted, left: limit === null ? null : left - granted };
}
