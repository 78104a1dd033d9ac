import { escaped } from '../html';
import type { Frame } from '../page';
import { type Document, operationsOf, type Placed, type Schema } from '../../openapi/document';
import { fieldRows, fieldTable, namesIn, prose } from './fields';
import { addressLine, operationSection } from './operation';

const address = '/docs/reference';

/** The anchor of the shared objects of a page. */
export const objectsAnchor = 'schemas';

/** The address of the page of a tag. */
export const addressOfTag = (tag: string): string => `${address}/${tag.toLowerCase().replaceAll(' ', '-')}`;

const entry = (tag: string, placed: Placed): string =>
  `<li><a href="${addressOfTag(tag)}#${placed.operation.operationId}">${escaped(placed.operation.summary)}</a> ${addressLine(placed)}</li>`;

/** The first page of the reference: every operation, by tag. */
export function referencePage(frame: Frame, document: Document): string {
  const { info, tags } = document;
  const sections = tags.map(({ name, description }) => {
    const anchor = addressOfTag(name).split('/').at(-1)!;
    return `
      <section class="tag" id="${anchor}" aria-labelledby="${anchor}-title">
        <h2 id="${anchor}-title"><a href="${addressOfTag(name)}">${escaped(name)}</a></h2>
        <p>${escaped(description)}</p>
        <ul class="operations">${operationsOf(document, name)
          .map((placed) => entry(name, placed))
          .join('')}</ul>
      </section>`;
  });
  return frame({
    title: 'API reference',
    address,
    script: 'reference.js',
    body: `
      <h1>API reference</h1>
      <p class="quiet">Version ${escaped(info.version)}. The same for tools: <a href="/openapi.json">openapi.json</a>, OpenAPI 3.1.</p>
      <p>${prose(info.description.split('\n\n')[0]!)}</p>
      <p>Send your key as <code>x-api-key</code>, or as <code>api_key</code> in the address from tools that cannot send headers. Errors have a code and a sentence that says what would be right: see the <a href="/docs/errors">error codes</a>. <a href="/docs/rest">Over REST</a> begins with examples.</p>
      <p class="filter" hidden><label>Find an operation <input type="search" autocomplete="off" spellcheck="false"></label> <span role="status"></span></p>
      ${sections.join('')}`,
  });
}

/** The shared schemas that the operations refer to, also through others, by name. */
function sharedBy({ components: { schemas } }: Document, operations: readonly Placed[]): readonly string[] {
  const found = new Set<string>();
  const waiting = operations.flatMap(({ operation: { parameters, requestBody, responses } }) => [
    ...parameters.flatMap(({ schema }) => namesIn(schema)),
    ...(requestBody === undefined ? [] : namesIn(requestBody.content['application/json'].schema)),
    ...Object.entries(responses).flatMap(([status, { content }]) =>
      status.startsWith('2') && content?.['application/json'] !== undefined
        ? namesIn(content['application/json'].schema)
        : [],
    ),
  ]);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
    if (!found.has(name)) {
      found.add(name);
      waiting.push(...namesIn(schemas[name]!));
    }
  return [...found].sort();
}

/** The fields of a shared schema, or what a value of it may be. */
const schemaTable = (name: string, schema: Schema, shared: Readonly<Record<string, Schema>>): string =>
  fieldTable(
    `Fields of ${name}`,
    fieldRows(schema.properties === undefined ? { properties: { value: schema } } : schema, shared),
  );

/** The page of a tag, an operation or a schema in each step. */
export function* tagPageSteps(frame: Frame, document: Document, tag: string): Generator<undefined, string> {
  const { tags, components } = document;
  const operations = operationsOf(document, tag);
  const sections: string[] = [];
  for (const placed of operations) {
    sections.push(operationSection(placed, components.schemas));
    yield;
  }
  const shared: string[] = [];
  for (const name of sharedBy(document, operations)) {
    const schema = components.schemas[name]!;
    // A link to the anchor unfolds what it stands in.
    shared.push(`
        <details><summary>${name}</summary><div id="schema-${name}">${schema.description === undefined ? '' : `<p>${prose(schema.description)}</p>`}${schemaTable(name, schema, components.schemas)}</div></details>`);
    yield;
  }
  const others = tags.map(({ name }) =>
    name === tag ? `<b>${escaped(name)}</b>` : `<a href="${addressOfTag(name)}">${escaped(name)}</a>`,
  );
  return frame({
    title: `${tag} · API reference`,
    address: addressOfTag(tag),
    script: 'reference.js',
    body: `
      <p class="tags"><a href="${address}">API reference</a>: ${others.join(' · ')}</p>
      <h1>${escaped(tag)}</h1>
      <p>${escaped(tags.find(({ name }) => name === tag)!.description)}</p>${sections.join('')}
      <section id="${objectsAnchor}" aria-labelledby="${objectsAnchor}-title">
        <h2 id="${objectsAnchor}-title">Objects</h2>${shared.join('')}
      </section>`,
  });
}
