import { z } from 'zod';
import { contractOf } from '../../src/contract';
import { calculateTax, calculateVat, type Context } from '../../src/engine';
import type { Reference } from '../../src/reference';
import { checker } from '../input/checker';
import { InvalidInput } from '../errors/invalid-input';
import { differences } from './differences';

/** A value of a request or of an answer. */
export type Value = string | number | boolean | readonly Value[] | { readonly [field: string]: Value };

const Value: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.array(Value), z.record(z.string(), Value)]),
);

/** The operations whose answers cases work. */
export const caseOperations = ['calculateTax', 'calculateVat'] as const;

const Check = z.object({
  operation: z.enum(caseOperations),
  input: z.record(z.string(), Value),
  expected: z.record(z.string(), Value).optional(),
  absent: z.array(z.string()).optional(),
  expected_error: z.string().optional(),
});
export type Check = z.output<typeof Check>;

/** The worked payslips of a country, as a package has them: what somebody worked by hand from the law. */
export const Cases = z.array(z.object({ name: z.string(), checks: z.array(Check).min(1) }));
export type Cases = z.output<typeof Cases>;

const checks = {
  calculateTax: checker(contractOf('calculateTax').body!, true),
  calculateVat: checker(contractOf('calculateVat').body!, true),
};

/** The payload of the answer to a check, or the code of the error that it is refused with. */
export function answerTo(
  reference: Reference,
  country: string,
  { operation, input }: Pick<Check, 'operation' | 'input'>,
  context: Context,
): { readonly data: object } | { readonly code: string } {
  const checked = checks[operation]({ country, ...input });
  if ('error' in checked) return { code: codeOf(checked.error) };
  const found =
    operation === 'calculateTax'
      ? calculateTax(reference, checked.value as Parameters<typeof calculateTax>[1], context)
      : calculateVat(reference, checked.value as Parameters<typeof calculateVat>[1], context);
  return found.ok ? { data: found.value.data } : { code: found.failure.code };
}

const codeOf = (problem: unknown): string => (problem instanceof InvalidInput ? problem.failure.code : 'bad_request');

/** How the answer to a check differs from what was worked by hand, a line for each field. */
export function problemsOf(reference: Reference, country: string, check: Check, context: Context): readonly string[] {
  const answer = answerTo(reference, country, check, context);
  if ('code' in answer)
    return check.expected_error?.toLowerCase() === answer.code ? [] : [`it is refused with ${answer.code}`];
  if (check.expected_error !== undefined) return [`expected the error ${check.expected_error}, received an answer`];
  const present = (check.absent ?? []).filter((field) => field in answer.data);
  return [
    ...differences(check.expected ?? {}, answer.data),
    ...present.map((field) => `${field}: expected none, received one`),
  ];
}
