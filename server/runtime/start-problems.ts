import { message, type Message } from '../../src/language/message';

/** The system's error for a step that failed. */
type SystemProblem = NodeJS.ErrnoException & {
  readonly address?: string;
  readonly port?: number;
  readonly hostname?: string;
};

/** Why the server cannot listen at the configured address, by the code of the system. */
const listening: Readonly<Record<string, (problem: SystemProblem) => Message>> = {
  EADDRINUSE: ({ port }) => message('port_in_use', { port: String(port) }),
  EACCES: ({ port }) => message('port_not_permitted', { port: String(port) }),
  EADDRNOTAVAIL: ({ address }) => message('host_foreign', { host: String(address) }),
};

/** Why a file or directory cannot be used. */
const files = {
  EACCES: 'path_not_permitted',
  EPERM: 'path_not_owned',
  EROFS: 'path_read_only',
  ENOSPC: 'path_on_full_disk',
  EEXIST: 'path_is_file',
  ENOTDIR: 'path_below_file',
  EISDIR: 'path_is_directory',
} as const;

const isOfFile = (code: string): code is keyof typeof files => Object.hasOwn(files, code);

/** Why the server could not start, in a sentence that says what to do; undefined if the program is at fault. */
export function startProblem(problem: SystemProblem): Message | undefined {
  const { code = '', syscall, path, hostname } = problem;
  if (syscall === 'listen') return listening[code]?.(problem);
  if (syscall === 'getaddrinfo') return message('host_unknown', { host: String(hostname) });
  if (code.startsWith('ERR_OSSL_')) return message('tls_files_wrong');
  return isOfFile(code) ? message(files[code], { path: path ?? message('path_unnamed') }) : undefined;
}
