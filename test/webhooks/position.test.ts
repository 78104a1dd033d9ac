import { systemClock } from '../../server/clock';
import { type ChangeSources, changesSince } from '../../server/changes/since';
import type { Markets } from '../../server/markets';
import type { Store } from '../../server/store/store';
import { fixedLaw } from '../../server/laws';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { type OpenedLedger, openedLedger } from '../support/opened-ledger';

let ledger: OpenedLedger;
let store: Store;
let markets: Markets;
beforeEach(async () => {
  ledger = await openedLedger();
  ({ store, markets } = ledger);
});
afterEach(async () => {
  await ledger.close();
});

const record = (entity: string): Promise<unknown> => {
  const now = new Date().toISOString();
  const source = { title: 'Notice', publisher: 'Central Bank', url: null };
  return store.addObservations(
    [
      {
        ...{ series: 'policy_rate', entity, value: 33, date: now.slice(0, 10), origin: 'test', authority: 'official' },
        ...{ source, retrievedAt: now },
      },
    ],
    now,
  );
};
const sourcesWith = (ledger: ChangeSources['store']): ChangeSources => ({
  laws: fixedLaw(createReference(countryFiles)),
  markets,
  store: ledger,
  clock: systemClock,
});

test('what is recorded while changes are read comes at the next call', async () => {
  const { position } = await changesSince(sourcesWith(store), undefined);
  await record('KE');
  let isLate = true;
  const busy = sourcesWith({
    ledgerVersion: () => store.ledgerVersion(),
    async changed(versions, page) {
      const found = await store.changed(versions, page);
      if (isLate) {
        isLate = false;
        await record('UG');
        await markets.refresh();
      }
      return found;
    },
  });
  const first = await changesSince(busy, position);
  const second = await changesSince(busy, first.position);
  expect([first, second].map(({ changes }) => changes.map(({ country }) => country))).toEqual([['KE'], ['UG']]);
});

test('a position never goes back on a server that has seen less', async () => {
  const ahead = 'p~7~29990101000000000~29990101';
  expect(await changesSince(sourcesWith(store), ahead)).toEqual({ changes: [], position: ahead });
});
