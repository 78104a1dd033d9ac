import { message, type Message } from '../../../src/language/message';

/**
 * What to do where SQLite's compiled code cannot be loaded; undefined for any other failure. A release has that code
 * for Node-API 10 on every usual system, but for older Nodes only on Linux.
 */
export function binaryProblem(problem: unknown): Message | undefined {
  const { code, message: text = '' } = problem as { readonly code?: string; readonly message?: string };
  if (code !== 'ERR_DLOPEN_FAILED' && !text.startsWith('Could not locate the bindings file')) return undefined;
  const { platform, arch, versions } = process;
  return message('sqlite_code_missing', { version: versions.node, platform, processor: arch });
}
