import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import type { Failure } from '../../src/contract/error';
import { codeOfField } from '../errors/field-errors';

/** What a body or query has wrong. `absent` when a required field was not sent at all. */
export class InvalidInput extends Error {
  constructor(
    readonly failure: Failure,
    readonly absent: boolean,
  ) {
    super(failure.message);
  }
}

const bodyShape: Failure = { code: 'invalid_json', message: 'The body must be a JSON object, for example {"country": "KE", "amount": 85000}.' };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON null says the same as leaving an optional field out. */
function withoutNulls(input: Record<string, unknown>, optional: readonly string[]): Record<string, unknown> {
  let kept = input;
  for (const field of optional) {
    if (input[field] !== null) continue;
    if (kept === input) kept = { ...input };
    delete kept[field];
  }
  return kept;
}

function invalidField(field: string, message: string, sent: unknown): InvalidInput {
  const repeated = Array.isArray(sent) && sent.length > 1 && sent.every((value) => typeof value === 'string');
  const sentence = repeated ? `\`${field}\` was sent ${sent.length} times: send it once.` : message;
  return new InvalidInput({ code: codeOfField(field), message: sentence }, sent === undefined || sent === null);
}

/** Checks bodies and queries with the zod schema of a route; the first bad field in the order of the schema decides the error. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const optional = schema instanceof z.ZodObject ? Object.keys(schema.shape).filter((field) => (schema.shape[field] as z.ZodType).safeParse(undefined).success) : [];
  return (input: unknown) => {
    if (!isObject(input)) return { error: httpPart === 'body' ? new InvalidInput(bodyShape, false) : new InvalidInput({ code: 'bad_request', message: 'The parameters cannot be read.' }, false) };
    const parsed = schema.safeParse(withoutNulls(input, optional));
    if (parsed.success) return { value: parsed.data };
    const issue = parsed.error.issues[0]!;
    const field = String(issue.path[0] ?? '');
    return { error: invalidField(field, issue.message, input[field]) };
  };
};
