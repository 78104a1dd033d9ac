import fc from 'fast-check';
import { createCallsPerMinute } from '../../server/access/calls-per-minute';
import { type Counted, countItems, excessOf, mostFields, mostItemValues, mostValues } from '../../server/work/excess';
import { inSlices } from '../../server/work/in-slices';
import { itemsIn } from '../../server/work/items-in';
import { createRoom } from '../../server/work/room';
import { createSeats } from '../../server/work/seats';
import type { Leave } from '../../server/work/shares';
import { createTurns } from '../../server/work/turns';
import { walkJson } from '../../server/work/walk-json';

const caller = fc.constantFrom('a', 'b', 'c');

test('turns: callers alternate, and the work of each keeps its order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(caller, { minLength: 1, maxLength: 30 }), async (callers) => {
      const turn = createTurns();
      const order: string[] = [];
      const count = new Map<string, number>();
      await Promise.all(
        callers.map((one) => {
          const number = count.get(one) ?? 0;
          count.set(one, number + 1);
          return turn(one).then(() => order.push(`${one}${number}`));
        }),
      );
      // In each round every waiting caller gets one turn, in order of arrival.
      const names = [...new Set(callers)];
      const expected = Array.from({ length: Math.max(...count.values()) }, (_, round) =>
        names.flatMap((one) => (round < count.get(one)! ? [`${one}${round}`] : [])),
      ).flat();
      expect(order).toEqual(expected);
    }),
  );
});

test('turns: one in each round of the event loop', async () => {
  const turn = createTurns();
  let rounds = 0;
  const count = (): void => {
    rounds++;
    if (!over) setImmediate(count);
  };
  let over = false;
  setImmediate(count);
  for (let i = 0; i < 5; i++) void turn('other');
  for (let i = 0; i < 5; i++) await turn('mine');
  over = true;
  expect(rounds).toBeGreaterThanOrEqual(5);
});

test('turns: before each, what must not wait is done', async () => {
  const order: string[] = [];
  const turn = createTurns(() => order.push('before'));
  await Promise.all(['a', 'b'].map(async (one) => turn(one).then(() => order.push(one))));
  expect(order).toEqual(['before', 'a', 'before', 'b']);
});

test('seats: neither the total nor the share of one caller is exceeded, and everyone gets a seat', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(caller, fc.nat({ max: 3 })), { maxLength: 40 }), async (requests) => {
      const seat = createSeats({ seats: 3, each: 2 });
      const sitting = new Map<string, number>();
      await Promise.all(
        requests.map(async ([one, stays]) => {
          const leave = await seat(one);
          sitting.set(one, (sitting.get(one) ?? 0) + 1);
          expect(sitting.get(one)).toBeLessThanOrEqual(2);
          expect([...sitting.values()].reduce((sum, number) => sum + number, 0)).toBeLessThanOrEqual(3);
          for (let i = 0; i < stays; i++) await new Promise(setImmediate);
          sitting.set(one, sitting.get(one)! - 1);
          leave();
          leave();
        }),
      );
    }),
  );
});

test('room: bytes are limited in total and for each caller, and returned bytes can be used again', () => {
  const room = createRoom({ bytes: 10, each: 6 });
  const first = room('a', 6) as Leave;
  expect([room('a', 1), room('b', 5)]).toEqual([undefined, undefined]);
  const second = room('b', 4) as Leave;
  expect(room('c', 1)).toBeUndefined();
  first();
  first();
  expect(room('b', 3)).toBeUndefined();
  expect(room('b', 2)).toBeDefined();
  second();
  expect(room('a', 6)).toBeDefined();
});

describe('slices', () => {
  const conditions = { turn: () => Promise.resolve(), isWanted: () => true, budget: Infinity };

  test('all entries are processed in order', async () => {
    const done: number[] = [];
    expect(await inSlices([1, 2, 3], (entry, at) => done.push(entry * 10 + at), conditions)).toBe(3);
    expect(done).toEqual([10, 21, 32]);
    expect(await inSlices([], () => done.push(0), conditions)).toBe(0);
  });

  test('work stops once nobody wants it', async () => {
    let left = 2;
    expect(await inSlices([1, 2, 3, 4], () => left--, { ...conditions, isWanted: () => left > 0 })).toBe(2);
  });

  test('each slice waits for a turn, and the budget ends the work', async () => {
    let turns = 0;
    const busy = (): void => {
      const end = performance.now() + 3;
      while (performance.now() < end);
    };
    const worked = await inSlices(Array(50).fill(0), busy, {
      ...conditions,
      turn: async () => void turns++,
      budget: 20,
    });
    expect(worked).toBeLessThan(9);
    expect(turns).toBeGreaterThanOrEqual(worked / 2);
  });
});

