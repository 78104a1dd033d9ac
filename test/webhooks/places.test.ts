import fc from 'fast-check';
import { createPlaces, places } from '../../server/webhooks/places';

const due = (account: string, host: string, count = 9) => ({ id: `${account} ${host}`, account, host, due: count });
/** How many places each of these got, by account. */
const byAccount = (given: ReadonlyMap<string, number>): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const [id, count] of given) sums[id.split(' ')[0]!] = (sums[id.split(' ')[0]!] ?? 0) + count;
  return sums;
};
const hosts = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `h${i}`);

test('an account alone gets half of all places, at most four for one host, and spread over its hosts', () => {
  const { share } = createPlaces();
  expect(share([due('a', 'h', 50)])).toEqual(new Map([['a h', 4]]));
  const wide = share(hosts(50).map((host) => due('a', host, 50)));
  expect(byAccount(wide)).toEqual({ a: 16 });
  expect(new Set(wide.values())).toEqual(new Set([1]));
});

test('whatever is under way, an account that has none gets a place', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          account: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
          host: fc.constantFrom(...hosts(50)),
          due: fc.integer({ min: 1, max: 4 }),
        }),
        { maxLength: 120 },
      ),
      fc.integer({ min: 1, max: 12 }),
      (asked, rounds) => {
        const under = createPlaces();
        const subscriptions = asked.map((one, i) => ({ ...one, id: String(i) }));
        for (let i = 0; i < rounds; i++)
          for (const [id, count] of under.share(subscriptions)) {
            const { account, host } = subscriptions[Number(id)]!;
            expect(count).toBeLessThanOrEqual(subscriptions[Number(id)]!.due);
            for (let n = 0; n < count; n++) under.take({ account, host });
          }
        expect(under.free()).toBeGreaterThan(0);
        expect(under.share([due('new', 'h0', 1)])).toEqual(new Map([['new h0', 1]]));
      },
    ),
    { numRuns: 200 },
  );
});

test('accounts that send at the same time get as many places, whatever they have waiting', () => {
  const { share } = createPlaces();
  const given = byAccount(
    share([...hosts(50).map((host) => due('big', host)), due('small', 'h', 2), due('other', 'h')]),
  );
  expect(given).toMatchObject({ small: 2, other: 4 });
  expect(given['big']).toBeLessThanOrEqual(places.inAll - given['small']! - given['other']! - given['big']! + 1);
});

test('a place comes back when its delivery is over', () => {
  const { share, take, free } = createPlaces();
  const leave = Array.from({ length: 4 }, () => take({ account: 'a', host: 'h' }));
  expect([free(), share([due('a', 'h')])]).toEqual([28, new Map()]);
  leave[0]!();
  leave[0]!();
  expect([free(), share([due('a', 'h')])]).toEqual([29, new Map([['a h', 1]])]);
});
