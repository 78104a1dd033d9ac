import Decimal from 'decimal.js';
import fc from 'fast-check';
import {
  compose,
  constant,
  higher,
  line,
  lower,
  minus,
  neverNegative,
  type Piecewise,
  plus,
  scale,
  select,
  valueAt,
} from '../../src/engine/exact/piecewise';
import {
  add,
  ceiling,
  compare,
  divide,
  floor,
  multiply,
  ratio,
  type Rational,
  rational,
  subtract,
  toNumber,
} from '../../src/engine/exact/rational';
import { amounts, bandShare, bracket, marginal, rateLessAmount, slab, taxFunction } from '../../src/engine/law/bands';
import { toMajor, toMinor } from '../../src/engine/money';
import { parseTaxYear, type TaxYearRule, taxYearOf } from '../../src/reference';
import { nearest } from '../../src/contract/nearest';

const r = (n: number, d = 1): Rational => ratio(n, d);
const anyRational = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([n, d]) => ratio(n, d));
const same = (a: Rational, n: bigint, d: bigint): boolean => BigInt(a.n) * d === n * BigInt(a.d);

describe('fractions', () => {
  test('agree with big integers, small or large', () => {
    fc.assert(
      fc.property(anyRational, anyRational, (a, b) => {
        const [an, ad, bn, bd] = [BigInt(a.n), BigInt(a.d), BigInt(b.n), BigInt(b.d)];
        expect(same(add(a, b), an * bd + bn * ad, ad * bd)).toBe(true);
        expect(same(subtract(a, b), an * bd - bn * ad, ad * bd)).toBe(true);
        expect(same(multiply(a, b), an * bn, ad * bd)).toBe(true);
        if (bn !== 0n) expect(same(divide(a, b), an * bd, ad * bn)).toBe(true);
        expect(Math.sign(compare(a, b))).toBe(an * bd < bn * ad ? -1 : an * bd > bn * ad ? 1 : 0);
        expect(floor(a) * ad <= an && an < (floor(a) + 1n) * ad).toBe(true);
        expect(ceiling(a) * ad >= an && an > (ceiling(a) - 1n) * ad).toBe(true);
      }),
    );
  });
  test.each([
    [0.1, 1, 10],
    [36607.142857142855, 7321428571428571, 200000000000],
    [1e21, 10 ** 21, 1],
    [5e-7, 1, 2_000_000],
    [2.75, 11, 4],
  ])('%d is read as the decimal written', (value, n, d) => {
    expect(same(rational(value), BigInt(n), BigInt(d))).toBe(true);
  });
});

/** Functions with kinks and jumps, both kinds of ends, and points at and around every breakpoint. */
const anyFunction: fc.Arbitrary<Piecewise> = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      fc.integer({ min: -6, max: 6 }),
      fc.integer({ min: -50, max: 50 }),
    ),
    { maxLength: 5 },
  )
  .map((parts) => {
    const breaks = [...new Map(parts.map((part) => [part[0], part])).values()].sort((a, b) => a[0] - b[0]);
    return [
      { from: r(0), open: false, slope: r(2), intercept: r(1) },
      ...breaks.map(([from, open, slope, intercept]) => ({
        from: r(from),
        open,
        slope: r(slope, 2),
        intercept: r(intercept),
      })),
    ];
  });
const points = [...Array(170).keys()].map((i) => r(i, 4));
/** Plain, because `expect` would take most of the time at so many points. */
function equal(a: Rational, b: Rational): void {
  if (compare(a, b) !== 0) throw new Error(`${a.n}/${a.d} is not ${b.n}/${b.d}`);
}

