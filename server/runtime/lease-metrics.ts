import { Counter, Histogram, type Metric } from 'prom-client';
import type { Leases } from '../store/leases';

/** Upper bounds in seconds. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];

/**
 * Measures how often and how long calls wait for a lease of the store. Most calls are counted in memory, and do not
 * wait.
 *
 * @returns the leases to count with, and the metrics
 */
export function measuredLeases(store: Leases): { readonly leases: Leases; readonly metrics: readonly Metric[] } {
  const counts = new Counter({
    name: 'svc_leases_total',
    help: 'Leases asked of the store. refused: too few calls are left; failed: the store cannot be used.',
    labelNames: ['outcome'],
    registers: [],
  });
  for (const outcome of ['granted', 'refused', 'failed']) counts.inc({ outcome }, 0);
  const waits = new Histogram({
    name: 'svc_lease_seconds',
    help: 'Time that calls waited for a lease of the store.',
    buckets,
    registers: [],
  });
  const takeLease: Leases['takeLease'] = async (request) => {
    const end = waits.startTimer();
    try {
      const lease = await store.takeLease(request);
      counts.inc({ outcome: lease.granted > 0 ? 'granted' : 'refused' });
      return lease;
    } catch (problem) {
      counts.inc({ outcome: 'failed' });
      throw problem;
    } finally {
      end();
    }
  };
  const leases: Leases = {
    takeLease,
    returnLease: (...lease) => store.returnLease(...lease),
    taken: (...window) => store.taken(...window),
    forgetMinutesBefore: (window) => store.forgetMinutesBefore(window),
  };
  return { leases, metrics: [counts, waits] };
}
