import { RequestRefused, ServiceUnreachable } from '../../src/client';

/** Why there is no answer. The pane shows each kind differently. */
export type ProblemKind = 'offline' | 'code_required' | 'quota' | 'plan' | 'refused' | 'broken';

/** The reason for a missing answer, as an error that a query can carry. */
export class Problem extends Error {
  constructor(
    readonly kind: ProblemKind,
    message: string,
    /** The error code, if the service answered with one. */
    readonly code?: string,
  ) {
    super(message);
  }
}

const kinds: Readonly<Record<string, ProblemKind>> = {
  rate_limit_exceeded: 'quota',
  too_many_attempts: 'quota',
  plan_required: 'plan',
  code_required: 'code_required',
  access_code_wrong: 'code_required',
  session_required: 'code_required',
  upstream_unavailable: 'offline',
  service_unavailable: 'broken',
  internal_error: 'broken',
  missing_api_key: 'broken',
  invalid_api_key: 'broken',
  key_disabled: 'broken',
  network_not_allowed: 'broken',
  operation_not_allowed: 'broken',
  sign_in_failed: 'broken',
  foreign_origin: 'broken',
};

/** The problem behind an error envelope. A code that is not listed means that the question is wrong. */
export const problemOf = ({ code, message }: { readonly code: string; readonly message: string }): Problem =>
  new Problem(kinds[code.toLowerCase()] ?? 'refused', message, code.toLowerCase());

/** Anything thrown on the way to an answer, as a problem. */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof RequestRefused) return problemOf(thrown.body.error);
  if (thrown instanceof ServiceUnreachable) return new Problem('offline', thrown.message);
  return new Problem('broken', thrown instanceof Error ? thrown.message : String(thrown));
}
