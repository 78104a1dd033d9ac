/** Makes a value when it is first asked for, and keeps it. */
export function once<Value extends NonNullable<unknown>>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}

/** Makes a value once per object and keeps it as long as the object lives. */
export function oncePer<Key extends object, Value extends NonNullable<unknown>>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    let value = values.get(key);
    if (value === undefined) values.set(key, (value = make(key)));
    return value;
  };
}
