import { fixedLaw } from '../../server/laws';
import type { Markets } from '../../server/markets';
import { createWorlds, withMarkets } from '../../server/world';
import { createMarket } from '../../src/market';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { marketFiles } from '../../src/reference/market/data';

const market = createMarket(marketFiles);
const markets = { known: () => market, sample: market } as unknown as Markets;

test.each([false, true])('other law is another world, and the same law the same (sample: %s)', (isSample) => {
  const [older, newer] = [createReference(countryFiles), createReference(countryFiles)];
  let law = older;
  const worlds = createWorlds({ ...fixedLaw(older), now: () => law }, markets, () =>
    Date.parse('2026-11-26T12:00:00Z'),
  );
  const before = worlds.now(isSample).world;
  expect(before.reference).toBe(older);
  expect(worlds.now(isSample).world).toBe(before);
  law = newer;
  const after = worlds.now(isSample).world;
  expect(after).not.toBe(before);
  expect(after.reference).toBe(newer);
  // A request that is under way keeps its law, also while its figures are loaded.
  expect(before.reference).toBe(older);
  expect(withMarkets(before, () => createMarket(marketFiles)).reference).toBe(older);
  expect(worlds.now(isSample).world).toBe(after);
});
