import { escaped } from '../html';
import type { Language } from '../../../src/language/languages';
import { message, type MessageCode } from '../../../src/language/message';
import { saidOnPage } from '../language';
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

/** What describes the operations: it is in English, also among the words of another language. */
const inEnglish = (content: string, language: Language): string =>
  language === 'en' ? content : `<div lang="en" dir="ltr">${content}</div>`;

/** Says in the language of the reader that the descriptions are in English. */
const englishNotice = (language: Language): string =>
  language === 'en' ? '' : `<p class="warning">${escaped(saidOnPage(message('reference_english'), language))}</p>`;

/** A sentence with parts that are HTML, by their names. */
function sentenceWith(code: MessageCode, language: Language, parts: Readonly<Record<string, string>>): string {
  const names = Object.keys(parts);
  const values = Object.fromEntries(names.map((name, at) => [name, `\uE000${at}\uE001`]));
  return escaped(saidOnPage({ code, values }, language)).replace(
    /\uE000(\d+)\uE001/g,
    (_, at: string) => parts[names[Number(at)]!]!,
  );
}

/** Where the script of the page writes how many operations it found. */
const countPlace = '{count}';

/** The first page of the reference: every operation, by tag. */
export function referencePage(frame: Frame, document: Document, language: Language): string {
  const { info, tags } = document;
  const title = saidOnPage(message('menu_reference'), language);
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
    title,
    written: language,
    address,
    script: 'reference.js',
    body: `
      <h1>${escaped(title)}</h1>
      ${englishNotice(language)}
      <p class="quiet">${sentenceWith('reference_version', language, {
        version: escaped(info.version),
        file: '<a href="/openapi.json">openapi.json</a>',
      })}</p>
      ${inEnglish(`<p>${prose(info.description.split('\n\n')[0]!)}</p>`, language)}
      <p>${sentenceWith('reference_key', language, {
        header: '<code>x-api-key</code>',
        parameter: '<code>api_key</code>',
      })} <a href="/docs/errors">${escaped(saidOnPage(message('menu_errors'), language))}</a>. ${sentenceWith(
        'reference_rest',
        language,
        { rest: `<a href="/docs/rest">${escaped(saidOnPage(message('menu_rest'), language))}</a>` },
      )}</p>
      <p class="filter" hidden><label>${escaped(saidOnPage(message('reference_find'), language))} <input type="search" autocomplete="off" spellcheck="false"></label> <span role="status" data-found="${escaped(saidOnPage(message('reference_found', { count: countPlace }), language))}"></span></p>
      ${inEnglish(sections.join(''), language)}`,
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
export function* tagPageSteps(
  frame: Frame,
  document: Document,
  tag: string,
  language: Language,
): Generator<undefined, string> {
  const reference = saidOnPage(message('menu_reference'), language);
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
    name === tag
      ? `<b><bdi>${escaped(name)}</bdi></b>`
      : `<a href="${addressOfTag(name)}"><bdi>${escaped(name)}</bdi></a>`,
  );
  return frame({
    title: `${tag} · ${reference}`,
    written: language,
    address: addressOfTag(tag),
    script: 'reference.js',
    body: `
      <p class="tags"><a href="${address}"><bdi>${escaped(reference)}</bdi></a>: ${others.join(' · ')}</p>
      <h1>${escaped(tag)}</h1>
      ${englishNotice(language)}
      ${inEnglish(`<p>${escaped(tags.find(({ name }) => name === tag)!.description)}</p>${sections.join('')}`, language)}
      <section id="${objectsAnchor}" aria-labelledby="${objectsAnchor}-title">
        <h2 id="${objectsAnchor}-title">${escaped(saidOnPage(message('reference_objects'), language))}</h2>${inEnglish(shared.join(''), language)}
      </section>`,
  });
}
