import type { Reference } from '../../reference';
import type { Context } from '../answer';

/**
 * An answer that depends on nothing but the law and the world. It is worked out once for each, because the same world
 * always gives the same answer.
 */
export function onceAWorld<Value extends object>(
  make: (reference: Reference, context: Context) => Value,
): (reference: Reference, context: Context) => Value {
  const worlds = new WeakMap<Context, WeakMap<Reference, Value>>();
  return (reference, context) => {
    let answers = worlds.get(context);
    if (answers === undefined) worlds.set(context, (answers = new WeakMap()));
    let answer = answers.get(reference);
    if (answer === undefined) answers.set(reference, (answer = make(reference, context)));
    return answer;
  };
}
