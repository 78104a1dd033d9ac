import { isAscii } from 'node:buffer';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import nodeModule, { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

/** The part of Node's API that versions before 22.1 do not have. */
interface CompileCache {
  readonly enableCompileCache?: (directory: string) => unknown;
}

/** How long after the start compiled code is kept, in milliseconds. By then all that a start needs has been compiled. */
const wholeStart = 5_000;

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** The text of a source file. Decoding the usual one, which is only ASCII, as UTF-8 would take ten times as long. */
function sourceOf(file: string): string {
  const bytes = readFileSync(file);
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Writes the whole file or nothing: other processes may start at the same time. */
function keep(path: string, compiled: Buffer): void {
  const part = `${path}.${process.pid}`;
  const folder = dirname(path);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(part, compiled);
    renameSync(part, path);
  } catch {
    // Where the folder cannot be written, nothing is kept, and the next start compiles again.
    if (isFolder(folder)) rmSync(part, { force: true });
  }
}

/** Runs a file with the code that an earlier run compiled, for a Node that does not do so itself. */
function runKept(file: string, folder: string, keepAfter: number): void {
  const { size, mtimeMs } = statSync(file);
  // V8 compares only the length of the source, so the name says which build it is. V8 rejects code of
  // another version or with other flags. The tag stands for both, so that each keeps code of its own.
  const kept = join(folder, `${parse(file).name}-${size}-${Math.round(mtimeMs)}-${cachedDataVersionTag()}.bin`);
  const cachedData = readIfThere(kept);
  const script = new Script(nodeModule.wrap(sourceOf(file)), { filename: file, cachedData });
  const run = script.runInThisContext() as (...names: readonly unknown[]) => void;
  const module = { exports: {} };
  run(module.exports, createRequire(file), module, file, dirname(file));
  if (cachedData === undefined || script.cachedDataRejected === true)
    setTimeout(() => keep(kept, script.createCachedData()), keepAfter).unref();
}

/**
 * Runs a bundle, and keeps its compiled code beside it, so that the next start need not compile it again. The usual
 * folder for temporary files would not do: other users of the machine could put code there.
 *
 * @param file a CommonJS file of this project, without `import()`
 * @param keepAfter milliseconds after which the code is kept, where Node does not do so itself
 */
export function runCompiled(file: string, keepAfter = wholeStart): void {
  const folder = join(dirname(file), '.compiled');
  const { enableCompileCache } = nodeModule as CompileCache;
  if (enableCompileCache === undefined) return runKept(file, folder, keepAfter);
  enableCompileCache(folder);
  createRequire(file)(file);
}
