import { commandLine } from '../../command-line';
import { StoreError, StoreUnavailable, ValueRefused } from '../store';

/** The SQLSTATE of the database, or the code of the network; empty where there is none. */
export const codeOf = (problem: unknown): string =>
  String((problem as { readonly code?: unknown } | undefined)?.code ?? '');

/** Did the database itself report the problem? Its connection can then still be used. */
export const isReported = (problem: unknown): boolean => /^[0-9A-Z]{5}$/.test(codeOf(problem));

/** Why the database cannot be used, by the start of its code. The address is not repeated: it may contain a password. */
const reported: readonly (readonly [codeStart: string, sentence: string])[] = [
  ['28', 'The database refuses the user or password in SVC_DATABASE_URL.'],
  ['3D', 'The database that SVC_DATABASE_URL names does not exist. Create it, or correct the name.'],
  [
    '42501',
    `The role in SVC_DATABASE_URL lacks a right. Run \`${commandLine('store')} migrate --grant-to ROLE\` as the owner.`,
  ],
  ['53300', 'The database accepts no more connections. Raise max_connections, or set a pooler in front of it.'],
  ['53', 'The database is out of disk space or memory. Free some.'],
  ['57014', 'The database took too long and gave up the work.'],
  ['57P', 'The database is starting, stopping or not accepting connections.'],
  ['58', 'The database cannot read or write its files. Check its disk.'],
  ['25006', 'The database accepts no writes now, as a replica does. Let SVC_DATABASE_URL reach the primary.'],
  ['08', 'The connection to the database was lost.'],
  ['XX', 'The database reports damaged data or an internal error. Check its log.'],
];

/** A conflict with another transaction. The same work succeeds when it is repeated. */
export const isConflict = (problem: unknown): boolean => ['40001', '40P01'].includes(codeOf(problem));

/** A value that the database does not take: it has the wrong form or size, or breaks a rule of its table. */
const isOfValue = (problem: unknown): boolean => /^(22|23)/.test(codeOf(problem)) && isReported(problem);

const noAnswer = 'The database does not answer. Check that it runs and that SVC_DATABASE_URL reaches it.';

/** Failures of the driver without a code of the database: a time limit, a closed connection, the network. */
const isLost = (problem: unknown): boolean =>
  /^E[A-Z_]+$/.test(codeOf(problem)) ||
  /timeout|terminated|connection error|not queryable|does not support SSL|certificate/i.test(
    (problem as Error | undefined)?.message ?? '',
  );

/** A failure of the database, with a message that says what to do. Any other failure is returned unchanged. */
export function explained(problem: unknown): unknown {
  if (problem instanceof StoreError) return problem;
  if (isOfValue(problem)) return new ValueRefused((problem as Error).message, { cause: problem });
  const code = codeOf(problem);
  const sentence = isReported(problem)
    ? reported.find(([start]) => code.startsWith(start))?.[1]
    : isLost(problem)
      ? noAnswer
      : undefined;
  if (sentence === undefined) return problem;
  const detail = code === '' ? (problem as Error).message : code;
  return new StoreUnavailable(`${sentence} (${detail})`, { cause: problem });
}
