import { oncePer } from '../../once';
import type { Reference } from '../../reference';
import type { Context } from '../answer';

/**
 * An answer that depends only on the law and the context. It is computed once for each, because the same context always
 * gives the same answer.
 */
export function onceAWorld<Value extends object>(
  make: (reference: Reference, context: Context) => Value,
): (reference: Reference, context: Context) => Value {
  const answersIn = oncePer((context: Context) => oncePer((reference: Reference) => make(reference, context)));
  return (reference, context) => answersIn(context)(reference);
}
