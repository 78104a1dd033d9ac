/**
 * What to do where SQLite's compiled code cannot be loaded; undefined for any other failure. A release has that code
 * for Node-API 10 on every usual system, but for older Nodes only on Linux.
 */
export function binaryProblem(problem: unknown): string | undefined {
  const { code, message = '' } = problem as { readonly code?: string; readonly message?: string };
  if (code !== 'ERR_DLOPEN_FAILED' && !message.startsWith('Could not locate the bindings file')) return undefined;
  return `SQLite has no compiled code for Node ${process.versions.node} on ${process.platform} (${process.arch}). Use Node 22.14 or newer.`;
}
