import type { Formula } from '../../src/reference/schema';
import { Exact, roundTo, snap, written } from './decimal';
import { evaluate, evaluateLimit, type Scope } from './formula';
import { usualCircumstances } from './where';

const scope: Scope = {
  variable: (name) => new Exact(name === 'gross' ? 1000 : 3),
  converted: (amount, currency) => (currency === 'USD' ? new Exact(amount).times(130) : undefined),
  wage: () => new Exact(21.77),
  aYear: new Exact(12),
  employee: { ...usualCircumstances, marital_status: 'married', children: 2 },
};
const value = (formula: Formula): string => snap(evaluate(formula, scope)).toString();

describe('formulas', () => {
  test('thirds are exact once snapped', () => {
    expect(value({ product: [{ fraction: [1, 3] }, 3] })).toBe('1');
    expect(value({ round: { product: [{ fraction: [1, 3] }, 3] }, to: 1, direction: 'down' })).toBe('1');
  });

  test('a multiple of a wage, as an amount and as a limit', () => {
    expect(value({ times: 27, wage: 'daily' })).toBe('587.79');
    expect(value({ cases: [{ up_to: { times: 50, wage: 'daily' }, then: 1 }, { then: 2 }], on: 'gross' })).toBe('1');
    expect(value({ cases: [{ below: { times: 40, wage: 'daily' }, then: 1 }, { then: 2 }], on: 'gross' })).toBe('2');
  });

  test('arithmetic', () => {
    expect(value({ percent: 7.5, of: 'gross' })).toBe('75');
    expect(value({ percent: { product: [2, 'dependants'] }, of: 'gross' })).toBe('60');
    expect(value({ difference: [1, 'gross', 1] })).toBe('-1000');
    expect(value({ sum: [1, { higher_of: [5, 'gross'] }, { lower_of: [5, 'gross'] }] })).toBe('1006');
  });

  test('without a rate, an amount in another currency is ignored as a limit and is an error elsewhere', () => {
    expect(value({ lower_of: [{ amount: 2, currency: 'USD' }, 'gross'] })).toBe('260');
    expect(value({ lower_of: [{ amount: 2, currency: 'EUR' }, 'gross'] })).toBe('1000');
    expect(evaluateLimit({ amount: 2, currency: 'EUR' }, scope)).toBeUndefined();
    expect(() => value({ sum: [{ amount: 2, currency: 'EUR' }, 'gross'] })).toThrow('no exchange rate');
  });

  test('a case includes its limit with up_to and excludes it with below', () => {
    const cases = [{ below: 10, then: 1 }, { up_to: 20, then: 2 }, { then: 3 }];
    expect([9, 10, 20, 21].map((on) => value({ cases, on }))).toEqual(['1', '2', '2', '3']);
  });

  test('a quotient, and what an amount is in a year', () => {
    expect(value({ quotient: [{ product: [20, 'gross'] }, 'hours'] })).toMatch(/^6666\.6{59}7$/);
    expect(value({ percent: 15, of: { a_year: 'gross' } })).toBe('1800');
  });

  test('the first choice that is for the employee', () => {
    const first_of = [
      { where: { marital_status: 'single', children: 2 }, then: 1 },
      { where: { marital_status: ['married', 'widowed'], children: { at_least: 3 } }, then: 2 },
      { where: [{ age: { at_most: 30 } }, { children: { at_least: 1, at_most: 2 } }], then: 3 },
      { then: 4 },
    ];
    expect([first_of, first_of.slice(0, 2).concat(first_of.slice(3))].map((list) => value({ first_of: list }))).toEqual(
      ['3', '4'],
    );
  });

  test('amounts: a limit belongs to the lower band by default', () => {
    const amounts = [
      { from: 0, to: 10, amount: 1 },
      { from: 10, to: 20, amount: 2 },
    ];
    expect([0, 10, 20, 21].map((of) => value({ amounts, of }))).toEqual(['1', '1', '2', '0']);
    expect([0, 10, 19, 20].map((of) => value({ amounts, of, limit_belongs_to: 'upper' }))).toEqual([
      '1',
      '2',
      '2',
      '0',
    ]);
  });
});

describe('scales', () => {
  const bands = [
    { from: 0, to: 100, rate: 10, fixed: 5, subtract: 0 },
    { from: 100, to: 200, rate: 20, fixed: 7, subtract: 30 },
  ];

  test('marginal: slices, the flat charge of a band once entered, nothing above the last limit', () => {
    expect([0, 50, 100, 150, 300].map((of) => value({ marginal: bands, of }))).toEqual(['5', '10', '15', '32', '42']);
  });

  test('slab: one rate on the whole base', () => {
    expect([0, 100, 101, 200, 201].map((of) => value({ slab: bands, of }))).toEqual(['0', '10', '20.2', '40', '0']);
  });

  test('bracket: the fixed amount and the rate on the excess', () => {
    expect([0, 100, 110].map((of) => value({ bracket: bands, of }))).toEqual(['5', '15', '9']);
  });

  test('rate less amount: never below zero', () => {
    expect([100, 110, 149, 200].map((of) => value({ rate_less_amount: bands, of }))).toEqual(['10', '0', '0', '10']);
  });
});

describe('rounding', () => {
  test('down, up, and half up to a step', () => {
    const value = new Exact('7499.5');
    expect(
      [roundTo(value, 3000, 'down'), roundTo(value, 3000, 'up'), roundTo(value, 3000, 'nearest')].map(String),
    ).toEqual(['6000', '9000', '6000']);
    expect(roundTo(new Exact(7500), 3000, 'nearest').toString()).toBe('9000');
  });

  test('to the minor unit of the currency', () => {
    expect(['XOF', 'TND', 'KES'].map((currency) => written(new Exact('2.5055'), currency))).toEqual([
      '3',
      '2.506',
      '2.51',
    ]);
  });
});
