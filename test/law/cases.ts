import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Value } from '../../server/laws/differences';
import { type OperationContract, operations } from '../../src/contract';

/** `15,269.60`: amounts as written in a working. */
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const looksLikeAmount = /^-?[\d.]*,[\d.,]*$/;

const Text = z
  .string()
  .refine((text) => grouped.test(text) || !looksLikeAmount.test(text))
  .transform((text) => (grouped.test(text) ? Number(text.replaceAll(',', '')) : text));
const Value: z.ZodType<Value> = z.lazy(() =>
  z.union([Text, z.number(), z.boolean(), z.array(Value), z.record(z.string(), Value)], {
    error: ({ input }) =>
      `\`${String(input)}\` is not a value. An amount is written as 15,269.60, on a line of its own.`,
  }),
);
const Fields = z.record(z.string(), Value);

const withBody = operations.filter(({ body }) => body !== undefined);
const operationById = new Map(withBody.map((operation) => [operation.id as string, operation]));

/** The fields of an operation's answer. */
function answerFields({ response }: OperationContract): readonly string[] {
  const data = response instanceof z.ZodObject ? response.shape['data'] : undefined;
  return data instanceof z.ZodObject ? Object.keys(data.shape) : [];
}

const Check = z
  .strictObject({
    /** An operation of the API, by its identifier in the reference, such as `calculateTax`. */
    operation: z.enum(withBody.map(({ id }) => id)),
    /** The body of the request without the country, which the file states once. */
    input: Fields,
    expected: Fields.optional(),
    /** Fields that the answer must not have. */
    absent: z.array(z.string()).optional(),
    expected_error: z.string().optional(),
  })
  .superRefine(({ operation, input, expected, absent, expected_error }, context) => {
    const contract = operationById.get(operation)!;
    const problem = (path: string[], message: string): void =>
      context.addIssue({ code: 'custom', path, message, input });
    if ((expected_error === undefined) === (expected === undefined && absent === undefined))
      problem([], 'Write either `expected` (and `absent`) or `expected_error`.');
    for (const field of Object.keys(input))
      if (field === 'country') problem(['input', field], 'The country stands at the top of the file.');
      else if (!(field in contract.body!.shape)) problem(['input', field], `${operation} takes no such argument.`);
    const known = answerFields(contract);
    for (const field of Object.keys(expected ?? {}))
      if (!known.includes(field)) problem(['expected', field], `${operation} answers no such field.`);
    for (const field of absent ?? [])
      if (!known.includes(field)) problem(['absent', field], `${operation} answers no such field.`);
  });

const LawFile = z
  .strictObject({
    country: z.string(),
    /** The rules that the cases rely on. */
    law: z.string(),
    sources: z.array(z.string()).optional(),
    /** Why there are fewer than eight payslips of employees other than the default one. */
    few_payslips: z.string().optional(),
    cases: z
      .array(
        z.strictObject({
          name: z.string(),
          /** Additional law that this case relies on: source and section. */
          law: z.string().optional(),
          /** The computation by hand. */
          working: z.string().optional(),
          checks: z.array(Check).min(1),
        }),
      )
      .min(1),
  })
  .superRefine(({ cases }, context) => {
    cases.forEach(({ name }, index) => {
      if (cases.findIndex((other) => other.name === name) < index)
        context.addIssue({ code: 'custom', path: ['cases', index, 'name'], message: 'Another case has this name.' });
    });
  });

export type LawCheck = z.output<typeof Check>;
export type LawFile = z.output<typeof LawFile>;
export type LawCase = LawFile['cases'][number];

/** The place of a problem in terms of the file: the case by its name. */
function placeOf(path: readonly PropertyKey[], content: unknown): string {
  const [first, index, ...rest] = path;
  if (first !== 'cases' || typeof index !== 'number') return path.join(' ');
  const { name } = ((content as { cases: readonly ({ name?: unknown } | null)[] }).cases[index] ?? {}) as {
    name?: unknown;
  };
  const steps = rest.map((step) => (typeof step === 'number' ? String(step + 1) : String(step)));
  return [`case ${typeof name === 'string' ? `"${name}"` : String(index + 1)}`, ...steps].join(' ');
}

/**
 * Reads the law file of one country.
 *
 * @param code of the country, which the file must name
 * @param text of the file
 * @throws Error with one line for each problem, with file and case
 */
function lawFileIn(code: string, text: string): LawFile {
  const file = `test/law/countries/${code}.yaml`;
  let content: unknown;
  try {
    content = parse(text);
  } catch (problem) {
    throw new Error(`${file}: ${(problem as Error).message}`);
  }
  const { success, data, error } = LawFile.safeParse(content);
  if (!success)
    throw new Error(
      error.issues.map(({ path, message }) => `${file}, ${placeOf(path, content)}: ${message}`).join('\n'),
    );
  if (data.country !== code) throw new Error(`${file}, country: The file is named ${code} and says ${data.country}.`);
  return data;
}

/** The cases in the text of a file. See {@link lawFileIn}. */
export const lawCasesIn = (code: string, text: string): readonly LawCase[] => lawFileIn(code, text).cases;

/** The folder that holds one file for each country. */
export const lawFolder = join(__dirname, 'countries');

/** Reads the law file of one country. */
export const lawFileOf = (code: string): LawFile =>
  lawFileIn(code, readFileSync(join(lawFolder, `${code}.yaml`), 'utf8'));

/** Reads the law cases of one country from its file. */
export const lawCasesOf = (code: string): readonly LawCase[] => lawFileOf(code).cases;
