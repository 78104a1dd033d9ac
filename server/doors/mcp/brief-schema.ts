import { z } from 'zod';

/** The part of JSON Schema that inputs of tools use. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly default?: string | number | boolean;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** A field as agents list it. A type alias, because JSON values have an index signature and interfaces have none. */
type BriefField = {
  type: string | string[];
  enum?: string[];
  default?: string | number | boolean;
  items?: { type: string };
  description?: string;
};

/** The input of a tool as agents list it. */
export type BriefSchema = {
  readonly type: 'object';
  readonly properties: Record<string, BriefField>;
  readonly required?: string[];
};

/** The members of an object by name, with the words that a choice takes: `children, marital_status (single | married)`. */
const memberNames = (properties: Readonly<Record<string, Schema>>, resolve: (schema: Schema) => Schema): string =>
  Object.entries(properties)
    .map(([name, member]) => {
      const words = resolve(member).enum;
      return words === undefined ? name : `${name} (${words.join(' | ')})`;
    })
    .join(', ');

/** A field that is described elsewhere. */
const typeOnly = ({ type }: BriefField): BriefField => ({ type: Array.isArray(type) ? 'string' : type });

function briefField(field: Schema, resolve: (schema: Schema) => Schema): BriefField {
  const { type, enum: words, default: usual, description, properties, items, anyOf } = resolve(field);
  const sentence = description === undefined ? [] : [description];
  const member = items === undefined ? properties : resolve(items).properties;
  if (member !== undefined) sentence.push(`Fields: ${memberNames(member, resolve)}.`);
  return {
    type: type ?? (anyOf === undefined ? 'string' : anyOf.map((one) => resolve(one).type ?? 'string')),
    ...(words === undefined ? {} : { enum: [...words] }),
    ...(usual === undefined ? {} : { default: usual }),
    ...(type === 'array' && items !== undefined ? { items: { type: resolve(items).type ?? 'string' } } : {}),
    ...(sentence.length === 0 ? {} : { description: sentence.join(' ') }),
  };
}

/**
 * The input of a tool, as short as agents can still use it: fields at the root with what they mean, and an object as the
 * names of its members. The input itself is checked by the whole schema, whose refusals say what is wrong.
 *
 * @param schema of the input
 * @param fields that the tool lists; all if left out
 * @param describedElsewhere fields that another tool of the list describes: only their type is given
 * @param isDescribed was a field with this description listed before? It is asked for each field once.
 */
export function briefSchema(
  schema: z.ZodObject,
  fields?: readonly string[],
  describedElsewhere: readonly string[] = [],
  isDescribed: (name: string, field: object) => boolean = () => false,
): BriefSchema {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const resolve = (part: Schema): Schema => {
    if (part.$ref === undefined) return part;
    const { $ref, ...beside } = part;
    return { ...resolve(whole.$defs![$ref.slice('#/$defs/'.length)]!), ...beside };
  };
  const { properties = {}, required = [] } = resolve(whole);
  const listed = fields ?? Object.keys(properties);
  const fieldOf = (name: string): BriefField => {
    const field = briefField(properties[name]!, resolve);
    return describedElsewhere.includes(name) || isDescribed(name, field) ? typeOnly(field) : field;
  };
  return {
    type: 'object',
    properties: Object.fromEntries(listed.map((name) => [name, fieldOf(name)])),
    ...(required.length === 0 ? {} : { required: [...required] }),
  };
}
