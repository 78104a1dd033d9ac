import { largestAmount } from '../../../src/contract/amount';
import { defined } from '../../../src/defined';
import { escaped, scrolling } from '../html';
import type { Schema } from '../../openapi/document';

/** A description as HTML: the document marks code with back-ticks. */
export const prose = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const code = (value: unknown): string =>
  `<code>${escaped(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;

/** How the types of JSON are called here. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
};
const formatNames: Readonly<Record<string, string>> = { date: 'date', 'date-time': 'moment', uri: 'address' };

/** The name of the shared schema that a schema refers to. */
export const nameIn = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1);

const choicesOf = ({ anyOf, oneOf }: Schema): readonly Schema[] | undefined => anyOf ?? oneOf;
const listed = ({ type, items }: Schema): Schema | undefined => (type === 'array' ? items : undefined);
const mapped = ({ additionalProperties }: Schema): Schema | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;

/** What a value may be, in words. Shared schemas are links to their table on the page. */
function typeOf(schema: Schema): string {
  const name = nameIn(schema);
  if (name !== undefined) return `<a href="#schema-${name}">${name}</a>`;
  const choices = choicesOf(schema);
  if (choices !== undefined) return [...new Set(choices.map(typeOf))].join(' or ');
  const items = listed(schema);
  if (items !== undefined) return `list of ${typeOf(items)}`;
  const values = mapped(schema);
  if (values !== undefined) return `object, each value ${typeOf(values)}`;
  if (schema.const !== undefined) return code(schema.const);
  if (schema.format !== undefined && formatNames[schema.format] !== undefined) return formatNames[schema.format]!;
  return [schema.type ?? 'anything']
    .flat()
    .map((type) => typeNames[type] ?? type)
    .join(' or ');
}

const figure = (value: number): string => value.toLocaleString('en-US');

/** The limits of a value, in words. */
function limitsOf(schema: Schema): string {
  const { minimum, exclusiveMinimum, maximum, minItems, maxItems, minLength, maxLength } = schema;
  // The limits of any amount say nothing about one.
  if (maximum === largestAmount) return '';
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum;
  const from = exclusiveMinimum === undefined ? 'From' : 'Above';
  const counted = (fewest: number | undefined, most: number | undefined, what: string): string[] =>
    most === undefined ? [] : [`${fewest === undefined ? 'At most' : `${figure(fewest)} to`} ${figure(most)} ${what}.`];
  return [
    ...(least !== undefined && maximum !== undefined ? [`${from} ${figure(least)} to ${figure(maximum)}.`] : []),
    ...(least !== undefined && maximum === undefined ? [`${from} ${figure(least)}.`] : []),
    ...counted(minItems, maxItems, 'entries'),
    ...counted(minLength, maxLength, 'characters'),
  ].join(' ');
}

/** Everything about a value besides its type. */
export function meaningOf(schema: Schema, example: unknown = schema.examples?.[0]): string {
  const values = schema.enum ?? listed(schema)?.enum;
  return [
    ...(schema.description === undefined ? [] : [prose(schema.description)]),
    ...(values === undefined ? [] : [`One of ${values.map(code).join(', ')}.`]),
    limitsOf(schema),
    ...(example === undefined ? [] : [`Example: ${code(example)}.`]),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A row for a field or a parameter. */
export const fieldRow = (name: string, required: boolean, schema: Schema, meaning: string): string =>
  `<tr><th scope="row"><code>${escaped(name)}</code>${required ? ' <span class="required">required</span>' : ''}</th><td>${typeOf(schema)}</td><td>${meaning}</td></tr>`;

/** A table of fields or parameters. */
export const fieldTable = (label: string, rows: readonly string[]): string =>
  scrolling(
    label,
    `<table class="stacked fields"><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );

/** The objects inside a schema that have no name of their own, with how they are written after the name of the field. */
function inside(schema: Schema): readonly (readonly [mark: string, Schema])[] {
  if (nameIn(schema) !== undefined) return [];
  if (schema.properties !== undefined) return [['', schema]];
  const items = listed(schema);
  if (items !== undefined) return inside(items).map(([mark, inner]) => [`[]${mark}`, inner]);
  const values = mapped(schema);
  if (values !== undefined) return inside(values).map(([mark, inner]) => [`.*${mark}`, inner]);
  return (choicesOf(schema) ?? []).flatMap(inside);
}

/**
 * A row for each field of an object. The fields of objects inside it follow with the name of the outer field before
 * their own, unless the same fields stand above.
 *
 * @param shared schemas by name, for the meaning of fields that refer to one
 */
export function fieldRows(
  schema: Schema,
  shared: Readonly<Record<string, Schema>>,
  before = '',
  seen = new Map<string, string>(),
): readonly string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const full = `${before}${name}`;
    const required = schema.required?.includes(name) ?? false;
    const { description = shared[nameIn(field) ?? '']?.description } = field;
    let meaning = meaningOf({ ...field, ...defined({ description }) });
    const rows: string[] = [];
    for (const [mark, inner] of inside(field)) {
      const form = JSON.stringify(inner.properties);
      const above = seen.get(form);
      if (above !== undefined) {
        meaning += ` Fields as in ${code(above)}.`;
        continue;
      }
      seen.set(form, full);
      rows.push(...fieldRows(inner, shared, `${full}${mark}.`, seen));
    }
    return [fieldRow(full, required, field, meaning), ...rows];
  });
}

/** The names of the shared schemas that a schema refers to, in their order. */
export const namesIn = (schema: Schema): readonly string[] => [
  ...new Set([...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)),
];
