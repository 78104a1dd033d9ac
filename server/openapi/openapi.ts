import { z } from 'zod';
import { errorMeanings } from '../../src/contract/error-meanings';
import { languageParameter, languages } from '../../src/language/languages';
import {
  accountErrors,
  accountOperations,
  connectionErrors,
  deliveryDays,
  documentOperations,
  doorErrors,
  ErrorBody,
  type ErrorCode,
  errorCodes,
  laterSchema,
  openErrors,
  operations,
  pollEvery,
  pollOperations,
  productName,
  type PublicContract,
  productVersion,
  SubscriptionEvent,
  subscriptionOperations,
  usualErrorStyle,
} from '../../src/contract';
import { confidences } from '../../src/contract/words/truth';
import { atOnce } from '../../src/steps';
import { samplesOf } from './samples';
import { tags } from './tags';
import { defined } from '../../src/defined';

type Json = Record<string, unknown>;

/**
 * Says a default in words. A generator of clients takes a field with `default` for one that always has a value, and so
 * asks callers for it. Tools that fill in forms read `x-default`.
 */
function tellDefault(schema: Json): void {
  const { default: usual, description } = schema;
  if (usual === undefined) return;
  delete schema['default'];
  schema['x-default'] = usual;
  if (Array.isArray(usual) || usual === '') return;
  schema['description'] = [description, `Default: \`${String(usual)}\`.`]
    .filter((text) => text !== undefined)
    .join(' ');
}

/** Writes a map that has every one of its known keys as an object with these fields. */
function nameKeys(schema: Json): void {
  const { propertyNames, additionalProperties, required } = schema;
  const names = (propertyNames as { readonly enum?: readonly string[] } | undefined)?.enum;
  if (names === undefined || required === undefined) return;
  delete schema['propertyNames'];
  schema['properties'] = Object.fromEntries(names.map((name) => [name, additionalProperties]));
  schema['additionalProperties'] = false;
}

/** Converts a schema of the contract for the OpenAPI document. Shared schemas become references to `shared`. */
function convert(schema: z.ZodType, io: 'input' | 'output', shared: Map<string, Json>): Json {
  const {
    $schema: _draft,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      const later = laterSchema(zodSchema);
      if (later !== undefined) Object.assign(jsonSchema, convert(later, io, shared));
      tellDefault(jsonSchema as Json);
      nameKeys(jsonSchema as Json);
    },
  }) as Json & { $defs?: Record<string, Json> };
  for (const [name, definition] of Object.entries($defs ?? {})) shared.set(name, definition);
  const { id, ...own } = rest as Json & { id?: string };
  if (id !== undefined) shared.set(id, own);
  return id === undefined ? rest : { $ref: `#/components/schemas/${id}` };
}

/**
 * Adapts JSON Schema to OpenAPI: references point to `components`, ids are dropped, and `example` becomes `examples`.
 */
function settle(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settle);
  if (typeof value !== 'object' || value === null) return value;
  const settled: Json = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string') settled[key] = inner.replace('#/$defs/', '#/components/schemas/');
    else if (key === 'id' && typeof inner === 'string' && ('type' in value || 'anyOf' in value || 'oneOf' in value))
      continue;
    else if (key === 'example' && ('type' in value || '$ref' in value)) settled['examples'] = [inner];
    else settled[key] = settle(inner);
  }
  return settled;
}

/** Headers that show the limits of the plan and the calls that remain. */
const limitHeaders = {
  'RateLimit-Limit': {
    description: 'Calls that the nearest limit of the plan allows; absent where there is no limit.',
    schema: { type: 'integer' },
  },
  'RateLimit-Remaining': { description: 'Calls left of it.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until the limit resets.', schema: { type: 'integer' } },
};
const retryAfter = {
  'Retry-After': { description: 'Seconds until calls are taken again.', schema: { type: 'integer' } },
};

/** Where and when an operation that tools poll is asked again. */
const pollHeaders = {
  Location: { description: 'The address to ask next.', schema: { type: 'string', format: 'uri' } },
  'Retry-After': {
    description: `Seconds until then: ${pollEvery}, or 0 where more follows at once.`,
    schema: { type: 'integer' },
  },
};

const location = {
  Location: { description: 'Address of what was made.', schema: { type: 'string', format: 'uri' } },
};

const fileHeaders = {
  'Content-Disposition': { description: 'With a file: its name.', schema: { type: 'string' } },
  'X-Svc-Layout-Confidence': {
    description: 'With a file: how sure its layout is, as `layout_confidence` in the JSON.',
    schema: { type: 'string', enum: [...confidences] },
  },
  'X-Svc-Problems': {
    description: 'With a file: how many problems the JSON lists.',
    schema: { type: 'integer' },
  },
};

const requestId = {
  'X-Request-Id': { description: 'Id of the request in the log of the server.', schema: { type: 'string' } },
};

/** What every answer to a readable request says about itself. */
const usualHeaders = { ...limitHeaders, ...requestId };

