import { z } from 'zod';
import { contractOf, type OperationId } from '../../src/contract';
import type { Outcome } from '../../src/contract/error';
import {
  type Answer,
  calculateTax,
  calculateVat,
  type Context,
  leave,
  correction,
  leaver,
  notice,
  overtime,
  payrollYear,
  seniority,
  severance,
} from '../../src/engine';
import type { Reference } from '../../src/reference';
import { checker } from '../input/checker';
import { differences, type Value } from './differences';

const ValueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.array(ValueSchema), z.record(z.string(), ValueSchema)]),
);

/** Answers a checked request with a law. */
type Work<Request> = (reference: Reference, request: Request, context: Context) => Outcome<Answer<object>>;

/** Checks what a case asks, and answers it. */
type Worked = (
  reference: Reference,
  input: object,
  context: Context,
) => { readonly data: object } | { readonly code: string };

function worked<Request>(operation: OperationId, work: Work<Request>): Worked {
  const check = checker(contractOf(operation).body!, true);
  return (reference, input, context) => {
    const checked = check(input);
    if ('error' in checked) return { code: checked.error.failure.code };
    const found = work(reference, checked.value as Request, context);
    return found.ok ? { data: found.value.data } : { code: found.failure.code };
  };
}

/** The operations whose answers cases work: taxes, payslips and labour law. */
const operations = {
  calculateTax: worked('calculateTax', calculateTax),
  calculateVat: worked('calculateVat', calculateVat),
  calculatePayrollYear: worked('calculatePayrollYear', payrollYear),
  calculateLeave: worked('calculateLeave', leave),
  calculateCorrection: worked('calculateCorrection', correction),
  calculateLeaver: worked('calculateLeaver', leaver),
  calculateNotice: worked('calculateNotice', notice),
  calculateOvertime: worked('calculateOvertime', overtime),
  calculateSeniority: worked('calculateSeniority', seniority),
  calculateSeverance: worked('calculateSeverance', severance),
} as const satisfies Partial<Record<OperationId, Worked>>;
type CaseOperation = keyof typeof operations;

/** Is this an operation whose answers a law package can carry? */
export const isCaseOperation = (operation: string): operation is CaseOperation => Object.hasOwn(operations, operation);

const CaseOperation = z.custom<CaseOperation>(
  (operation) => typeof operation === 'string' && isCaseOperation(operation),
  { error: ({ input }) => `${String(input)} is not an operation that this version of the service works.` },
);

const Check = z.object({
  operation: CaseOperation,
  input: z.record(z.string(), ValueSchema),
  expected: z.record(z.string(), ValueSchema).optional(),
  absent: z.array(z.string()).optional(),
  expected_error: z.string().optional(),
});
export type Check = z.output<typeof Check>;

/** The worked cases of a country, as a package has them: payslips and questions of labour law, worked by hand from the law. */
export const Cases = z.array(z.object({ name: z.string(), checks: z.array(Check).min(1) }));
export type Cases = z.output<typeof Cases>;

/** The payload of the answer to a check, or the code of the error that it is refused with. */
export function answerTo(
  reference: Reference,
  country: string,
  { operation, input }: Pick<Check, 'operation' | 'input'>,
  context: Context,
): { readonly data: object } | { readonly code: string } {
  return operations[operation](reference, { country, ...input }, context);
}

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
