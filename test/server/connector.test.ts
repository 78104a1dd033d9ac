import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  agentPath,
  batchOperations,
  changeKinds,
  operations,
  pollOperations,
  subscriptionOperations,
} from '../../src/contract';
import { finished, removeDirectory, run, temporaryDirectory } from '../support/server-process';
import { service } from '../support/service';
import { differences } from '../support/swagger-schema';

type Json = Readonly<Record<string, unknown>>;
interface Parameter extends Json {
  readonly name: string;
  readonly in: 'path' | 'query' | 'body';
  readonly required: boolean;
  readonly schema?: Schema;
}
interface Schema extends Json {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
}
interface Operation extends Json {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly description: string; readonly schema?: Schema }>>;
}
interface Definition extends Json {
  readonly host: string;
  readonly schemes: readonly string[];
  readonly info: { readonly title: string; readonly description: string; readonly contact: { readonly url: string } };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly securityDefinitions: Readonly<Record<string, Json>>;
}

const page = async (path: string): Promise<Response> => fetch(new URL(path, process.env['SERVICE_URL']));
const folder = temporaryDirectory();
/** The files of the connector. */
const names = ['apiDefinition.swagger.json', 'apiProperties.json', 'icon.png', 'readme.md'];
afterAll(() => removeDirectory(folder));

/** The operations of a path, without what the platform reads of the path itself. */
const methodsOf = (methods: Readonly<Record<string, Operation>>): [string, Operation][] =>
  Object.entries(methods).filter(([method]) => !method.startsWith('x-'));

let definition: Definition;
/** Every operation but that of agents, which describes itself to them. */
let all: readonly { readonly path: string; readonly method: string; readonly operation: Operation }[];
beforeAll(async () => {
  definition = (await (await page('/connector/apiDefinition.swagger.json')).json()) as Definition;
  all = Object.entries(definition.paths)
    .filter(([path]) => path !== agentPath)
    .flatMap(([path, methods]) => methodsOf(methods).map(([method, operation]) => ({ path, method, operation })));
});

/** Every field of a schema with its path. */
function fieldsOf(schema: Schema, at: string): [string, Schema][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, Schema][] => [
    [`${at}.${name}`, field],
    ...fieldsOf(field, `${at}.${name}`),
  ]);
  return [
    ...own,
    ...(schema.items === undefined ? [] : fieldsOf(schema.items, `${at}[]`)),
    ...(schema.additionalProperties === undefined ? [] : fieldsOf(schema.additionalProperties, `${at}.*`)),
  ];
}
const schemasOf = ({ operationId, parameters, responses }: Operation): [string, Schema][] => [
  ...parameters.flatMap((parameter): [string, Schema][] => [
    [`${operationId} ${parameter.name}`, parameter.schema ?? (parameter as Schema)],
  ]),
  ...Object.values(responses).flatMap(({ schema }): [string, Schema][] =>
    schema === undefined ? [] : [[`${operationId} answer`, schema]],
  ),
];
const everyField = (): [string, Schema][] =>
  all.flatMap(({ operation }) => schemasOf(operation).flatMap(([at, schema]) => fieldsOf(schema, at)));

