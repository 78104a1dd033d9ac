import type BetterSqlite3 from 'better-sqlite3';
import { grantLease, type Lease, type LeaseRequest, type Leases } from '../leases';

export function sqliteLeases(database: BetterSqlite3.Database): Leases {
  const takenIn = database.prepare<[string, string], { taken: number }>(
    'SELECT taken FROM leases WHERE account = ? AND span = ?',
  );
  const addTaken = database.prepare(
    'INSERT INTO leases (account, span, taken) VALUES (?, ?, ?) ON CONFLICT (account, span) DO UPDATE SET taken = taken + excluded.taken',
  );
  const giveBack = database.prepare('UPDATE leases SET taken = max(0, taken - ?) WHERE account = ? AND span = ?');
  const forget = database.prepare("DELETE FROM leases WHERE span LIKE '%T%' AND span < ?");

  const taken = (account: string, window: string): number => takenIn.get(account, window)?.taken ?? 0;
  const takeLease = database.transaction((request: LeaseRequest): Lease => {
    const { account, window } = request;
    const lease = grantLease(request, taken(account, window));
    if (lease.granted > 0) addTaken.run(account, window, lease.granted);
    return lease;
  });

  return {
    async takeLease(request) {
      return takeLease.immediate(request);
    },
    async returnLease(account, window, unused) {
      giveBack.run(unused, account, window);
    },
    async taken(account, window) {
      return taken(account, window);
    },
    async forgetMinutesBefore(window) {
      forget.run(window);
    },
  };
}
