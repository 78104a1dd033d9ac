import type { Rational } from '../exact/rational';
import { operationOf } from './operators';
import type { Operation } from './operators/operator';
import type { OperatorName, Quantity, QuantityOf } from './quantity';
import { floatSteps, type FloatSteps } from './work-out-float';

/** One step of a list: its operation, its place in the list of results, and the places of its operands. */
export interface Step {
  readonly name: OperatorName;
  readonly own: number;
  readonly operation: Operation;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** Does `a` rest on amounts, which floating point may not hold exactly? */
  readonly isInexact: boolean;
}

/**
 * Quantities as a list of steps, each on the results of earlier ones: the form in which a law is worked out for one
 * employee. No step is repeated.
 */
export interface Steps {
  /** How many results there are: one for each input and each step. */
  readonly count: number;
  readonly inputs: readonly string[];
  /** The place of each input among the results. */
  readonly inputPlaces: Int32Array;
  readonly steps: readonly Step[];
  /** What each step does exactly. A list of functions is quicker to walk than the steps. */
  readonly exactSteps: readonly Operation['exactly'][];
  readonly inFloat: FloatSteps;
  /** The place of each quantity asked for, in their order. */
  readonly results: Int32Array;
  /** The place of every quantity on the way. */
  readonly places: ReadonlyMap<Quantity, number>;
}

/** Writes quantities as steps. */
export function stepsOf(results: readonly Quantity[]): Steps {
  const places = new Map<Quantity, number>();
  const placeOfKey = new Map<string, number>();
  const idOfObject = new Map<object, number>();
  const inputs: string[] = [];
  const inputPlaces: number[] = [];
  const steps: Step[] = [];
  const isInexact: boolean[] = [];

  function textOf(constant: unknown): string {
    if (typeof constant !== 'object' || constant === null) return String(constant);
    const id = idOfObject.get(constant) ?? idOfObject.size;
    idOfObject.set(constant, id);
    return `object ${id}`;
  }

  function addInput({ name, number }: QuantityOf<'input'>): number {
    const known = inputs.indexOf(name);
    if (known >= 0) return inputPlaces[known]!;
    inputs.push(name);
    const own = isInexact.push(!number) - 1;
    inputPlaces.push(own);
    return own;
  }

  function addStep(quantity: QuantityOf<OperatorName>): number {
    const operation = operationOf(quantity);
    const operands = operation.operands.map(placeOf);
    const key = [quantity.op, ...operands, ...operation.constants.map(textOf)].join(' ');
    const known = placeOfKey.get(key);
    if (known !== undefined) return known;
    const [a = 0, b = 0, c = 0] = operands;
    const own = isInexact.push(operands.some((operand) => isInexact[operand])) - 1;
    placeOfKey.set(key, own);
    steps.push({ name: quantity.op, own, operation, a, b, c, isInexact: isInexact[a]! });
    return own;
  }

  function placeOf(quantity: Quantity): number {
    let place = places.get(quantity);
    if (place === undefined) {
      place = quantity.op === 'input' ? addInput(quantity) : addStep(quantity);
      places.set(quantity, place);
    }
    return place;
  }

  const wanted = Int32Array.from(results, placeOf);
  return {
    count: isInexact.length,
    inputs,
    inputPlaces: Int32Array.from(inputPlaces),
    steps,
    exactSteps: steps.map(({ operation }) => operation.exactly),
    inFloat: floatSteps(steps),
    results: wanted,
    places,
  };
}

/**
 * Works out every step exactly.
 *
 * @param inputs in the order of the inputs of the steps
 * @param out receives the results
 */
export function workOutExactly(
  { inputPlaces, exactSteps, inFloat: { own, a, b, c } }: Steps,
  inputs: readonly Rational[],
  out: Rational[],
): void {
  for (let input = 0; input < inputPlaces.length; input++) out[inputPlaces[input]!] = inputs[input]!;
  for (let step = 0; step < exactSteps.length; step++)
    out[own[step]!] = exactSteps[step]!(out[a[step]!]!, out[b[step]!]!, out[c[step]!]!);
}