/** An error code, and its spelling in the answers of a route. */
interface WrittenError {
  readonly code: ErrorCode;
  readonly written: string;
}

const isUpperCase = ({ code, written }: WrittenError): boolean => written !== code;

const errorAnswer = (errors: readonly WrittenError[]): Json => ({
  description: errors.map(({ code, written }) => `\`${written}\`: ${errorMeanings[code]}`).join(' '),
  headers: {
    ...usualHeaders,
    ...(errors.some(({ code }) => code === 'rate_limit_exceeded' || code === 'service_unavailable') ? retryAfter : {}),
  },
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          success: { const: false },
          error: {
            allOf: [
              { $ref: '#/components/schemas/ErrorDetail' },
              {
                type: 'object',
                properties: {
                  code: {
                    type: 'string',
                    enum: errors.map(({ written }) => written),
                    ...(errors.some(isUpperCase)
                      ? { description: 'In upper case at this route. Errors of the connection are in lower case.' }
                      : {}),
                  },
                },
              },
            ],
          },
        },
        required: ['success', 'error'],
        additionalProperties: false,
      },
      examples: Object.fromEntries(
        errors.map(({ code, written }) => [
          code,
          {
            value: {
              success: false,
              error: {
                code: written,
                message: errorMeanings[code],
                docs: `https://example.com/docs/errors#${code}`,
              },
            },
          },
        ]),
      ),
    },
  },
});

/**
 * Every error that an operation can return, in the spelling of the operation. Connection errors are answered before the
 * route is known, so they are in lower case.
 */
function errorsOf({
  method,
  errors,
  csv,
  errorStyle: { upperCase, rename } = usualErrorStyle,
  open = false,
  permission,
}: PublicContract): readonly WrittenError[] {
  const more: readonly ErrorCode[] = [
    // A body is read wherever the method may have one, because many programs send an empty object.
    ...(method === 'get' ? [] : (['invalid_json', 'payload_too_large', 'unsupported_media_type'] as const)),
    ...(csv === undefined ? [] : (['invalid_format'] as const)),
  ];
  const ofDoor = permission !== undefined ? accountErrors : open ? openErrors : doorErrors;
  const codes = [...new Set([...errors, ...more, ...ofDoor.map((code) => rename[code] ?? code)])];
  return [
    ...codes.map((code) => ({ code, written: upperCase ? code.toUpperCase() : code })),
    ...connectionErrors.filter((code) => upperCase || !codes.includes(code)).map((code) => ({ code, written: code })),
  ];
}

/** The columns of the tables of an operation, in their order. */
const columnsInWords = (tables: NonNullable<PublicContract['csv']>): string =>
  tables.map((columns) => `Columns: ${columns.map((column) => `\`${column}\``).join(', ')}.`).join(' Or: ');

/** A file, by its media types. */
const fileContent = (types: readonly string[]): Json =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

function answerContent({ response, files, csv }: PublicContract, shared: Map<string, Json>): Json {
  if (files !== undefined) return fileContent(files);
  return {
    'application/json': { schema: convert(response, 'output', shared) },
    ...(csv === undefined ? {} : { 'text/csv': { schema: { type: 'string', description: columnsInWords(csv) } } }),
  };
}

function responsesOf(operation: PublicContract, shared: Map<string, Json>): Json {
  const errors = errorsOf(operation);
  const statuses = [...new Set(errors.map(({ code }) => errorCodes[code].status))].sort();
  const { status = 200 } = operation;
  return {
    [status]: {
      description: 'The answer.',
      headers: {
        ...usualHeaders,
        ...(operation.polled === true ? pollHeaders : {}),
        ...(status === 201 ? location : {}),
        ...(operation.filesOnRequest === undefined ? {} : fileHeaders),
      },
      content: { ...answerContent(operation, shared), ...fileContent(operation.filesOnRequest ?? []) },
    },
    ...(operation.polled === true
      ? { 202: { description: 'Nothing is new.', headers: { ...usualHeaders, ...pollHeaders } } }
      : {}),
    ...Object.fromEntries(
      statuses.map((status) => [status, errorAnswer(errors.filter(({ code }) => errorCodes[code].status === status))]),
    ),
  };
}

/** Every operation of the document. */
const documented: readonly PublicContract[] = [
  ...operations,
  ...pollOperations,
  ...documentOperations,
  ...subscriptionOperations,
  ...accountOperations,
];

/** The headers of an event. */
const eventHeaders = {
  'webhook-id': 'The id of the delivery, the same at every attempt.',
  'webhook-timestamp': 'When the attempt was made, in seconds since 1970.',
  'webhook-signature': 'The signature of id, time and body, made with the secret of the subscription.',
};

/** The events that the service sends to subscribers. */
const eventsSent = (shared: Map<string, Json>): Json => ({
  event: {
    post: {
      operationId: 'receiveEvent',
      tags: ['Webhooks'],
      summary: 'Receive an event',
      description: `What the service sends to the \`callback_url\` of a subscription, signed as Standard Webhooks has it. Any status from 200 to 299 accepts it. 410 ends the subscription. After any other answer it is sent again, for ${deliveryDays.tried} days.`,
      security: [],
      parameters: Object.entries(eventHeaders).map(([name, description]) => ({
        name,
        in: 'header',
        required: true,
        description,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: convert(SubscriptionEvent, 'output', shared) } },
      },
      responses: { 200: { description: 'The event is accepted.' } },
    },
  },
});

