import { z } from 'zod';
import { defined } from '../../defined';
import { listOf, type ValueList } from './lists';
import type { TaxType } from '../words/tax-types';
import { sentence, title } from './words';

interface Common {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly required: boolean;
  readonly default?: string | number | boolean;
  /** The types of tax that it affects; all if left out. */
  readonly taxTypes?: readonly TaxType[];
}

/** A field of a form. `json` is anything that a form cannot take apart: lists and maps. */
export type FormField = Common &
  (
    | { readonly kind: 'text' | 'number' | 'flag' | 'day' | 'json' }
    | { readonly kind: 'listed'; readonly list: ValueList }
    | { readonly kind: 'choice'; readonly choices: readonly { readonly value: string; readonly label: string }[] }
    | { readonly kind: 'group'; readonly members: readonly FormField[] }
  );

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly default?: string | number | boolean;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

function fieldOf(name: string, sent: Schema, required: boolean, shared: Readonly<Record<string, Schema>>): FormField {
  const schema = resolved(sent, shared);
  const common: Common = {
    name,
    label: title(name),
    description: schema.description === undefined ? '' : sentence(schema.description),
    required,
    ...defined({ default: schema.default }),
  };
  const list = listOf(name, schema);
  if (list !== undefined) return { ...common, kind: 'listed', list };
  if (schema.enum !== undefined)
    return { ...common, kind: 'choice', choices: schema.enum.map((value) => ({ value, label: title(value) })) };
  if (schema.type === 'object' && schema.properties !== undefined)
    return { ...common, kind: 'group', members: membersOf(schema, shared) };
  if (schema.type === 'boolean') return { ...common, kind: 'flag' };
  if (schema.type === 'number' || schema.type === 'integer') return { ...common, kind: 'number' };
  if (schema.type === 'string') return { ...common, kind: schema.format === 'date' ? 'day' : 'text' };
  return { ...common, kind: 'json' };
}

/** A schema without references. Of alternatives the first stands, such as a plain amount. */
function resolved({ $ref, anyOf, ...own }: Schema, shared: Readonly<Record<string, Schema>>): Schema {
  if ($ref !== undefined) return { ...resolved(shared[$ref.split('/').at(-1)!]!, shared), ...own };
  return anyOf === undefined ? own : { ...resolved(anyOf[0]!, shared), ...own };
}

const membersOf = ({ properties = {}, required = [] }: Schema, shared: Readonly<Record<string, Schema>>): FormField[] =>
  Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name), shared));

/**
 * The fields that a person fills in to send this input, in its order.
 *
 * @param input body or query of an operation
 */
export function fieldsOf(input: z.ZodObject): readonly FormField[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
  const shared = schema.$defs ?? {};
  return membersOf(resolved(schema, shared), shared);
}