test('it is valid OpenAPI 2.0 with every operation that answers a question, and those of its triggers', async () => {
  const file = join(folder, 'served.json');
  writeFileSync(file, JSON.stringify(definition));
  expect(await finished(run('tools/openapi/validate.ts', [file], {}))).toEqual({
    code: 0,
    stdout: 'valid 2.0\n',
    stderr: '',
  });
  expect(
    Object.entries(definition.paths)
      .flatMap(([path, methods]) =>
        methodsOf(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId.toLowerCase()}`),
      )
      .sort(),
  ).toEqual(
    [
      ...[
        ...operations.filter(
          ({ id, twinOf, manyRows }) => twinOf === undefined && manyRows === undefined && id !== 'calculateCorrection',
        ),
        ...pollOperations,
        ...subscriptionOperations.filter(({ id }) => ['createSubscription', 'deleteSubscription'].includes(id)),
      ].map(({ method, path, id }) => `${method} ${path} ${id.toLowerCase()}`),
      `post ${agentPath} invokemcp`,
    ].sort(),
  );
});

test('it names the address it was requested at, and the header for the key', () => {
  const { host, protocol } = new URL(process.env['SERVICE_URL']!);
  expect([definition.host, definition['basePath'], definition.schemes]).toEqual([host, '/', [protocol.slice(0, -1)]]);
  expect(definition.securityDefinitions).toEqual({ api_key: { type: 'apiKey', in: 'header', name: 'x-api-key' } });
  expect(definition['security']).toEqual([{ api_key: [] }]);
});

describe('rules of the Power Platform', () => {
  test('a short title without the word API, and a description of 30 to 500 characters', () => {
    const { title, description } = definition.info;
    expect(title.length).toBeLessThanOrEqual(30);
    expect(`${title} ${description}`).not.toMatch(/\bAPI\b|Power (Automate|Apps|Platform)|Copilot/i);
    expect(description.length).toBeGreaterThanOrEqual(30);
    expect(description.length).toBeLessThanOrEqual(500);
  });

  test('operation ids are in Pascal case and unique', () => {
    const ids = all.map(({ operation }) => operation.operationId);
    expect(ids.filter((id) => !/^[A-Z][A-Za-z0-9]*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('summaries have at most 80 characters, no slash, and end with a letter or digit; they are unique', () => {
    const summaries = all.map(({ operation }) => operation.summary);
    expect(
      summaries.filter((summary) => summary.length > 80 || summary.includes('/') || !/[\p{L}\p{N}]$/u.test(summary)),
    ).toEqual([]);
    expect(new Set(summaries).size).toBe(summaries.length);
    expect(
      all.filter(
        ({ operation }) => !['important', 'advanced', 'internal'].includes(String(operation['x-ms-visibility'])),
      ),
    ).toEqual([]);
  });

  test('descriptions are plain text and end with a full stop', () => {
    const texts = [
      definition.info.description,
      ...all.flatMap(({ operation }) => [
        operation.description,
        ...operation.parameters.map(({ description }) => description),
        ...Object.values(operation.responses).map(({ description }) => description),
      ]),
      ...everyField().flatMap(([, { description }]) => description ?? []),
    ] as string[];
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => !text.endsWith('.') || text.includes('`'))).toEqual([]);
  });

  test('every parameter and every field has a display name in title case', () => {
    const named: [string, Json][] = [
      ...all.flatMap(({ operation }) =>
        operation.parameters.map((parameter): [string, Json] => [
          `${operation.operationId} ${parameter.name}`,
          parameter,
        ]),
      ),
      ...everyField(),
    ];
    expect(named.length).toBeGreaterThan(500);
    expect(
      named
        .filter(
          ([, field]) =>
            !/^[A-Z0-9]/.test(String(field['x-ms-summary'] ?? '')) || String(field['x-ms-summary']).length > 80,
        )
        .map(([at]) => at),
    ).toEqual([]);
  });

  test('parameters state their visibility, and required ones come first', () => {
    for (const { operation } of all) {
      for (const parameter of operation.parameters) {
        expect(parameter['x-ms-visibility']).toMatch(
          operation['x-ms-trigger'] === undefined ? /^(important|advanced)$/ : /^(important|advanced|internal)$/,
        );
        if (parameter.required) expect(parameter['x-ms-visibility']).toBe('important');
        const required = (parameter.schema?.['required'] ?? []) as string[];
        if (operation['x-ms-trigger'] !== undefined) continue;
        for (const [name, field] of Object.entries(parameter.schema?.properties ?? {}))
          expect([name, field['x-ms-visibility']]).toEqual([
            name,
            required.includes(name) || field['x-ms-dynamic-values'] !== undefined ? 'important' : 'advanced',
          ]);
      }
    }
  });

  test('exactly one response has a schema', () => {
    for (const { operation } of all) {
      expect(
        Object.entries(operation.responses).flatMap(([status, { schema }]) => (schema === undefined ? [] : [status])),
      ).toEqual([expect.stringMatching(/^20[012]$/)]);
      expect(Object.keys(operation.responses)).not.toContain('default');
    }
  });

  test('every schema has a type, and only supported keywords', () => {
    const known = new Set([
      'type',
      'format',
      'description',
      'default',
      'enum',
      'minimum',
      'exclusiveMinimum',
      'maximum',
      'minLength',
      'maxLength',
      'pattern',
      'minItems',
      'maxItems',
      'required',
      'properties',
      'items',
      'additionalProperties',
      'example',
      'x-nullable',
      'x-ms-summary',
      'x-ms-visibility',
      'x-ms-dynamic-values',
      'x-ms-notification-url',
      'x-ms-url-encoding',
    ]);
    const formats = new Set([
      undefined,
      'int32',
      'int64',
      'float',
      'double',
      'byte',
      'binary',
      'date',
      'date-time',
      'password',
      'date-no-tz',
      'html',
      'uri',
    ]);
    const schemas = [...all.flatMap(({ operation }) => schemasOf(operation)), ...everyField()];
    const problems = schemas.flatMap(([at, schema]) => [
      ...Object.keys(schema)
        .filter((keyword) => !known.has(keyword) && !['name', 'in'].includes(keyword))
        .map((keyword) => `${at}: ${keyword}`),
      ...(typeof schema.type === 'string' ? [] : [`${at}: no type`]),
      ...(formats.has(schema['format'] as string | undefined) ? [] : [`${at}: ${String(schema['format'])}`]),
      ...(schema.type === 'array' &&
      (typeof schema.items !== 'object' || Array.isArray(schema.items) || typeof schema.items.type !== 'string')
        ? [`${at}: items`]
        : []),
      ...(Array.isArray(schema['required']) && schema['required'].length === 0 ? [`${at}: nothing required`] : []),
    ]);
    expect(problems).toEqual([]);
    expect(JSON.stringify(definition)).not.toMatch(
      /"(\$ref|anyOf|oneOf|allOf|const|prefixItems|propertyNames|discriminator|examples|nullable)":/,
    );
  });

  test('it names a website, a privacy policy, categories and a contact, which certification asks for', async () => {
    const metadata = definition['x-ms-connector-metadata'] as { propertyName: string; propertyValue: string }[];
    expect(metadata.map(({ propertyName }) => propertyName)).toEqual(['Website', 'Privacy policy', 'Categories']);
    const [website, privacy, categories] = metadata.map(({ propertyValue }) => propertyValue);
    const { url: support } = definition.info.contact;
    for (const address of [website!, privacy!, support]) expect((await fetch(address)).status).toBe(200);
    for (const category of categories!.split(';'))
      expect([
        'AI',
        'Business Management',
        'Business Intelligence',
        'Collaboration',
        'Commerce',
        'Communication',
        'Content and Files',
        'Data',
        'Finance',
        'Human Resources',
        'IT Operations',
        'Productivity',
      ]).toContain(category);
  });

  test('a trigger says how it is tried, and hides what the platform fills in', () => {
    const triggers = all.filter(({ operation }) => operation['x-ms-trigger'] !== undefined);
    expect(triggers.map(({ operation }) => [operation.operationId, operation['x-ms-trigger']])).toEqual([
      ['CreateSubscription', 'single'],
      ['PollChanges', 'batch'],
    ]);
    for (const { operation } of triggers) {
      expect(operation.summary).toMatch(/^When /);
      expect(operation['x-ms-trigger-hint']).toMatch(/\.$/);
      expect(operation['x-ms-visibility']).toBe('important');
    }
    const { operation } = triggers[1]!;
    const named = new Map(operation.parameters.map((parameter) => [parameter.name, parameter]));
    for (const name of ['since', 'cursor', 'until'])
      expect(named.get(name)).toMatchObject({ required: false, 'x-ms-visibility': 'internal' });
    expect(named.get('kind')!['enum']).toEqual([...changeKinds]);
    expect(named.get('country')!['x-ms-dynamic-values']).toMatchObject({ operationId: 'GetCountries' });
    expect(operation.responses['200']!.schema).toMatchObject({ type: 'array', items: { type: 'object' } });
    expect(operation.responses['202']).toEqual({ description: 'Nothing is new.' });
  });

  test('a flow gives its address, sees the fields of an event, and unsubscribes by itself', () => {
    const { post, 'x-ms-notification-content': sent } = definition.paths['/api/v1/subscriptions']!;
    const { properties } = post!.parameters[0]!.schema!;
    const event = sent!['schema'] as Schema;
    const [address, ...others] = Object.entries(properties!).filter(([, field]) => field['x-ms-notification-url']);
    expect([address![0], address![1]['x-ms-visibility'], others]).toEqual(['callback_url', 'internal', []]);
    expect(properties!['countries']!.items!['x-ms-dynamic-values']).toMatchObject({ operationId: 'GetCountries' });
    expect(properties!['thresholds']!.items!.properties).toMatchObject({ pair: {}, direction: {}, rate: {} });
    expect(Object.keys(post!.responses)).toContain('201');
    expect(sent!.description).toMatch(/\.$/);
    expect(event.properties!['data']!.properties).toMatchObject({ title: { type: 'string' }, after: {} });
    const unnamed = fieldsOf(event, 'event').filter(([, field]) => field['x-ms-summary'] === undefined);
    expect(unnamed.map(([at]) => at)).toEqual([]);
    expect(definition.paths['/api/v1/subscriptions/{id}']!['delete']).toMatchObject({ 'x-ms-visibility': 'internal' });
  });

  test('agents find the Model Context Protocol', () => {
    expect(definition.paths[agentPath]!['post']).toMatchObject({
      operationId: 'InvokeMCP',
      'x-ms-agentic-protocol': 'mcp-streamable-1.0',
    });
  });

  // The platform imports at most one megabyte, and its designers get slower with the size.
  test('the file is below 640 kB', () => expect(JSON.stringify(definition).length).toBeLessThan(640_000));

  test('the designers show what is used most first', () => {
    const shown = all.filter(({ operation }) => operation['x-ms-visibility'] === 'important');
    expect(shown.map(({ operation }) => operation.operationId)).toEqual([
      'CalculateTax',
      'GetCountries',
      'CalculateVat',
      'CalculatePaye',
      'CalculatePayrollYear',
      'GetMinimumWages',
      'GetPayrollCalendar',
      'GetExchangeRate',
      'GetFuelPrices',
      'GetCentralBankData',
      'CreateSubscription',
      'PollChanges',
    ]);
  });

  test('every action works with the key of a connection', async () => {
    const { paths } = (await (await page('/openapi.json')).json()) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly security?: readonly Json[] }>>>>;
    };
    const others = all.filter(({ path, method }) => paths[path]![method]!.security?.some((one) => 'account' in one));
    expect(others.map(({ operation }) => operation.operationId)).toEqual([]);
  });
});

