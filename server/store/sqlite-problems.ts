import { StoreUnavailable } from './store';

/** What goes wrong with a database file, by how SQLite's code begins, and what a person does about it. */
const problems: readonly (readonly [begin: string, sentence: (path: string) => string])[] = [
  ['SQLITE_FULL', (path) => `The disk that holds ${path} is full. Free some space.`],
  [
    'SQLITE_IOERR',
    (path) => `${path} cannot be read or written: the disk is full or fails. Free some space, or look at the disk.`,
  ],
  [
    'SQLITE_READONLY',
    (path) =>
      `${path} cannot be written. Let the user who runs the service write this file and its directory, or set SVC_DATA_DIR to a directory that can be written.`,
  ],
  [
    'SQLITE_CANTOPEN',
    (path) =>
      `${path} cannot be opened. Let the user who runs the service write its directory, or set SVC_DATA_DIR to another one.`,
  ],
  ['SQLITE_PERM', (path) => `${path} cannot be opened. Let the user who runs the service write it.`],
  ['SQLITE_BUSY', (path) => `Another process keeps ${path} locked. Wait until it is done, or end it.`],
  ['SQLITE_LOCKED', (path) => `Another process keeps ${path} locked. Wait until it is done, or end it.`],
  [
    'SQLITE_CORRUPT',
    (path) =>
      `${path} is damaged. Stop the service and put a backup in its place. Without one, move the file away: the next start makes a new one, without the keys, counts and figures of the old one.`,
  ],
  [
    'SQLITE_NOTADB',
    (path) =>
      `${path} is not a database, or is damaged. Put a backup in its place. Without one, move the file away: the next start makes a new one, without the keys, counts and figures of the old one.`,
  ],
];

/** SQLite's code of a failure. */
export const codeOf = (problem: unknown): string => String((problem as { readonly code?: unknown }).code ?? '');

export const isBusy = (problem: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(problem));
export const isDamage = (problem: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(problem));

/** A failure of SQLite, as one that says what to do; any other failure as it is. */
export function explained(problem: unknown, path: string): unknown {
  const code = codeOf(problem);
  const sentence = problems.find(([begin]) => code.startsWith(begin))?.[1];
  return sentence === undefined ? problem : new StoreUnavailable(`${sentence(path)} (${code})`, { cause: problem });
}
