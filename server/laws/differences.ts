/** A value of a request or of an answer. */
export type Value = string | number | boolean | readonly Value[] | { readonly [field: string]: Value };

const amount = new Intl.NumberFormat('en', { maximumFractionDigits: 10 });

function written(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'number' ? amount.format(value) : JSON.stringify(value);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The differences between an answer and the expected values, one line for each field. An answer may have additional
 * fields; a list must have exactly as many entries.
 */
export function differences(expected: Value, received: unknown, field = ''): string[] {
  if (typeof expected === 'object' && isObject(received) && Array.isArray(expected) === Array.isArray(received)) {
    const lengths =
      Array.isArray(expected) && Array.isArray(received) && expected.length !== received.length
        ? [`${field}: expected ${expected.length} entries, received ${received.length}`]
        : [];
    const inside = Object.entries(expected).flatMap(([key, value]) =>
      differences(value as Value, received[key], field === '' ? key : `${field}.${key}`),
    );
    return [...lengths, ...inside];
  }
  return expected === received ? [] : [`${field}: expected ${written(expected)}, received ${written(received)}`];
}