const csvParameters = [
  {
    name: 'format',
    in: 'query',
    required: false,
    description: '`csv` answers with a table; `json`, or nothing, with the envelope.',
    example: 'json',
    schema: { type: 'string', enum: ['json', 'csv'] },
  },
  {
    name: 'bom',
    in: 'query',
    required: false,
    description:
      'A table begins with a byte order mark, by which Excel knows its accents. `0` leaves it out, for programs that do not expect one.',
    example: '0',
    schema: { type: 'string', enum: ['0', '1'] },
  },
];

const languageChoice = {
  name: languageParameter,
  in: 'query',
  required: false,
  description:
    'The language of refusals and notices, and of the headings of a table as CSV. Without it, the `Accept-Language` header decides, or else it is English; headings are then the names of the fields.',
  example: 'en',
  schema: { type: 'string', enum: languages },
};

/** The parameters of a part of the address, each with an example. */
function parametersIn(place: 'path' | 'query', parameters: z.ZodObject | undefined, shared: Map<string, Json>): Json[] {
  const examples = (parameters?.meta()?.['example'] ?? {}) as Json;
  return Object.entries(parameters?.shape ?? {}).map(([name, schema]) => {
    const { description, ...converted } = convert(schema as z.ZodType, 'input', shared);
    const required = !(schema as z.ZodType).safeParse(undefined).success;
    // A reference has what its shared schema says.
    const known = { ...shared.get(String(converted['$ref']).split('/').at(-1)!), ...converted };
    const meaning = description ?? known['description'];
    const [word] = (known['enum'] ?? []) as readonly string[];
    const example = examples[name] ?? known['example'] ?? known['x-default'] ?? word;
    if (meaning === undefined || example === undefined)
      throw new Error(`The parameter ${name} has no description or no example in the contract.`);
    return { name, in: place, required, description: meaning, example, schema: converted };
  });
}

const parametersOf = ({ params, query, csv, open }: PublicContract, shared: Map<string, Json>): Json[] => [
  ...parametersIn('path', params, shared),
  ...parametersIn('query', query, shared),
  ...(csv === undefined ? [] : csvParameters),
  ...(open === true ? [] : [languageChoice]),
];

/**
 * The OpenAPI 3.1 document of the service, generated from its contract, an operation in each step.
 *
 * @param url address of the service
 */
export function* openApiSteps(url: string): Generator<undefined, Json> {
  const shared = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const operation of documented) {
    const { id, method, path, tag, summary, description, body, query, csv } = operation;
    const example = ((body ?? query)?.meta() as { example?: object } | undefined)?.example;
    paths[path] = {
      ...paths[path],
      [method]: {
        operationId: id,
        tags: [tag],
        summary,
        description: csv === undefined ? description : `${description} Also as CSV.`,
        ...(operation.open === true ? { security: [] } : {}),
        ...(operation.permission === undefined ? {} : { security: [{ account: [] }] }),
        parameters: parametersOf(operation, shared),
        ...(body === undefined
          ? {}
          : {
              requestBody: {
                required: true,
                content: {
                  'application/json': {
                    schema: convert(body, 'input', shared),
                    ...defined({ example }),
                  },
                },
              },
            }),
        responses: responsesOf(operation, shared),
        'x-codeSamples': samplesOf(operation, url, example),
      },
    };
    yield;
  }
  convert(ErrorBody, 'output', shared);
  const webhooks = eventsSent(shared);
  return settle({
    openapi: '3.1.0',
    info: {
      title: productName,
      version: productVersion,
      description:
        'Income, corporate, withholding and capital gains tax in both directions and VAT for the 54 African countries, from dated and cited law. Every answer says in `meta` how old it is and what it rests on.\n\nSend your key as `x-api-key`. Errors have a code and a sentence that says what would be right: see the [error codes](/docs/errors).',
      contact: { name: 'Documentation', url: `${url}/docs` },
      license: { name: 'Proprietary', url: `${url}/docs` },
    },
    servers: [{ url }],
    tags,
    security: [{ header: [] }, { query: [] }],
    paths,
    webhooks,
    components: {
      securitySchemes: {
        header: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The recommended way.' },
        account: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description: 'An account token, with the prefix svc_acct_.',
        },
        query: {
          type: 'apiKey',
          in: 'query',
          name: 'api_key',
          description:
            'For tools that cannot send headers. Keys in addresses may be kept in logs and histories of others.',
        },
      },
      schemas: Object.fromEntries([...shared].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }) as Json;
}

/** The OpenAPI document, made without letting others in between. */
export const openApi = (url: string): Json => atOnce(openApiSteps(url));
