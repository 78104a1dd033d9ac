import type { Rational } from '../exact/rational';
import type { Quantity } from './quantity';
import { stepsOf } from './steps';
import type { Steps } from './work-out';
import { amountOf, type Axis, gross, type Value } from './value';

/**
 * The results of steps as functions of annual gross pay, for one employee.
 *
 * @param inputOf what is known of the employee; undefined for gross pay itself
 * @throws UnsupportedLaw if a result is not piecewise linear in pay
 */
export function onPay(
  { count, operations, inputs, a, b, c, results }: Steps,
  inputOf: (name: string) => Rational | undefined,
): { readonly values: readonly Value[]; readonly axes: readonly Axis[] } {
  const axes: Axis[] = [];
  const done: Value[] = [];
  const valueOf = (input: string): Value => {
    const known = inputOf(input);
    return known === undefined ? gross : amountOf(known);
  };
  for (let i = 0; i < count; i++)
    done.push(operations[i]?.onPay(done[a[i]!]!, done[b[i]!]!, done[c[i]!]!, axes) ?? valueOf(inputs[a[i]!]!));
  return { values: Array.from(results, (step) => done[step]!), axes };
}

/** Quantities that depend on nothing but a taxed amount, as functions of it. */
export const onAmount = (quantities: readonly Quantity[]): readonly Value[] =>
  onPay(stepsOf(quantities), () => undefined).values;
