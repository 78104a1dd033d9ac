/** Makes a value once for each object. It is kept for as long as the object is. */
export function oncePer<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    let value = values.get(key);
    if (value === undefined) values.set(key, (value = make(key)));
    return value;
  };
}
