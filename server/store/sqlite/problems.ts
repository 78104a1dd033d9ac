import { message } from '../../../src/language/message';
import { StoreError, StoreUnavailable, ValueRefused } from '../store';
import { binaryProblem } from './binary';

/** What is said about SQLite's failures, by the start of their code. */
const problems = [
  ['SQLITE_FULL', 'sqlite_full'],
  ['SQLITE_IOERR', 'sqlite_disk'],
  ['SQLITE_READONLY', 'sqlite_read_only'],
  ['SQLITE_CANTOPEN', 'sqlite_unopened'],
  ['SQLITE_PERM', 'sqlite_not_permitted'],
  ['SQLITE_BUSY', 'sqlite_locked'],
  ['SQLITE_LOCKED', 'sqlite_locked'],
  ['SQLITE_CORRUPT', 'sqlite_damaged'],
  ['SQLITE_NOTADB', 'sqlite_no_database'],
] as const;

const codeOf = (problem: unknown): string => String((problem as { readonly code?: unknown }).code ?? '');

export const isBusy = (problem: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(problem));
export const isDamage = (problem: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(problem));

/** A value that SQLite does not take: it is too large, of no type that it has, or breaks a rule of its table. */
const isOfValue = (problem: unknown): boolean =>
  /^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH|RANGE)/.test(codeOf(problem)) ||
  problem instanceof RangeError ||
  problem instanceof TypeError;

/** A failure of SQLite, with a sentence that says what to do. Any other failure is returned unchanged. */
export function explained(problem: unknown, path: string): unknown {
  const missing = binaryProblem(problem);
  if (missing !== undefined) return new StoreError(missing, { cause: problem });
  if (isOfValue(problem)) return new ValueRefused((problem as Error).message, { cause: problem });
  const code = codeOf(problem);
  const sentence = problems.find(([codeStart]) => code.startsWith(codeStart))?.[1];
  return sentence === undefined
    ? problem
    : new StoreUnavailable(message('problem_with_code', { problem: message(sentence, { file: path }), code }), {
        cause: problem,
      });
}