describe('operations on piecewise functions hold at every point', () => {
  test('sum, difference, lower and higher', () => {
    fc.assert(
      fc.property(anyFunction, anyFunction, (f, g) => {
        const [sum, gap, low, high] = [plus(f, g), minus(f, g), lower(f, g), higher(f, g)];
        for (const x of points) {
          const [a, b] = [valueAt(f, x), valueAt(g, x)];
          equal(valueAt(sum, x), add(a, b));
          equal(valueAt(gap, x), subtract(a, b));
          equal(valueAt(low, x), compare(a, b) <= 0 ? a : b);
          equal(valueAt(high, x), compare(a, b) >= 0 ? a : b);
        }
      }),
    );
  });
  test('composition, also with falling inner functions', () => {
    fc.assert(
      fc.property(anyFunction, anyFunction, (outer, inner) => {
        const positive = higher(inner, constant(r(0)));
        const both = compose(outer, positive);
        for (const x of points) equal(valueAt(both, x), valueAt(outer, valueAt(positive, x)));
      }),
    );
  });
  test('a case includes its limit or excludes it', () => {
    fc.assert(
      fc.property(
        anyFunction,
        anyFunction,
        anyFunction,
        fc.integer({ min: 0, max: 60 }),
        fc.boolean(),
        (measure, f, g, limit, strict) => {
          const positive = higher(measure, constant(r(0)));
          const chosen = select(positive, r(limit), strict, f, g);
          for (const x of points) {
            const order = compare(valueAt(positive, x), r(limit));
            equal(valueAt(chosen, x), valueAt(order < 0 || (order === 0 && !strict) ? f : g, x));
          }
        },
      ),
    );
  });
  test('multiples, and functions that are never negative', () => {
    fc.assert(
      fc.property(anyFunction, fc.integer({ min: -9, max: 9 }), (f, factor) => {
        const floored = higher(f, constant(r(0)));
        for (const x of points) {
          equal(valueAt(scale(f, r(factor, 4)), x), multiply(valueAt(f, x), r(factor, 4)));
          if (neverNegative(f)) equal(valueAt(f, x), valueAt(floored, x));
        }
      }),
    );
  });
  test('the line through the origin composes to the function itself', () => {
    fc.assert(
      fc.property(anyFunction, (f) => points.forEach((x) => equal(valueAt(compose(f, line(r(1))), x), valueAt(f, x)))),
    );
  });
});

describe('bands', () => {
  const bands = [
    { from: 0, to: 100, rate: 10 },
    { from: 100, to: 200, rate: 20 },
    { from: 200, to: null, rate: 30 },
  ];
  // 10 % of 100 + 20 % of 100 + 30 % of 50 = 10 + 20 + 15
  test('marginal: each slice at its own rate', () => expect(toNumber(valueAt(marginal(bands), r(250)))).toBe(45));
  // the whole base at the rate of its band; a limit belongs to the lower band
  test('slab', () => {
    expect(toNumber(valueAt(slab(bands), r(250)))).toBe(75);
    expect(toNumber(valueAt(slab(bands), r(200)))).toBe(40);
    expect(toNumber(valueAt(slab(bands), r(20001, 100)))).toBeCloseTo(60.003);
  });
  // fixed 50 + 20 % of (150 - 100)
  test('bracket', () =>
    expect(
      toNumber(valueAt(bracket([bands[0]!, { ...bands[1]!, fixed: 50 }, { ...bands[2]!, fixed: 90 }]), r(150))),
    ).toBe(60));
  // 20 % of 150 - 10
  test('rate less amount', () =>
    expect(
      toNumber(
        valueAt(rateLessAmount([bands[0]!, { ...bands[1]!, subtract: 10 }, { ...bands[2]!, subtract: 30 }]), r(150)),
      ),
    ).toBe(20));
  // a fixed amount by band; the limit in the lower band, or in the upper
  test('amounts', () => {
    const steps = [
      { from: 0, to: 100, amount: 5 },
      { from: 100, to: 200, amount: 7 },
      { from: 200, to: null, amount: 9 },
    ];
    expect([0, 99, 100, 101, 200, 201].map((base) => toNumber(valueAt(amounts(steps, 'lower'), r(base))))).toEqual([
      5, 5, 5, 7, 7, 9,
    ]);
    expect([0, 99, 100, 101, 200, 201].map((base) => toNumber(valueAt(amounts(steps, 'upper'), r(base))))).toEqual([
      5, 5, 7, 7, 9, 9,
    ]);
  });
  test('the shares of the bands add up to the tax, under every method and at every limit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('marginal' as const, 'slab' as const, 'bracket' as const, 'rate_less_amount' as const),
        fc
          .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 4 })
          .map((limits) => [0, ...limits.sort((a, b) => a - b)]),
        fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 15, maxLength: 15 }),
        (method, limits, numbers) => {
          const table = limits.map((from, i) => ({
            from,
            to: limits[i + 1] ?? null,
            rate: numbers[i]!,
            fixed: numbers[i + 5]!,
            subtract: numbers[i + 10]!,
          }));
          for (const x of points) {
            const shares = table.map((_, i) => valueAt(bandShare(method, table, i), x));
            equal(shares.reduce(add), valueAt(taxFunction(method, table), x));
          }
        },
      ),
    );
  });
  test('bands with an upper end charge nothing above it', () =>
    expect(toNumber(valueAt(marginal([{ from: 0, to: 100, rate: 5 }]), r(1_000)))).toBe(5));
});

