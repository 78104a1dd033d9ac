import type { z } from 'zod';
import {
  done,
  fail,
  type Meta,
  type Outcome,
  type TaxExplanation,
  TaxRequest,
  type VatExplanation,
  VatRequest,
} from '../../src/contract';
import { ignoredNotices } from '../../src/contract/ignored';
import { type Context, explainTax, explainVat, type UnsaidAnswer } from '../../src/engine';
import { fromIssueText } from '../../src/language/issue-text';
import { saidIn } from '../../src/language/said';
import { say } from '../../src/language/say';
import type { Reference } from '../../src/reference';
import type { ExplainCommand } from './arguments';

/** An explanation with its age, sources and notices in words. */
export interface Explained {
  readonly data: TaxExplanation | VatExplanation;
  readonly meta: Meta;
}

/** Checks fields with their schema and asks. The first problem is a refusal in the words of the contract. */
function asked<Schema extends z.ZodType>(
  schema: Schema,
  fields: Readonly<Record<string, unknown>>,
  ask: (request: z.output<Schema>) => Outcome<UnsaidAnswer<TaxExplanation> | UnsaidAnswer<VatExplanation>>,
): Outcome<Explained> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) return fail('bad_request', fromIssueText(parsed.error.issues[0]!.message));
  const found = ask(parsed.data);
  if (!found.ok) return found;
  const { meta, ignored = [] } = found.value;
  const data = saidIn<TaxExplanation | VatExplanation>(found.value.data, say);
  const notices = [...meta.notices, ...ignoredNotices(ignored)].map((notice) => say(notice));
  return done({ data, meta: { ...meta, notices } });
}

/** Explains what a command line asks. */
export const explained = (
  reference: Reference,
  { what, fields }: Pick<Exclude<ExplainCommand, { readonly what: 'help' }>, 'what' | 'fields'>,
  context: Context,
): Outcome<Explained> =>
  what === 'vat'
    ? asked(VatRequest, fields, (request) => explainVat(reference, request, context))
    : asked(TaxRequest, fields, (request) => explainTax(reference, request, context));
