import type { JsonSchema } from './schema';
import type { Field, Model, Type } from './types';
import { pascal, singular } from './words';

/** `Error` has a meaning of its own in TypeScript. */
const renamed: Readonly<Record<string, string>> = { Error: 'ErrorBody' };
const modelName = (name: string): string => renamed[name] ?? name;

const plainTypes = ['string', 'number', 'integer', 'boolean', 'null'] as const;
const unknown: Type = { kind: 'plain', name: 'unknown' };

/** @throws Error for a type that has no translation, so that none is lost */
function plain(name: string): Type {
  const known = plainTypes.find((type) => type === name);
  if (known === undefined) throw new Error(`Client packages have no type for ${name}.`);
  return { kind: 'plain', name: known };
}

const sameAs = (schema: JsonSchema): string =>
  JSON.stringify(schema, (key, value: unknown) => (key === 'description' ? undefined : value));

function union(types: readonly Type[]): Type {
  const flat = types.flatMap((type) => (type.kind === 'union' ? type.of : [type]));
  const distinct = [...new Map(flat.map((type) => [JSON.stringify(type), type])).values()];
  return distinct.length === 1 ? distinct[0]! : { kind: 'union', of: distinct };
}

/** How often each inline object stands under the properties of one schema. */
function inlineObjects(schema: JsonSchema, counted = new Map<string, number>()): ReadonlyMap<string, number> {
  for (const inner of [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), schema.items ?? []].flat()) {
    if (inner.properties !== undefined) counted.set(sameAs(inner), (counted.get(sameAs(inner)) ?? 0) + 1);
    inlineObjects(inner, counted);
  }
  return counted;
}

/**
 * The schemas of the document as models. An object inside another gets a name of its own, because Python has no types
 * without a name: that of its owner and its property, such as `TaxResultFamily`. What several properties of a schema
 * share is its `Value`: `InKindValue`. Objects of the same form share the first name.
 */
export function modelsOf(schemas: Readonly<Record<string, JsonSchema>>): {
  readonly models: readonly Model[];
  /** The type of a schema of an operation. `owner` names what it belongs to. */
  readonly typeOf: (schema: JsonSchema, owner: string) => Type;
} {
  const models = new Map<string, Model>();
  const inlineNames = new Map<string, string>();

  function fieldsOf({ properties = {}, required = [] }: JsonSchema, owner: string): readonly Field[] {
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      type: typeOf(schema, `${owner}${pascal(name)}`, owner),
      required: required.includes(name),
      description: schema.description ?? '',
    }));
  }

  /** The name, with a number where several forms of one property would have it. */
  const freeName = (name: string, number = 1): string => {
    const numbered = number === 1 ? name : `${name}${number}`;
    return models.has(numbered) || numbered in schemas ? freeName(name, number + 1) : numbered;
  };

  function inlineObject(schema: JsonSchema, name: string): Type {
    const form = sameAs(schema);
    const known = inlineNames.get(form);
    if (known !== undefined) return { kind: 'named', name: known };
    const free = freeName(name);
    inlineNames.set(form, free);
    models.set(free, { name: free, description: schema.description ?? '', fields: fieldsOf(schema, free) });
    return { kind: 'named', name: free };
  }

  /** @param name the name of an object that stands here @param owner the model around it */
  function typeOf(schema: JsonSchema, name: string, owner: string): Type {
    if (schema.$ref !== undefined) return { kind: 'named', name: modelName(schema.$ref.split('/').at(-1)!) };
    if (schema.const !== undefined) return { kind: 'literals', values: [schema.const] };
    if (schema.enum !== undefined) return { kind: 'literals', values: schema.enum };
    if (schema.properties !== undefined) {
      const shared = (shares.get(owner)?.get(sameAs(schema)) ?? 0) > 1;
      return inlineObject(schema, shared ? `${owner}Value` : name);
    }
    if (schema.type === 'array') return { kind: 'list', of: typeOf(schema.items ?? {}, singular(name), owner) };
    if (schema.type === 'object')
      return {
        kind: 'map',
        keys: typeOf(schema.propertyNames ?? { type: 'string' }, name, owner),
        of:
          typeof schema.additionalProperties === 'object' ? typeOf(schema.additionalProperties, name, owner) : unknown,
        complete: schema.required !== undefined,
      };
    // A number that may also be sent as text states its type beside `anyOf`.
    if (schema.type !== undefined) return union([schema.type].flat().map(plain));
    return schema.anyOf === undefined ? unknown : union(schema.anyOf.map((one) => typeOf(one, name, owner)));
  }

  const shares = new Map(Object.entries(schemas).map(([name, schema]) => [modelName(name), inlineObjects(schema)]));
  for (const [key, schema] of Object.entries(schemas)) {
    const name = modelName(key);
    const description = schema.description ?? '';
    models.set(
      name,
      schema.properties === undefined
        ? { name, description, type: typeOf(schema, name, name) }
        : { name, description, fields: fieldsOf(schema, name) },
    );
  }
  return {
    models: [...models.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    typeOf: (schema, owner) => typeOf(schema, owner, owner),
  };
}