test('months and amounts are written, though they are called as currencies are', () => {
  const fields = all.flatMap(({ path, operation }) =>
    operation.parameters.flatMap((parameter) =>
      [[parameter.name, parameter] as const, ...Object.entries(parameter.schema?.properties ?? {})]
        .filter(([name]) => name === 'from' || name === 'to')
        .map(([name, field]) => [path, name, 'x-ms-dynamic-values' in field]),
    ),
  );
  expect(fields).toEqual(
    expect.arrayContaining([
      ['/api/forex', 'from', true],
      ['/api/forex', 'to', true],
      ['/api/v1/payroll/year', 'from', false],
      ['/api/v1/payroll/year', 'to', false],
      ['/api/v1/tax/curve', 'to', false],
    ]),
  );
});

test('the service answers lists of choices at the addresses that the definition gives', async () => {
  const asked = all.flatMap(({ operation }) =>
    operation.parameters.flatMap(
      (parameter) =>
        [[parameter.name, parameter], ...Object.entries(parameter.schema?.properties ?? {})] as [string, Json][],
    ),
  );
  const choices = asked.flatMap(([name, field]) =>
    field['x-ms-dynamic-values'] === undefined
      ? []
      : [{ name, field, list: field['x-ms-dynamic-values'] as Readonly<Record<string, string>> }],
  );
  expect([...new Set(choices.map(({ name }) => name))].sort()).toEqual([
    'base',
    'country',
    'currency',
    'from',
    'fuel_type',
    'to',
    'tool',
  ]);
  const known: Readonly<Record<string, string>> = {
    country: 'KE',
    currency: 'KES',
    from: 'USD',
    to: 'XOF',
    base: 'EUR',
    fuel_type: 'diesel',
    tool: 'ng-paye',
  };
  for (const { name, field, list } of choices) {
    expect(field['enum']).toBeUndefined();
    const { path, method, operation } = all.find((one) => one.operation.operationId === list['operationId'])!;
    expect([method, operation.parameters.filter(({ required }) => required)]).toEqual(['get', []]);
    const { body } = await service.get(path);
    const values = list['value-collection']!.split('/').reduce<unknown>(
      (value, step) => (value as Json)[step],
      body,
    ) as Json[];
    expect(values.length).toBeGreaterThan(3);
    for (const value of values)
      expect([typeof value[list['value-path']!], typeof value[list['value-title']!]]).toEqual(['string', 'string']);
    expect(values.map((value) => value[list['value-path']!])).toContain(known[name]);
  }
});

