import type { RateUsed } from '../../src/truth/converted';

/** One rate for every day, for law that states amounts in another currency. */
export const everyDay = (rate: number) => (): RateUsed => ({
  rate,
  evidence: { grade: 'current', confidence: 'high', as_of: null, sources: [] },
});
