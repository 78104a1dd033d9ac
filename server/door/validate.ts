import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { Amount, isAmount } from '../../src/contract/amount';
import type { Failure } from '../../src/contract/error';
import { errorOfField } from '../../src/contract/error-of-field';
import { codeOfField } from '../errors/field-errors';
import { createRecall } from '../../src/recall';

/** What a body or query has wrong. `absent` when a required field was not sent at all. */
export class InvalidInput extends Error {
  constructor(
    readonly failure: Failure,
    readonly absent: boolean,
    readonly field = '',
  ) {
    super(failure.message);
  }
}

const bodyShape: Failure = { code: 'invalid_json', message: 'The body must be a JSON object, for example {"country": "KE", "amount": 85000}.' };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON null says the same as leaving an optional field out. */
function withoutNulls(input: Record<string, unknown>, optional: ReadonlySet<string>): Record<string, unknown> {
  for (const field in input) {
    if (input[field] === null && optional.has(field)) return Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== null || !optional.has(name)));
  }
  return input;
}

function invalidField(field: string, schema: z.ZodType | undefined, message: string, sent: unknown): InvalidInput {
  const repeated = Array.isArray(sent) && sent.length > 1 && sent.every((value) => typeof value === 'string');
  const sentence = repeated ? `\`${field}\` was sent ${sent.length} times: send it once.` : message;
  return new InvalidInput({ code: (schema && errorOfField.get(schema)?.code) ?? codeOfField(field), message: sentence }, sent === undefined || sent === null, field);
}

const unknown = new WeakMap<object, readonly string[]>();

/** Parameters of a checked body or query that the route does not know. */
export const unknownFields = (checked: unknown): readonly string[] => (typeof checked === 'object' && checked !== null ? (unknown.get(checked) ?? []) : []);

/** A parameter that every route takes, whatever its schema says. */
const everywhere = 'api_key';

/** Parameters of a query that are not among the known ones. */
export const strangeParameters = (query: object, known: readonly string[]): readonly string[] => Object.keys(query).filter((field) => !known.includes(field) && field !== everywhere);

/** Checks bodies and queries with the zod schema of a route; the first bad field in the order of the schema decides the error. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => checker(schema, httpPart === 'body');

/** What a checker answers: the checked value, or what is wrong. */
type Checked = { readonly value: unknown } | { readonly error: InvalidInput };

/** Inputs that are remembered as checked, counted in steps; longer values than these are not worth their memory. */
const mostSteps = 20_000;
const longestValue = 40;

/** Remembers the inputs that passed, because the same few questions are asked again and again, most of them with another amount. */
function remembering(check: (input: Record<string, unknown>) => Checked, schema: z.ZodType): (input: Record<string, unknown>) => Checked {
  let recall = createRecall<object>(mostSteps, longestValue);
  const hasAmount = schema instanceof z.ZodObject && schema.shape['amount'] === Amount;
  return (input) => {
    const { amount } = input;
    const anyAmount = hasAmount && isAmount(amount);
    const place = recall.fields(recall.step(recall.start, anyAmount), input, anyAmount ? 'amount' : undefined);
    if (place?.kept !== undefined) return { value: anyAmount ? { ...place.kept, amount } : place.kept };
    if (recall.isFull()) recall = createRecall(mostSteps, longestValue);
    const checked = check(input);
    // What is said of unknown fields is tied to the one input that had them.
    if (place !== undefined && 'value' in checked && unknownFields(checked.value).length === 0) place.kept = checked.value as object;
    return checked;
  };
}

/** Checks input with a zod schema, as the door does for every route. */
export function checker(schema: z.ZodType, isBody: boolean): (input: unknown) => Checked {
  const shape: Readonly<Record<string, z.ZodType>> = schema instanceof z.ZodObject ? schema.shape : {};
  const known = new Set(Object.keys(shape));
  const optional = new Set([...known].filter((field) => shape[field]!.safeParse(undefined).success));
  const check = remembering((input) => {
    const parsed = schema.safeParse(withoutNulls(input, optional));
    if (!parsed.success) {
      const issue = parsed.error.issues[0]!;
      const field = String(issue.path[0] ?? '');
      return { error: invalidField(field, shape[field], issue.message, input[field]) };
    }
    const strange = isBody ? Object.keys(input).filter((field) => !known.has(field)) : strangeParameters(input, [...known]);
    if (strange.length > 0) unknown.set(parsed.data as object, strange);
    return { value: parsed.data };
  }, schema);
  return (input) => (isObject(input) ? check(input) : { error: new InvalidInput(isBody ? bodyShape : { code: 'bad_request', message: 'The parameters cannot be read.' }, false) });
}
