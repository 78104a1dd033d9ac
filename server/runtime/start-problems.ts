/** The system's error for a step that failed. */
type SystemProblem = NodeJS.ErrnoException & {
  readonly address?: string;
  readonly port?: number;
  readonly hostname?: string;
};

/** Why the server cannot listen at the configured address, by the code of the system. */
const listening: Readonly<Record<string, (problem: SystemProblem) => string>> = {
  EADDRINUSE: ({ port }) =>
    `The port is in use: stop the program that listens on ${port}, or set SVC_PORT to another port (0 picks a free one).`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}. Set SVC_PORT to a port from 1024, and let a proxy forward to it.`,
  EADDRNOTAVAIL: ({ address }) =>
    `SVC_HOST ${address} is no address of this machine. Set it to one of its own, or to 127.0.0.1 for callers on this machine only.`,
};

/** Why a file or directory cannot be used. */
const files: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) =>
    `${path} cannot be read or written by this user. Let the user who runs the service own it, or set SVC_DATA_DIR to another directory.`,
  EPERM: (path) =>
    `${path} does not belong to this user. Let the user who runs the service own it, or set SVC_DATA_DIR to another directory.`,
  EROFS: (path) => `${path} is on a disk that can only be read. Set SVC_DATA_DIR to a directory that can be written.`,
  ENOSPC: (path) =>
    `The disk that holds ${path} is full. Free some space, or set SVC_DATA_DIR to a directory on another disk.`,
  EEXIST: (path) => `${path} is a file, and should be a directory. Move it away, or set SVC_DATA_DIR to a directory.`,
  ENOTDIR: (path) =>
    `${path} cannot be a directory, because something above it is a file. Set SVC_DATA_DIR to a directory.`,
  EISDIR: (path) => `${path} is a directory, and should be a file. Move it away.`,
};

/** Why the server could not start, in a sentence that says what to do; undefined if the program is at fault. */
export function startProblem(problem: SystemProblem): string | undefined {
  const { code = '', syscall, path, hostname } = problem;
  if (syscall === 'listen') return listening[code]?.(problem);
  if (syscall === 'getaddrinfo')
    return `SVC_HOST ${hostname} is no name or address that this machine knows. Set it to an address of this machine, such as 127.0.0.1.`;
  if (code.startsWith('ERR_OSSL_'))
    return 'SVC_TLS_CERT and SVC_TLS_KEY do not hold a certificate and its key in PEM form. Set both to the right files.';
  return files[code]?.(path ?? 'A file of the data directory');
}
