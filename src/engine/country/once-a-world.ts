import { oncePer } from '../../once';
import type { Reference } from '../../reference';
import type { Context } from '../answer';

/**
 * An answer that depends on nothing but the law and the world: worked out once for each, because the same world always
 * answers the same.
 */
export function onceAWorld<Value extends object>(
  make: (reference: Reference, context: Context) => Value,
): (reference: Reference, context: Context) => Value {
  const answersIn = oncePer((context: Context) => oncePer((reference: Reference) => make(reference, context)));
  return (reference, context) => answersIn(context)(reference);
}
