import {
  accountOperations,
  countryNames,
  documentOperations,
  itemNameOf,
  operations,
  type PublicContract,
  subscriptionOperations,
} from '../../../src/contract';
import { csvParameters } from '../../../src/contract/csv';
import { languageParameter } from '../../../src/language/languages';
import { modelsOf } from './models';
import { type ApiDocument, apiDocument, type ApiOperation, type JsonSchema } from './schema';
import type { Api, Field, Method, Model, Paging, Type } from './types';

/** The parameter that asks for a file in place of JSON. */
const formatField = 'format';

const verbs = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const;

/** The payload of the success envelope; undefined for an answer of another form. */
const payloadOf = ({ properties = {} }: JsonSchema): JsonSchema | undefined =>
  'success' in properties && 'meta' in properties ? properties['data'] : undefined;

/** The codes that the errors of an operation may have, in lower case. */
const codesIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === 'code' && Array.isArray((inner as JsonSchema).enum)
          ? (inner as { readonly enum: readonly string[] }).enum.map((code) => code.toLowerCase())
          : codesIn(inner),
      );

function errorCodesOf({ paths }: ApiDocument): readonly string[] {
  const answers = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ responses }) => responses));
  const refused = answers.flatMap((responses) =>
    Object.entries(responses).flatMap(([status, answer]) => (status === '200' ? [] : [answer])),
  );
  return [...new Set(codesIn(refused))].sort();
}

/** Operations that change nothing but what a subscription is, and may therefore not be sent again blindly. */
const changing: readonly string[] = subscriptionOperations.filter(({ method }) => method !== 'get').map(({ id }) => id);

/** The newer address of an operation that stands at two. */
const newerTwinOf = (id: string): string | undefined => operations.find(({ twinOf }) => twinOf === id)?.id;

/** The countries by name: the document allows any letter case, which a type cannot say. */
const countryCode: Model = {
  name: 'CountryCode',
  description: 'ISO 3166-1 alpha-2 code of an African country.',
  type: { kind: 'literals', values: Object.keys(countryNames) },
};

/** How a list is answered in parts, from what an operation takes and what its answer has beside the list. */
function pagingOf(sent: readonly Field[], model: Model): Paging | undefined {
  if (!('fields' in model)) return undefined;
  const lists = model.fields.flatMap(({ name, type }) =>
    type.kind === 'list' && type.of.kind === 'named' ? [{ list: name, entry: type.of }] : [],
  );
  const [only, ...others] = lists;
  if (only === undefined || others.length > 0) return undefined;
  const takes = (...names: readonly string[]) => names.every((name) => sent.some((field) => field.name === name));
  const has = (name: string) => model.fields.some((field) => field.name === name);
  if (takes('cursor') && has('next_cursor')) return { by: 'cursor', ...only };
  if (takes('before') && has('more')) return { by: 'before', ...only };
  // A history begins somewhere by itself. What needs its start is one answer about that span.
  const isHistory = sent.some(({ name, required }) => name === 'start' && !required) && takes('end');
  return isHistory ? { by: 'years', ...only } : undefined;
}

/** What the client packages are made from: the OpenAPI document with what only the contract knows. */
export function api(): Api {
  const document = apiDocument();
  const { models: found, typeOf } = modelsOf(document.components.schemas);
  const models = found.map((model) => (model.name === countryCode.name ? countryCode : model));
  const modelOf = new Map<string, Model>(models.map((model) => [model.name, model]));

  const named = (schema: JsonSchema): string => {
    const type = typeOf(schema, '');
    if (type.kind === 'named') return type.name;
    throw new Error('A body needs an id in its schema: client packages name its type.');
  };
  const bodyFields = (name: string): readonly Field[] => {
    const model = modelOf.get(name)!;
    if ('fields' in model) return model.fields;
    throw new Error(`The body ${name} is not an object.`);
  };
  /** A field says at least what its type means. */
  const explained = (field: Field): Field => {
    if (field.description !== '') return field;
    const { type } = field;
    const meaning = type.kind === 'named' ? modelOf.get(type.name)!.description : '';
    if (meaning === '') throw new Error(`The field ${field.name} has no description in the contract.`);
    return { ...field, description: meaning };
  };
  const answerOf = (schema: JsonSchema, id: string): { readonly data: Type } | { readonly whole: Type } => {
    const payload = payloadOf(schema);
    return payload === undefined ? { whole: typeOf(schema, id) } : { data: typeOf(payload, id) };
  };

  function methodOf(contract: PublicContract): Method {
    const { id, method, path, summary, description, csv, permission, filesOnRequest, status = 200 } = contract;
    const { parameters, requestBody, responses }: ApiOperation = document.paths[path]![method]!;
    const body = requestBody && named(requestBody.content['application/json']!.schema);
    const sent = parameters.filter(
      ({ name }) => name !== languageParameter && !(csv !== undefined && csvParameters.has(name)),
    );
    const fields: readonly Field[] = [
      ...sent.map(({ name, required, description: meaning, schema }) => ({
        name,
        required,
        description: meaning,
        type: typeOf(schema, id),
      })),
      ...(body === undefined ? [] : bodyFields(body)),
    ].map(explained);
    const json = fields.filter(({ name }) => filesOnRequest === undefined || name !== formatField);
    if (new Set(fields.map(({ name }) => name)).size < fields.length)
      throw new Error(`${id} has a parameter and a field of its body with the same name.`);
    const found = responses[status]!.content['application/json'];
    const answer = found === undefined ? ({ file: true } as const) : answerOf(found.schema, id);
    return {
      id,
      verb: verbs[method],
      path,
      summary,
      description,
      fields: json,
      body,
      reads: method === 'get' || (permission === undefined && !changing.includes(id)),
      newer: newerTwinOf(id),
      item: itemNameOf(contract),
      answer,
      paging:
        'data' in answer && answer.data.kind === 'named' ? pagingOf(fields, modelOf.get(answer.data.name)!) : undefined,
    };
  }

  /** The operation that gives the file of one that answers with JSON otherwise; its format stands in the address. */
  function fileMethodsOf(contract: PublicContract): readonly Method[] {
    const { id, method, path, filesOnRequest } = contract;
    if (filesOnRequest === undefined) return [];
    const { parameters }: ApiOperation = document.paths[path]![method]!;
    const format = parameters.find(({ name }) => name === formatField)!;
    const formats = (format.schema.enum as readonly string[]).filter((one) => one !== 'json');
    const json = methodOf(contract);
    const [only, ...others] = formats;
    return [
      {
        ...json,
        id: `${id}File`,
        path: `${path}?${formatField}=${others.length === 0 ? only! : `{${formatField}}`}`,
        summary: `${json.summary}, as a file`,
        fields:
          others.length === 0
            ? json.fields
            : [
                ...json.fields,
                {
                  name: formatField,
                  required: true,
                  description: format.description,
                  type: { kind: 'literals', values: formats },
                },
              ],
        answer: { file: true },
        item: undefined,
        paging: undefined,
      },
    ];
  }

  return {
    models,
    finance: [
      ...[...operations, ...subscriptionOperations].flatMap((contract) => [
        methodOf(contract),
        ...fileMethodsOf(contract),
      ]),
      ...documentOperations.map(methodOf),
    ],
    account: accountOperations.map(methodOf),
    errorCodes: errorCodesOf(document),
  };
}