describe('money', () => {
  test.each([
    [1.005, 100, 101],
    [0.1 + 0.2, 100, 30],
    [2.5, 1, 3],
    [0.0005, 1000, 1],
    [0.4, 1, 0],
    [1e21, 1, 1e21],
    [5e-7, 100, 0],
    [85000, 100, 8_500_000],
    [1234.565, 100, 123457],
    [8999965033906.61, 1000, 8999965033906610],
  ])('%d with %d minor units is %d', (amount, minor, expected) => expect(toMinor(amount, minor)).toBe(expected));
  test('the decimal as written is rounded half up', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 9e12, noNaN: true }),
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.constantFrom(0, 2, 3),
        (any, half, places) => {
          // Amounts of every size whose minor units numbers can count, and amounts exactly half a minor unit above one.
          for (const amount of [any, Number(`${half}e-${places + 1}`), Number(`${half}5e-${places + 1}`)]) {
            expect(toMinor(amount, 10 ** places)).toBe(
              new Decimal(amount)
                .times(10 ** places)
                .toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
                .toNumber(),
            );
          }
        },
      ),
    ));
  test('conversion to minor units and back', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 46 }), fc.constantFrom(1, 100, 1000), (amount, minor) =>
        expect(toMinor(toMajor(amount, minor), minor)).toBe(amount),
      ),
    ));
});

describe('tax years', () => {
  const rule = (starts: string, named_after: 'start' | 'end', label: TaxYearRule['label']): TaxYearRule => ({
    starts,
    named_after,
    label,
  });
  const southAfrica = rule('03-01', 'end', '2026');
  const uganda = rule('07-01', 'start', '2026/27');
  const mauritius = rule('07-01', 'start', '2026-2027');
  const kenya = rule('01-01', 'start', '2026');
  // South Africa's 2027 runs from 1 March 2026 to 28 February 2027.
  test.each([
    [southAfrica, '2027', '2026-03-01', '2027-02-28', '2027'],
    [southAfrica, '2026/27', '2026-03-01', '2027-02-28', '2027'],
    [southAfrica, '2028', '2027-03-01', '2028-02-29', '2028'],
    [uganda, '2026', '2026-07-01', '2027-06-30', '2026/27'],
    [uganda, '2026-27', '2026-07-01', '2027-06-30', '2026/27'],
    [uganda, '2026/2027', '2026-07-01', '2027-06-30', '2026/27'],
    [mauritius, '2026-2027', '2026-07-01', '2027-06-30', '2026-2027'],
    [kenya, '2026', '2026-01-01', '2026-12-31', '2026'],
  ])('%j "%s"', (country, label, from, to, shown) =>
    expect(parseTaxYear(country, label)).toMatchObject({ from, to, label: shown }),
  );
  test.each([
    [kenya, '2026/27'],
    [uganda, '2026/28'],
    [uganda, 'abcd'],
    [kenya, ''],
    [kenya, '20266'],
  ])('%j does not know "%s"', (country, label) => expect(parseTaxYear(country, label)).toBeUndefined());
  test('the year of a day', () => {
    expect(taxYearOf(southAfrica, '2026-02-28').label).toBe('2026');
    expect(taxYearOf(southAfrica, '2026-03-01').label).toBe('2027');
    expect(taxYearOf(uganda, '2026-06-30').label).toBe('2025/26');
  });
});

describe('the nearest word', () => {
  test.each([
    ['incme', ['income', 'corporate'], 'income'],
    ['anual', ['monthly', 'annual'], 'annual'],
    ['valeu', ['average', 'value'], 'value'],
    ['EK', ['NG', 'KE'], 'KE'],
    ['KX', ['KE', 'NG'], 'KE'],
    ['zzzzzz', ['income'], undefined],
    ['', ['a'], undefined],
  ])('%s', (word, list, meant) => expect(nearest(word, list)).toBe(meant));
  test('does not hang on long words', () => expect(nearest('x'.repeat(100_000), ['income'])).toBeUndefined());
});
