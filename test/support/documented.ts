import { type Agent, request } from 'node:http';
import { languages } from '../../src/language/languages';
import { headingOf } from '../../src/language/tables';
import type { ValidateFunction } from 'ajv/dist/2020';
import { parse } from 'csv-parse/sync';

declare global {
  /** Set by the test environment: see run/validators.cjs. */
  var validatorsOf: (components: string) => (schema: string) => ValidateFunction;
}

type Schema = Readonly<Record<string, unknown>>;
interface DocumentedAnswer {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface DocumentedOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, DocumentedAnswer>>;
}
export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** An answer as received. */
export interface WireAnswer {
  readonly status: number;
  /** A header's value by its lower-case name. */
  readonly header: (name: string) => string | null;
  readonly text: string;
}

/** Sends a request as it stands, and takes the answer in. */
export function exchange(
  url: string,
  agent: Agent,
  sent: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | undefined;
  },
): Promise<WireAnswer> {
  const { method, path, headers, body } = sent;
  return new Promise((resolve, reject) => {
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const length = bytes === undefined ? {} : { 'content-length': bytes.length };
    const sending = request(url, { agent, method, path, headers: { ...headers, ...length } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          header: (name) => [response.headers[name] ?? []].flat().join(', ') || null,
          text,
        }),
      );
    });
    sending.on('error', reject);
    sending.end(bytes);
  });
}

type Parsed = { readonly value: unknown } | { readonly problem: string };

/** Headers about the service itself, which must be documented wherever they are sent. */
const told = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after', 'x-request-id'];

/** Errors for addresses and methods that belong to no operation. */
const nowhere: Readonly<Record<number, string>> = { 400: 'bad_request', 404: 'not_found', 405: 'method_not_allowed' };

/** The path of an operation as documented: the service also accepts a trailing slash. */
const pathOf = (address: string): string => address.split(/[?#]/)[0]!.replace(/(?<=.)\/$/, '');

/**
 * Checks answers against the OpenAPI document that the service serves.
 *
 * @returns functions that list how an answer differs from the documentation of its operation and status; empty if it
 *   does not
 */
export function documentedBy(document: OpenApiDocument) {
  const validatorOf = globalThis.validatorsOf(JSON.stringify(document.components));
  const compiled = new Map<Schema, ValidateFunction>();

  function mismatches(schema: Schema, value: unknown): string[] {
    let validate = compiled.get(schema);
    if (validate === undefined) {
      validate = validatorOf(JSON.stringify(schema));
      compiled.set(schema, validate);
    }
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  function parsed(text: string): Parsed {
    try {
      return { value: JSON.parse(text) };
    } catch (problem) {
      return { problem: `is not JSON: ${String(problem)}` };
    }
  }

  /**
   * A table has the documented columns in their order, in one language or another, and rows of equal length, which the
   * parser enforces.
   */
  function tableProblems({ description }: Schema, text: string): string[] {
    try {
      const [header = []] = parse(text, { record_delimiter: '\r\n', bom: true });
      const columns = `Columns: ${header.map((name) => `\`${name}\``).join(', ')}.`;
      const isDocumented = languages.some((language) =>
        String(description)
          .replace(/`(\w+)`/g, (_, field: string) => `\`${headingOf(field, language)}\``)
          .includes(columns),
      );
      return isDocumented ? [] : [`is a table with other columns: ${columns}`];
    } catch (problem) {
      return [`is not CSV: ${String(problem)}`];
    }
  }

  function noOperation({ status, header, text }: WireAnswer): string[] {
    const code = nowhere[status];
    if (code === undefined) return ['is not documented'];
    const body = parsed(text);
    if ('problem' in body) return [body.problem];
    const written = (body.value as { error?: { code?: unknown } } | null)?.error?.code;
    return [
      ...mismatches({ $ref: '#/components/schemas/Error' }, body.value),
      ...(String(written).toLowerCase() === code ? [] : [`has the code ${String(written)} instead of ${code}`]),
      ...(status !== 405 || header('allow') !== null ? [] : ['does not name the methods that are allowed']),
    ];
  }

  /** The addresses with parameters, such as `/api/v1/keys/{id}`. */
  const templates = Object.keys(document.paths)
    .filter((template) => template.includes('{'))
    .map((template) => [new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`), template] as const);
  const pathItemOf = (path: string) =>
    document.paths[path] ?? document.paths[templates.find(([form]) => form.test(path))?.[1] ?? ''];

  function problems(method: string, path: string, answer: WireAnswer): string[] {
    const { status, header, text } = answer;
    if (method === 'OPTIONS' && status === 204) return [];
    const operation = pathItemOf(path)?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
    if (operation === undefined) return method === 'HEAD' ? [] : noOperation(answer);
    const documented = operation.responses[status];
    if (documented === undefined) return [`is not documented: ${text.slice(0, 300)}`];
    const undocumented = told
      .filter(
        (name) =>
          header(name) !== null && !Object.keys(documented.headers ?? {}).some((known) => known.toLowerCase() === name),
      )
      .map((name) => `has the undocumented header ${name}`);
    if (method === 'HEAD') return undocumented;
    if (documented.content === undefined) return text === '' ? undocumented : [...undocumented, 'has a body'];
    const type = (header('content-type') ?? '').split(';')[0]!;
    const schema = documented.content?.[type]?.schema;
    if (schema === undefined) return [...undocumented, `has the undocumented type ${type}`];
    if (schema['format'] === 'binary') return undocumented;
    if (type === 'text/csv') return [...undocumented, ...tableProblems(schema, text)];
    const body = parsed(text);
    return 'problem' in body ? [...undocumented, body.problem] : [...undocumented, ...mismatches(schema, body.value)];
  }

  return {
    /** How an answer differs from the document. Only addresses under `/api/` are operations. */
    differences(method: string, address: string, answer: WireAnswer): string[] {
      const path = pathOf(address);
      if (!path.startsWith('/api/')) return [];
      return problems(method, path, answer).map((problem) => `${method} ${path} ${answer.status}: ${problem}`);
    },
    /** How a batch result differs from the documentation of its operation. */
    resultDifferences(method: string, path: string, result: unknown): string[] {
      const answers = document.paths[path]![method]!.responses;
      const { success, error } = result as { success?: unknown; error?: { code?: string } };
      if (success === true) return mismatches(answers[200]!.content!['application/json']!.schema, result);
      const schemas = Object.values(answers).flatMap<Schema>(
        ({ content }) => content?.['application/json']?.schema ?? [],
      );
      return schemas.some((schema) => mismatches(schema, result).length === 0)
        ? []
        : [`${path}: the error ${String(error?.code)} is not documented: ${JSON.stringify(result).slice(0, 300)}`];
    },
  };
}
export type Documented = ReturnType<typeof documentedBy>;
