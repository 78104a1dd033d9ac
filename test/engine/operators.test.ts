import { amounts as amountsByBand, marginal } from '../../src/engine/law/bands';
import { valueAt } from '../../src/engine/exact/piecewise';
import { add, equal, type Rational, rational, toNumber, zero } from '../../src/engine/exact/rational';
import { onPay } from '../../src/engine/law/on-pay';
import {
  amountInput,
  apply,
  choose,
  difference,
  directions,
  gross,
  higherOf,
  lowerOf,
  notNegative,
  numberInput,
  type Operator,
  product,
  type Quantity,
  quotient,
  rounded,
  sum,
  times,
} from '../../src/engine/law/quantity';
import { stepsOf } from '../../src/engine/law/steps';
import { fixedOf, type Value } from '../../src/engine/law/value';
import { inexactness, type Margin, workOut, workOutExactly } from '../../src/engine/law/work-out';
import { random } from '../support/random';

const bands = marginal([
  { from: 0, to: 1000, rate: 10 },
  { from: 1000, to: 5000, rate: 22.5 },
  { from: 5000, to: null, rate: 30 },
]);

const steppedBands = amountsByBand(
  [
    { from: 0, to: 1000, amount: 10 },
    { from: 1000, to: null, amount: 25 },
  ],
  'lower',
);

/** Every operator with operands `x`, `y` and `z`, in each of its forms. */
const forms: Readonly<Record<Operator, (x: Quantity, y: Quantity, z: Quantity) => readonly Quantity[]>> = {
  amount: (x) => [
    choose(x, rational(-1e12), false, x, { op: 'amount', amount: rational(1234.5), pay: false, axes: 1 }),
  ],
  sum: (x, y) => [sum(x, y)],
  difference: (x, y) => [difference(x, y)],
  lower: (x, y) => [lowerOf(x, y)],
  higher: (x, y) => [higherOf(x, y)],
  product: (x, y) => [product(x, y)],
  quotient: (x, y) => [quotient(x, y)],
  scaled: (x) => [times(x, rational(0.075)), times(x, rational(-3))],
  notNegative: (x, y) => [notNegative(difference(x, y))],
  applied: (x) => [apply(bands, x), apply(steppedBands, x)],
  rounded: (x) => directions.map((direction) => rounded(x, rational(2.5), direction, 1)),
  choice: (x, y, z) => [choose(x, rational(1000), false, y, z), choose(x, rational(1000), true, y, z)],
};

const names = ['x', 'y', 'z'];
const next = random(33);
/** Amounts around the limits above: on them, halfway between two rounding steps, and anywhere. */
const amounts = [0, 1, 1.25, 2.5, 3.75, 999.75, 1000, 1000.25, 5000, 5001.25];
const anAmount = (): number =>
  next() < 0.5 ? amounts[Math.floor(next() * amounts.length)]! : Math.floor(next() * 40_000) / 4;
const aCase = (): ReadonlyMap<string, number> => new Map(names.map((name) => [name, anAmount()]));
const cases = Array.from({ length: 400 }, aCase);

const operators = Object.keys(forms) as Operator[];

function exactly(quantity: Quantity, values: ReadonlyMap<string, number>): Rational {
  const steps = stepsOf([quantity]);
  const out: Rational[] = [];
  workOutExactly(
    steps,
    steps.inputs.map((name) => rational(values.get(name)!)),
    out,
  );
  return out[steps.results[0]!]!;
}

function inFloat(quantity: Quantity, values: ReadonlyMap<string, number>): { result: number; margin: Margin } {
  const steps = stepsOf([quantity]);
  const out = new Float64Array(steps.count);
  const margin = { least: Infinity, top: 0 };
  workOut(
    steps,
    Float64Array.from(steps.inputs, (name) => values.get(name)!),
    out,
    margin,
  );
  return { result: out[steps.results[0]!]!, margin };
}

describe.each(operators)('%s', (operator) => {
  test('floating point gives what exact arithmetic gives', () => {
    const numbers = names.map(numberInput) as [Quantity, Quantity, Quantity];
    for (const quantity of forms[operator](...numbers))
      for (const values of cases) {
        const { result, margin } = inFloat(quantity, values);
        expect(margin.least).toBe(Infinity);
        expect(Math.abs(result - toNumber(exactly(quantity, values)))).toBeLessThanOrEqual(margin.top * inexactness);
      }
  });

  test('where amounts are inexact, floating point is right or says how near it came to a limit', () => {
    const inexact = names.map(amountInput) as [Quantity, Quantity, Quantity];
    for (const quantity of forms[operator](...inexact))
      for (const values of cases) {
        const shifted = new Map([...values].map(([name, value]) => [name, value * (1 + 1e-13)]));
        const { result, margin } = inFloat(quantity, shifted);
        const error = margin.top * inexactness;
        if (margin.least > error)
          expect(Math.abs(result - toNumber(exactly(quantity, values)))).toBeLessThanOrEqual(error);
      }
  });

  test('as a function of pay, a known pay gives the exact amount', () => {
    const inputs = names.map(amountInput) as [Quantity, Quantity, Quantity];
    for (const quantity of forms[operator](...inputs))
      for (const values of cases) {
        const { values: results } = onPay(stepsOf([quantity]), (name) => rational(values.get(name)!));
        expect(equal(fixedOf(results[0]!)!, exactly(quantity, values))).toBe(true);
      }
  });

  test('as a function of pay, any pay gives the exact amount', () => {
    const [, y, z] = names.map(amountInput) as [Quantity, Quantity, Quantity];
    for (const quantity of forms[operator](gross, y, z))
      for (const values of cases.slice(0, 100)) {
        const { values: results, axes } = onPay(stepsOf([quantity]), (name) =>
          name === 'gross' ? undefined : rational(values.get(name)!),
        );
        const pay = rational(values.get('x')!);
        const onAxis = [
          pay,
          ...axes.map(({ base, step, direction }) =>
            exactly(rounded(numberInput('base'), step, direction, 1), new Map([['base', toNumber(at(base, [pay]))]])),
          ),
        ];
        const all = new Map([...values, ['gross', values.get('x')!]]);
        expect(equal(at(results[0]!, onAxis), exactly(quantity, all))).toBe(true);
      }
  });
});

/** The amount of a value, given the amount on each of its axes. */
function at({ terms }: Value, onAxis: readonly Rational[]): Rational {
  return terms.reduce<Rational>(
    (amount, term, axis) => (term === undefined ? amount : add(amount, valueAt(term, onAxis[axis]!))),
    zero,
  );
}
