import type { Rational } from '../exact/rational';
import type { Quantity } from './quantity';
import { type Steps, stepsOf } from './steps';
import { amountOf, type Axis, gross, type Value } from './value';

/**
 * The results of steps as functions of annual gross pay, for one employee.
 *
 * @param inputOf what is known of the employee; undefined for gross pay itself
 * @throws UnsupportedLaw if a result is not piecewise linear in pay
 */
export function onPay(
  { inputs, inputPlaces, steps, results }: Steps,
  inputOf: (name: string) => Rational | undefined,
): { readonly values: readonly Value[]; readonly axes: readonly Axis[] } {
  const axes: Axis[] = [];
  const done: Value[] = [];
  inputs.forEach((name, input) => {
    const known = inputOf(name);
    done[inputPlaces[input]!] = known === undefined ? gross : amountOf(known);
  });
  for (const { own, operation, a, b, c } of steps) done[own] = operation.onPay(done[a]!, done[b]!, done[c]!, axes);
  return { values: Array.from(results, (place) => done[place]!), axes };
}

/** Quantities that depend on nothing but a taxed amount, as functions of it. */
export const onAmount = (quantities: readonly Quantity[]): readonly Value[] =>
  onPay(stepsOf(quantities), () => undefined).values;
