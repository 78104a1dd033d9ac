import { sentence, title } from '../../src/contract/form/words';

export type Json = Readonly<Record<string, unknown>>;

/** Keywords with the same meaning in OpenAPI 2.0. */
const same = [
  'type',
  'format',
  'enum',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'required',
] as const;
const handled: ReadonlySet<string> = new Set([
  ...same,
  'x-default',
  '$ref',
  'anyOf',
  'oneOf',
  'const',
  'exclusiveMinimum',
  'properties',
  'additionalProperties',
  'propertyNames',
  'items',
  'description',
  'examples',
]);

const isNull = ({ type }: Json): boolean => type === 'null';
const mapped = (properties: object, change: (schema: Json, name: string) => Json): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, change(schema as Json, name)]));
const named = (properties: object, shared: Json): Json =>
  mapped(properties, (schema, name) => ({ ...simpler(schema, shared), 'x-ms-summary': title(name) }));

/** One schema that accepts what either of two accepts. Fields that only one of them has are optional. */
function either(a: Json, b: Json): Json {
  if (a['type'] !== b['type']) return {};
  const [one, other] = [(a['properties'] ?? {}) as Json, (b['properties'] ?? {}) as Json];
  const required = ((a['required'] ?? []) as string[]).filter((name) =>
    ((b['required'] ?? []) as string[]).includes(name),
  );
  if (a['type'] === 'array') return { type: 'array', items: either(a['items'] as Json, b['items'] as Json) };
  if (a['type'] !== 'object') return { type: a['type'] };
  return {
    type: 'object',
    properties: {
      ...other,
      ...mapped(one, (schema, name) =>
        other[name] === undefined ? schema : { ...either(schema, other[name] as Json), 'x-ms-summary': title(name) },
      ),
    },
    ...(required.length === 0 ? {} : { required }),
  };
}

function objectOf({ properties, additionalProperties, propertyNames }: Json, shared: Json): Json {
  const rest =
    typeof additionalProperties === 'object' && Object.keys(additionalProperties as Json).length > 0
      ? (additionalProperties as Json)
      : undefined;
  const names = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (rest !== undefined && names !== undefined)
    return { properties: named(Object.fromEntries(names.map((name) => [name, rest])), shared) };
  return {
    ...(properties === undefined ? {} : { properties: named(properties as Json, shared) }),
    ...(rest === undefined ? {} : { additionalProperties: simpler(rest, shared) }),
  };
}

/**
 * A schema of the OpenAPI 3.1 document as the Power Platform accepts it in OpenAPI 2.0.
 *
 * The designers read less than 2.0 allows, so:
 * - References are written out in place, because a field that is only a reference cannot have its own name.
 * - Alternatives become one object with all their fields. A field is required only if all of them require it. "Or null"
 *   becomes `x-nullable`. Of alternatives of different types, the first stands: a plain amount.
 * - A constant text becomes an enumeration with one value. Any other constant becomes its type.
 * - A map with known keys becomes an object with these fields, so each can be picked. A map or list of anything holds
 *   objects.
 * - `x-default` becomes the default.
 * - Closed objects become open, because the service may add fields.
 * - An exclusive minimum becomes a minimum with a flag, and the first example becomes the example.
 * - Every field has a readable name in `x-ms-summary`.
 *
 * @param shared the schemas that references point to, by name
 * @throws Error on any other keyword, so nothing is lost without notice
 */
export function simpler(schema: Json, shared: Json): Json {
  const strange = Object.keys(schema).find((keyword) => !handled.has(keyword));
  if (strange !== undefined)
    throw new Error(`The connector cannot say "${strange}" of a schema: ${JSON.stringify(schema).slice(0, 200)}`);
  const { $ref, anyOf, oneOf, description, examples, exclusiveMinimum, items, ...own } = schema;
  const described = {
    ...(description === undefined ? {} : { description: sentence(String(description)) }),
    ...(examples === undefined ? {} : { example: (examples as unknown[])[0] }),
  };
  if ($ref !== undefined) return { ...simpler(shared[String($ref).split('/').at(-1)!] as Json, shared), ...described };
  const alternatives = (anyOf ?? oneOf) as Json[] | undefined;
  if (alternatives !== undefined && own['type'] === undefined) {
    const simple = alternatives.filter((one) => !isNull(one)).map((one) => simpler(one, shared));
    const [first] = simple;
    const united = simple.every((one) => one['type'] === first!['type']) ? simple.reduce(either) : first!;
    return { ...united, ...described, ...(alternatives.some(isNull) ? { 'x-nullable': true } : {}) };
  }
  const types = [own['type'] ?? 'object'].flat();
  const type = types.find((one) => one !== 'null');
  return {
    ...Object.fromEntries(
      same.filter((keyword) => own[keyword] !== undefined).map((keyword) => [keyword, own[keyword]]),
    ),
    type,
    ...(own['x-default'] === undefined ? {} : { default: own['x-default'] }),
    ...(types.includes('null') ? { 'x-nullable': true } : {}),
    ...(typeof own['const'] === 'string' ? { enum: [own['const']] } : {}),
    ...(exclusiveMinimum === undefined ? {} : { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    ...(type === 'array' ? { items: simpler((items ?? {}) as Json, shared) } : {}),
    ...(type === 'object' ? objectOf(own, shared) : {}),
    ...described,
  };
}
