import fc from 'fast-check';
import { createCallsPerMinute } from '../../server/access/calls-per-minute';
import { byteTree, viewOf } from '../../server/work/byte-tree';
import { type Counted, excessOf, mostFields, mostValues } from '../../server/work/excess';
import { inSlices } from '../../server/work/in-slices';
import { itemsIn } from '../../server/work/items-in';
import { isRepeat, writtenOut } from '../../server/work/repeat';
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

describe('the items of a batch, read one by one', () => {
  interface Read {
    /** The body; undefined if it has to be read as a whole. */
    readonly body: unknown;
    /** How many items were recognised as repeats of others. */
    readonly repeats: number;
    readonly counted: Counted | undefined;
  }

  function readItems(text: string, evenIfVaried = true, bytes = 7): Read {
    let counted: Counted | undefined;
    const reader = itemsIn(Buffer.from(text), {
      parse: (part) => {
        const read = outcome(whole, part);
        return read === 'invalid' ? undefined : (read as { value: unknown }).value;
      },
      limit: (now) => (counted = { ...now }),
      evenIfVaried,
    });
    while (reader.read(bytes));
    const body = reader.body() as { items: unknown[] } | undefined;
    if (body === undefined) return { body, repeats: 0, counted };
    const repeats = body.items.filter(isRepeat).length;
    return {
      body: { ...body, items: body.items.map((item) => (isRepeat(item) ? writtenOut(item) : item)) },
      repeats,
      counted,
    };
  }
  const readSingly = (text: string): unknown => readItems(text).body ?? whole(text);
  const outcome = (read: (text: string) => unknown, text: string): unknown => {
    try {
      return { value: read(text) };
    } catch {
      return 'invalid';
    }
  };
  const whole = (text: string): unknown => JSON.parse(text);

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
        expect(readSingly(text)).toEqual(JSON.parse(text));
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
          expect(outcome(readSingly, changed)).toEqual(outcome(whole, changed));
        },
      ),
      { numRuns: 3_000 },
    );
  });

  test('a number in place of an amount is read as JSON reads it, or makes the body invalid as it does there', () => {
    const digits = fc.stringMatching(/^[0-9]{0,20}$/);
    const written = fc.oneof(
      digits,
      fc.tuple(digits, digits).map((parts) => parts.join('.')),
      fc.double().map(String),
      fc.constantFrom('-1', '1e3', '1.5e-3', '1.', '.5', '00', '0', '0.10', '', '}', '1 ', '\n1', '1,"amount":2'),
    );
    fc.assert(
      fc.property(fc.array(written, { maxLength: 4 }), (amounts) => {
        const items = ['1', '2', ...amounts].map((amount) => `{"input":{"country":"KE","amount":${amount}}}`);
        const text = `{"items":[${items.join()}]}`;
        expect(outcome(readSingly, text)).toEqual(outcome(whole, text));
      }),
      { numRuns: 3_000 },
    );
  });

  test('what is counted in the parts is what is counted in the body', () => {
    fc.assert(
      fc.property(batch, (value) => {
        const text = JSON.stringify(value);
        const { body, counted } = readItems(text);
        const { values, fields } = walkJson(Buffer.from(text), 0);
        if (body !== undefined) expect(counted).toEqual({ values, fields });
      }),
    );
  });

  test('an item that repeats another with any amount is recognised, in any order of kinds', () => {
    const countries = ['KE', 'NG', 'ZA', 'EG', 'MA'];
    const items = Array.from({ length: 100 }, (_, i) => ({
      operation: 'tax',
      input: { country: countries[(i * i) % 5], amount: 1_000 + i / 4, type: i % 3 === 0 ? 'income' : 'vat' },
    }));
    const kinds = new Set(items.map(({ input: { country, type } }) => `${country} ${type}`)).size;
    const { body, repeats } = readItems(JSON.stringify({ items }));
    expect(body).toEqual({ items });
    expect(repeats).toBe(100 - kinds);
  });

  test('a body whose items all differ is given up, unless it has to be read in parts', () => {
    const text = JSON.stringify({ items: Array.from({ length: 200 }, (_, i) => ({ input: { from: i, amount: i } })) });
    expect(readItems(text, false).body).toBeUndefined();
    expect(readItems(text, true)).toMatchObject({ body: JSON.parse(text) as object, repeats: 0 });
  });

  test('a limit stops the reading', () => {
    const reader = itemsIn(Buffer.from('{"items":[{},{},{}]}'), {
      parse: whole,
      limit: ({ values }) => {
        if (values > 3) throw new Error('too many');
      },
      evenIfVaried: true,
    });
    expect(() => reader.read(100)).toThrow('too many');
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
    '{"items":[{"input":{"amount":1}},{"input":{"amount":2}},{"input":{"amount":}}]}',
    '{"items":[{"input":{"\\u0061mount":1,"amount":2}},{"input":{"\\u0061mount":1,"amount":3}}]}',
    '{"items":[{"input":{"amount":2,"\\u0061mount":1}},{"input":{"amount":3,"\\u0061mount":1}}]}',
    '{"items":[{"input":{"amount":1}},{"input":{"amount": 2}},{"input":{"amount":3} },{"input":{"amount":4}}]}',
    '"items"',
    '',
  ])('%s', (text) => {
    expect(outcome(readSingly, text)).toEqual(outcome(whole, text));
  });

  test('they are read one by one in a typical batch', () => {
    const text = '{ "note": "é", "items": [ {"a":[1,2]}, {"b":"],"} ], "more": [0] }';
    expect(readItems(text).body).toEqual(JSON.parse(text));
  });
});

describe('byte tree', () => {
  const bytes = (text: string): DataView => viewOf(Buffer.from(text));

  test('it finds what a text goes on with, whatever was added before', () => {
    // No text begins with another, because each ends where the sign ends it.
    const text = fc.stringMatching(/^[abé]{0,6}$/).map((letters) => `${letters}.`);
    fc.assert(
      fc.property(fc.array(text, { maxLength: 30 }), text, fc.string(), (added, sought, behind) => {
        const tree = byteTree<string>();
        for (const one of new Set(added)) expect(tree.add(bytes(one), one)).toBe(true);
        for (const one of added) expect(tree.add(bytes(one), 'again')).toBe(false);
        const found = tree.find(bytes(`x${sought}${behind}`), 1)?.kept;
        expect(found).toBe(added.includes(sought) ? sought : undefined);
      }),
      { numRuns: 500 },
    );
  });

  test('a text that begins with another, or with which another begins, is not added', () => {
    const tree = byteTree<number>();
    expect(['ab', 'abc', 'a', 'b'].map((text, i) => tree.add(bytes(text), i))).toEqual([true, false, false, true]);
    expect(tree.find(bytes('a'), 0)).toBeUndefined();
    expect(tree.find(bytes(''), 0)).toBeUndefined();
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