test.each([
  ['get', '/api/tax', ''],
  ['get', '/api/tax', '?country=KE'],
  ['get', '/api/tax', '?country=ZW'],
  ['get', '/api/fuel', ''],
  ['get', '/api/fuel', '?country=KE'],
  ['get', '/api/rates', ''],
  ['get', '/api/rates', '?country=ZA'],
  ['get', '/api/forex', '?from=USD&to=KES'],
  ['get', '/api/v1/fx/rates', ''],
  ['get', '/api/v1/tax/rates', ''],
  ['get', '/api/v1/tax/treaties', '?country=ZA'],
  ['get', '/api/v1/tools', ''],
  ['get', '/api/v1/currencies', ''],
  ['get', '/api/v1/fuels', ''],
  ['get', '/api/v1/changes/poll', '?since=2026-01-01&kind=law'],
  ['post', '/api/tax', { country: 'KE', amount: 85_000, type: 'income' }],
  ['post', '/api/tax', { country: 'NG', amount: 85_000_000, type: 'corporate' }],
  ['post', '/api/vat', { country: 'GH', amount: 100, mode: 'add' }],
  ['post', '/api/v1/tax/paye', { country: 'ZA', amount: 45_000 }],
  ['post', '/api/v1/calculate', { tool: 'ng-paye', inputs: { grossAnnual: 6_000_000 } }],
  ['post', '/api/v1/calculate', { tool: 'ke-vat', inputs: { amount: 100 } }],
  [
    'post',
    '/api/v1/batch',
    {
      items: [
        { operation: 'tax', input: { country: 'KE', amount: 85_000, type: 'income' }, select: ['net_amount'] },
        { operation: 'vat', input: {} },
      ],
    },
  ],
] as const)('the answer of %s %s%j matches the definition of the connector', async (method, path, asked) => {
  const { status, body } =
    typeof asked === 'string' ? await service.get(`${path}${asked}`) : await service.post(path, asked);
  expect(status).toBe(200);
  expect(differences(definition.paths[path]![method]!.responses['200']!.schema!, body)).toEqual([]);
});

