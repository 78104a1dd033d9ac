import type { RateUsed } from '../../src/truth/converted';

/** The same rate on every day, for law with amounts in another currency. */
export const everyDay = (rate: number) => (): RateUsed => ({
  rate,
  evidence: { grade: 'current', confidence: 'high', as_of: null, sources: [] },
});
