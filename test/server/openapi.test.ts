import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../support/http';
import { service } from '../support/service';

type Json = Readonly<Record<string, unknown>>;
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly example?: unknown;
  readonly schema: Json;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly Json[];
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly headers: Json;
        readonly content?: Readonly<
          Record<
            string,
            { readonly schema: Json; readonly examples?: Readonly<Record<string, { readonly value: Json }>> }
          >
        >;
      }
    >
  >;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

let document: Document;
let all: readonly { readonly path: string; readonly method: string; readonly operation: Operation }[];
beforeAll(async () => {
  document = (await openApiDocument()) as unknown as Document;
  all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
});

/** Every schema inside a value, with its place. */
function* schemasIn(value: unknown, at = ''): Generator<readonly [string, Json]> {
  if (typeof value !== 'object' || value === null) return;
  yield [at, value as Json];
  for (const [key, inner] of Object.entries(value)) yield* schemasIn(inner, `${at}/${key}`);
}

/** A schema as a linter reads it that expects examples to have no field that the schema does not name. */
function closed(value: unknown, isBranch = false): unknown {
  if (Array.isArray(value)) return value.map((one) => closed(one, isBranch));
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one, key === 'allOf')]));
  const isOpen = ('properties' in value || 'allOf' in value) && !('additionalProperties' in value);
  return isOpen && !isBranch ? { ...inside, unevaluatedProperties: false } : inside;
}

const validator = () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'api', components: closed(document.components) });
  return (schema: Json) =>
    ajv.compile(JSON.parse(JSON.stringify(closed(schema)).replaceAll('"#/components', '"api#/components')) as Json);
};

test('every parameter has an example that its schema accepts', () => {
  const compile = validator();
  const problems = all.flatMap(({ operation }) =>
    operation.parameters
      .filter(({ example, schema }) => example === undefined || !compile(schema)(example))
      .map(({ name, example }) => `${operation.operationId} ${name}: ${String(example)}`),
  );
  expect(problems).toEqual([]);
});

test('a question made of the examples of its required parameters is answered', async () => {
  for (const { path, method, operation } of all) {
    if (method !== 'get' || path.includes('{') || operation.security?.some((one) => 'account' in one) === true)
      continue;
    const query = operation.parameters
      .filter(({ required }) => required)
      .map(({ name, example }) => `${name}=${String(example)}`);
    const { status } = await service.get(`${path}?${query.join('&')}`);
    expect([operation.operationId, status < 300]).toEqual([operation.operationId, true]);
  }
});

test('no field has a default, which generators of clients would take for a field that must be sent', () => {
  const found = [...schemasIn(document.components.schemas)].filter(
    ([, schema]) => 'default' in schema && !('properties' in schema) && 'type' in schema,
  );
  expect(found.map(([at]) => at)).toEqual([]);
  const { properties, required } = document.components.schemas['PayeRequest'] as {
    readonly properties: Readonly<Record<string, Json>>;
    readonly required: readonly string[];
  };
  expect(required).toEqual(['country', 'amount']);
  expect(properties['period']).toMatchObject({
    'x-default': 'monthly',
    description: expect.stringMatching(/Default: `monthly`\.$/) as string,
  });
});

test('every example of an answer agrees with its schema, also where that is read as complete', () => {
  const compile = validator();
  let examples = 0;
  const problems = all.flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, { content }]) => {
      const json = content?.['application/json'];
      if (json?.examples === undefined) return [];
      const validate = compile(json.schema);
      return Object.entries(json.examples).flatMap(([name, { value }]) => {
        examples += 1;
        return validate(value)
          ? []
          : [`${operation.operationId} ${status} ${name}: ${JSON.stringify(validate.errors?.[0])}`];
      });
    }),
  );
  expect(examples).toBeGreaterThan(1_000);
  expect(problems).toEqual([]);
});

test('what a schema requires is among its fields, and no alternative is listed twice', () => {
  const schemas = [...schemasIn(document.components.schemas)];
  const undefinedFields = schemas.filter(
    ([, { required, properties }]) =>
      Array.isArray(required) && required.some((name: string) => !Object.hasOwn(Object(properties) as object, name)),
  );
  expect(undefinedFields.map(([at]) => at)).toEqual([]);
  const repeated = schemas.filter(([, { anyOf }]) => {
    if (!Array.isArray(anyOf)) return false;
    return new Set(anyOf.map((one) => JSON.stringify(one))).size < anyOf.length;
  });
  expect(repeated.map(([at]) => at)).toEqual([]);
});

test('every documented answer has the header with the id of the request', () => {
  const without = all.flatMap(({ operation }) =>
    Object.entries(operation.responses)
      .filter(([, { headers }]) => !Object.hasOwn(headers, 'X-Request-Id'))
      .map(([status]) => `${operation.operationId} ${status}`),
  );
  expect(without).toEqual([]);
});

test.each([
  ['get', '/api/tax', undefined],
  ['get', '/api/v1/fx/rates?format=csv', undefined],
  ['get', '/api/v1/changes/poll', undefined],
  ['post', '/api/vat', { country: 'KE', amount: 116, mode: 'extract' }],
  ['post', '/api/vat', { country: 'XX', amount: 116, mode: 'extract' }],
  ['post', '/api/v1/calculate', { tool: 'ke-vat', inputs: { amount: 100 } }],
  ['post', '/api/v1/batch', { items: [{ operation: 'country', input: {} }] }],
] as const)('%s %s is answered with the id of the request', async (method, path, body) => {
  const answer = await fetch(new URL(path, process.env['SERVICE_URL']), {
    method: method.toUpperCase(),
    headers: { 'x-api-key': process.env['SERVICE_KEY']!, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/);
});
