import { errorCodes } from '../../../src/contract';
import { escaped, scrolling } from '../html';
import { needsToken, type Operation, type Placed, type Schema } from '../../openapi/document';
import { fieldRow, fieldRows, fieldTable, meaningOf, nameIn, prose } from './fields';
import { tryForm } from './try-form';

type Schemas = Readonly<Record<string, Schema>>;

/** What a request must carry. */
function needs(operation: Operation): string {
  if (operation.security?.length === 0) return 'Needs no key.';
  return needsToken(operation)
    ? 'Needs an account token, sent as <code>x-api-key</code>.'
    : 'Needs a key, sent as <code>x-api-key</code>.';
}

const placeNames = { path: 'in the address', query: 'in the query', header: 'in a header' } as const;

function parametersOf({ parameters, operationId }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, required, description, schema, example }) =>
    fieldRow(
      name,
      required,
      schema,
      `${meaningOf({ ...schema, description }, example)} <span class="quiet">${placeNames[place]}</span>`,
    ),
  );
  return `<h3>Parameters</h3>${fieldTable(`Parameters of ${operationId}`, rows)}`;
}

const resolved = (schema: Schema, schemas: Schemas): Schema => {
  const name = nameIn(schema);
  return name === undefined ? schema : schemas[name]!;
};

function bodyOf({ requestBody, operationId }: Operation, schemas: Schemas): string {
  if (requestBody === undefined) return '';
  const rows = fieldRows(resolved(requestBody.content['application/json'].schema, schemas), schemas);
  return `<h3>Body</h3>${fieldTable(`Body of ${operationId}`, rows)}`;
}

/** The fields of an answer. What stands under `data` is written out; it is what readers look for. */
function answerOf({ responses, operationId }: Operation, schemas: Schemas): string {
  const [status, answer] = Object.entries(responses).find(([code]) => code.startsWith('2'))!;
  const schema = answer.content?.['application/json']?.schema;
  if (schema === undefined) {
    const types = Object.keys(answer.content ?? {});
    const file = types.length === 0 ? '' : ` A file: ${types.map((type) => `<code>${type}</code>`).join(' or ')}.`;
    return `<p>Answers with ${status}. ${prose(answer.description)}${file}</p>`;
  }
  const whole = resolved(schema, schemas);
  const { data, ...others } = whole.properties ?? {};
  const table = answer.content?.['text/csv']?.schema.description;
  const rows = [
    ...(data === undefined ? [] : fieldRows({ ...whole, properties: { data: resolved(data, schemas) } }, schemas)),
    ...fieldRows({ ...whole, properties: others }, schemas),
  ];
  return `<details><summary>Answer ${status}</summary>${fieldTable(`Answer of ${operationId}`, rows)}${table === undefined ? '' : `<p>As CSV. ${prose(table)}</p>`}</details>`;
}

/** The error codes, each with its status and meaning. */
function errorsOf({ responses, operationId }: Operation): string {
  const rows = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content?.['application/json']?.examples ?? {}).map(([code, { value }]) => {
      const { error } = value as { readonly error: { readonly code: string; readonly message: string } };
      const anchor = code in errorCodes ? `/docs/errors#${code}` : '/docs/errors';
      return `<tr><th scope="row"><a href="${anchor}"><code>${escaped(error.code)}</code></a></th><td>${status}</td><td>${prose(error.message)}</td></tr>`;
    }),
  );
  if (rows.length === 0) return '';
  const table = `<table class="stacked"><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">When</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<details><summary>Errors (${rows.length})</summary>${scrolling(`Errors of ${operationId}`, table)}</details>`;
}

/** The samples: the first is open. */
const samplesOf = ({ 'x-codeSamples': samples = [] }: Operation): string =>
  samples
    .map(
      ({ label, source }, place) =>
        `<details${place === 0 ? ' open' : ''}><summary>${escaped(label)}</summary><pre><code>${escaped(source)}</code></pre></details>`,
    )
    .join('');

/** The method and the address of an operation. */
export const addressLine = ({ method, path }: Placed): string =>
  path === undefined
    ? 'Sent by the service'
    : `<span class="method ${method}">${method.toUpperCase()}</span> <code>${escaped(path)}</code>`;

/** Everything about an operation. */
export function operationSection(placed: Placed, schemas: Schemas): string {
  const { operation, path } = placed;
  const { operationId: id, summary, description } = operation;
  return `
      <section id="${id}" aria-labelledby="${id}-title">
        <h2 id="${id}-title">${escaped(summary)}</h2>
        <p class="address">${addressLine(placed)}</p>
        <p>${prose(description)}</p>
        ${path === undefined ? '' : `<p class="quiet">${needs(operation)}</p>`}
        ${samplesOf(operation)}${path === undefined ? '' : tryForm({ ...placed, path })}
        ${parametersOf(operation)}${bodyOf(operation, schemas)}
        ${answerOf(operation, schemas)}${errorsOf(operation)}
      </section>`;
}
