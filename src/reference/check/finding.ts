/** An error in a country file: where it is and what is wrong. */
export interface Finding {
  readonly country: string;
  readonly where: string;
  readonly message: string;
}

/** Every object in a file, with its path. */
export function* objectsIn(
  value: unknown,
  path = '',
): Generator<{ readonly path: string; readonly object: Record<string, unknown> }> {
  if (Array.isArray(value)) {
    for (const [i, inner] of value.entries()) yield* objectsIn(inner, `${path}[${i}]`);
  } else if (typeof value === 'object' && value !== null) {
    yield { path, object: value as Record<string, unknown> };
    for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, path === '' ? key : `${path}.${key}`);
  }
}
