import { StoreError, StoreUnavailable, ValueRefused } from '../store';
import { binaryProblem } from './binary';

const locked = (path: string): string => `Another process keeps ${path} locked. Wait until it is done, or end it.`;

const withoutBackup =
  'If there is no backup, move the file away: the next start makes a new one, without the keys, counts and figures of the old one.';

/** SQLite's failures by the start of their code, each with a sentence that says what to do. */
const problems: readonly (readonly [codeStart: string, sentence: (path: string) => string])[] = [
  ['SQLITE_FULL', (path) => `The disk that holds ${path} is full. Free some space.`],
  [
    'SQLITE_IOERR',
    (path) => `${path} cannot be read or written: the disk is full or failing. Free some space, or check the disk.`,
  ],
  [
    'SQLITE_READONLY',
    (path) =>
      `${path} is read-only. Give the user who runs the service write access to this file and its directory, or set SVC_DATA_DIR to a writable directory.`,
  ],
  [
    'SQLITE_CANTOPEN',
    (path) =>
      `${path} cannot be opened. Give the user who runs the service write access to its directory, or set SVC_DATA_DIR to another one.`,
  ],
  ['SQLITE_PERM', (path) => `${path} cannot be opened. Give the user who runs the service write access to it.`],
  ['SQLITE_BUSY', locked],
  ['SQLITE_LOCKED', locked],
  ['SQLITE_CORRUPT', (path) => `${path} is damaged. Stop the service and put a backup in its place. ${withoutBackup}`],
  ['SQLITE_NOTADB', (path) => `${path} is not a database, or is damaged. Put a backup in its place. ${withoutBackup}`],
];

const codeOf = (problem: unknown): string => String((problem as { readonly code?: unknown }).code ?? '');

export const isBusy = (problem: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(problem));
export const isDamage = (problem: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(problem));

/** A value that SQLite does not take: it is too large, of no type that it has, or breaks a rule of its table. */
const isOfValue = (problem: unknown): boolean =>
  /^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH|RANGE)/.test(codeOf(problem)) ||
  problem instanceof RangeError ||
  problem instanceof TypeError;

/** A failure of SQLite, with a message that says what to do. Any other failure is returned unchanged. */
export function explained(problem: unknown, path: string): unknown {
  const missing = binaryProblem(problem);
  if (missing !== undefined) return new StoreError(missing, { cause: problem });
  if (isOfValue(problem)) return new ValueRefused((problem as Error).message, { cause: problem });
  const code = codeOf(problem);
  const sentence = problems.find(([codeStart]) => code.startsWith(codeStart))?.[1];
  return sentence === undefined ? problem : new StoreUnavailable(`${sentence(path)} (${code})`, { cause: problem });
}
