import { fromIssueText } from '../../src/language/issue-text';
import { languageParameter } from '../../src/language/languages';
import { type Message, message } from '../../src/language/message';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { Amount, AmountOrNoProfit, isAmount } from '../../src/contract/amount';
import { withoutEffect } from '../../src/contract/effect';
import type { Failure } from '../../src/contract/error';
import { errorOfField } from '../../src/contract/error-of-field';
import type { Ignored } from '../../src/contract/ignored';
import { laterSchema } from '../../src/contract/checked-later';
import { longestText } from '../../src/contract/limits';
import { ownLength } from '../../src/contract/own-length';
import { createRecall } from '../../src/recall';
import { codeOfField } from '../errors/field-errors';
import { InvalidInput } from '../errors/invalid-input';

const bodyShape: Failure = {
  code: 'invalid_json',
  message: message('body_not_object'),
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON null in an optional field means the same as leaving it out. */
function withoutNulls(input: Record<string, unknown>, optional: ReadonlySet<string>): Record<string, unknown> {
  for (const field in input) {
    if (input[field] === null && optional.has(field))
      return Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== null || !optional.has(name)));
  }
  return input;
}

function invalidField(field: string, schema: z.ZodType | undefined, refusal: Message, sent: unknown): InvalidInput {
  const repeated = Array.isArray(sent) && sent.length > 1 && sent.every((value) => typeof value === 'string');
  const sentence = repeated ? message('field_repeated', { field, times: sent.length }) : refusal;
  return new InvalidInput(
    { code: (schema && errorOfField.get(schema)?.code) ?? codeOfField(field), message: sentence },
    sent === undefined || sent === null,
    field,
  );
}

/** Does a value hold a text, at any depth, that is longer than any route takes? */
function holdsLongText(value: unknown): boolean {
  // Most fields are a number or a short text.
  if (typeof value === 'string') return value.length > longestText;
  if (typeof value !== 'object') return false;
  // Not by calling itself: a value may be nested deeper than calls can be.
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string' && next.length > longestText) return true;
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) rest.push(inner);
  }
  return false;
}

/**
 * Is what a field holds checked by itself later, as the items of a batch and the inputs of a tool are, or has it a length
 * of its own?
 */
const isCheckedLater = (schema: z.ZodType): boolean =>
  ownLength.has(schema) ||
  schema instanceof z.ZodRecord ||
  (schema instanceof z.ZodArray && laterSchema(schema.element) !== undefined);

const ignored = new WeakMap<object, readonly Ignored[]>();
const none: readonly Ignored[] = [];

/**
 * The fields of a checked body or query that had no effect: unknown ones, and those that do not matter to the question.
 */
export const ignoredFields = (checked: unknown): readonly Ignored[] =>
  typeof checked === 'object' && checked !== null ? (ignored.get(checked) ?? none) : none;

/** Parameters that every route takes, whatever its schema says. */
const everywhere: ReadonlySet<string> = new Set(['api_key', languageParameter]);

/** The sentence about a field that the schema does not have. */
const notOfRoute = (field: string): Message => message('not_a_parameter_of_route', { field });

/** The parameters that were sent to a route without parameters. */
export const strangeParameters = (query: object): readonly Ignored[] =>
  Object.keys(query).flatMap((field) => (everywhere.has(field) ? [] : [{ field, why: notOfRoute(field) }]));

/**
 * Checks bodies and queries with the zod schema of a route. The first bad field in the order of the schema decides the
 * error.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) =>
  checker(schema, httpPart === 'body');

/** The result of a check: the checked value, or what is wrong. */
type Checked = { readonly value: unknown } | { readonly error: InvalidInput };

/** How many steps of checked inputs are remembered. Values longer than `longestValue` are not worth their memory. */
const mostSteps = 20_000;
const longestValue = 40;

/** The schemas that accept every {@link isAmount}. */
const amounts: readonly z.ZodType[] = [Amount, AmountOrNoProfit];

/**
 * Remembers the inputs that passed, because callers ask the same few questions again and again, mostly with a different
 * amount.
 */
function remembering(
  check: (input: Record<string, unknown>) => Checked,
  schema: z.ZodType,
): (input: Record<string, unknown>) => Checked {
  let recall = createRecall<object>(mostSteps, longestValue);
  const hasAmount = schema instanceof z.ZodObject && amounts.includes(schema.shape['amount'] as z.ZodType);
  return (input) => {
    const { amount } = input;
    const anyAmount = hasAmount && isAmount(amount);
    const place = recall.fields(recall.step(recall.start, anyAmount), input, anyAmount ? 'amount' : undefined);
    if (place?.kept !== undefined) return { value: anyAmount ? { ...place.kept, amount } : place.kept };
    if (recall.isFull()) recall = createRecall(mostSteps, longestValue);
    const checked = check(input);
    // Notices about ignored fields belong only to the input that had them.
    if (place !== undefined && 'value' in checked && ignoredFields(checked.value).length === 0)
      place.kept = checked.value as object;
    return checked;
  };
}

/**
 * Checks input with a zod schema, as the door does for every route.
 *
 * @param strange the sentence about a field that the schema does not have
 */
export function checker(schema: z.ZodType, isBody: boolean, strange = notOfRoute): (input: unknown) => Checked {
  const shape: Readonly<Record<string, z.ZodType>> = schema instanceof z.ZodObject ? schema.shape : {};
  const known = new Set(Object.keys(shape));
  const optional = new Set([...known].filter((field) => shape[field]!.safeParse(undefined).success));
  const checkedHere = new Set([...known].filter((field) => !isCheckedLater(shape[field]!)));
  /** The first field that holds a text which is too long: of those that were sent, because a schema has many more. */
  const longField = (input: Record<string, unknown>): string | undefined => {
    for (const field in input) if (checkedHere.has(field) && holdsLongText(input[field])) return field;
    return undefined;
  };
  const check = remembering((input) => {
    // Before the schema, whose patterns and suggestions look at whole texts.
    const long = longField(input);
    if (long !== undefined) {
      const sentence = message('text_too_long', { field: long, most: longestText });
      return { error: invalidField(long, shape[long], sentence, input[long]) };
    }
    const parsed = schema.safeParse(withoutNulls(input, optional));
    if (!parsed.success) {
      const issue = parsed.error.issues[0]!;
      const field = String(issue.path[0] ?? '');
      return { error: invalidField(field, shape[field], fromIssueText(issue.message), input[field]) };
    }
    const value = parsed.data as object;
    const [sent, others] = [[] as string[], [] as Ignored[]];
    for (const field in input) {
      if (!known.has(field)) {
        if (isBody || !everywhere.has(field)) others.push({ field, why: strange(field) });
      } else if (input[field] !== null) sent.push(field);
    }
    const idle = [...others, ...withoutEffect(schema, value, sent)];
    if (idle.length > 0) ignored.set(value, idle);
    return { value };
  }, schema);
  return (input) =>
    isObject(input)
      ? check(input)
      : {
          error: new InvalidInput(
            isBody ? bodyShape : { code: 'bad_request', message: message('parameters_unreadable') },
            false,
          ),
        };
}
