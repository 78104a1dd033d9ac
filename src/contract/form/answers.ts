import { z } from 'zod';
import type { OperationContract } from '../operation';
import { contractOf } from '../operations';
import { mostUsed } from './most-used';

/** What a value of an answer is. */
export type AnswerKind = 'text' | 'number' | 'flag';

/** The values of an answer that later steps of a tool can use, by their path: `data.brackets[].rate`. */
export type AnswerFields = Readonly<Record<string, AnswerKind>>;

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Shared;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Shared;
  readonly propertyNames?: { readonly enum?: readonly string[] };
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
}
interface Shared {
  readonly [name: string]: Schema;
}

const kinds: Readonly<Record<string, AnswerKind>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'flag',
};

/** The parts of `meta` that a person looks at; the others are lists of evidence. */
const metaShown: ReadonlySet<string> = new Set(['meta.data_status', 'meta.as_of', 'meta.confidence']);

/** Steps on the way to a value. What lies deeper is evidence of a single figure. */
const deepest = 4;

/** The members of an object, also of a map whose keys are known. */
const membersOf = ({
  properties,
  propertyNames,
  additionalProperties,
}: Schema): readonly (readonly [string, Schema])[] =>
  properties === undefined
    ? (propertyNames?.enum ?? []).map((name) => [name, additionalProperties as Schema] as const)
    : Object.entries(properties);

/** The values below a schema. Of lists in a list, the inner one is left out: the tools show one level. */
function valuesIn(schema: Schema, path: string, shared: Shared): readonly (readonly [string, AnswerKind])[] {
  const { $ref, anyOf = [], items, type = [] } = schema;
  if ($ref !== undefined) return valuesIn(shared[$ref.split('/').at(-1)!]!, path, shared);
  if (anyOf.length > 0) return anyOf.flatMap((one) => valuesIn(one, path, shared));
  const kind = [type].flat().flatMap((one) => kinds[one] ?? [])[0];
  if (kind !== undefined) return [[path, kind]];
  if (items !== undefined) return path.includes('[]') ? [] : valuesIn(items, `${path}[]`, shared);
  return membersOf(schema).flatMap(([name, inner]) => valuesIn(inner, path === '' ? name : `${path}.${name}`, shared));
}

/** The values of an answer in its order: what was asked for first, then how old it is. */
function valuesOf({ response }: OperationContract): AnswerFields {
  const { $defs = {}, ...schema } = z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }) as Schema;
  const found = valuesIn(schema, '', $defs);
  return Object.fromEntries(
    found.filter(([path]) => metaShown.has(path) || (path.startsWith('data.') && path.split('.').length <= deepest)),
  );
}

/** The values in the answers of the operations that people use most, by operation. */
export const answersOfMostUsed = (): Readonly<Record<string, AnswerFields>> =>
  Object.fromEntries(mostUsed.map((id) => [id, valuesOf(contractOf(id))]));
