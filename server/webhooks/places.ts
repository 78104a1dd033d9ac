import type { DueSubscription } from '../store/subscriptions';
import { createShares, type Leave } from '../work/shares';

/** Deliveries that one process has under way at once: in all, and of one account to one host. */
export const places = { inAll: 32, perHost: 4 };

/** Where deliveries go, and for whom. */
type Receiver = Pick<DueSubscription, 'account' | 'host'>;

/**
 * The places for deliveries that are under way. An account never has more of them than are left free, so that the next
 * account always finds one, and only a few go to one of its hosts. Receivers that are slow delay their own account only.
 */
export function createPlaces() {
  const accounts = createShares();
  const hosts = createShares();
  const hostOf = ({ account, host }: Receiver): string => `${account} ${host}`;

  const free = (): number => places.inAll - accounts.total();
  const mayTake = (receiver: Receiver): boolean =>
    accounts.of(receiver.account) < free() && hosts.of(hostOf(receiver)) < places.perHost;

  function take(receiver: Receiver): Leave {
    const leave = [accounts.take(receiver.account, 1), hosts.take(hostOf(receiver), 1)];
    return () => leave.forEach((one) => one());
  }

  /** Who has less goes first: of two accounts, and of two hosts of one account. */
  const isBefore = (a: Receiver, b: Receiver): boolean => {
    const ahead = accounts.of(a.account) - accounts.of(b.account);
    return ahead < 0 || (ahead === 0 && hosts.of(hostOf(a)) < hosts.of(hostOf(b)));
  };

  return {
    free,
    take,
    /** Shares the free places among subscriptions with deliveries that are due: how many each may begin now. */
    share(due: readonly DueSubscription[]): ReadonlyMap<string, number> {
      const given = new Map<string, number>();
      const tried: Leave[] = [];
      for (;;) {
        const waiting = due.filter((one) => (given.get(one.id) ?? 0) < one.due && mayTake(one));
        const [first, ...others] = waiting;
        if (first === undefined) break;
        const next = others.reduce((best, one) => (isBefore(one, best) ? one : best), first);
        tried.push(take(next));
        given.set(next.id, (given.get(next.id) ?? 0) + 1);
      }
      for (const leave of tried) leave();
      return given;
    },
  };
}