describe('excess of a body', () => {
  const bytes = (text: string): Buffer => Buffer.from(text);

  test('small JSON has none, whatever its strings contain', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 6 }), (json) => expect(excessOf(bytes(json))).toBeUndefined()));
    fc.assert(
      fc.property(fc.array(fc.constantFrom('"', '\\', ',', '[', '{', '\n', 'é'), { maxLength: 5_000 }), (signs) =>
        expect(excessOf(bytes(JSON.stringify(signs.join(''))))).toBeUndefined(),
      ),
    );
  });

  test.each([0, 1])('values and fields are counted exactly: %i over the limit', (beyond) => {
    const values = JSON.stringify(Array(mostValues - 1 + beyond).fill(0));
    const fields = `[{"a":[${Array(2_000).fill(0).join()}],${Array.from({ length: mostFields - 1 + beyond }, (_, i) => `"f${i}":{}`).join()}}]`;
    expect([excessOf(bytes(values)), excessOf(bytes(fields))]).toEqual(
      beyond === 0 ? [undefined, undefined] : ['values', 'fields'],
    );
  });
});

describe('the items of a batch, read in parts', () => {
  /** Reads a body in parts, and counts the parts and what was in them. */
  function readParts(text: string, atOnce = 7) {
    const counted = { values: 0, fields: 0 };
    const count = ({ values, fields }: Counted): void => {
      counted.values += values;
      counted.fields = Math.max(counted.fields, fields);
    };
    const items = itemsIn(Buffer.from(text), { parse: whole, count, atOnce });
    for (let parts = 0; ; parts++) {
      const { done, value } = items.next();
      if (done === true) return { body: value, parts, counted };
    }
  }
  /** A body without a list of items is refused later, whatever else it is. */
  const withoutItems = 'without items';
  function readSingly(text: string): unknown {
    const { body, parts } = readParts(text);
    return parts === 0 ? withoutItems : body;
  }
  const outcome = (read: (text: string) => unknown, text: string): unknown => {
    try {
      return { value: read(text) };
    } catch {
      return 'invalid';
    }
  };
  const whole = (text: string): unknown => JSON.parse(text);
  const isWithoutItems = (found: unknown): boolean =>
    typeof found === 'object' && (found as { readonly value: unknown }).value === withoutItems;
  const hasItems = (found: unknown): boolean =>
    Array.isArray((found as { readonly value?: { readonly items?: unknown } | null }).value?.items);

  /** Items of which many differ only in their amount, and others look as if they did. */
  const alike = fc.oneof(
    fc.record({
      input: fc.record({ country: fc.constantFrom('KE', 'NG', 'é'), amount: fc.oneof(fc.nat(), fc.double()) }),
    }),
    fc.record({
      input: fc.record({ amount: fc.oneof(fc.nat(), fc.nat().map(String)), type: fc.constantFrom('income', 'vat') }),
      select: fc.constantFrom(['net_amount'], ['amount']),
    }),
    fc.record({
      amount: fc.nat(),
      input: fc.record({ amount: fc.nat(), pay: fc.record({ amount: fc.nat() }) }, { requiredKeys: [] }),
    }),
  );
  const batch = fc.record(
    {
      items: fc.oneof(
        fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 8 }),
        fc.array(fc.oneof(alike, fc.jsonValue({ maxDepth: 1 })), { maxLength: 30 }),
      ),
      note: fc.jsonValue({ maxDepth: 3 }),
      'items ': fc.jsonValue(),
      itemſ: fc.string(),
    },
    { requiredKeys: [] },
  );

  test('they equal those of the body read as a whole, in any formatting', () => {
    fc.assert(
      fc.property(batch, fc.constantFrom(0, 1, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(readSingly(text)).toEqual('items' in value ? JSON.parse(text) : withoutItems);
      }),
      { numRuns: 500 },
    );
  });

  test('a body with characters added or removed is as valid or invalid as when read as a whole', () => {
    fc.assert(
      fc.property(
        batch,
        fc.nat(),
        fc.constantFrom('', ',', '[', ']', '{', '}', '"', ':', '\\', ' ', '1', '0', '.', '-', 'e', '\0'),
        fc.nat({ max: 2 }),
        (value, at, inserted, removed) => {
          const text = JSON.stringify(value, null, 1);
          const place = at % (text.length + 1);
          const changed = text.slice(0, place) + inserted + text.slice(place + removed);
          const [found, expected] = [outcome(readSingly, changed), outcome(whole, changed)];
          if (!isWithoutItems(found)) expect(found).toEqual(expected);
          else expect(changed.includes('\\') || !hasItems(expected)).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  test('what is counted in the parts is what is counted in the body', () => {
    fc.assert(
      fc.property(batch, (value) => {
        const text = JSON.stringify(value);
        const { parts, counted } = readParts(text);
        const { values, fields } = walkJson(Buffer.from(text), 0);
        if (parts > 0) expect(counted).toEqual({ values, fields });
      }),
    );
  });

  test('a part has a number of bytes, or one item', () => {
    const items = Array.from({ length: 100 }, () => 'x'.repeat(10));
    const partsOf = (list: readonly string[], atOnce: number) =>
      readParts(JSON.stringify({ items: list }), atOnce).parts;
    expect([partsOf(items, 1), partsOf(items, 130), partsOf(items, 10_000)]).toEqual([100, 10, 1]);
    expect(partsOf(['x'.repeat(1_000), ...items], 100)).toBe(14);
  });

  test('what is too much is refused: values and fields of the body, and values of one item', () => {
    const item = { values: 9_000, fields: 3 };
    const excess = countItems();
    const found = Array.from({ length: 28 }, () => excess(item));
    expect(found).toEqual([...Array<undefined>(27).fill(undefined), 'values']);
    expect(countItems()({ values: 3, fields: mostFields + 1 })).toBe('fields');
    expect([mostItemValues, mostItemValues + 1].map((values) => countItems()({ values, fields: 1 }))).toEqual([
      undefined,
      'item',
    ]);
  });

  test.each([
    '{"items":[1],"items":[2,3]}',
    '{"\\u0069tems":[1],"items":[2]}',
    '{"items":[2],"\\u0069tems":[1]}',
    '{"items":{"items":[1]}}',
    '[{"items":[1]}]',
    '{"a":{"items":[1]},"items":[[2],{"items":[3]}]}',
    '{"items":[1,]}',
    '{"items":[,1]}',
    '{"items":[ ]}',
    '{ "items" : [ "]" , "\\"" , {} ] }',
    '{"items":[1}',
    '{"items":[1]]}',
    '{"items":[1 2]}',
    '{"items":[1]} x',
    '{"items":[1],}',
    '{"items":[1],"a"}',
    '{"items":[1],"a":1',
    '{"x":"items","y":[1]}',
    '{"x":"items":[1]}',
    '"items"',
    '',
  ])('%s', (text) => {
    const found = outcome(readSingly, text);
    if (!isWithoutItems(found)) expect(found).toEqual(outcome(whole, text));
  });

  test('they are read one by one in a typical batch', () => {
    const text = '{ "note": "é", "items": [ {"a":[1,2]}, {"b":"],"} ], "more": [0] }';
    expect(readSingly(text)).toEqual(JSON.parse(text));
  });
});

test('calls a minute are counted for each caller, by a clock that never goes back', () => {
  let now = 0;
  const limit = createCallsPerMinute(10, () => now);
  expect([limit.take('a', 10), limit.take('b', 4)]).toEqual([
    { ok: true, left: 0, resetSeconds: 60 },
    { ok: true, left: 6, resetSeconds: 60 },
  ]);
  now = 40_000;
  expect(limit.take('a', 1)).toEqual({ ok: false, left: 0, resetSeconds: 20 });
  expect(limit.take('b', 7)).toEqual({ ok: false, left: 6, resetSeconds: 20 });
  now = 60_000;
  expect(limit.take('a', 10)).toEqual({ ok: true, left: 0, resetSeconds: 60 });
});
