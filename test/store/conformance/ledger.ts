import { asStored, changesAfter } from '../../../server/store/changes';
import type { NewObservation } from '../../../server/store/ledger';
import type { Store } from '../../../server/store/store';
import { stoodOn } from '../../../src/market';
import type { Opened } from './opened';
import { saying } from './saying';

const observation = (date: string, value: number, more: Partial<NewObservation> = {}): NewObservation => ({
  series: 'policy_rate',
  entity: 'KE',
  date,
  value,
  source: { title: 'MPC statement', publisher: 'Central Bank of Kenya', url: 'https://www.centralbank.go.ke/' },
  retrievedAt: '2026-01-10T08:00:00.000Z',
  origin: 'import:1',
  authority: 'official',
  ...more,
});
const noon = (date: string): string => `${date}T12:00:00.000Z`;

/** The values that answers use, as known at the end of a day, or now. */
const valuesOn = async (store: Store, day?: string): Promise<number[]> =>
  (await changesAfter(store, 0, asStored)).observations.filter(stoodOn(day)).map(({ value }) => value);

export function ledgerConforms(opened: () => Opened): void {
  test('an observation comes back with every property', async () => {
    const { store } = opened();
    const full = observation('2026-01-10', 9.123456789, { details: { precision: 'month' }, doubt: 'unusual' });
    const plain = observation('2026-01-11', 9, { source: { title: 'x', publisher: 'y', url: null } });
    const [first, second] = await store.addObservations([full, plain], noon('2026-01-12'));
    expect(second).toBeGreaterThan(first!);
    expect(await store.observationsOf('import:1')).toEqual([
      { ...full, id: first, knownFrom: null, withdrawnAt: null, withdrawnBy: null },
      { ...plain, id: second, knownFrom: noon('2026-01-12'), withdrawnAt: null, withdrawnBy: null },
    ]);
    expect(await store.observationsOf('import:2')).toEqual([]);
  });

  test('a correction is stored beside the value it corrects, and applies from the day it is known', async () => {
    const { store } = opened();
    await store.addObservations([observation('2026-02-10', 8.75)], noon('2026-02-10'));
    await store.addObservations([observation('2026-02-10', 8.5)], '2026-02-12T00:00:00.000Z');
    expect(await valuesOn(store, '2026-02-09')).toEqual([]);
    expect(await valuesOn(store, '2026-02-11')).toEqual([8.75]);
    expect(await valuesOn(store, '2026-02-12')).toEqual([8.75, 8.5]);
  });

  test('quarantined observations are not served until released, and rejected ones never', async () => {
    const { store } = opened();
    const doubt = 'ten times the last';
    const [first, second] = await store.addObservations(
      [observation('2026-02-10', 80, { doubt }), observation('2026-03-10', 90, { doubt })],
      noon('2026-02-10'),
    );
    expect((await store.quarantined()).map(({ value, doubt: reason }) => [value, reason])).toEqual([
      [80, doubt],
      [90, doubt],
    ]);
    expect(await valuesOn(store)).toEqual([]);
    expect(await store.releaseObservations({ ids: [first!] }, 'a person', noon('2026-02-11'))).toBe(1);
    expect(await store.withdrawObservations({ ids: [second!] }, 'a person', noon('2026-02-11'))).toBe(1);
    expect(await store.quarantined()).toEqual([]);
    expect(await valuesOn(store)).toEqual([80]);
    expect(await valuesOn(store, '2026-02-10')).toEqual([]);
    const all = { ids: [first!, second!] };
    expect(await store.releaseObservations(all, 'a person', noon('2026-02-12'))).toBe(0);
  });

  test('an undone import is no longer served, except for what was known before', async () => {
    const { store } = opened();
    await store.addObservations([observation('2026-01-10', 9)], noon('2026-01-10'));
    await store.addObservations([observation('2026-02-10', 7, { origin: 'import:2' })], noon('2026-02-10'));
    expect(await store.withdrawObservations({ origin: 'import:2' }, 'undone', noon('2026-02-20'))).toBe(1);
    expect(await valuesOn(store)).toEqual([9]);
    expect(await valuesOn(store, '2026-02-19')).toEqual([9, 7]);
    expect(await store.withdrawObservations({ origin: 'import:2' }, 'again', noon('2026-02-21'))).toBe(0);
    expect(await store.observationsOf('import:2')).toMatchObject([
      { withdrawnAt: noon('2026-02-20'), withdrawnBy: 'undone' },
    ]);
  });

  test('observations can be selected by many thousand ids', async () => {
    const { store } = opened();
    const ids = await store.addObservations(
      Array.from({ length: 2 }, (_, i) => observation('2026-01-10', i)),
      noon('2026-01-10'),
    );
    const many = [...ids, ...Array.from({ length: 70_000 }, (_, i) => i + 1_000)];
    expect(await store.withdrawObservations({ ids: many }, 'a person', noon('2026-01-11'))).toBe(2);
  });

  test('every change by any server raises the version, and only changes are read again', async () => {
    const { store, openAnother } = opened();
    expect(await store.ledgerVersion()).toBe(0);
    const [first] = await store.addObservations(
      [observation('2026-01-10', 9, { doubt: 'x' }), observation('2026-01-11', 9)],
      noon('2026-01-10'),
    );
    const before = await changesAfter(store, 0, asStored);
    expect(before.observations).toHaveLength(2);
    const other = await openAnother();
    await other.releaseObservations({ ids: [first!] }, 'y', noon('2026-01-12'));
    expect(await store.ledgerVersion()).toBeGreaterThan(before.version);
    expect((await changesAfter(store, before.version, asStored)).observations.map(({ id }) => id)).toEqual([first]);
    await store.addObservations([], noon('2026-01-13'));
    expect(await store.ledgerVersion()).toBe(await other.ledgerVersion());
  });

  test('changes are read in pages, each exactly once', async () => {
    const { store } = opened();
    const ids = await store.addObservations(
      Array.from({ length: 1_203 }, (_, i) => observation('2026-01-10', i)),
      noon('2026-01-10'),
    );
    const reading = changesAfter(store, 0, asStored);
    const [later] = await store.addObservations([observation('2026-01-11', 1)], noon('2026-01-11'));
    const { version, observations } = await reading;
    // An observation added during the read may appear in it or in the next one.
    const rest = (await changesAfter(store, version, asStored)).observations;
    expect([...observations, ...rest].map(({ id }) => id)).toEqual([...ids, later]);
  });

  test('the database itself refuses to change or delete a value', async () => {
    const { store, database } = opened();
    await store.addObservations([observation('2026-01-10', 9)], noon('2026-01-10'));
    await expect(database.execute('UPDATE observations SET value = 10')).rejects.toMatchObject(saying(/not changed/));
    await expect(database.execute('DELETE FROM observations')).rejects.toMatchObject(saying(/not deleted/));
    await expect(database.execute("UPDATE observations SET known_from = '2020-01-01'")).rejects.toMatchObject(
      saying(/once/),
    );
    expect(await valuesOn(store)).toEqual([9]);
  });

  test('if one observation cannot be stored, none is', async () => {
    const { store } = opened();
    const broken = { ...observation('2026-01-11', 9), authority: 'rumour' } as unknown as NewObservation;
    await expect(
      store.addObservations([observation('2026-01-10', 9), broken], noon('2026-01-10')),
    ).rejects.toMatchObject(saying(/./));
    expect(await store.observationsOf('import:1')).toEqual([]);
    expect(await store.ledgerVersion()).toBe(0);
  });

  describe('reading by series and day', () => {
    const dates = ['2026-01-10', '2026-01-11', '2026-01-11', '2026-01-12', '2026-01-15'];
    const earlier = { direction: 'earlier', most: 100 } as const;
    const later = { direction: 'later', most: 100 } as const;

    /** Five observations of Kenya, and others that no reading of Kenya may find. */
    async function filled(store: Store): Promise<void> {
      await store.addObservations(
        [...dates.keys()].reverse().map((i) => observation(dates[i]!, i)),
        noon('2026-01-20'),
      );
      await store.addObservations(
        [observation('2026-01-11', 90, { entity: 'UG' }), observation('2026-01-11', 91, { series: 'inflation' })],
        noon('2026-01-20'),
      );
    }

    test('every series and entity with an observation is listed once', async () => {
      const { store } = opened();
      expect(await store.recorded()).toEqual([]);
      await filled(store);
      expect(await store.recorded()).toEqual([
        { series: 'inflation', entity: 'KE' },
        { series: 'policy_rate', entity: 'KE' },
        { series: 'policy_rate', entity: 'UG' },
      ]);
    });

    test('a history is read from a day on, in both directions, up to a day or a number', async () => {
      const { store } = opened();
      await filled(store);
      const days = async (reading: Parameters<Store['history']>[2]) =>
        (await store.history('policy_rate', 'KE', reading)).map(({ date }) => date);
      expect(await days({ ...earlier, from: '2026-01-14' })).toEqual([dates[3], dates[2], dates[1], dates[0]]);
      expect(await days({ ...earlier, from: '2026-01-12', until: '2026-01-11' })).toEqual([
        dates[3],
        dates[2],
        dates[1],
      ]);
      expect(await days({ ...earlier, from: '2026-01-15', most: 2 })).toEqual([dates[4], dates[3]]);
      expect(await days({ ...earlier, from: '2026-01-09' })).toEqual([]);
      expect(await days({ ...later, from: '2026-01-11' })).toEqual([dates[1], dates[2], dates[3], dates[4]]);
      expect(await days({ ...later, from: '2026-01-11', until: '2026-01-12' })).toEqual([dates[1], dates[2], dates[3]]);
      expect(await days({ ...later, from: '0000-01-01', most: 1 })).toEqual([dates[0]]);
      expect(await days({ ...later, from: '2026-01-16' })).toEqual([]);
      const [found] = await store.history('policy_rate', 'KE', { ...later, from: '2026-01-15' });
      expect(found).toEqual((await store.observationsOf('import:1')).find(({ date }) => date === '2026-01-15'));
    });

    test('days of quotations are read without currencies at their parity, and without doubtful rates', async () => {
      const { store } = opened();
      const rate = (entity: string, date: string, more: Partial<NewObservation> = {}) =>
        observation(date, 2, { series: 'fx', entity, ...more });
      await store.addObservations(
        [
          rate('KES', '2026-01-10'),
          rate('UGX', '2026-01-10'),
          rate('XOF', '2026-01-11'),
          rate('KES', '2026-01-12', { doubt: 'unusual' }),
          rate('ZZZ', '2026-01-13'),
          rate('XOF', '2026-02-01'),
          observation('2026-01-14', 3),
        ],
        noon('2026-01-20'),
      );
      const [corrected] = await store.addObservations([rate('UGX', '2026-01-10')], noon('2026-01-21'));
      await store.withdrawObservations({ ids: [corrected!] }, 'a person', noon('2026-01-22'));
      const quoted = {
        currencies: ['KES', 'UGX', 'XOF'],
        except: [{ currency: 'XOF', from: '1999-01-01', to: '2026-01-31' }],
      };
      const first = { date: '2026-01-10', knownFrom: noon('2026-01-20'), withdrawnAt: null };
      const second = { date: '2026-01-10', knownFrom: noon('2026-01-21'), withdrawnAt: noon('2026-01-22') };
      const third = { date: '2026-02-01', knownFrom: noon('2026-01-20'), withdrawnAt: null };
      expect(await store.quotations(quoted, { ...later, from: '0000-01-01' })).toEqual([first, second, third]);
      expect(await store.quotations(quoted, { ...earlier, from: '9999' })).toEqual([third, second, first]);
      expect(await store.quotations(quoted, { ...earlier, from: '9999', until: '2026-01-11' })).toEqual([third]);
      expect(
        await store.quotations({ ...quoted, except: [] }, { ...later, from: '2026-01-11', most: 1 }),
      ).toMatchObject([{ date: '2026-01-11' }]);
    });
  });
}
