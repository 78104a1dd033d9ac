import {
  operations,
  pollOperations,
  productName,
  productVersion,
  type PublicContract,
  subscriptionOperations,
} from '../../src/contract';
import { shallow } from './shallow';
import { csvParameters } from '../../src/contract/csv';
import { languageParameter } from '../../src/language/languages';
import { listOf } from '../../src/contract/form/lists';
import { mostUsed } from '../../src/contract/form/most-used';
import { legalPages } from '../../src/contract/legal';
import { heading, sentence, title } from '../../src/contract/form/words';
import { defined } from '../../src/defined';
import { openApiSteps } from '../openapi/openapi';
import { agentOperation } from './agent-operation';
import { type Json, simpler } from './schema';
import { fetched, operationId } from './lists';
import { isSentTo, triggerNeeds, withTrigger } from './triggers';

/** Name of the connection parameter that holds the key, in both files of the connector. */
export const keyParameter = 'api_key';

/**
 * The operations of the contract that the connector has, in its order: those that answer questions, and those that its
 * triggers need. Of twins, one is enough to choose from. Returns and corrections are left out, because their rows and
 * months would make the file too large. Accounts need another kind of key than a connection has.
 */
export const connectorOperations: readonly PublicContract[] = [
  ...operations.filter(
    ({ id, twinOf, manyRows }) => twinOf === undefined && manyRows === undefined && id !== 'calculateCorrection',
  ),
  ...subscriptionOperations.filter(({ id }) => triggerNeeds(id)),
  ...pollOperations,
];

const isMostUsed = (id: string): boolean => (mostUsed as readonly string[]).includes(id);

/** The designers show what is used most at once, and the rest on request. */
const visibilityOf = ({ id }: PublicContract): string => (isMostUsed(id) ? 'important' : 'advanced');

/**
 * A field that a caller fills in. Required fields and those picked from a list are shown first. A fetched list replaces
 * a fixed one.
 */
function asked(name: string, schema: Json, required: boolean): Json {
  const list = listOf(name, schema);
  const { enum: _words, ...open } = schema;
  return {
    ...(list === undefined ? schema : { ...open, 'x-ms-dynamic-values': fetched(list) }),
    'x-ms-summary': title(name),
    'x-ms-visibility': required || list !== undefined ? 'important' : 'advanced',
  };
}

interface DocumentParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Json;
}

function addressParameter({ name, in: place, required, description, schema }: DocumentParameter, shared: Json): Json {
  const { example: _example, ...flat } = simpler(schema, shared);
  return {
    name,
    in: place,
    required,
    ...asked(name, flat, required),
    ...(place === 'path' ? { 'x-ms-url-encoding': 'single' } : {}),
    description: sentence(description),
  };
}

function bodyParameter(schema: Json, shared: Json): Json {
  const { properties, ...body } = simpler(schema, shared);
  const required = new Set((body['required'] ?? []) as string[]);
  const fields = Object.entries(properties as Readonly<Record<string, Json>>).map(([name, field]) => [
    name,
    asked(name, field, required.has(name)),
  ]);
  return {
    name: 'body',
    in: 'body',
    required: true,
    description: 'What is asked.',
    'x-ms-summary': 'Question',
    'x-ms-visibility': 'important',
    schema: { ...body, properties: Object.fromEntries(fields) },
  };
}

interface DocumentOperation {
  readonly parameters: readonly DocumentParameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Json } } };
  readonly responses: Readonly<
    Record<
      string,
      { readonly description: string; readonly content: { readonly 'application/json': { readonly schema: Json } } }
    >
  >;
}

function pathItem(
  contract: PublicContract,
  { parameters, requestBody, responses }: DocumentOperation,
  shared: Json,
): Json {
  const body = requestBody?.content['application/json'].schema;
  return withTrigger(contract.id, {
    operationId: operationId(contract.id),
    summary: heading(contract.summary),
    description: sentence(contract.description),
    'x-ms-visibility': visibilityOf(contract),
    // Flows read JSON, so the choice of a table is left out. Their makers read English.
    parameters: [
      ...parameters
        .filter(({ name }) => !csvParameters.has(name) && name !== languageParameter)
        .map((parameter) => addressParameter(parameter, shared)),
      ...(body === undefined ? [] : [bodyParameter(body, shared)]),
    ],
    // Only the successful answer has a schema, because the designers offer the fields of one answer. Refusals that all
    // operations share, such as a wrong key, are left out: a flow that fails shows their sentence.
    responses: Object.fromEntries(
      Object.entries(responses)
        .filter(([status]) => Number(status) <= 400)
        .map(([status, { description, content }]) => [
          status,
          {
            description: sentence(description),
            ...(status === String(contract.status ?? 200)
              ? { schema: shallow(simpler(content['application/json'].schema, shared), levelsOf(contract)) }
              : {}),
          },
        ]),
    ),
  });
}

/**
 * How deep the answer of an operation is described, where all of it would be a large part of the file: the law of a
 * country, whole payslips inside another answer, and the sources of each figure of each central bank. Flows take what
 * lies deeper as a whole.
 */
const levels: Readonly<Record<string, number>> = {
  getTaxLaw: 4,
  getCentralBankData: 5,
  calculatePayrollYear: 3,
  calculateLeaver: 3,
};
const levelsOf = ({ id }: PublicContract): number => levels[id] ?? Infinity;

/**
 * The custom connector of the Power Platform (Power Automate, Power Apps, Copilot Studio) in OpenAPI 2.0, an operation
 * in each step.
 *
 * @param url address of the service, as the cloud reaches it
 * @param email of its support, which certification asks for; undefined: none is given
 */
export function* connectorDefinition(url: string, email: string | undefined): Generator<undefined, Json> {
  const { host, pathname, protocol } = new URL(url);
  const document = (yield* openApiSteps(url)) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
    readonly components: { readonly schemas: Json };
    readonly webhooks: { readonly event: { readonly post: Required<Pick<DocumentOperation, 'requestBody'>> } };
  };
  const event = document.webhooks.event.post.requestBody.content['application/json'].schema;
  const paths: Record<string, Json> = {};
  for (const contract of connectorOperations) {
    const { method, path } = contract;
    paths[path] = {
      ...paths[path],
      ...(isSentTo(contract.id)
        ? {
            'x-ms-notification-content': {
              description: 'What the service sends when something changes.',
              schema: simpler(event, document.components.schemas),
            },
          }
        : {}),
      [method]: pathItem(contract, document.paths[path]![method]!, document.components.schemas),
    };
    yield;
  }
  return {
    swagger: '2.0',
    info: {
      title: productName,
      description:
        'Income, corporate, withholding and capital gains tax in both directions, VAT, exchange rates, fuel prices and central bank data of the 54 African countries. Every answer says how old it is and what it rests on.',
      version: productVersion,
      contact: { name: 'Support', url: `${url}${legalPages.support.address}`, ...defined({ email }) },
    },
    host,
    basePath: pathname,
    schemes: [protocol.slice(0, -1)],
    consumes: ['application/json'],
    produces: ['application/json'],
    paths: { ...paths, ...agentOperation },
    definitions: {},
    securityDefinitions: { [keyParameter]: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    security: [{ [keyParameter]: [] }],
    // What certification asks for besides.
    'x-ms-connector-metadata': Object.entries({
      Website: url,
      'Privacy policy': `${url}${legalPages.privacy.address}`,
      Categories: 'Finance;Human Resources',
    }).map(([propertyName, propertyValue]) => ({ propertyName, propertyValue })),
  };
}
