import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, wrap } from 'node:module';
import { dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { constants, Script } from 'node:vm';

declare global {
  /** Keeps the code that is compiled by now for the next start. Undefined if nothing new would be kept. */
  var keepCompiled: (() => void) | undefined;
}

/** What was kept earlier; undefined if there is none or it cannot be read. */
function readKept(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Keeps compiled code, if the folder can be written. Another process may read the file at the same time. */
function writeKept(file: string, script: Script): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, script.createCachedData());
    renameSync(unfinished, file);
  } catch {
    // The next start compiles again.
  }
}

/**
 * Runs a bundle, with the code that an earlier process compiled. Node's own compile cache keeps only the outermost
 * functions, so that each start would compile thousands again. Where nothing fits, `globalThis.keepCompiled` keeps what
 * is compiled when it is called.
 *
 * The kept code lies beside the bundle, in `.compiled`. In the usual folder for temporary files, other users of the
 * machine could put code there.
 *
 * @param file the bundle: a CommonJS module; a start reads ASCII fastest
 */
export function runKept(file: string): void {
  const source = readFileSync(file);
  // V8 compares only the length of the source, its own version and its settings.
  const content = createHash('sha256').update(source).digest('hex');
  const kept = join(dirname(file), '.compiled', `${content}-${cachedDataVersionTag()}`);
  const cachedData = readKept(kept);
  const script = new Script(wrap(source.toString()), {
    filename: file,
    ...(cachedData === undefined ? {} : { cachedData }),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  if (script.cachedDataRejected !== false) globalThis.keepCompiled = () => writeKept(kept, script);
  const module = { exports: {} };
  const run = script.runInThisContext() as (...parts: readonly unknown[]) => void;
  run.call(module.exports, module.exports, createRequire(file), module, file, dirname(file));
}
