import { message } from '../../../src/language/message';
import { StoreError, StoreUnavailable, ValueRefused } from '../store';

/** The SQLSTATE of the database, or the code of the network; empty where there is none. */
export const codeOf = (problem: unknown): string =>
  String((problem as { readonly code?: unknown } | undefined)?.code ?? '');

/** Did the database itself report the problem? Its connection can then still be used. */
export const isReported = (problem: unknown): boolean => /^[0-9A-Z]{5}$/.test(codeOf(problem));

/** Why the database cannot be used, by the start of its code. The address is not repeated: it may contain a password. */
const reported = [
  ['28', 'postgres_refused'],
  ['3D', 'postgres_missing'],
  ['42501', 'postgres_right_lacking'],
  ['53300', 'postgres_connections'],
  ['53', 'postgres_room'],
  ['57014', 'postgres_slow'],
  ['57P', 'postgres_stopping'],
  ['58', 'postgres_files'],
  ['25006', 'postgres_replica'],
  ['08', 'postgres_lost'],
  ['XX', 'postgres_damaged'],
] as const;

/** A conflict with another transaction. The same work succeeds when it is repeated. */
export const isConflict = (problem: unknown): boolean => ['40001', '40P01'].includes(codeOf(problem));

/** A value that the database does not take: it has the wrong form or size, or breaks a rule of its table. */
const isOfValue = (problem: unknown): boolean => /^(22|23)/.test(codeOf(problem)) && isReported(problem);

/** Failures of the driver without a code of the database: a time limit, a closed connection, the network. */
const isLost = (problem: unknown): boolean =>
  /^E[A-Z_]+$/.test(codeOf(problem)) ||
  /timeout|terminated|connection error|not queryable|does not support SSL|certificate/i.test(
    (problem as Error | undefined)?.message ?? '',
  );

/** A failure of the database, with a sentence that says what to do. Any other failure is returned unchanged. */
export function explained(problem: unknown): unknown {
  if (problem instanceof StoreError) return problem;
  if (isOfValue(problem)) return new ValueRefused((problem as Error).message, { cause: problem });
  const code = codeOf(problem);
  const sentence = isReported(problem)
    ? reported.find(([start]) => code.startsWith(start))?.[1]
    : isLost(problem)
      ? 'postgres_silent'
      : undefined;
  if (sentence === undefined) return problem;
  const detail = code === '' ? message('system_words', { text: (problem as Error).message }) : code;
  return new StoreUnavailable(message('problem_with_code', { problem: message(sentence), code: detail }), {
    cause: problem,
  });
}
