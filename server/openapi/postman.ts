import { productName } from '../../src/contract';
import { type Document, needsToken, type Operation, type Parameter } from './document';
import { openApiSteps } from './openapi';

type Json = Readonly<Record<string, unknown>>;

/** The variables that a person fills in. */
const variables = { address: 'baseUrl', key: 'apiKey', token: 'accountToken' } as const;
const filled = (variable: string): string => `{{${variable}}}`;

const keyIn = (variable: string): Json => ({
  type: 'apikey',
  apikey: Object.entries({ key: 'x-api-key', value: filled(variable), in: 'header' }).map(([key, value]) => ({
    key,
    value,
    type: 'string',
  })),
});

/** The key that an operation needs, if it is not that of the collection. */
function authOf(operation: Operation): Json {
  if (operation.security === undefined) return {};
  return { auth: needsToken(operation) ? keyIn(variables.token) : { type: 'noauth' } };
}

const parameterOf = ({ name, description, example }: Parameter): Json => ({
  key: name,
  value: String(example),
  description,
});

function requestOf(method: string, path: string, operation: Operation): Json {
  const { summary, description, parameters, requestBody } = operation;
  const segments = path
    .slice(1)
    .replace(/\{(\w+)\}/g, ':$1')
    .split('/');
  // What may be left out is there to be switched on.
  const query = parameters
    .filter((one) => one.in === 'query')
    .map((one) => ({ ...parameterOf(one), ...(one.required ? {} : { disabled: true }) }));
  const sent = query
    .filter((one) => !('disabled' in one))
    .map((one: Json) => `${String(one['key'])}=${String(one['value'])}`);
  const example = requestBody?.content['application/json'].example;
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      description,
      ...authOf(operation),
      header: example === undefined ? [] : [{ key: 'content-type', value: 'application/json' }],
      url: {
        raw: `${filled(variables.address)}/${segments.join('/')}${sent.length === 0 ? '' : `?${sent.join('&')}`}`,
        host: [filled(variables.address)],
        path: segments,
        query,
        variable: parameters.filter((one) => one.in === 'path').map(parameterOf),
      },
      ...(example === undefined
        ? {}
        : {
            body: {
              mode: 'raw',
              raw: JSON.stringify(example, null, 2),
              options: { raw: { language: 'json' } },
            },
          }),
    },
    response: [],
  };
}

/** Fails a request of a run that is refused. */
const answered = {
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: [
      "pm.test('The question is answered', () => {",
      '  pm.expect(pm.response.code, pm.response.text()).to.be.within(200, 299);',
      '});',
    ],
  },
};

/**
 * The operations of the OpenAPI document as a collection of requests for Postman, in a folder for each subject.
 *
 * @param url address of the service, which a person may change
 */
export function* postmanSteps(url: string): Generator<undefined, Json> {
  const { paths, tags } = (yield* openApiSteps(url)) as Document;
  const folders = new Map<string, Json[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const [tag] = operation.tags;
      folders.set(tag, [...(folders.get(tag) ?? []), requestOf(method, path, operation)]);
    }
  return {
    info: {
      name: productName,
      description: `Every operation of the service, with its example. Fill in ${variables.key} under Variables. The folder Account needs ${variables.token} instead.`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: keyIn(variables.key),
    event: [answered],
    variable: Object.values(variables).map((key) => ({ key, value: key === variables.address ? url : '' })),
    item: [...folders].map(([name, item]) => ({
      name,
      description: tags.find((tag) => tag.name === name)!.description,
      item,
    })),
  };
}