test('an action of the connector sends the address, header and fields that the definition describes', async () => {
  const { parameters } = definition.paths['/api/v1/tax/paye']!['post']!;
  const fields = parameters[0]!.schema!.properties!;
  const sent = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field['default'] !== undefined
        ? [[name, field['default']]]
        : field['example'] !== undefined
          ? [[name, field['example']]]
          : [],
    ),
  );
  const { name } = definition.securityDefinitions['api_key']! as { name: string };
  const response = await fetch(`${definition.schemes[0]}://${definition.host}/api/v1/tax/paye`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [name]: process.env['SERVICE_KEY']! },
    body: JSON.stringify({ ...sent, country: 'KE', pay_date: undefined }),
  });
  expect(await response.json()).toMatchObject({
    success: true,
    data: { country: 'KE', net_amount: 61_017.9 },
    meta: { data_status: expect.any(String) },
  });
});

test('an item of a batch can be filled in field by field', () => {
  const [body] = definition.paths['/api/v1/batch']!['post']!.parameters;
  const { items } = body!.schema!.properties!['items']!;
  expect(items).toMatchObject({
    type: 'object',
    properties: { operation: { enum: [...batchOperations] }, input: { type: 'object' }, select: { type: 'array' } },
    required: ['operation', 'input'],
  });
});

