import robotsParser from 'robots-parser';
import type { Get } from './get';

/** May a page be read, and how long must a reader wait between two pages of its host? */
export interface Permission {
  readonly verdict: 'allowed' | 'forbidden' | 'unknown';
  /** Milliseconds. */
  readonly pause: number;
}

/** The first word of the name of this reader, which robots.txt may address. */
export const readerName = 'svc-finance-africa';

const limits = { largest: 512 * 1024, within: 10_000 };
/** A longer pause than this is not waited for: the host is then asked for one page in a run. */
const longestPause = 60_000;

/** What robots.txt of a host says; undefined where it cannot be known now. */
type Rules = ReturnType<typeof robotsParser> | 'none' | undefined;

/**
 * Asks the robots.txt of each host once. Where there is none, everything may be read; where the host fails, nothing may,
 * as RFC 9309 has it.
 *
 * @param usualPause milliseconds between two pages of a host that asks for no other
 */
export function createRobots(get: Get, headers: Readonly<Record<string, string>>, usualPause: number) {
  const known = new Map<string, Promise<Rules>>();

  async function ask(origin: string): Promise<Rules> {
    const url = `${origin}/robots.txt`;
    const got = await get(url, headers, limits);
    if (got.kind === 'failed' || got.status >= 500) return undefined;
    if (got.status !== 200) return 'none';
    return robotsParser(url, Buffer.from(got.bytes).toString('utf8'));
  }

  return async (url: string): Promise<Permission> => {
    const { origin } = new URL(url);
    let asked = known.get(origin);
    if (asked === undefined) known.set(origin, (asked = ask(origin)));
    const rules = await asked;
    if (rules === undefined) return { verdict: 'unknown', pause: usualPause };
    if (rules === 'none') return { verdict: 'allowed', pause: usualPause };
    const pause = Math.max(usualPause, (rules.getCrawlDelay(readerName) ?? 0) * 1_000);
    return {
      verdict: rules.isAllowed(url, readerName) === false ? 'forbidden' : 'allowed',
      pause: Math.min(pause, longestPause),
    };
  };
}