test('the connection keeps the key secret, under the name used in the definition', async () => {
  const response = await page('/connector/apiProperties.json');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const { properties } = (await response.json()) as {
    properties: { connectionParameters: Readonly<Record<string, Json>>; iconBrandColor: string; publisher: string };
  };
  expect(Object.entries(properties.connectionParameters).map(([name, { type }]) => [name, type])).toEqual([
    ['api_key', 'securestring'],
  ]);
  expect(Object.keys(definition.securityDefinitions)).toEqual(Object.keys(properties.connectionParameters));
  expect(properties.connectionParameters['api_key']!['uiDefinition']).toMatchObject({
    constraints: { clearText: false, required: 'true' },
  });
  expect(properties.iconBrandColor).toMatch(/^#[0-9a-f]{6}$/i);
  expect(['#ffffff', '#007ee5']).not.toContain(properties.iconBrandColor);
  expect(properties.publisher).not.toBe('');
});

test('the icon is a square of 100 to 230 pixels', async () => {
  const response = await page('/connector/icon.png');
  expect(response.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  expect(width).toBe(height);
  expect(width).toBeGreaterThanOrEqual(100);
  expect(width).toBeLessThanOrEqual(230);
});

test('the description has the sections of certification, and every operation that people choose from', async () => {
  const text = await (await page('/connector/readme.md')).text();
  const sections = [
    `# ${definition.info.title}`,
    '## Publisher: ',
    '## Prerequisites',
    '## Supported Operations',
    '## Obtaining Credentials',
    '## Known Issues and Limitations',
    '## Deployment Instructions',
  ];
  for (const section of sections) expect(text).toContain(`${section.startsWith('# ') ? '' : '\n'}${section}`);
  expect([...text.matchAll(/^### (.+)$/gm)].map(([, title]) => title)).toEqual(
    expect.arrayContaining([
      'Use the tools for agents',
      ...all
        .filter(({ operation }) => operation['x-ms-visibility'] !== 'internal')
        .map(({ operation }) => operation.summary),
    ]),
  );
});

test('the page offers both files for download and says when the cloud cannot reach them', async () => {
  const response = await page('/connector/');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await response.text();
  const files = [...html.matchAll(/href="(\/connector\/[^"]+)" download/g)].map((match) => match[1]!);
  expect(files).toEqual(names.map((name) => `/connector/${name}`));
  for (const file of files) {
    const { status, headers } = await page(file);
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="${file.split('/').at(-1)}"`,
    ]);
  }
  expect(html).toContain('which Microsoft’s cloud cannot reach');
});

describe('npm run connector', () => {
  test('writes both files for an address, as the server serves them', async () => {
    const { code, stdout } = await finished(
      run(
        'scripts/connector.ts',
        [join(folder, 'a'), '--url', 'https://finance.example.com/africa/', '--email', 'support@example.com'],
        {},
      ),
    );
    expect([code, stdout.trim().split('\n')]).toEqual([0, names.map((name) => join(folder, 'a', name))]);
    const written = JSON.parse(readFileSync(join(folder, 'a/apiDefinition.swagger.json'), 'utf8')) as Definition;
    expect(written).toMatchObject({
      host: 'finance.example.com',
      basePath: '/africa',
      schemes: ['https'],
      info: { contact: { url: 'https://finance.example.com/africa/support', email: 'support@example.com' } },
      paths: definition.paths,
    });
    expect(JSON.parse(readFileSync(join(folder, 'a/apiProperties.json'), 'utf8'))).toEqual(
      await (await page('/connector/apiProperties.json')).json(),
    );
  });

  test('refuses an invalid email address with a sentence', async () => {
    const { code, stderr } = await finished(run('scripts/connector.ts', [join(folder, 'b'), '--email', 'support'], {}));
    expect([code, existsSync(join(folder, 'b'))]).toEqual([1, false]);
    expect(stderr.trim()).toBe('"support" is not an email address, for example support@example.com.');
  });

  test('refuses an invalid address with a sentence', async () => {
    const { code, stderr } = await finished(run('scripts/connector.ts', [join(folder, 'b'), '--url', 'finance'], {}));
    expect([code, existsSync(join(folder, 'b'))]).toEqual([1, false]);
    expect(stderr.trim()).toBe(
      '"finance" is not an address. Write it with http:// or https://, for example https://finance.example.com.',
    );
  });

  test('explains itself', async () => {
    const { code, stdout } = await finished(run('scripts/connector.ts', ['--help'], {}));
    expect([code, stdout]).toEqual([0, expect.stringMatching(/--url <address>/)]);
  });
});
